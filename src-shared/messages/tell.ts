import type { Problem, ProblemWording } from '../kernel/problem.ts'
import type { Language } from '../language/language.ts'
import { language } from '../language/language.ts'
import { listed } from '../language/numbers.ts'
import type { SentenceKey } from './english.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import { GERMAN_PROBLEMS } from './germanProblems.ts'
import { GERMAN_WORDS } from './germanWords.ts'
import { filled } from './message.ts'

/** What a language has in place of the English of sentences, refusals and words. */
interface Book {
  readonly sentences: Readonly<Record<SentenceKey, string>>
  readonly problems: Readonly<Record<ProblemWording, string>>
  readonly words: Readonly<Record<string, string>>
}

const BOOKS: Readonly<Record<Exclude<Language, 'en'>, Book>> = {
  de: { sentences: GERMAN, problems: GERMAN_PROBLEMS, words: GERMAN_WORDS },
}

/** Names of files, folders, people and things stay as they are, whatever words they are. */
const AS_GIVEN: ReadonlySet<string> = new Set(['name', 'folder', 'host', 'lock', 'title', 'game', 'event', 'fault', 'place'])

/** Words of a language by their English, beside those of every table. */
export type MoreWords = (language: Exclude<Language, 'en'>) => Readonly<Record<string, string>>

let more: MoreWords = () => ({})

/** From now on sentences are told with these words as well: those of the game texts are told for. */
export function tellWith(words: MoreWords): void {
  more = words
}

/** How deep sentences stand in one another. */
const DEEPEST = 4

/** Why something was refused, in the language of the moment; as it came where its wording is unknown here, as from a newer table. */
export function tellProblem({ wording, figures, message }: Problem): string {
  const tongue = language()
  if (tongue === 'en') return message
  const book = bookOf(tongue)
  const text = Object.hasOwn(book.problems, wording) ? book.problems[wording as ProblemWording] : undefined
  return text === undefined ? told(book, message, DEEPEST) : filledIn(book, text, (name) => String(figures[name] ?? ''), DEEPEST)
}

/** A sentence that came in English (`sentence`), in the language of the moment; as it came where it is unknown here. */
export function tellSentence(text: string): string {
  const tongue = language()
  return tongue === 'en' ? text : told(bookOf(tongue), text, DEEPEST)
}

function bookOf(tongue: Exclude<Language, 'en'>): Book {
  const book = BOOKS[tongue]
  return { ...book, words: { ...more(tongue), ...book.words } }
}

function told(book: Book, text: string, depth: number): string {
  if (Object.hasOwn(book.words, text)) return book.words[text] ?? text
  if (depth > 0) {
    const exact = EXACT.get(text)
    if (exact !== undefined) return book.sentences[exact]
    for (const { key, form } of FORMS) {
      const found = form.exec(text)?.groups
      if (found !== undefined) return filledIn(book, book.sentences[key], (name) => found[name] ?? '', depth - 1)
    }
  }
  return toldList(book, text)
}

function filledIn(book: Book, text: string, figure: (name: string) => string, depth: number): string {
  return filled(text, (name) => (AS_GIVEN.has(name) ? figure(name) : told(book, figure(name), depth)))
}

/** Things listed with commas and "and", where every one of them is known. */
function toldList(book: Book, text: string): string {
  const parts = text.split(/, | and /)
  return parts.length > 1 && parts.every((part) => Object.hasOwn(book.words, part))
    ? listed(parts.map((part) => book.words[part] ?? part))
    : text
}

interface Form {
  readonly key: SentenceKey
  readonly form: RegExp
}

const KEYS = Object.keys(ENGLISH) as readonly SentenceKey[]

/** Sentences without figures, by their English. */
const EXACT: ReadonlyMap<string, SentenceKey> = new Map(KEYS.filter((key) => !ENGLISH[key].includes('{')).map((key) => [ENGLISH[key], key]))

/** Sentences with figures, those with most words of their own first. */
const FORMS: readonly Form[] = KEYS.filter((key) => ENGLISH[key].includes('{'))
  .toSorted((one, other) => wordsOf(other) - wordsOf(one))
  .map((key) => ({ key, form: formOf(ENGLISH[key]) }))

function wordsOf(key: SentenceKey): number {
  return ENGLISH[key].replace(/\{\w+\}/g, '').length
}

function formOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.*?)')}$`, 's')
}
