import { describe, expect, test } from 'vitest'
import { assassinOdds, spyOdds } from './missions.ts'

// Odds of GL-ASN-4, GL-ASN-7, GL-SPY-5, GL-SPY-7. Titles leave the ids out: they would count as tests of the rules themselves.

/** The figures of the book, written down once more. */
const METHODS = { plain: { under: 25, caught: 50 }, poison: { under: 15, caught: 20 }, melee: { under: 40, caught: 75 } } as const

describe('spies', () => {
  test.each([40, 55, 65])('one spy of chance %i: all dice of target and spy', (chance) => {
    const ends = { uncovered: 0, success: 0, caught: 0 }
    for (let watch = 1; watch <= 100; watch++) {
      for (let die = 1; die <= 100; die++) {
        if (watch < 25) ends.uncovered += 1
        else if (die <= chance) ends.success += 1
        else ends.caught += 1
      }
    }
    const spy = spyOdds(chance)
    for (const end of ['uncovered', 'success', 'caught'] as const) expect(spy[end], end).toBeCloseTo(ends[end] / 10_000, 13)
  })
})

describe('assassins', () => {
  const missions = (['plain', 'poison', 'melee'] as const).flatMap((method) =>
    [30, 50].map((trained) => ({ method, chance: trained + { plain: 0, poison: -15, melee: 30 }[method] })),
  )

  test.each(missions)('$method, chance $chance: every die of target, attempt and capture', ({ method, chance }) => {
    const { under, caught } = METHODS[method]
    const ends = { uncovered: 0, success: 0, caught: 0, escaped: 0 }
    for (let target = 1; target <= 100; target++) {
      for (let die = 1; die <= 100; die++) {
        for (let capture = 1; capture <= 100; capture++) {
          if (target < under) ends.uncovered += 1
          else if (die <= chance) ends.success += 1
          else ends[capture <= caught ? 'caught' : 'escaped'] += 1
        }
      }
    }
    const odds = assassinOdds(chance, method)
    for (const end of ['uncovered', 'success', 'caught', 'escaped'] as const) expect(odds[end], end).toBeCloseTo(ends[end] / 1e6, 13)
  })
})
