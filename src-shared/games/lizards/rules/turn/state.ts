import type { Cell } from '../../../../board/hexes.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { ClanNumber, Colour, Counts, MouldTable, Terrain } from '../tables.ts'

/** A hex as it is (LZ-MAP-4). Marks are the turn in which they were made; 0: never. */
export interface HexState {
  readonly terrain: Terrain
  /** There exactly where the terrain is a den. */
  readonly den: DenState | null
  /** Clan that owns the temple or bridge; null: none. */
  readonly owner: ClanNumber | null
  readonly bridge: boolean
  /** Turn in whose Development the raft sinks; null: no raft. */
  readonly raft: number | null
  readonly halfbuilt: { readonly clan: ClanNumber; readonly turn: number } | null
  readonly greenWork: number
  readonly greyWork: number
  readonly lobbed: number
  readonly chanted: number
  /** Builders here were disturbed (LZ-DEV-5). */
  readonly disturbed: number
}

export interface DenState {
  /** Null: new, without a colour yet. */
  readonly colour: Colour | null
  /** Den lizards. */
  readonly pop: number
  readonly home: boolean
  /** Null: a Free den. */
  readonly owner: ClanNumber | null
  /** Of a Free den, 0 to 300. */
  readonly militia: number
  readonly militiaLevel: number
  /** Turn of the last recruiting; 0: never. */
  readonly recruited: number
  /** Lizards freed in it while it had no colour. */
  readonly freed: Counts
  /** Turn after which its clan was dropped; null: not of a dropped clan. */
  readonly leaderless: number | null
}

/** Warriors of a clan in a hex with the same hunger, level and marks. Marks are turns; 0: never. */
export interface GroupState {
  readonly id: number
  readonly clan: ClanNumber
  readonly hex: Cell
  readonly counts: Counts
  /** Turn of the last meal: hunger is the turns since then, 5 at most. */
  readonly fed: number
  readonly level: number
  /** Turn in which it last obeyed a movement order, fled, or came in by Gate: in that turn it is not fresh. */
  readonly moved: number
  /** Turn in which lizards were last split from it by SP: its raft does not sail in that turn (RULING-40). */
  readonly split: number
  /** Turn in which it last entered this hex: in that turn it is not settled. */
  readonly entered: number
  /** The hex it entered from in `entered`; null: it did not come from a neighbour. */
  readonly from: Cell | null
  /** Turn in which it was held. */
  readonly held: number
  /** Turn in which it was frozen (LZ-CHANT-6). */
  readonly frozen: number
  /** Last turn in whose Movement it is mired. */
  readonly mired: number
}

/** A lizard alone. Marks as of groups. */
export interface SpyState {
  readonly id: number
  readonly clan: ClanNumber
  readonly hex: Cell
  readonly colour: Colour
  /** Turn in which it became a spy. */
  readonly made: number
  readonly moved: number
  readonly held: number
  readonly mired: number
}

export interface ClanState {
  readonly clan: ClanNumber
  /** `leaderless`: dropped; `out`: without lizards. */
  readonly state: 'active' | 'leaderless' | 'out'
  /** Turn of its last gift; 0: never (LZ-DEV-4). */
  readonly gave: number
}

/** All that the rules of a turn read and change. */
export interface TurnState {
  readonly turn: number
  readonly houseRules: HouseRules
  readonly mould: MouldTable
  /** By cell, 1,024 of them. */
  readonly hexes: readonly HexState[]
  readonly groups: readonly GroupState[]
  readonly spies: readonly SpyState[]
  /** Those that play or played, by number. */
  readonly clans: readonly ClanState[]
  /** Ids given so far to groups and spies. */
  readonly ids: number
}
