import type { OwnerId } from '../kernel/rule.ts'

/** One copy of a campaign that bots play on to the end of a round. */
export interface PlayOutWish {
  /** Key of the question that is answered first (`questionKey`), and its answer; null: bots answer from the first on. */
  readonly first: { readonly question: string; readonly answer: string } | null
  /** Names the series: copies of the same series and number have the same dice for the same questions, whatever was answered first. */
  readonly series: string
  /** Number of the copy within its series. */
  readonly copy: number
  /** How many rounds are played to their end, that in play included: 1 to 20. */
  readonly rounds: number
}

/** What the figures that matter came to: accounts (`account.food`), reckoned figures (`derived.land`), and what victory is counted by (`score`). */
export interface PlayedOut {
  readonly figures: readonly { readonly owner: OwnerId; readonly id: string; readonly value: number }[]
  /** Whether the game was over by then. */
  readonly isOver: boolean
}

export const MOST_ROUNDS_PLAYED_OUT = 20
