import type { Problem } from '../kernel/problem.ts'
import type { Sheet } from '../kernel/forms/field.ts'

/** A prepared answer: an option's id, `done`, or fields with their values (`act` among them for an act). */
export type PreparedAnswer = string | Sheet

/**
 * One prepared answer for a question of the seat's next turn, or for one that the table asks of it in that round. Lines of one question are
 * given in their order, each to its next asking: several acts of a booklet, or several letters, are several lines.
 */
export interface OrderLine {
  /** Unique within the orders. */
  readonly id: string
  readonly phase: number
  /** Name of the question: the last part of its id, `booklet` of `3/elves/5/booklet`. */
  readonly question: string
  readonly answer: PreparedAnswer
}

/** Why a line would be refused at present. Other events may change that before its phase. */
export interface OrderWarning {
  /** Id of the line. */
  readonly line: string
  readonly problem: Problem
}

/** What happened to a line when its phase ran. */
export type LineFate = 'taken' | 'refused'

/** The orders of one seat as their owner sees them. */
export interface OrdersState {
  /** Round they are for: the one in play as long as something of it can be prepared, else the next. */
  readonly round: number
  readonly lines: readonly OrderLine[]
  /** Whether the player marked the orders as ready, which is separate from saving. Any edit clears it. */
  readonly ready: boolean
  /** Lines of phases up to this one are locked, because it has begun; 0: none is. */
  readonly lockedTo: number
  readonly fates: Readonly<Record<string, LineFate>>
}

export const NO_ORDERS: OrdersState = { round: 1, lines: [], ready: false, lockedTo: 0, fates: {} }

/** Most lines of one seat's orders, and most characters of one line's answer as JSON. */
export const MOST_LINES = 200
export const LONGEST_ANSWER = 4000
