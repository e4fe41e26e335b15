import { language, type Language } from './language.ts'

/**
 * A catalogue that speaks the language of the moment: `books` holds the same texts in each, and the compiler refuses one that lacks any.
 * A text without figures is a string, one with figures a function of them. Read `texts.key` where it is shown; what is kept stays as it was.
 */
export function translated<T extends object>(books: { readonly en: T } & Readonly<Record<Exclude<Language, 'en'>, NoInfer<Texts<T>>>>): T {
  return new Proxy(books.en, { get: (_, key) => Reflect.get(books[language()], key) as unknown })
}

/** The shape of a catalogue's translations: the same keys, functions of the same figures, any words. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...figures: infer F) => string
      ? (...figures: F) => string
      : T[K] extends string[]
        ? string[]
        : Texts<T[K]>
}
