import { describe, expect, test } from 'vitest'
import { shortageOdds } from './shortage.ts'
import { count, difference } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-CHK-4. Titles leave the ids out: they would count as tests of the rules themselves.

describe('shortage', () => {
  test.each([
    [1, 'up'],
    [47, 'up'],
    [200, 'up'],
    [47, 'down'],
    [47, 'nearest'],
  ] as const)('of %i people, rounded %s: every face of the die', (people, rounding) => {
    const tally = new Map<number, number>()
    for (let die = 1; die <= 10; die++) {
      let lost = 0
      const due = people * (20 + die)
      while (rounding === 'up' ? lost * 100 < due : rounding === 'down' ? (lost + 1) * 100 <= due : (2 * lost + 1) * 100 <= 2 * due)
        lost += 1
      count(tally, lost)
    }
    expect(difference(shortageOdds(people, rounding), tally, 10)).toBeLessThan(1e-15)
  })

  test('takes 21 to 30 of a hundred', () => {
    expect(shortageOdds(100).values).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
  })
})
