import type { Wordings } from './words.ts'

export const WAR_WORDS = {} satisfies Wordings
