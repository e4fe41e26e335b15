import { wordsOf } from '../../../language/wordings.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'

/** What the game says, by wording key. */
export const WORDS = wordsOf({ en: ENGLISH, de: GERMAN })
