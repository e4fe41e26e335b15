import { describe, expect, test } from 'vitest'
import { mean } from '../../../insight/odds/distribution.ts'
import { chanceOfLead, marginOf, opposedOdds } from './opposed.ts'
import { count, difference, flaws, type Tally } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-WAR-20, GL-WAR-22. Titles leave the ids out: they would count as tests of the rules themselves.

/** Every pair of dice, one after another. */
function pairs(ahead: number): { win: number; tie: number; lead: number; margins: Tally } {
  const found = { win: 0, tie: 0, lead: 0, margins: new Map<number, number>() }
  for (let own = 1; own <= 100; own++) {
    for (let enemy = 1; enemy <= 100; enemy++) {
      const margin = own + ahead - enemy
      if (margin > 0) found.win += 1
      if (margin === 0) found.tie += 1
      if (margin >= 15) found.lead += 1
      count(found.margins, margin)
    }
  }
  return found
}

describe('opposed percentile dice', () => {
  test.each([
    [0, 0.495, 0.3655],
    [15, 0.6345, 0.505],
    [-30, 0.2415, 0.154],
  ])('at %i: wins with %f, leads by 15 with %f', (ahead, win, lead) => {
    const odds = opposedOdds({ one: 40 + ahead, other: 40 })
    expect([odds.win.probability, odds.lead.probability]).toEqual([win, lead])
  })

  test('every difference of bonuses is what all pairs of dice say', () => {
    for (let ahead = -130; ahead <= 130; ahead += 1) {
      const counted = pairs(ahead)
      const odds = opposedOdds({ one: 30, other: 30 - ahead })
      expect(odds.win.probability).toBe(counted.win / 10_000)
      expect(odds.tie.probability).toBe(counted.tie / 10_000)
      expect(odds.lead.probability).toBe(counted.lead / 10_000)
      expect(difference(odds.margin, counted.margins, 10_000)).toBe(0)
      expect(odds.win.probability + odds.tie.probability + odds.lose.probability).toBeCloseTo(1, 14)
    }
  })

  test('what one side hopes for the other fears', () => {
    for (let ahead = -250; ahead <= 250; ahead += 7) {
      const [one, other] = [opposedOdds({ one: ahead, other: 0 }), opposedOdds({ one: 0, other: ahead })]
      expect(one.win.probability).toBe(other.lose.probability)
      expect(one.tie.probability).toBe(other.tie.probability)
      expect(one.lead.probability).toBe(other.trail.probability)
    }
  })

  test('a lead beyond all dice is certain or impossible', () => {
    expect([chanceOfLead(200, 15), chanceOfLead(-200, 15), chanceOfLead(99, 1), chanceOfLead(99, 0)]).toEqual([1, 0, 0.9999, 1])
  })

  test('margins spread around the difference of the bonuses', () => {
    for (const ahead of [-40, 0, 23]) {
      expect(flaws(marginOf(ahead))).toEqual([])
      expect(mean(marginOf(ahead))).toBeCloseTo(ahead, 12)
    }
  })
})
