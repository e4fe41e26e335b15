import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, readPreferences, writePreferences } from './preferences.ts'

const holding = (text: string | null) => ({ getItem: () => text })

test('what was kept comes back', () => {
  let kept = ''
  const chosen = { ...DEFAULT_PREFERENCES, theme: 'dark', textSize: 'large', lastPage: '/table/x/desk', hintsRead: ['desk'] } as const
  writePreferences(chosen, { setItem: (_key, text) => (kept = text) })
  expect(readPreferences(holding(kept))).toEqual(chosen)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['unknown values', '{"theme":"pink","textSize":7,"lastPage":3,"hintsRead":"desk"}'],
])('%s gives the defaults', (_, text) => {
  expect(readPreferences(holding(text))).toEqual(DEFAULT_PREFERENCES)
})
