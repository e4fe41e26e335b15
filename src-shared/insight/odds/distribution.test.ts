import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atLeast,
  atMost,
  certain,
  chanceOf,
  convolve,
  deviation,
  gather,
  mapValues,
  mean,
  mix,
  quantile,
  repeated,
  spread,
  total,
  uniform,
  variance,
  type Distribution,
} from './distribution.ts'
import { preciseSum } from './sum.ts'
import { count, difference, distance, flaws, type Tally } from './testing/brute.ts'

const weighted = (low: number, high: number): fc.Arbitrary<Distribution> =>
  fc
    .uniqueArray(fc.integer({ min: low, max: high }), { minLength: 1, maxLength: 12 })
    .chain((values) =>
      fc.tuple(fc.constant(values), fc.array(fc.integer({ min: 1, max: 50 }), { minLength: values.length, maxLength: values.length })),
    )
    .map(([values, weights]) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      return gather(
        values.length,
        (at) => values[at] ?? 0,
        (at) => (weights[at] ?? 0) / all,
      )
    })

describe('a distribution', () => {
  test('keeps each value once, ascending, and leaves out what cannot be', () => {
    const values = [3, 1, 3, 2, -0, 0]
    const parts = [0.25, 0.25, 0.125, 0, 0.25, 0.125]
    expect(
      gather(
        6,
        (at) => values[at] ?? 0,
        (at) => parts[at] ?? 0,
      ),
    ).toEqual({ values: [0, 1, 3], probabilities: [0.375, 0.25, 0.375] })
  })

  test('of one die has the textbook mean, variance, quantiles and tails', () => {
    const die = uniform(1, 100)
    expect(mean(die)).toBeCloseTo(50.5, 12)
    expect(variance(die)).toBeCloseTo((100 * 100 - 1) / 12, 9)
    expect(deviation(die)).toBeCloseTo(Math.sqrt(9999 / 12), 10)
    expect([0.05, 0.5, 0.95, 1].map((share) => quantile(die, share))).toEqual([5, 50, 95, 100])
    expect(atLeast(die, 95)).toBeCloseTo(0.06, 15)
    expect(atMost(die, 24)).toBeCloseTo(0.24, 15)
    expect(chanceOf(die, 7)).toBe(0.01)
    expect(chanceOf(die, 101)).toBe(0)
    expect(spread(die)).toMatchObject({ low: 5, median: 50, high: 95 })
  })

  test('cannot be made of no numbers', () => {
    expect(() => uniform(5, 4)).toThrow('no numbers')
  })

  test('sums of two dice are counted pair by pair, dense or far apart', () => {
    const near: Tally = new Map()
    const far: Tally = new Map()
    for (let one = 1; one <= 100; one++) {
      for (let other = 1; other <= 100; other++) {
        count(near, one + other)
        count(far, one * 1e7 + other)
      }
    }
    expect(difference(convolve(uniform(1, 100), uniform(1, 100)), near, 10_000)).toBeLessThan(1e-15)
    expect(
      difference(
        convolve(
          mapValues(uniform(1, 100), (die) => die * 1e7),
          uniform(1, 100),
        ),
        far,
        10_000,
      ),
    ).toBeLessThan(1e-15)
  })

  test('halves add up where values are no whole numbers', () => {
    const half = mapValues(uniform(0, 1), (value) => value / 2)
    expect(convolve(half, half)).toEqual({ values: [0, 0.5, 1], probabilities: [0.25, 0.5, 0.25] })
  })

  test('mixing puts equal values together', () => {
    const mixed = mix([
      { probability: 0.25, of: certain(2) },
      { probability: 0.75, of: uniform(1, 2) },
    ])
    expect(mixed).toEqual({ values: [1, 2], probabilities: [0.375, 0.625] })
  })

  test('means and variances of independent quantities add up, in any order', () => {
    fc.assert(
      fc.property(weighted(-20, 20), weighted(-1000, 1000), (one, other) => {
        const sum = convolve(one, other)
        expect(flaws(sum)).toEqual([])
        expect(distance(sum, convolve(other, one))).toBeLessThan(1e-15)
        expect(mean(sum)).toBeCloseTo(mean(one) + mean(other), 9)
        expect(variance(sum)).toBeCloseTo(variance(one) + variance(other), 6)
      }),
      { seed: 1871, numRuns: 200 },
    )
  })

  test('a tail and what lies below it are everything', () => {
    fc.assert(
      fc.property(weighted(-30, 30), fc.integer({ min: -31, max: 31 }), (of, value) => {
        expect(atLeast(of, value) + atMost(of, value - 1)).toBeCloseTo(1, 13)
        expect(total(mapValues(of, Math.abs))).toBeCloseTo(1, 13)
        const middle = quantile(of, 0.5)
        expect(atMost(of, middle)).toBeGreaterThanOrEqual(0.5 - 1e-12)
        expect(atMost(of, middle - 1)).toBeLessThan(0.5)
      }),
      { seed: 1872, numRuns: 200 },
    )
  })

  test('a sum of seven dice is the same by doubling and one by one', () => {
    let one = certain(0)
    for (let dice = 0; dice < 7; dice++) one = convolve(one, uniform(1, 10))
    expect(distance(repeated(uniform(1, 10), 7), one)).toBeLessThan(1e-16)
    expect(repeated(uniform(1, 10), 0)).toEqual(certain(0))
  })

  test('sums keep what plain addition loses', () => {
    const terms = [1, 1e100, 1, -1e100]
    expect(preciseSum(4, (at) => terms[at] ?? 0)).toBe(2)
    expect(preciseSum(1_000_000, () => 0.1)).toBe(100_000)
  })
})
