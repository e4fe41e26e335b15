import type { Cell } from '../../../board/hexes.ts'
import { geographyOf } from '../rules/geography.ts'
import { held, type HouseRules } from '../rules/rulings/switches.ts'
import type { ClanLine } from '../rules/sheet/line.ts'
import {
  DIRECTIONS,
  MOULD,
  NO_LIZARDS,
  sumOf,
  type Chant,
  type ClanNumber,
  type Counts,
  type Direction,
  type OrderCode,
  type Terrain,
} from '../rules/tables.ts'
import { BARE_DEN, bareHex } from '../rules/world/world.ts'
import type { Own } from '../bots/lines.ts'
import { PhaseChance } from '../rules/turn/chance.ts'
import { resolve, type ResolvedPhase } from '../rules/turn/resolve.ts'
import type { DenState, GroupState, HexState, SpyState, TurnState } from '../rules/turn/state.ts'
import type { Event, PhaseOutcome } from '../rules/turn/turn.ts'

/** A group as a test names it: hex, clan and lizards; all else is a Sated, Average band that has been there. */
export type PlacedGroup = Partial<Omit<GroupState, 'hex' | 'counts'>> & { readonly at: string; readonly clan: ClanNumber } & Partial<Counts>
export type PlacedSpy = Partial<Omit<SpyState, 'hex'>> & { readonly at: string; readonly clan: ClanNumber }
/** A hex that is not Plains without anything. */
export type PlacedHex = Partial<Omit<HexState, 'den'>> & { readonly den?: Partial<DenState> }

export interface Position {
  readonly turn?: number
  readonly houseRules?: HouseRules
  /** Terrain of all hexes that are not named; absent: Plains. */
  readonly ground?: Terrain
  readonly hexes?: Readonly<Record<string, PlacedHex | Terrain>>
  readonly groups?: readonly PlacedGroup[]
  readonly spies?: readonly PlacedSpy[]
  /** Number of clans; absent: 3. */
  readonly clans?: number
}

/** A state of the rules with what a test needs and nothing else. */
export function stateOf({
  turn = 5,
  houseRules = {},
  ground = 'plains',
  hexes = {},
  groups = [],
  spies = [],
  clans = 3,
}: Position): TurnState {
  const geography = geographyOf({ hex_layout: held(houseRules, 'hex_layout'), wrap: held(houseRules, 'wrap') })
  const at = (code: string): Cell => {
    const cell = geography.cellOf(code)
    if (cell < 0) throw new Error(`no hex has the code ${code}`)
    return cell
  }
  const land: HexState[] = Array.from({ length: geography.hexes.size }, () => bareHex(ground))
  for (const [code, placed] of Object.entries(hexes)) {
    const { den, ...hex } = typeof placed === 'string' ? { terrain: placed, den: undefined } : placed
    const terrain = den === undefined ? (hex.terrain ?? ground) : 'den'
    land[at(code)] = { ...bareHex(terrain), ...hex, terrain, den: den === undefined ? null : { ...BARE_DEN, colour: 'red', ...den } }
  }
  let ids = 0
  return {
    turn,
    houseRules,
    mould: MOULD,
    hexes: land,
    groups: groups.map(({ at: code, red = 0, grn = 0, gry = 0, yel = 0, blk = 0, ...group }) => ({
      fed: turn,
      level: 0,
      moved: 0,
      split: 0,
      entered: 0,
      from: null,
      held: 0,
      frozen: 0,
      mired: 0,
      ...group,
      id: ++ids,
      hex: at(code),
      counts: { red, grn, gry, yel, blk },
    })),
    spies: spies.map(({ at: code, ...spy }) => ({
      colour: 'red',
      made: turn,
      moved: 0,
      held: 0,
      mired: 0,
      ...spy,
      id: ++ids,
      hex: at(code),
    })),
    clans: Array.from({ length: clans }, (_, index) => ({ clan: index + 1, state: 'active' as const, gave: 0 })),
    ids,
  }
}

/** What a clan truly has, for orders at random. */
export function ownIn({ groups, spies, hexes, clans }: TurnState, clan: ClanNumber): Own {
  const cells = (is: (hex: HexState) => boolean): readonly Cell[] => hexes.flatMap((hex, cell) => (is(hex) ? [cell] : []))
  return {
    clan,
    bands: groups.filter((group) => group.clan === clan).map(({ hex, counts }) => ({ cell: hex, counts })),
    dens: cells(({ den }) => den?.owner === clan),
    spies: spies.filter((spy) => spy.clan === clan).map(({ hex }) => hex),
    rafts: groups.filter((group) => group.clan === clan && hexes[group.hex]?.raft !== null).map(({ hex }) => hex),
    temples: cells(({ terrain }) => terrain === 'temple'),
    clans: clans.filter(({ state }) => state === 'active').map((one) => one.clan),
  }
}

/** Dice that show what a test says for names that end in a given way, and 100 or the first possibility for all others. */
export class SetDice extends PhaseChance {
  readonly #dice: Readonly<Record<string, readonly number[]>>
  /** Names that were asked for, in their order. */
  readonly asked: string[] = []

  constructor(dice: Readonly<Record<string, readonly number[]>> = {}) {
    super([1])
    this.#dice = dice
  }

  override roll(name: string, count: number): Uint8Array {
    this.asked.push(name)
    const set = this.#find(name)
    // Fights of which a test says nothing more come to an end.
    const other = /round([4-9]|\d\d+)\/(attack|defence)$/.test(name) ? 1 : 100
    return Uint8Array.from({ length: count }, (_, at) => set?.[at] ?? other)
  }

