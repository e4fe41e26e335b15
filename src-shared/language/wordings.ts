import { language, type Language } from './language.ts'
import { called } from './ownNames.ts'

/** A text with its figures filled in. */
export type Wording = (figures: Readonly<Record<string, number | string>>) => string

/** Texts by wording key. */
export type Wordings = Readonly<Record<string, Wording>>

/** A translation of a catalogue: the same keys, none left out. */
export type TranslationOf<Catalogue> = { readonly [Key in keyof Catalogue]: Wording }

/** What a game says, by wording key, in the language of the moment. */
export interface Words {
  /** The text with its figures filled in; the key itself where there is no text for it. */
  readonly say: (key: string, figures?: Readonly<Record<string, number | string>>) => string
  readonly has: (key: string) => boolean
  readonly keys: readonly string[]
}

/** `books` holds the same keys in every language; English decides which there are. */
export function wordsOf(books: Readonly<Record<Language, Wordings>>): Words {
  const has = (key: string): boolean => Object.hasOwn(books.en, key)
  return {
    has,
    keys: Object.keys(books.en),
    say: (key, figures = {}) => {
      const own = called(key)
      if (own !== undefined) return own
      const text = has(key) ? books[language()][key] : undefined
      return text === undefined ? key : text(figures)
    },
  }
}
