import type { Wordings } from './words.ts'

export const KINGDOM_WAR_WORDS = {} satisfies Wordings
