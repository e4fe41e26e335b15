import { describe, expect, test } from 'vitest'
import type { Distribution } from '../../../insight/odds/distribution.ts'
import { certain, chanceOf, mean, uniform } from '../../../insight/odds/distribution.ts'
import { gainOf, turnsUntil, whenAllMet, whenMet } from './forecast.ts'

// Odds of GL-AGE-1. Titles leave the ids out: they would count as tests of the rules themselves.

/** Every course of the turns, one after another. */
function everyCourse(have: number, need: number, { values, probabilities }: Distribution, turns: number): number[] {
  const by = new Array<number>(turns + 1).fill(0)
  const walk = (at: number, turn: number, weight: number): void => {
    if (at >= need) for (let later = turn; later <= turns; later++) by[later] = (by[later] ?? 0) + weight
    else if (turn < turns) values.forEach((gain, index) => walk(at + gain, turn + 1, weight * (probabilities[index] ?? 0)))
  }
  walk(have, 0, 1)
  return by
}

describe('when the needs of an age are met', () => {
  test.each([
    ['a theft of ten beside a steady five', 31, 60, gainOf(5, 38, 10), 6],
    ['gains and losses', 10, 14, { values: [-3, 1, 4], probabilities: [0.25, 0.5, 0.25] }, 7],
    ['the children of a few mothers', 40, 52, uniform(0, 6), 5],
    ['nothing missing', 60, 60, uniform(0, 3), 3],
  ] as const)('%s: as every course has it', (_title, have, need, gain, turns) => {
    const counted = everyCourse(have, need, gain, turns)
    const { by, later } = whenMet({ have, need, gain }, turns)
    expect(by).toHaveLength(turns + 1)
    by.forEach((chance, turn) => expect(Math.abs(chance - (counted[turn] ?? 0))).toBeLessThan(1e-12))
    expect(later).toBeCloseTo(1 - (counted[turns] ?? 0), 12)
  })

  test('without chance it is the missing part over the rate, rounded up, as the page of the ages says', () => {
    const due = (rate: number): number | null => turnsUntil(whenMet({ have: 12, need: 60, gain: certain(rate) }, 30), 1)
    expect([16, 5, 11 / 3, 0, -2].map(due)).toEqual([3, 10, 14, null, null])
  })

  test('all needs together are met when the last one is', () => {
    const growths = [
      { have: 0, need: 3, gain: uniform(0, 2) },
      { have: 0, need: 20, gain: gainOf(0, 50, 10) },
    ]
    const { by, later } = whenAllMet(growths, 5)
    const alone = growths.map(({ have, need, gain }) => everyCourse(have, need, gain, 5))
    by.forEach((chance, turn) => expect(chance).toBeCloseTo((alone[0]?.[turn] ?? 0) * (alone[1]?.[turn] ?? 0), 12))
    expect(later).toBeCloseTo(1 - (by[5] ?? 0), 14)
    expect(turnsUntil({ by, later }, 0.5)).toBe(by.findIndex((chance) => chance >= 0.5))
  })

  test('needs that can be lost again are not met once and for all', () => {
    expect(() => whenAllMet([{ have: 0, need: 3, gain: uniform(-1, 2) }], 5)).toThrow('lost again')
  })

  test('a gain by chance beside a rate', () => {
    expect(gainOf(4, 38, 10)).toEqual({ values: [4, 14], probabilities: [0.62, 0.38] })
    expect(mean(gainOf(4, 38, -10))).toBeCloseTo(0.2, 14)
    expect(chanceOf(gainOf(4, 38, -10), -6)).toBe(0.38)
    expect([gainOf(4, 0, 10), gainOf(4, 100, 10)]).toEqual([certain(4), certain(14)])
  })
})
