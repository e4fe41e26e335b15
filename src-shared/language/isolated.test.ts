import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each([
  ['Ada', 'Ada'],
  ['', ''],
  ['Ada \u202Ezyx', 'Ada zyx'],
  ['\u2067\u2069Ada\u200F', 'Ada'],
  ['\u05E9\u05DC\u05D5\u05DD', '\u2068\u05E9\u05DC\u05D5\u05DD\u2069'],
  ['\u2068\u0639\u0645\u0631\u2069\u2069', '\u2068\u0639\u0645\u0631\u2069'],
  ['Round 3: \u2068\u05E9\u2069, 12', 'Round 3: \u2068\u05E9\u2069, 12'],
  ['\u{10A00}', '\u2068\u{10A00}\u2069'],
  ['Łódź 日本 🜲', 'Łódź 日本 🜲'],
])('%j stands in a line as %j', (text, standing) => {
  expect(isolated(text)).toBe(standing)
  expect(isolated(isolated(text))).toBe(standing)
})
