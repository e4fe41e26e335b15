/** What a player's victory is counted by, line by line. */
export interface ScoreSheet {
  readonly lines: readonly ScoreLine[]
  /** The sum of the products. */
  readonly total: number
}

export interface ScoreLine {
  readonly id: string
  readonly amount: number
  /** In percent: how much of the amount counts. */
  readonly weight: number
  /** Amount by weight, in hundredths of a point. */
  readonly product: number
}
