import { expect, test } from 'vitest'
import { toldIn } from './language.ts'
import { decimal, listed, number, plural } from './numbers.ts'

test.each([
  ['en', '12,345.6', '\u22120.5', 'a, b and c'],
  ['de', '12.345,6', '\u22120,5', 'a, b und c'],
] as const)('numbers and lists are written as in %s', (language, large, small, list) => {
  toldIn(language, () => {
    expect([number(12_345.6), decimal(-0.46), listed(['a', 'b', 'c'])]).toEqual([large, small, list])
    expect([1, 2, 0.5].map((value) => plural(value, 'one', 'many'))).toEqual(['one', 'many', 'many'])
  })
})

test('nothing has no sign, however it came about', () => {
  expect([number(-0), decimal(-0.04), number(0 * -3)]).toEqual(['0', '0', '0'])
})
