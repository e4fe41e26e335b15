import { describe, expect, test } from 'vitest'
import { birthOdds } from './births.ts'
import { deviation, mean } from '../../../insight/odds/distribution.ts'
import { count, difference, exactBinomial, flaws, type Tally } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-POP-4, GL-POP-5. Titles leave the ids out: they would count as tests of the rules themselves.

/** What each of the 10,000 pairs of dice does to one woman. */
function onePair(chance: number, deadly: boolean): { child: number; dies: number } {
  let [child, dies] = [0, 0]
  for (let first = 1; first <= 100; first++) {
    for (let second = 1; second <= 100; second++) {
      if (first <= chance) child += 1
      else if (deadly && second <= first) dies += 1
    }
  }
  return { child, dies }
}

describe('births', () => {
  test.each([
    [50, 0.3775],
    [60, 0.322],
    [75, 0.22],
    [100, 0],
  ])('at chance %i a woman dies with %f', (chance, dies) => {
    const odds = birthOdds({ mothers: 5, chance, deadly: true })
    expect(odds.motherDies).toBeCloseTo(dies, 12)
    expect(odds.motherDies).toBe(onePair(chance, true).dies / 10_000)
  })

  test.each([
    [1, 50, true],
    [3, 60, true],
    [5, 55, false],
    [6, 75, true],
  ] as const)('%i mothers at %i (deadly: %s): every way it can go', (mothers, chance, deadly) => {
    const pair = onePair(chance, deadly)
    const weights = [pair.child / 10_000, pair.dies / 10_000, (10_000 - pair.child - pair.dies) / 10_000]
    const tallies: Record<'children' | 'deaths', Tally> = { children: new Map(), deaths: new Map() }
    for (let each = 0; each < 3 ** mothers; each++) {
      let [weight, children, deaths] = [1, 0, 0]
      for (let mother = 0, left = each; mother < mothers; mother++, left = Math.floor(left / 3)) {
        weight *= weights[left % 3] ?? 0
        if (left % 3 === 0) children += 1
        if (left % 3 === 1) deaths += 1
      }
      if (weight === 0) continue
      count(tallies.children, children, weight)
      count(tallies.deaths, deaths, weight)
    }
    const odds = birthOdds({ mothers, chance, deadly })
    for (const name of ['children', 'deaths'] as const) {
      expect(difference(odds[name], tallies[name], 1), name).toBeLessThan(1e-12)
      expect(flaws(odds[name])).toEqual([])
    }
  })

  test.each([100, 300])('%i mothers: as whole-number arithmetic has it, to 1e-13', (mothers) => {
    const odds = birthOdds({ mothers, chance: 65, deadly: true })
    const exact = (of: readonly number[]): Tally => new Map(of.map((chance, value) => [value, chance]))
    expect(difference(odds.children, exact(exactBinomial(mothers, 65, 100)), 1)).toBeLessThan(1e-13)
    expect(difference(odds.deaths, exact(exactBinomial(mothers, onePair(65, true).dies, 10_000)), 1)).toBeLessThan(1e-13)
  })

  test('twenty thousand mothers', () => {
    const odds = birthOdds({ mothers: 20_000, chance: 60, deadly: true })
    expect(mean(odds.children)).toBeCloseTo(0.6 * 20_000, 7)
    expect(mean(odds.deaths)).toBeCloseTo(0.322 * 20_000, 7)
    expect(deviation(odds.children)).toBeCloseTo(Math.sqrt(0.24 * 20_000), 8)
    for (const each of [odds.children, odds.deaths]) expect(flaws(each)).toEqual([])
  })

  test('nobody tries: nobody is born', () => {
    const odds = birthOdds({ mothers: 0, chance: 60, deadly: true })
    expect([odds.children, odds.deaths].map(({ values }) => values)).toEqual([[0], [0]])
  })
})
