import type { Wordings } from '../words.ts'

/** Every text of the game in German, by wording key. */
export const GERMAN: Wordings = {}
