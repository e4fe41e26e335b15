import { describe, expect, test } from 'vitest'
import { casualtyOdds, tollOf } from './casualties.ts'
import { deviation, mean, quantile } from '../../../insight/odds/distribution.ts'
import { marginOf } from './opposed.ts'
import { count, difference, flaws } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-WAR-20, GL-WAR-21. Titles leave the ids out: they would count as tests of the rules themselves.

/** The rule again, in other words: counts one death after another. */
function deaths(warriors: number, males: number, females: number, percent: number, capped: boolean): { fallen: number; all: number } {
  const kinds = [warriors, males, females]
  const force = kinds.find((many) => many > 0) ?? 0
  let due = 0
  while (due * 100 < force * percent) due += 1
  if (capped) due = Math.min(due, force)
  let [fallen, all] = [0, 0]
  kinds.forEach((many, kind) => {
    for (let person = 0; person < many && all < due; person++) {
      all += 1
      if (kind === 0) fallen += 1
    }
  })
  return { fallen, all }
}

describe('casualties', () => {
  test.each([
    ['EX-12 behind by 28: 14 of 50', { warriors: 50 }, 28, { warriors: 14, males: 0, females: 0 }],
    ['EX-12 behind by 28: 12 of 40', { warriors: 40 }, 28, { warriors: 12, males: 0, females: 0 }],
    ['nobody dies of equal sums', { warriors: 40 }, 0, { warriors: 0, males: 0, females: 0 }],
    ['beyond the warriors males, then females', { warriors: 10, males: 3, females: 5 }, 150, { warriors: 10, males: 3, females: 2 }],
    ['no more than there are', { warriors: 10, males: 1, females: 1 }, 190, { warriors: 10, males: 1, females: 1 }],
    [
      'RULING-50 without warriors the males are the force',
      { warriors: 0, males: 20, females: 9 },
      10,
      { warriors: 0, males: 2, females: 0 },
    ],
    ['RULING-50 without males the females are', { warriors: 0, males: 0, females: 30 }, 10, { warriors: 0, males: 0, females: 3 }],
  ])('%s', (_title, troops, margin, toll) => {
    expect(tollOf(troops, margin)).toEqual(toll)
  })

  test('RULING-50 casualty_cap_100 = true: no more than the force', () => {
    expect(tollOf({ warriors: 10, males: 50 }, 150, { capped: true })).toEqual({ warriors: 10, males: 0, females: 0 })
    expect(tollOf({ warriors: 10, males: 50 }, 150, { capped: false })).toEqual({ warriors: 10, males: 5, females: 0 })
  })

  test.each([
    ['up', 12],
    ['down', 11],
    ['nearest', 11],
  ] as const)('RULING-01 loss_rounding = %s: 28 in 100 of 40 are %i', (rounding, dead) => {
    expect(tollOf({ warriors: 40 }, 28, { rounding }).warriors).toBe(dead)
  })

  test.each([
    [10, 0, 0, 0, false],
    [10, 8, 12, 0, false],
    [23, 0, 0, 15, false],
    [3, 40, 2, -60, false],
    [0, 17, 30, -25, false],
    [0, 0, 9, -140, false],
    [250, 10, 10, -130, true],
    [1, 100, 100, -150, true],
  ])('%i warriors, %i males, %i females at %i (capped: %s): all pairs of dice', (warriors, males, females, ahead, capped) => {
    const all = new Map<number, number>()
    const fallen = new Map<number, number>()
    let [disarmed, half, beyond] = [0, 0, 0]
    for (let own = 1; own <= 100; own++) {
      for (let enemy = 1; enemy <= 100; enemy++) {
        const dead = deaths(warriors, males, females, Math.max(0, enemy - own - ahead), capped)
        count(all, dead.all)
        count(fallen, dead.fallen)
        if (warriors > 0 && dead.fallen === warriors) disarmed += 1
        if (warriors > 0 && 2 * dead.fallen >= warriors) half += 1
        if (dead.all > dead.fallen) beyond += 1
      }
    }
    const odds = casualtyOdds({ warriors, males, females }, marginOf(ahead), { capped })
    expect(difference(odds.lost, all, 10_000)).toBeLessThan(1e-13)
    expect(difference(odds.warriorsLost, fallen, 10_000)).toBeLessThan(1e-13)
    expect(odds.disarmed.probability).toBeCloseTo(disarmed / 10_000, 12)
    expect(odds.half.probability).toBeCloseTo(half / 10_000, 12)
    expect(odds.beyondWarriors.probability).toBeCloseTo(beyond / 10_000, 12)
    expect(flaws(odds.lost)).toEqual([])
    const values = [...all].flatMap(([value, many]) => new Array<number>(many).fill(value)).sort((one, other) => one - other)
    const average = values.reduce((sum, value) => sum + value, 0) / 10_000
    expect(mean(odds.lost)).toBeCloseTo(average, 10)
    expect(deviation(odds.lost)).toBeCloseTo(Math.sqrt(values.reduce((sum, value) => sum + (value - average) ** 2, 0) / 10_000), 9)
    expect([0.05, 0.5, 0.95].map((share) => quantile(odds.lost, share))).toEqual([values[499], values[4999], values[9499]])
    expect(odds.spread).toMatchObject({ low: values[499], median: values[4999], high: values[9499] })
  })
})
