import { expect, test } from 'vitest'
import { pairOf, shapeOf } from './dieShapes.ts'

test.each([
  [1, ['00', '1']],
  [60, ['60', '0']],
  [64, ['60', '4']],
  [100, ['00', '0']],
])('%i of a hundred lies as two dice of ten', (value, pair) => {
  expect(pairOf(value)).toEqual(pair)
})

test('a die of six has as many pips as it shows, no two in one place', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const pips = shapeOf(6).pips?.[value] ?? []
    expect(new Set(pips.map((pip) => pip.join())).size).toBe(value)
  }
})
