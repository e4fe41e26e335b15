import { describe, expect, test } from 'vitest'
import { chanceOfWorse, unevenness } from './chiSquare.ts'

describe('how uneven dice are', () => {
  test('equal counts are not uneven at all, and every fair throw is at least as uneven', () => {
    expect(unevenness([7, 7, 7, 7])).toBe(0)
    expect(chanceOfWorse(0, 3)).toBe(1)
  })

  test('Pearson: the squares of what is too many or too few, by what was expected', () => {
    // Expected 10 each: 16/10 + 16/10 + 0.
    expect(unevenness([14, 6, 10])).toBeCloseTo(3.2, 12)
    expect(unevenness([0, 0])).toBe(0)
  })

  test.each([
    // From printed tables of chi-square.
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [4.168, 9, 0.9],
    [8.343, 9, 0.5],
    [27.877, 9, 0.001],
    [3.841, 1, 0.05],
    [18.307, 10, 0.05],
  ])('%f with %i degrees of freedom: %f', (statistic, freedom, chance) => {
    expect(chanceOfWorse(statistic, freedom)).toBeCloseTo(chance, 4)
  })

  test('two degrees of freedom fall off as e to the minus half', () => {
    for (const statistic of [0.1, 1, 4, 10, 60]) expect(chanceOfWorse(statistic, 2)).toBeCloseTo(Math.exp(-statistic / 2), 10)
  })
})
