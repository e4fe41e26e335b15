import { ownIn } from './position.ts'
import { anyOrder, type Chance, type Own } from '../bots/lines.ts'
import { CELLS, geographyOf } from '../rules/geography.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import type { ClanLine, OrderLine } from '../rules/sheet/line.ts'
import {
  BAND,
  CHANTS,
  COLOURS,
  DIRECTIONS,
  isWater,
  MILITIA,
  MOULD,
  NO_LIZARDS,
  STARVING,
  TERRAINS,
  WORKS,
  type Chant,
  type ClanNumber,
  type Counts,
  type Terrain,
} from '../rules/tables.ts'
import { PhaseChance } from '../rules/turn/chance.ts'
import { resolve } from '../rules/turn/resolve.ts'
import type { GroupState, HexState, SpyState, TurnState } from '../rules/turn/state.ts'
import type { PhaseOutcome } from '../rules/turn/turn.ts'
import { BARE_DEN, bareHex } from '../rules/world/world.ts'

const TURN = 9
const PHASES = [2, 3, 4, 5] as const
const SPIES = 120
const geography = geographyOf({ hex_layout: 'even_high', wrap: true })

/** A world full of bands, dens and sites of all kinds, in which a single turn brings nearly everything that can happen. */
function crowdedState(clans: number, houseRules: HouseRules, chance: Chance): TurnState {
  const anyClan = (): ClanNumber => chance(1, clans)
  const hexes = Array.from({ length: CELLS }, () => anyHex(anyClan, chance))
  const groups = hexes.flatMap((hex, cell): GroupState[] => {
    if (chance(0, 2) > 0 || (hex.den !== null && hex.den.militia > 0)) return []
    const clan = hex.den?.owner ?? (chance(0, 9) === 0 ? MILITIA : anyClan())
    return hex.den !== null && hex.den.owner === null ? [] : [{ ...anyGroup(chance), id: cell + 1, clan, hex: cell }]
  })
  const spies = Array.from({ length: SPIES }, (_, at): SpyState => ({
    id: CELLS + at + 1,
    clan: anyClan(),
    hex: chance(0, CELLS - 1),
    colour: COLOURS[at % COLOURS.length] ?? 'red',
    made: TURN - (at % 6),
    ...{ moved: 0, held: 0, frozen: 0, mired: 0 },
  }))
  return {
    ...{ turn: TURN, houseRules, mould: MOULD, hexes, groups, spies, ids: CELLS + SPIES },
    clans: Array.from({ length: clans }, (_, at) => ({ clan: at + 1, state: 'active', gave: 0 })),
  }
}

/** Any terrain, water and dens more often than the rest. */
function anyHex(anyClan: () => ClanNumber, chance: Chance): HexState {
  const often: readonly Terrain[] = ['water', 'water', 'water', 'den', 'fertile', 'swamp', ...TERRAINS]
  const terrain = often[chance(0, often.length - 1)] ?? 'water'
  const bare = bareHex(terrain)
  if (terrain === 'den') return { ...bare, den: anyDen(anyClan, chance) }
  if (terrain === 'temple') return { ...bare, owner: chance(0, 1) === 0 ? null : anyClan() }
  if (isWater(terrain) && chance(0, 3) === 0) return { ...bare, bridge: true, owner: anyClan() }
  if (isWater(terrain) && chance(0, 2) === 0) return { ...bare, raft: TURN + chance(0, 5) }
  return terrain === 'plains' && chance(0, 1) === 0 ? { ...bare, halfbuilt: { clan: anyClan(), turn: TURN - chance(1, 2) } } : bare
}

function anyDen(anyClan: () => ClanNumber, chance: Chance): NonNullable<HexState['den']> {
  const owner = chance(0, 3) === 0 ? null : anyClan()
  const colour = chance(0, 4) === 0 ? null : (COLOURS[chance(0, 4)] ?? null)
  const home = chance(0, 2) === 0
  return {
    ...{ ...BARE_DEN, owner, colour, home },
    pop: colour === null ? chance(0, 9) : chance(0, 1) * chance(1, 400),
    militia: owner === null ? chance(0, 1) * chance(1, 30) : 0,
    leaderless: home && owner === null ? TURN - chance(0, 4) : null,
  }
}

/** One lizard, a few, or many Blacks, Greens and Greys. */
function anyGroup(chance: Chance): Omit<GroupState, 'id' | 'clan' | 'hex'> {
  const colour = COLOURS[chance(0, COLOURS.length - 1)] ?? 'red'
  const sizes: readonly Counts[] = [
    { ...NO_LIZARDS, [colour]: 1 },
    { ...NO_LIZARDS, [colour]: chance(2, 20), red: 2 },
    { ...NO_LIZARDS, grn: chance(10, 40), gry: chance(20, 60), yel: 10, blk: chance(50, 190) },
    { ...NO_LIZARDS, [colour]: BAND - 10 },
  ]
  return {
    counts: sizes[chance(0, sizes.length - 1)] ?? NO_LIZARDS,
    ...{ fed: TURN - chance(0, STARVING + 1), level: chance(0, 5) },
    ...{ moved: 0, split: 0, entered: 0, from: null, held: 0, frozen: 0, mired: 0 },
  }
}

/** A chant of each band with enough Blacks, a Gate from each Temple, and rafts that Greens in Scrub build: orders that seldom fit by chance. */
function fittingOrders({ bands, temples }: Own, { hexes }: TurnState, before: number, chance: Chance): readonly OrderLine[] {
  const orders = bands.flatMap(({ cell, counts }): Omit<OrderLine, 'line'>[] => {
    const bare = { hex: cell, counts: null, chant: null, gate: null, to: null }
    const ways = [DIRECTIONS[chance(0, DIRECTIONS.length - 1)] ?? 'N']
    const chants = (Object.keys(CHANTS) as Chant[]).filter((chant) => chant !== 'GATE' && CHANTS[chant].blacks <= counts.blk)
    const chant = chants[chance(0, chants.length - 1)]
    const gate = temples.find((temple) => temple !== cell) ?? null
    if (counts.blk >= CHANTS.GATE.blacks && hexes[cell]?.terrain === 'temple')
      return [{ ...bare, order: 'CH', chant: 'GATE', ways: [], gate }]
    if (chant !== undefined) return [{ ...bare, order: 'CH', chant, ways }]
    const builds = counts.grn >= WORKS.BR.workers && hexes[cell]?.terrain === 'scrub'
    return builds ? DIRECTIONS.map((way) => ({ ...bare, order: 'BR', ways: [way] })) : []
  })
  return orders.map((order, at) => ({ ...order, line: before + at + 1 }))
}

/** A turn of such a world with far more orders than sheets have: what each phase comes to, and the lines given. */
export function crowdedTurn(
  clans: number,
  houseRules: HouseRules,
  chance: Chance,
): { readonly lines: readonly ClanLine[]; readonly outcomes: readonly PhaseOutcome[] } {
  let state = crowdedState(clans, houseRules, chance)
  const lines = state.clans.flatMap(({ clan }) => {
    const own = ownIn(state, clan)
    const any = Array.from({ length: 400 }, (_, at) => anyOrder(own, geography, at + 1, chance))
    return [...any, ...fittingOrders(own, state, any.length, chance)].map((line) => ({ ...line, clan }))
  })
  const outcomes = PHASES.map((phase) => {
    const outcome = resolve(state, phase, lines, new PhaseChance(Array.from({ length: 16 }, () => chance(1, 100))))
    state = outcome.state
    return outcome
  })
  return { lines, outcomes }
}
