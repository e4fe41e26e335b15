import { describe, expect, test } from 'vitest'
import { birthOdds, netBirths, newcomersOdds } from './births.ts'
import { atLeast, deviation, mean, variance } from '../../../insight/odds/distribution.ts'
import type { Tally } from '../../../insight/odds/testing/brute.ts'
import { count, difference, distance, exactBinomial, flaws } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-POP-4, GL-POP-5, GL-POP-7. Titles leave the ids out: they would count as tests of the rules themselves.

/** Appendix a once more: the last face of each row and its share of males. */
const SHARES = [
  [5, 69],
  [9, 64],
  [15, 60],
  [24, 56],
  [36, 53],
  [64, 50],
  [76, 47],
  [85, 44],
  [91, 40],
  [95, 36],
  [100, 31],
] as const

type Half = 'parity' | 'male' | 'female'

function males(newcomers: number, die: number, half: Half): number {
  const share = SHARES.find(([last]) => die <= last)?.[1] ?? 0
  const doubled = (2 * newcomers * share) / 100
  const low = Math.floor(doubled / 2)
  const over = doubled - 2 * low
  if (over > 1) return low + 1
  return over === 1 && (half === 'male' || (half === 'parity' && die % 2 === 1)) ? low + 1 : low
}

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
    expect(odds.motherDies.probability).toBeCloseTo(dies, 12)
    expect(odds.motherDies.probability).toBe(onePair(chance, true).dies / 10_000)
  })

  test.each([
    [1, 50, true, 'one', 'parity'],
    [3, 60, true, 'one', 'male'],
    [5, 55, false, 'one', 'female'],
    [6, 75, true, 'one', 'parity'],
    [4, 60, true, 'each', 'parity'],
    [4, 60, true, 'each', 'female'],
  ] as const)('%i mothers at %i (deadly: %s; sexes %s, half %s): every way it can go', (mothers, chance, deadly, groups, half) => {
    const pair = onePair(chance, deadly)
    const weights = [pair.child / 10_000, pair.dies / 10_000, (10_000 - pair.child - pair.dies) / 10_000]
    const tallies: Record<'children' | 'deaths' | 'net' | 'males' | 'females', Tally> = {
      children: new Map(),
      deaths: new Map(),
      net: new Map(),
      males: new Map(),
      females: new Map(),
    }
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
      count(tallies.net, children - deaths, weight)
      if (groups === 'one') {
        for (let die = 1; die <= 100; die++) {
          count(tallies.males, males(children, die, half), weight / 100)
          count(tallies.females, children - males(children, die, half), weight / 100)
        }
      } else {
        let faces = 0
        for (let die = 1; die <= 100; die++) faces += males(1, die, half)
        for (let boys = 0; boys < 2 ** children; boys++) {
          let [part, born] = [weight, 0]
          for (let child = 0; child < children; child++) {
            const boy = (boys >> child) % 2 === 1
            part *= (boy ? faces : 100 - faces) / 100
            born += boy ? 1 : 0
          }
          if (part > 0) count(tallies.males, born, part)
          if (part > 0) count(tallies.females, children - born, part)
        }
      }
    }
    const births = { mothers, chance, deadly, sexes: { groups, half } }
    const odds = birthOdds(births)
    for (const name of ['children', 'deaths', 'males', 'females'] as const) {
      expect(difference(odds[name], tallies[name], 1), name).toBeLessThan(1e-12)
      expect(flaws(odds[name])).toEqual([])
    }
    expect(difference(netBirths(births), tallies.net, 1)).toBeLessThan(1e-12)
    expect(odds.none.probability).toBeCloseTo(tallies.children.get(0) ?? 0, 12)
    expect(odds.anyDeath.probability).toBeCloseTo(1 - (tallies.deaths.get(0) ?? 0), 12)
  })

  test.each([100, 300])('%i mothers: as whole-number arithmetic has it, to 1e-13', (mothers) => {
    const odds = birthOdds({ mothers, chance: 65, deadly: true })
    const exact = (of: readonly number[]): Tally => new Map(of.map((chance, value) => [value, chance]))
    expect(difference(odds.children, exact(exactBinomial(mothers, 65, 100)), 1)).toBeLessThan(1e-13)
    expect(difference(odds.deaths, exact(exactBinomial(mothers, onePair(65, true).dies, 10_000)), 1)).toBeLessThan(1e-13)
  })

  test.each([
    [300, 'one'],
    [300, 'each'],
    [20_000, 'one'],
    [20_000, 'each'],
  ] as const)('%i mothers, sexes %s: boys and girls together are the children, and fair', (mothers, groups) => {
    const odds = birthOdds({ mothers, chance: 60, deadly: true, sexes: { groups } })
    expect(mean(odds.males) + mean(odds.females)).toBeCloseTo(mean(odds.children), 7)
    expect(mean(odds.children)).toBeCloseTo(0.6 * mothers, 7)
    expect(mean(odds.deaths)).toBeCloseTo(0.322 * mothers, 7)
    expect(deviation(odds.children)).toBeCloseTo(Math.sqrt(0.24 * mothers), 8)
    for (const each of [odds.children, odds.deaths, odds.males, odds.females]) expect(flaws(each)).toEqual([])
  })

  test('net births have the mean and the variance of children less deaths, which go against each other', () => {
    const net = netBirths({ mothers: 400, chance: 60, deadly: true })
    expect(flaws(net)).toEqual([])
    expect(mean(net)).toBeCloseTo(400 * (0.6 - 0.322), 9)
    expect(variance(net)).toBeCloseTo(400 * (0.6 + 0.322 - (0.6 - 0.322) ** 2), 8)
  })

  test('nobody tries: nobody is born', () => {
    const odds = birthOdds({ mothers: 0, chance: 60, deadly: true })
    expect([odds.children, odds.deaths, odds.males, odds.females].map(({ values }) => values)).toEqual([[0], [0], [0], [0]])
    expect([odds.none.probability, odds.anyDeath.probability]).toEqual([1, 0])
  })
})

describe('newcomers', () => {
  test.each([
    [1, 'one', 'parity'],
    [37, 'one', 'parity'],
    [37, 'one', 'male'],
    [250, 'one', 'female'],
  ] as const)('%i of any source, sexes %s, half %s: every face', (newcomers, groups, half) => {
    const tally: Tally = new Map()
    for (let die = 1; die <= 100; die++) count(tally, males(newcomers, die, half))
    const odds = newcomersOdds(newcomers, { groups, half })
    expect(difference(odds.males, tally, 100)).toBeLessThan(1e-14)
    expect(mean(odds.males) + mean(odds.females)).toBeCloseTo(newcomers, 11)
  })

  test('a half that goes by parity is as fair as Appendix a: one newcomer is male with one half', () => {
    expect(atLeast(newcomersOdds(1).males, 1)).toBeCloseTo(0.5, 14)
    expect(distance(newcomersOdds(9, { groups: 'each' }).males, newcomersOdds(9, { groups: 'each' }).females)).toBeLessThan(1e-15)
  })
})
