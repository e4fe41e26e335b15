/** What a roll promises before it is made, as a whole in parts. */
export interface OddsTold {
  /** In one line, with its figures. */
  readonly text: string
  /** Together 1. */
  readonly parts: readonly OddsPart[]
  /** What the die must show at least to be ahead, where that is known. */
  readonly need: number | null
}

export interface OddsPart {
  /** To whoever rolls. */
  readonly is: 'good' | 'even' | 'bad'
  readonly chance: number
}