  override picks(name: string, counts: readonly number[]): number[] {
    this.asked.push(name)
    const set = this.#find(name)
    return counts.map((_, at) => set?.[at] ?? 0)
  }

  override shuffle<T>(entries: readonly T[], nameOf: (entry: T) => string): T[] {
    const order = this.#dice['order']
    if (order === undefined) return [...entries]
    const placeOf = (entry: T): number => {
      const place = order.indexOf(lineIn(nameOf(entry)))
      return place < 0 ? order.length : place
    }
    return [...entries].sort((a, b) => placeOf(a) - placeOf(b))
  }

  #find(name: string): readonly number[] | undefined {
    const key = Object.keys(this.#dice)
      .filter((each) => name.endsWith(each))
      .sort((a, b) => b.length - a.length)[0]
    return key === undefined ? undefined : this.#dice[key]
  }
}

/** Clan and line as one number: `2/7` is 207. */
function lineIn(name: string): number {
  const [clan = '0', line = '0'] = name.split('/')
  return 100 * Number(clan) + Number(line)
}

/** So many dice that hit, and others that do not. */
export function hits(count: number): readonly number[] {
  return Array.from({ length: count }, () => 1)
}

/** A phase as a test plays it. */
export interface Played extends PhaseOutcome {
  /** Groups of a hex with their lizards, as `3: 40 red`. */
  at(code: string): readonly string[]
  group(code: string, clan: ClanNumber): GroupState | undefined
  spies(code: string): readonly SpyState[]
  hex(code: string): HexState
  /** All warriors of a clan. */
  groupsOf(clan: ClanNumber): number
  /** `ok`, a failure, or `ok` with notes, of a line. */
  result(clan: ClanNumber, line?: number): string | undefined
  /** Kinds of events a clan learnt of. */
  told(clan: ClanNumber): readonly string[]
  readonly dice: SetDice
}

/** Plays a phase with orders written as `1: MO 22N N NW` (clan and line), with set dice. */
export function played(
  position: Position | TurnState,
  phase: ResolvedPhase,
  orders: readonly string[] = [],
  dice: Readonly<Record<string, readonly number[]>> | PhaseChance = {},
): Played {
  const state = 'mould' in position ? position : stateOf(position)
  const chance = dice instanceof PhaseChance ? dice : new SetDice(dice)
  const geography = geographyOf({ hex_layout: held(state.houseRules, 'hex_layout'), wrap: held(state.houseRules, 'wrap') })
  const lines = new Map<ClanNumber, number>()
  const read = orders.map((order) => {
    const [clan = '', text = ''] = order.split(': ')
    const number = (lines.get(Number(clan)) ?? 0) + 1
    lines.set(Number(clan), number)
    return lineOf(text, Number(clan), number, (code) => geography.cellOf(code))
  })
  const outcome = resolve(state, phase, read, chance)
  const { state: after } = outcome
  const cellOf = (code: string): Cell => geography.cellOf(code)
  return {
    ...outcome,
    at: (code) => after.groups.filter(({ hex }) => hex === cellOf(code)).map(({ clan, counts }) => `${clan}: ${written(counts)}`),
    group: (code, clan) => after.groups.find((group) => group.hex === cellOf(code) && group.clan === clan),
    spies: (code) => after.spies.filter(({ hex }) => hex === cellOf(code)),
    hex: (code) => {
      const hex = after.hexes[cellOf(code)]
      if (hex === undefined) throw new Error(`no hex has the code ${code}`)
      return hex
    },
    groupsOf: (clan) => after.groups.filter((group) => group.clan === clan).reduce((sum, { counts }) => sum + sumOf(counts), 0),
    result: (clan, line = 1) => {
      const result = outcome.results.find((each) => each.clan === clan && each.line === line)
      return result === undefined ? undefined : (result.failed ?? ['ok', ...result.notes].join(' '))
    },
    told: (clan) => outcome.events.filter((event) => event.see.includes(clan)).map(({ kind }: Event) => kind),
    dice: chance instanceof SetDice ? chance : new SetDice(),
  }
}

function written(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${count} ${colour}`)
    .join(' ')
}

/** `SP 5AD SW NE 105 RED 32 YEL`, `CH 15R SW REVE 60 BLK`, `GI 17R to 3`, `CH 1A GATE 3AC`. */
function lineOf(text: string, clan: ClanNumber, line: number, cellOf: (code: string) => Cell): ClanLine {
  const [order = '', hex = '', ...rest] = text.split(' ')
  const counts: Record<string, number> = { ...NO_LIZARDS }
  const ways: Direction[] = []
  let [chant, gate, to, counted]: [Chant | null, Cell | null, ClanNumber | null, boolean] = [null, null, null, false]
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    const next = rest[at + 1] ?? ''
    if (DIRECTIONS.some((direction) => direction === word)) ways.push(word as Direction)
    else if (word === 'to') to = Number(rest[++at])
    else if (word === 'GATE') {
      chant = 'GATE'
      gate = cellOf(rest[++at] ?? '')
    } else if (/^\d+$/.test(word)) {
      counts[next.toLowerCase()] = Number(word)
      counted = true
      at++
    } else chant = word as Chant
  }
  const all = counted ? (counts as unknown as Counts) : null
  return { clan, line, order: order as OrderCode, hex: cellOf(hex), ways, counts: all, chant, gate, to }
}
