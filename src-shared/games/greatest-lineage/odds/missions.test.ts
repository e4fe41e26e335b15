import { describe, expect, test } from 'vitest'
import { deviation, mean } from '../../../insight/odds/distribution.ts'
import type { AssassinMission } from './missions.ts'
import { assassinOdds, intelligenceOdds, spyOdds } from './missions.ts'
import type { Tally } from '../../../insight/odds/testing/brute.ts'
import { count, difference, flaws } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-ASN-4, GL-ASN-5, GL-ASN-7, GL-SPY-5, GL-SPY-7, GL-SPY-8. Titles leave the ids out: they would count as tests of the rules themselves.

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
    const [spy] = spyOdds({ chances: [chance], dice: 'per_entry' }).spies
    expect(spy?.uncovered.probability).toBeCloseTo(ends.uncovered / 10_000, 13)
    expect(spy?.success.probability).toBeCloseTo(ends.success / 10_000, 13)
    expect(spy?.caught.probability).toBeCloseTo(ends.caught / 10_000, 13)
  })

  test.each(['per_entry', 'per_agent'] as const)('RULING-91 detect_roll = %s: three spies against one target, every die', (dice) => {
    const chances = [40, 50, 65]
    const tally: Tally = new Map()
    // A die is either under 25 (24 faces) or not (76); a spy's either enough or not.
    const watches = dice === 'per_entry' ? 1 : 3
    for (let each = 0; each < 2 ** (watches + 3); each++) {
      let [weight, hits] = [1, 0]
      for (let watch = 0; watch < watches; watch++) weight *= (each >> watch) % 2 === 1 ? 24 : 76
      chances.forEach((chance, spy) => {
        const seen = (each >> (dice === 'per_entry' ? 0 : spy)) % 2 === 1
        const hit = (each >> (watches + spy)) % 2 === 1
        weight *= hit ? chance : 100 - chance
        if (hit && !seen) hits += 1
      })
      count(tally, hits, weight)
    }
    const odds = spyOdds({ chances, dice, theft: { amount: 10, stock: 15 } })
    expect(difference(odds.successes, tally, 100 ** (watches + 3))).toBeLessThan(1e-13)
    expect(odds.any.probability).toBeCloseTo(1 - (tally.get(0) ?? 0) / 100 ** (watches + 3), 13)
    expect(mean(odds.deaths)).toBeCloseTo(3 - mean(odds.successes), 13)
    expect(odds.stolen.values).toEqual([0, 10, 15])
    expect(flaws(odds.stolen)).toEqual([])
  })

  test('RULING-91 one die for all makes three spies succeed no more often, but more unevenly', () => {
    const [entry, agent] = [spyOdds({ chances: [50, 50, 50], dice: 'per_entry' }), spyOdds({ chances: [50, 50, 50], dice: 'per_agent' })]
    expect(mean(entry.successes)).toBeCloseTo(mean(agent.successes), 13)
    expect(deviation(entry.successes)).toBeGreaterThan(deviation(agent.successes))
  })

  test.each([1, 2, 6])('RULING-92 intelligence over %i turns: turn after turn', (turns) => {
    const tally: Tally = new Map()
    let alive = 1
    for (let turn = 0; turn < turns; turn++) {
      count(tally, turn, alive * (1 - 0.76 * 0.55))
      alive *= 0.76 * 0.55
    }
    count(tally, turns, alive)
    const odds = intelligenceOdds({ chance: 55, turns })
    expect(difference(odds.turnsKnown, tally, 1)).toBeLessThan(1e-13)
    expect(odds.alive.probability).toBeCloseTo(alive, 13)
    expect(odds.expected).toBeCloseTo(
      [...tally].reduce((sum, [known, chance]) => sum + known * chance, 0),
      13,
    )
    expect(flaws(odds.turnsKnown)).toEqual([])
  })
})

interface Ends {
  uncovered: number
  countered: number
  success: number
  caught: number
  escaped: number
  noticed: number
  counterDies: number
}

/** Every die of the mission: target, untargeted player, counter, attempt, capture; faces of the last three are counted, not tried one by one. */
function everyDie({ chance, method, untargeted }: AssassinMission): Ends {
  const { under, caught } = METHODS[method]
  const ends: Ends = { uncovered: 0, countered: 0, success: 0, caught: 0, escaped: 0, noticed: 0, counterDies: 0 }
  const attempt = (weight: number, need: number): void => {
    for (let die = 1; die <= 100; die++) {
      if (die <= need) ends.success += weight * 100
      else for (let capture = 1; capture <= 100; capture++) ends[capture <= caught ? 'caught' : 'escaped'] += weight
    }
  }
  for (let target = 1; target <= 100; target++) {
    if (target < under) {
      ends.uncovered += 1e8
      continue
    }
    if (untargeted === 'absent') {
      attempt(1e4, chance)
      continue
    }
    let [unaware, aware] = [0, 0]
    for (let watch = 1; watch <= 100; watch++) {
      if (watch < under) aware += 1
      else unaware += 1
    }
    attempt(unaware * 100, chance)
    ends.noticed += aware * 1e6
    if (untargeted === 'ignore') attempt(aware * 100, chance)
    if (untargeted === 'aid') attempt(aware * 100, 80)
    if (untargeted === 'counter') {
      for (let fight = 1; fight <= 100; fight++) {
        if (fight <= 50) ends.countered += aware * 1e4
        else {
          ends.counterDies += aware * 1e4
          attempt(aware, chance)
        }
      }
    }
  }
  return ends
}

describe('assassins', () => {
  const missions = (['plain', 'poison', 'melee'] as const).flatMap((method) =>
    (['absent', 'ignore', 'counter', 'aid'] as const).flatMap((untargeted) =>
      [30, 50].map((trained): AssassinMission => ({ method, untargeted, chance: trained + { plain: 0, poison: -15, melee: 30 }[method] })),
    ),
  )

  test.each(missions)('$method, chance $chance, the untargeted player: $untargeted', (mission) => {
    const counted = everyDie(mission)
    const odds = assassinOdds(mission)
    for (const end of ['uncovered', 'countered', 'success', 'caught', 'escaped', 'noticed', 'counterDies'] as const) {
      expect(Math.abs(odds[end].probability - counted[end] / 1e10), end).toBeLessThan(1e-12)
    }
    const ends = (['uncovered', 'countered', 'success', 'caught', 'escaped'] as const).map((end) => odds[end].probability)
    expect(ends.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 13)
    expect(odds.dies.probability).toBeCloseTo((counted.uncovered + counted.countered + counted.caught) / 1e10, 12)
  })

  test('help makes a murder likelier, a counter less likely, and the difference is the die of the untargeted player', () => {
    const of = (untargeted: AssassinMission['untargeted']): number =>
      assassinOdds({ method: 'plain', chance: 30, untargeted }).success.probability
    expect(of('absent')).toBeCloseTo(0.76 * 0.3, 14)
    expect(of('ignore')).toBeCloseTo(of('absent'), 14)
    expect(of('aid')).toBeCloseTo(0.76 * (0.76 * 0.3 + 0.24 * 0.8), 14)
    expect(of('counter')).toBeCloseTo(0.76 * (0.76 * 0.3 + 0.24 * 0.5 * 0.3), 14)
  })
})
