import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import {
  checkOf,
  fieldsOf,
  flag,
  houseRuleValue,
  listOf,
  mapOf,
  oneOf,
  optional,
  orNull,
  text,
  whole,
  type Shape,
} from '../../../kernel/forms/shape.ts'
import type { Audience, SeatId } from '../../../kernel/world/rule.ts'
import { collection, type World } from '../../../kernel/world/world.ts'
import { geographyOf, type Geography } from './geography.ts'
import { held, type HouseRules, type SwitchName, type SwitchValue } from './rulings/switches.ts'
import { COLOURS, MOULD, TERRAINS, type ClanNumber, type Colour, type MouldTable, type Terrain } from './tables.ts'
import type { Battle } from './turn/battle.ts'
import type { Knowledge, Listing } from './turn/knowledge.ts'
import type { ClanState } from './turn/state.ts'
import type { LineResult, Posted } from './turn/turn.ts'
import type { Ending } from './turn/victory.ts'
import { MOULD_TABLE } from './world/worldShape.ts'

/** Owner of what belongs to no clan: the Home Dens in the game. */
export const WORLD = 'world'

export function seatOf(clan: ClanNumber): SeatId {
  return `clan-${clan}`
}

/** Number of the clan of a seat; 0 for any other seat. */
export function clanOf(seat: SeatId): ClanNumber {
  const [, number = '0'] = /^clan-([1-9]\d?)$/.exec(seat) ?? []
  return Number(number)
}

/** A clan as everybody knows it. */
export interface Clan {
  readonly clan: ClanNumber
  /** At most 20 characters (LZ-SET-4). */
  readonly name: string
  /** Three letters (RULING-04). */
  readonly tag: string
  readonly player: string
  readonly state: ClanState['state']
}

/** The one record `game`. */
export interface Game {
  readonly clans: readonly Clan[]
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  /** Null: the table of the program. */
  readonly mould: MouldTable | null
  /** What the game master said of the next due date; empty: nothing. */
  readonly due: string
  readonly ended: (Ending & { readonly turn: number }) | null
}

/** What the game master alone keeps of a turn; the one record `ledger`. */
export interface Secret {
  /** Ids given so far to groups and spies. */
  readonly ids: number
  /** Turn of the last gift of each clan, by number. */
  readonly gave: Readonly<Record<string, number>>
  /** Losses that clans learn of when the turn ends (RULING-84). */
  readonly silent: readonly Posted[]
  /** What came of the phases of this turn, given to the clans when it ends. */
  readonly results: readonly LineResult[]
  readonly battles: readonly Battle[]
  /** Letters of this turn, delivered when it ends. */
  readonly letters: readonly Letter[]
  /** Turn whose reports are out; -1: none. */
  readonly reported: number
}

/** A hex as the file keeps it; values that equal those of a bare hex are left out. */
export interface HexRecord {
  readonly terrain: Terrain
  readonly den?: {
    readonly colour?: Colour
    readonly pop: number
    readonly home?: boolean
    readonly owner?: ClanNumber
    readonly militia?: number
    readonly militiaLevel?: number
    readonly recruited?: number
    readonly freed?: Readonly<Partial<Record<Colour, number>>>
    readonly leaderless?: number
  }
  readonly owner?: ClanNumber
  readonly bridge?: boolean
  readonly raft?: number
  readonly halfbuilt?: { readonly clan: ClanNumber; readonly turn: number }
  readonly greenWork?: number
  readonly greyWork?: number
  readonly lobbed?: number
  readonly chanted?: number
  readonly disturbed?: number
}

export interface GroupRecord extends Partial<Record<Colour, number>> {
  readonly clan: ClanNumber
  /** Code. */
  readonly hex: string
  readonly fed: number
  readonly level?: number
  readonly moved?: number
  readonly split?: number
  readonly entered?: number
  readonly from?: string
  readonly held?: number
  readonly frozen?: number
  readonly mired?: number
}

export interface SpyRecord {
  readonly clan: ClanNumber
  readonly hex: string
  readonly colour: Colour
  readonly made: number
  readonly moved?: number
  readonly held?: number
  readonly mired?: number
}

/** A sheet as it was taken for a turn. */
export interface SheetRecord {
  readonly turn: number
  readonly lines: string
}

/** What came of a clan's sheet: a result for every line that was kept. */
export interface ResultRecord {
  readonly turn: number
  readonly sheet: string
  readonly lines: readonly { readonly line: number; readonly failed: string | null; readonly notes: readonly string[] }[]
}

export interface BattleRecord {
  readonly turn: number
  readonly battles: readonly Battle[]
}

/** A letter as it was sent; the copy of an addressee has no `to`. */
export interface Letter {
  readonly turn: number
  readonly from: ClanNumber
  readonly to: readonly ClanNumber[]
  readonly text: string
}

/** Letters of a clan in all turns, received and sent. */
export interface LetterRecord {
  readonly letters: readonly Letter[]
}

const turn: Shape<number> = whole(0, 100_000)
const lizards: Shape<number> = whole(0, 300)
const clanNumber: Shape<number> = whole(0, 16)
const colour: Shape<Colour> = oneOf(COLOURS)

