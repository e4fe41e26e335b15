import type { OwnerId } from '../kernel/world/rule.ts'

/** One copy of a campaign that bots play on to the end of a round. */
export interface PlayOutWish {
  /** Key of the request that is answered first (`questionKey`), and its answer; null: bots answer from the start. */
  readonly first: { readonly question: string; readonly answer: string } | null
  /**
   * Name of the series. Copies with the same series and number throw the same dice for the same questions, independent of the first answer.
   */
  readonly series: string
  /** Number of the copy within its series. */
  readonly copy: number
  /** Rounds played to their end, including the one in play: 1 to 20. */
  readonly rounds: number
}

/** Resulting figures: accounts (`account.food`), computed figures (`derived.land`), and the score of victory (`score`). */
export interface PlayedOut {
  readonly figures: readonly { readonly owner: OwnerId; readonly id: string; readonly value: number }[]
  /** Whether the game was over by then. */
  readonly isOver: boolean
}

export const MOST_ROUNDS_PLAYED_OUT = 20
