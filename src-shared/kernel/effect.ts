import type { About, Audience, Figures, Json, OwnerId, RuleId, SeatId } from './rule.ts'

/** Where play stands: the round of the table, whose turn, and which phase. `seat` is `table` where no player acts. */
export interface Cursor {
  readonly turn: number
  readonly seat: SeatId
  readonly phase: number
}

/** `account` of `owner` changes by `delta` (a whole number, never 0). The only way a number changes. */
export interface Posting {
  readonly kind: 'posting'
  readonly rule: RuleId
  readonly owner: OwnerId
  readonly account: string
  readonly delta: number
  /** What it concerns: a monument, an event, a person. */
  readonly about?: string
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

/** A phase ended: play can be taken up here from the cursor alone. */
export interface Checkpoint {
  readonly kind: 'checkpoint'
  readonly cursor: Cursor
}

export type Effect = Posting | RecordPut | RecordDrop | ChronicleLine | Checkpoint

/** Nobody's turn: set-up, and the step of the non-players. */
export const TABLE_SEAT: SeatId = 'table'
