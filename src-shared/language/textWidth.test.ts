import { expect, test } from 'vitest'
import { estimatedWidth, shortenedTo } from './textWidth.ts'

/** As Chromium measured them in Inter's semibold at 100 pixels. */
test.each([
  ['Reds', 248],
  ['WWW', 306],
  ['MAMMOTH', 575],
  ['illicit', 213],
  ['王王王', 300],
  ['ШШШ', 372],
  ['éàü', 179],
])('a text is never narrower than estimated: %s', (text, measured) => {
  expect(estimatedWidth(text, 100)).toBeGreaterThanOrEqual(measured)
  expect(estimatedWidth(text, 100)).toBeLessThan(measured * 1.4)
})

test.each([
  ['Reds', 'Reds'],
  ['王国王国王国王国', '王国王…'],
  ['WWWWWWWWWW', 'WWW…'],
  ['a name of many words', 'a nam…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
])('a name is shortened to the room there is, at whole letters: %s', (text, shortened) => {
  const widthOf = (one: string): number => estimatedWidth(one, 10)
  expect(shortenedTo(text, 44, widthOf)).toBe(shortened)
  expect(widthOf(shortened)).toBeLessThanOrEqual(44)
})
