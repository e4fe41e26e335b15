import { expect, test } from 'vitest'
import { percent, quantile, quartiles } from './quantiles.ts'

test.each([
  [[4], 0.5, 4],
  [[1, 2, 3, 4], 0.25, 1],
  [[1, 2, 3, 4], 0.5, 2],
  [[9, 1, 5], 0.75, 9],
  [[], 0.5, 0],
])('the quantile of %j at %f is %i', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected)
})

test('quartiles are written as they are, or as told', () => {
  expect(quartiles([4, 1, 3, 2])).toBe('1 / 2 / 3')
  expect(quartiles([1, 2], (value) => `${value} rounds`)).toBe('1 rounds / 1 rounds / 2 rounds')
})

test.each([
  [1, 3, '33 %'],
  [2, 3, '67 %'],
  [0, 0, '-'],
])('%i of %i are %s', (part, whole, text) => {
  expect(percent(part, whole)).toBe(text)
})