const game: Shape<Game> = fieldsOf<Game>({
  clans: listOf(fieldsOf<Clan>({ clan: whole(1, 16), name: text, tag: text, player: text, state: oneOf(['active', 'leaderless', 'out']) })),
  houseRules: mapOf(houseRuleValue),
  mould: orNull(MOULD_TABLE),
  due: text,
  ended: orNull(
    fieldsOf<Ending & { readonly turn: number }>({
      how: oneOf(['target', 'last', 'limit', 'nobody']),
      winners: listOf(whole(1, 16)),
      turn,
    }),
  ),
})

const hexRecord: Shape<HexRecord> = fieldsOf<HexRecord>({
  terrain: oneOf(TERRAINS),
  den: optional(
    fieldsOf<NonNullable<HexRecord['den']>>({
      colour: optional(colour),
      pop: whole(0, 1_000),
      home: optional(flag),
      owner: optional(whole(1, 16)),
      militia: optional(lizards),
      militiaLevel: optional(whole(0, 5)),
      recruited: optional(turn),
      freed: optional(mapOf(whole(0, 1_000), COLOURS)),
      leaderless: optional(turn),
    }),
  ),
  owner: optional(whole(1, 16)),
  bridge: optional(flag),
  raft: optional(turn),
  halfbuilt: optional(fieldsOf({ clan: whole(1, 16), turn })),
  greenWork: optional(turn),
  greyWork: optional(turn),
  lobbed: optional(turn),
  chanted: optional(turn),
  disturbed: optional(turn),
})

const groupRecord: Shape<GroupRecord> = fieldsOf<GroupRecord>({
  clan: clanNumber,
  hex: text,
  red: optional(lizards),
  grn: optional(lizards),
  gry: optional(lizards),
  yel: optional(lizards),
  blk: optional(lizards),
  fed: whole(-10, 100_000),
  level: optional(whole(0, 5)),
  moved: optional(turn),
  split: optional(turn),
  entered: optional(turn),
  from: optional(text),
  held: optional(turn),
  frozen: optional(turn),
  mired: optional(turn),
})

const spyRecord: Shape<SpyRecord> = fieldsOf<SpyRecord>({
  clan: whole(1, 16),
  hex: text,
  colour,
  made: turn,
  moved: optional(turn),
  held: optional(turn),
  mired: optional(turn),
})

/** For the game master alone: the truth of the map. */
const MASTERS = (): Audience => 'gm'
/** For the clan whose seat is the id of the record. */
const OWN = (id: string): Audience => [id]

export const GAMES = collection<Game>('game', { see: () => 'all', check: checkOf(game) })
export const SECRETS = collection<Secret>('turnLedger')
export const HEXES = collection<HexRecord>('hex', { see: MASTERS, check: checkOf(hexRecord) })
export const GROUPS = collection<GroupRecord>('group', { see: MASTERS, check: checkOf(groupRecord) })
export const SPIES = collection<SpyRecord>('spy', { see: MASTERS, check: checkOf(spyRecord) })
export const SHEETS = collection<SheetRecord>('sheet', { see: OWN })
export const RESULTS = collection<ResultRecord>('result', { see: OWN })
export const BATTLES = collection<BattleRecord>('battle', { see: OWN })
export const LISTINGS = collection<Listing & { readonly turn: number }>('listing', { see: OWN })
export const VIEWS = collection<ViewRecord>('view', { see: OWN })
export const LETTERS = collection<LetterRecord>('letter', { see: OWN })

/** What a clan knows of the map, as the file keeps it: a character or two for each hex, row by row. */
export interface ViewRecord extends Pick<Knowledge, 'turn' | 'dens' | 'bands' | 'spies'> {
  /** A letter of its terrain for each hex; `?`: never seen. */
  readonly terrain: string
  /** Turn in which each was last seen, two digits to the base 36. */
  readonly seen: string
  /** `b` bridge, `r` raft, `h` half-built den, `.` nothing. */
  readonly features: string
}

/** @throws BrokenRule before the set-up has put the record */
export function gameOf(world: World): Game {
  const found = world.record(GAMES, 'game')
  if (found === undefined) throw new BrokenRule('the game has not been set up')
  return found
}

/** How this table decided: the value of a switch, its default where nothing was said. */
export function ruled<S extends SwitchName>(world: World, name: S): SwitchValue<S> {
  return held(world.record(GAMES, 'game')?.houseRules ?? {}, name)
}

export function geographyIn(world: World): Geography {
  return geographyOf({ hex_layout: ruled(world, 'hex_layout'), wrap: ruled(world, 'wrap') })
}

export function mouldIn(world: World): MouldTable {
  return gameOf(world).mould ?? MOULD
}

/** Seats of all clans that play or played, by number. */
export function seatsIn(world: World): readonly SeatId[] {
  return (world.record(GAMES, 'game')?.clans ?? []).map(({ clan }) => seatOf(clan))
}

/** Seats of clans that still act. */
export function activeSeats(world: World): readonly SeatId[] {
  return gameOf(world)
    .clans.filter(({ state }) => state === 'active')
    .map(({ clan }) => seatOf(clan))
}

export function clanIn(world: World, clan: ClanNumber): Clan | undefined {
  return world.record(GAMES, 'game')?.clans.find((one) => one.clan === clan)
}
