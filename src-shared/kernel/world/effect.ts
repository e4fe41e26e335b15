import type { RollAnswer } from '../engine/request.ts'
import type { About, Audience, Figures, Json, OwnerId, RuleId, SeatId } from './rule.ts'

/** Where play is: the round of the table, whose turn, and which phase. `seat` is `table` where no player acts. */
export interface Cursor {
  readonly turn: number
  readonly seat: SeatId
  readonly phase: number
  /** Who acts, where the seat plays more than one (a nation). Letters, digits, `_` and `-`. */
  readonly actor?: string
  /** A finer place within the phase, from 1 on: a game may set a checkpoint between two steps of a phase. Absent: its beginning. */
  readonly step?: number
  /** How often the game master had moved play by hand when it came here, where that could make it come here twice. Kept by the kernel. */
  readonly pass?: number
}

/** `account` of `owner` changes by `delta` (a whole number, never 0). The only way a number changes. */
export interface Posting {
  readonly kind: 'posting'
  readonly rule: RuleId
  readonly owner: OwnerId
  readonly account: string
  readonly delta: number
  readonly about?: About
  /** The figures that explain the delta, shown under *why*. */
  readonly figures?: Figures
  /** Absent: everybody. */
  readonly see?: Audience
}

/** A record is put (new, or in place of the one with the same id). */
export interface RecordPut {
  readonly kind: 'record'
  readonly rule: RuleId
  readonly collection: string
  readonly id: string
  readonly value: Json
  /** How many migrations of its collection the value has behind it. Absent: none. */
  readonly shape?: number
  readonly see?: Audience
}

/** A record ends. */
export interface RecordDrop {
  readonly kind: 'drop'
  readonly rule: RuleId
  readonly collection: string
  readonly id: string
  readonly see?: Audience
}

/** A line of the chronicle, as a wording and its figures; `seat` is whom it happened to. */
export interface ChronicleLine {
  readonly kind: 'line'
  readonly rule: RuleId
  readonly wording: string
  readonly seat?: OwnerId
  readonly about?: About
  readonly figures?: Figures
  readonly see?: Audience
}

/** Dice the app threw at once for an unattended roll; `seat` and `wording` are those of its request. */
export interface DiceThrown {
  readonly kind: 'dice'
  readonly rule: RuleId
  readonly request: string
  /** Absent: 0. */
  readonly occurrence?: number
  readonly seat: SeatId
  readonly faces: number
  /** As the answer to an attended roll is kept: few dice one by one, many as counts and a digest. */
  readonly rolled: RollAnswer
  readonly wording: string
  readonly figures?: Figures
  readonly see?: Audience
}

/** Cards the app drew at once for an unattended draw; `seat` and `wording` are those of its request. */
export interface CardsDrawn {
  readonly kind: 'cards'
  readonly rule: RuleId
  readonly request: string
  /** Absent: 0. */
  readonly occurrence?: number
  readonly seat: SeatId
  /** Faces, in the order in which they came. */
  readonly cards: readonly string[]
  readonly wording: string
  readonly figures?: Figures
  /** Absent: everybody. */
  readonly see?: Audience
}

/** A phase ended: play can be taken up here from the cursor alone. */
export interface Checkpoint {
  readonly kind: 'checkpoint'
  readonly cursor: Cursor
}

export type Effect = Posting | RecordPut | RecordDrop | ChronicleLine | DiceThrown | CardsDrawn | Checkpoint

/** Nobody's turn: set-up, and the step of the non-players. */
export const TABLE_SEAT: SeatId = 'table'

/** Whether two cursors are the same place of the same pass. */
export function isSamePlace(one: Cursor, other: Cursor): boolean {
  return (
    one.turn === other.turn &&
    one.seat === other.seat &&
    one.phase === other.phase &&
    one.actor === other.actor &&
    (one.step ?? 0) === (other.step ?? 0) &&
    (one.pass ?? 0) === (other.pass ?? 0)
  )
}
