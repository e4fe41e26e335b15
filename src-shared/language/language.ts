/** Languages everything is told in; every catalogue of texts has all of them. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What numbers, lists and times are written by. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }

let asked: () => Language = () => 'en'

/** The language texts are told in now. Read it when a text is made, never beforehand: it may change while the program runs. */
export function language(): Language {
  return asked()
}

/** From now on texts are told in the language that `which` gives when it is asked; a page passes one that its drawing follows. */
export function tellIn(which: () => Language): void {
  asked = which
}

/** What `tell` makes while texts are told in `chosen`; it must make it at once. */
export function toldIn<T>(chosen: Language, tell: () => T): T {
  const before = asked
  asked = () => chosen
  try {
    return tell()
  } finally {
    asked = before
  }
}

/** The language that goes with a list of locales such as a browser's, best first; English where none of them is spoken here. */
export function languageOf(locales: readonly string[]): Language {
  for (const locale of locales) {
    const known = LANGUAGES.find((one) => locale.toLowerCase() === one || locale.toLowerCase().startsWith(`${one}-`))
    if (known !== undefined) return known
  }
  return 'en'
}
