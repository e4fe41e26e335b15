import type { Cell } from '../../../board/hexes.ts'
import type { Geography } from '../rules/geography.ts'
import type { OrderLine } from '../rules/sheet/line.ts'
import {
  CHANTS,
  COLOURS,
  DIRECTIONS,
  NO_LIZARDS,
  ORDERS,
  type Chant,
  type ClanNumber,
  type Counts,
  type Direction,
  type OrderCode,
} from '../rules/tables.ts'

/** Whole numbers from `min` to `max`. */
export type Chance = (min: number, max: number) => number

/** What a clan has, for orders that are not all nonsense. */
export interface Own {
  readonly clan: ClanNumber
  readonly bands: readonly { readonly cell: Cell; readonly counts: Counts }[]
  readonly dens: readonly Cell[]
  readonly spies: readonly Cell[]
  readonly rafts: readonly Cell[]
  readonly temples: readonly Cell[]
  readonly clans: readonly ClanNumber[]
}

function pick<T>(chance: Chance, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[chance(0, list.length - 1)]
}

/** A well-formed order at random, mostly for a hex where the clan has something. */
export function anyOrder(own: Own, geography: Geography, line: number, chance: Chance): OrderLine {
  const order: OrderCode = pick(chance, ORDERS) ?? 'MO'
  const ways: Direction[] = Array.from({ length: chance(1, 2) }, () => pick(chance, DIRECTIONS) ?? 'N')
  const band = pick(chance, own.bands)
  const somewhere = chance(0, geography.hexes.size - 1)
  const base = { line, order, counts: null, chant: null, gate: null, to: null, ways, hex: band?.cell ?? somewhere }
  switch (order) {
    case 'FR':
      return { ...base, ways: [], counts: chance(0, 1) === 0 ? null : someOf(band?.counts ?? NO_LIZARDS, chance) }
    case 'LO':
      return { ...base, ways: ways.slice(0, 1) }
    case 'CH':
      return anyChant(own, base, chance)
    case 'SP':
      return { ...base, counts: someOf(band?.counts ?? NO_LIZARDS, chance) }
    case 'SN':
      return { ...base, hex: pick(chance, own.spies) ?? somewhere }
    case 'SA':
      return { ...base, hex: pick(chance, own.rafts) ?? base.hex }
    case 'RE':
      return { ...base, ways: [], hex: pick(chance, own.dens) ?? somewhere }
    case 'GI':
      return {
        ...base,
        ways: [],
        to:
          pick(
            chance,
            own.clans.filter((clan) => clan !== own.clan),
          ) ?? null,
      }
    case 'BR':
    case 'BB':
    case 'DB':
      return { ...base, ways: ways.slice(0, 1) }
    case 'BF':
    case 'DF':
    case 'BD':
      return { ...base, ways: [] }
    case 'MO':
      return base
  }
}

type Base = OrderLine & { readonly ways: readonly Direction[] }

function anyChant(own: Own, base: Base, chance: Chance): OrderLine {
  const chant = pick(chance, Object.keys(CHANTS) as Chant[]) ?? 'EYES'
  const temple = pick(chance, own.temples)
  if (chant !== 'GATE') return { ...base, chant, ways: chance(0, 3) === 0 && chant !== 'SHUN' ? [] : base.ways }
  const gate =
    pick(
      chance,
      own.temples.filter((cell) => cell !== temple),
    ) ?? chance(0, 1_000)
  return { ...base, chant, ways: [], hex: temple ?? base.hex, gate }
}

/** At least one lizard, of some of the colours that are there. */
function someOf(counts: Counts, chance: Chance): Counts {
  const some = { ...NO_LIZARDS }
  for (const colour of COLOURS) if (counts[colour] > 0 && chance(0, 1) === 0) some[colour] = chance(1, counts[colour])
  if (COLOURS.every((colour) => some[colour] === 0)) some[pick(chance, COLOURS) ?? 'red'] = 1
  return some
}
