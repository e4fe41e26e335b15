import { describe, expect, test } from 'vitest'
import { binomial, successes } from './binomial.ts'
import { convolve, deviation, mean } from './distribution.ts'
import { distance, exactBinomial, flaws } from './testing/brute.ts'

describe('binomial chances', () => {
  test.each([
    [0, 60, 100],
    [1, 60, 100],
    [2, 6, 100],
    [7, 0, 100],
    [7, 100, 100],
    [20, 50, 100],
    [61, 85, 100],
    [150, 2420, 10_000],
    [300, 60, 100],
    [500, 75, 100],
  ])('of %i tries at %i in %i are those of whole-number arithmetic to 1e-14', (tries, hits, of) => {
    const exact = exactBinomial(tries, hits, of)
    const all = binomial(tries, hits, of)
    expect(flaws(all)).toEqual([])
    const given = new Map(all.values.map((value, at) => [value, all.probabilities[at] ?? 0]))
    exact.forEach((chance, value) => expect(Math.abs((given.get(value) ?? 0) - chance)).toBeLessThan(1e-14))
  })

  test('of 2,000 tries are those of whole-number arithmetic to 1e-14', () => {
    const exact = exactBinomial(2000, 65, 100)
    const { values, probabilities } = binomial(2000, 65, 100)
    values.forEach((value, at) => expect(Math.abs((probabilities[at] ?? 0) - (exact[value] ?? 0))).toBeLessThan(1e-14))
  })

  test('of two halves of the tries convolve to those of all', () => {
    expect(distance(convolve(binomial(150, 55, 100), binomial(150, 55, 100)), binomial(300, 55, 100))).toBeLessThan(1e-15)
    expect(distance(convolve(binomial(5000, 55, 100), binomial(7000, 55, 100)), binomial(12_000, 55, 100))).toBeLessThan(1e-14)
  })

  test('of a million tries have the mean and the deviation they must have', () => {
    const all = binomial(1_000_000, 60, 100)
    expect(flaws(all)).toEqual([])
    expect(mean(all)).toBeCloseTo(600_000, 5)
    expect(deviation(all)).toBeCloseTo(Math.sqrt(240_000), 6)
  })

  test('mirror each other where hits and misses are exchanged', () => {
    const { values, probabilities } = binomial(301, 37, 100)
    const mirrored = binomial(301, 63, 100)
    values.forEach((value, at) => {
      const chance = mirrored.probabilities[mirrored.values.indexOf(301 - value)] ?? 0
      expect(Math.abs(chance - (probabilities[at] ?? 0))).toBeLessThan(1e-16)
    })
  })

  test('of tries that differ are counted case by case', () => {
    const kinds = [
      { count: 2, hits: 30, of: 100 },
      { count: 1, hits: 7, of: 10 },
      { count: 1, hits: 1, of: 100 },
    ]
    const chances = [0.3, 0.3, 0.7, 0.01]
    const counted = [0, 0, 0, 0, 0]
    for (let each = 0; each < 16; each++) {
      let [chance, hits] = [1, 0]
      chances.forEach((one, bit) => {
        const hit = (each >> bit) % 2 === 1
        chance *= hit ? one : 1 - one
        hits += hit ? 1 : 0
      })
      counted[hits] = (counted[hits] ?? 0) + chance
    }
    const all = successes(kinds)
    expect(all.values).toEqual([0, 1, 2, 3, 4])
    all.probabilities.forEach((chance, at) => expect(chance).toBeCloseTo(counted[at] ?? 0, 15))
  })

  test('need a chance', () => {
    expect(() => binomial(-1, 1, 2)).toThrow('no chance')
    expect(() => binomial(1, 1, 0)).toThrow('no chance')
  })
})
