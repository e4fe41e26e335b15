import type { Figures } from '../../../kernel/rule.ts'
import type { Language } from '../../../language/language.ts'
import { language } from '../../../language/language.ts'
import { ENGLISH } from './english/english.ts'
import { GERMAN } from './german/german.ts'
import type { Wordings } from './words.ts'

const BOOKS: Readonly<Record<Language, Wordings>> = { en: ENGLISH, de: GERMAN }

/** The text of a wording key with its figures filled in; for a key nobody has worded the key itself. */
export function say(key: string, figures: Figures = {}): string {
  const text = has(key) ? BOOKS[language()][key] : undefined
  return text === undefined ? key : text(figures)
}

export function has(key: string): boolean {
  return Object.hasOwn(ENGLISH, key)
}
