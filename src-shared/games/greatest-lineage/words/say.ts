import { wordsOf } from '../../../language/wordings.ts'
import { ENGLISH } from './english/english.ts'
import { GERMAN } from './german/german.ts'

/** What the game says, by wording key. */
export const WORDS = wordsOf({ en: ENGLISH, de: GERMAN })

export const { say, has } = WORDS
