import type { Wordings } from './words.ts'

export const ESPIONAGE_WORDS = {} satisfies Wordings
