import { afterEach, expect, test } from 'vitest'
import { onesInPlural } from '../../src-shared/games/testing/plurals.ts'
import { filledIn } from '../../src-shared/kernel/message.ts'
import { LANGUAGES, tellIn, type Language } from '../../src-shared/language/language.ts'
import { ENGLISH } from '../../src-shared/messages/english.ts'
import { GERMAN } from '../../src-shared/messages/german.ts'

type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const CATALOGUES: Catalogues = import.meta.glob(['../../src-*/**/*.en.ts', '../../src-*/**/*.de.ts'], { eager: true })
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: ENGLISH, de: GERMAN }

/** Texts whose figure is never 1, or stands behind something else: copies, faces of a die, all of a table, a name in front of a verb. */
const SEVERAL_ALWAYS =
  /\.(allOfThem|over|progress|moved|better|eachChoice|about|asked|shamans|weak|tooMany|wrongLength|back|fixed|asLast|dice)$/

afterEach(() => tellIn(() => 'en'))

/** Every text of a catalogue, each of its parameters 1, by the path to it. */
function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'function') return textsIn(calledWithOnes(value as (...figures: readonly unknown[]) => unknown), path)
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))
}

/** Null where a text takes something else than figures and names. */
function calledWithOnes(text: (...figures: readonly unknown[]) => unknown): unknown {
  try {
    return text(1, 1, 1, 1, 1, 1, 1)
  } catch {
    return null
  }
}

test.each(LANGUAGES)('pages tell one of a thing in the singular: %s', (language) => {
  tellIn(() => language)
  const texts = Object.entries(CATALOGUES).flatMap(([file, catalogue]) => textsIn(catalogue[language.toUpperCase()], file))
  expect(texts.length).toBeGreaterThan(1000)
  const odd = texts.filter(([path, text]) => !SEVERAL_ALWAYS.test(path) && onesInPlural(text, language).length > 0)
  expect(odd.map(([path, text]) => `${path}: ${text}`)).toEqual([])
})

test.each(LANGUAGES)('messages tell one of a thing in the singular: %s', (language) => {
  const odd = Object.entries(MESSAGES[language]).filter(
    ([, text]) =>
      onesInPlural(
        filledIn(text, () => '1'),
        language,
      ).length > 0,
  )
  expect(odd).toEqual([])
})
