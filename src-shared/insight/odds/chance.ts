/** A probability with the key by which a screen words it (see `words.ts`). */
export interface WordedChance {
  readonly key: string
  /** 0 to 1. */
  readonly probability: number
}

export function chanceFor(key: string, probability: number): WordedChance {
  return { key, probability }
}
