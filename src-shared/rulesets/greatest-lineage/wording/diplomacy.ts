import type { Wordings } from './words.ts'

export const DIPLOMACY_WORDS = {} satisfies Wordings
