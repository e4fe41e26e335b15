import type { Bot } from '../../insight/bots/bot.ts'
import type { Change } from '../../kernel/journal/journal.ts'
import type { Json } from '../../kernel/world/rule.ts'

/** What a game is measured by. */
export interface GameBench {
  /** A set-up of a campaign: one that goes on for hundreds of rounds, where `steady` plays it. */
  readonly setup: Json
  /** The same on a board, where the game is played on one. */
  readonly onBoard?: () => Json
  /** Plays every turn alike, so that turn 200 is as much work as turn 1; missing where no campaign of the game is as long. */
  readonly steady?: Bot
  /** Plays by all rules. */
  readonly busy: Bot
  readonly growths: readonly Growth[]
  readonly reckonings: readonly Reckoning[]
  /** Answers a stretch of play takes, everything taken as it is offered: one key each. Missing where nobody counts them. */
  readonly presses?: readonly Stretch[]
  /** What must not take longer than people wait. */
  readonly timings?: readonly Timing[]
  /** What must hold in more cases than a test has time for. */
  readonly tallies?: readonly Tally[]
}

/** Cases gone through one by one: `unfair starts of 500 worlds`. */
export interface Tally {
  readonly name: string
  /** The most of them that may be so. */
  readonly most: number
  readonly count: () => number
}

/** Work that is to be done in so much time. */
export interface Timing {
  readonly name: string
  /** The most milliseconds one time takes. */
  readonly most: number
  /** Does it, and tells how many times. */
  readonly run: () => number
}

/** A stretch of play: `presses: quiet round, app dice, round 10`. */
export interface Stretch {
  readonly name: string
  readonly count: () => number
}

/** How the cost of a turn grows with the size of something. */
export interface Growth {
  /** What grows, within a sentence. */
  readonly name: string
  readonly setup: Json
  /** Takes every sheet as it is offered and buys nothing, say: a turn does what the size makes it do, and nothing else. */
  readonly bot: Bot
  /** Rising. */
  readonly sizes: readonly number[]
  /** What is set before the turns that are timed. */
  at(size: number): readonly Change[]
}

/** Odds that are reckoned, beside the same found by going through all dice. Both give the chance that is compared. */
export interface Reckoning {
  readonly name: string
  readonly reckoned: () => number
  readonly enumerated: () => number
  /** At least so many times faster. */
  readonly goal: number
  /** At least so many in a millisecond; told by `rateName`. */
  readonly rate: number
  readonly rateName: string
}
