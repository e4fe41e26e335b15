import type { Problem } from '../kernel/problem.ts'
import type { Sheet } from '../kernel/field.ts'

/** What a prepared answer may be: an option's id, `done`, or fields with their values (`act` among them where an act is meant). */
export type PreparedAnswer = string | Sheet

/**
 * One answer a player has prepared for the next turn of the own civilisation. Lines of one question are given in their order: several
 * acts of a booklet are several lines.
 */
export interface OrderLine {
  /** Unlike any other line of the same orders. */
  readonly id: string
  readonly phase: number
  /** Name of the question: the last part of its id, `booklet` of `3/elves/5/booklet`. */
  readonly question: string
  readonly answer: PreparedAnswer
}

/** Why a line would not be accepted at present. Others may change that before the phase comes. */
export interface OrderWarning {
  /** Id of the line. */
  readonly line: string
  readonly problem: Problem
}

/** What became of a line when its phase ran. */
export type LineFate = 'taken' | 'refused'

/** The orders of one seat as their owner sees them. */
export interface OrdersState {
  /** Round of the turn they are for: the seat's turn in play, or its next. */
  readonly round: number
  readonly lines: readonly OrderLine[]
  /** Said by the player, apart from saving. Any edit takes it back. */
  readonly ready: boolean
  /** Lines of phases up to this one are locked, since it has begun; 0: none is. */
  readonly lockedTo: number
  readonly fates: Readonly<Record<string, LineFate>>
}

export const NO_ORDERS: OrdersState = { round: 1, lines: [], ready: false, lockedTo: 0, fates: {} }

/** Most lines of one seat's orders, and most characters of one line's answer as JSON. */
export const MOST_LINES = 200
export const LONGEST_ANSWER = 4000
