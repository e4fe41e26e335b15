import type { Wordings } from './words.ts'

export const BATTLE_WORDS = {} satisfies Wordings
