import type { Token } from '../accounts.ts'

/** GL-STK-3 Kinds that may be gathered in each age, 1 to 6; metal is copper, bronze or iron by the age. */
export const GATHERED_IN_AGE: Readonly<Record<number, readonly Token[]>> = {
  1: ['food', 'wood'],
  2: ['food', 'wood', 'stone'],
  3: ['food', 'wood', 'stone', 'metal', 'wealth'],
  4: ['food', 'wood', 'stone', 'metal', 'wealth'],
  5: ['food', 'wood', 'stone', 'metal', 'wealth'],
  6: ['food', 'wood', 'stone', 'metal', 'wealth'],
}

/** One in so many people may gather. */
export const PEOPLE_PER_GATHERER = 2

/** Tokens a gatherer brings in: one for so much technology, and never more than `most`. */
export const YIELD = { technology: 10, most: 5 } as const

export type Metal = 'copper' | 'bronze' | 'iron'

/** What the metal of a civilisation is called, by its age; metal held before it can be gathered counts as copper. */
export const METAL_OF_AGE: Readonly<Record<number, Metal>> = { 1: 'copper', 2: 'copper', 3: 'copper', 4: 'bronze', 5: 'iron', 6: 'iron' }
