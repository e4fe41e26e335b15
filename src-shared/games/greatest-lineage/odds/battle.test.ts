import { describe, expect, test } from 'vitest'
import { battleOdds, type Battle } from './battle.ts'
import { mean } from '../../../insight/odds/distribution.ts'
import type { LandAim } from './goals.ts'
import { flaws } from '../../../insight/odds/testing/brute.ts'
import { brute, keyOf, side, survivors } from './testing/bruteBattle.ts'

// Odds of GL-NPT-4, GL-WAR-19, GL-WAR-20, GL-WAR-22, GL-WAR-23, GL-WAR-25, GL-WIN-3. Titles leave the ids out: they would count as tests of the rules themselves.

const LAND: LandAim = {}
const CITY: LandAim = { destroy: true }

const BATTLES: [string, Battle][] = [
  ['nothing but the kill roll', { one: side(20, 10), other: side(20, 10) }],
  [
    'both sides go for everything',
    { one: side(43, 10), other: side(31, 10), goals: { one: { land: [CITY], royals: 1 }, other: { land: [CITY], royals: 1 } } },
  ],
  [
    'RULING-53 a far stronger side leaves the other no warriors to try with',
    {
      one: side(140, 250),
      other: side(20, 6, { males: 5, females: 30 }),
      goals: { one: { land: [LAND], royals: 1 }, other: { land: [LAND], royals: 1 } },
    },
  ],
  [
    'RULING-53 without warriors from the beginning',
    { one: side(12, 0, { males: 4 }), other: side(9, 3), goals: { one: { land: [CITY] }, other: { royals: 1 } } },
  ],
  [
    'RULING-49 reuse_kill_roll = true: land follows the kill roll, on its own ground',
    {
      one: side(25, 10),
      other: side(20, 10),
      ground: { one: 15, other: -15 },
      goals: {
        one: { land: [{ destroy: true, ground: { own: 15, enemy: -15 } }, { ground: { own: -15, enemy: 0 } }] },
        other: { land: [LAND], royals: 1 },
      },
      rules: { reuseKillRoll: true },
    },
  ],
  [
    'RULING-49 reuse_kill_roll = false: new dice, on their own ground',
    {
      one: side(25, 10),
      other: side(20, 10),
      ground: { one: 15, other: -15 },
      goals: { one: { land: [{ ground: { own: 15, enemy: -15 } }] }, other: { land: [{ ground: { own: 0, enemy: 15 } }] } },
    },
  ],
  [
    'RULING-52 territories_per_combat = n: several territories, some of them torn down',
    { one: side(60, 30), other: side(55, 20), goals: { one: { land: [CITY, LAND, CITY] }, other: { land: [LAND, LAND] } } },
  ],
  [
    'RULING-54 royal_kill_rolls = each: a roll for every royal',
    { one: side(30, 10), other: side(30, 10), goals: { one: { royals: 3 }, other: { royals: 2 } } },
  ],
  [
    'RULING-55 destroy_needs_capture = false: tearing down without capture',
    {
      one: side(10, 10),
      other: side(30, 10),
      goals: { one: { land: [CITY, CITY, LAND] }, other: { land: [CITY] } },
      rules: { destroyNeedsCapture: false },
    },
  ],
  [
    'RULING-50 casualty_cap_100 = true',
    { one: side(150, 10, { males: 9 }), other: side(0, 10, { males: 9 }), goals: { other: { land: [LAND] } }, rules: { capped: true } },
  ],
  [
    'a defender who loses the last land or the last royal tries nothing more',
    {
      one: side(40, 10),
      other: side(35, 10, { falls: { land: 1, royals: 1 } }),
      goals: { one: { land: [CITY], royals: 1 }, other: { land: [LAND], royals: 1 } },
    },
  ],
  [
    'a side too few to go on is gone, even with warriors left',
    {
      one: side(40, 12, { falls: { below: 8 } }),
      other: side(45, 40, { falls: { below: 35 } }),
      goals: { one: { land: [CITY] }, other: { land: [LAND], royals: 1 } },
    },
  ],
  [
    'a tribe of fewer than ten is gone before anything is tried',
    {
      one: side(60, 40),
      other: side(3, 12, { females: 10, falls: { below: 10 } }),
      goals: { one: { land: [LAND] }, other: { royals: 1 } },
    },
  ],
]

describe('a whole battle', () => {
  test.each(BATTLES)('%s: joint outcomes are those of all dice', (_title, battle) => {
    const counted = brute(battle)
    const odds = battleOdds(battle)
    const given = new Map(odds.outcomes.map((outcome) => [keyOf(outcome), outcome.probability]))
    expect(given.size).toBe(odds.outcomes.length)
    expect([...given.keys()].sort()).toEqual([...counted.outcomes.keys()].sort())
    for (const [key, probability] of given) expect(Math.abs(probability - (counted.outcomes.get(key) ?? 0)), key).toBeLessThan(1e-12)
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })

  test.each(BATTLES)('%s: every chance is that of all dice', (_title, battle) => {
    const { chances } = brute(battle)
    const odds = battleOdds(battle)
    for (const name of ['one', 'other'] as const) {
      const [given, counted] = [odds[name], chances[name]]
      expect(Math.abs(given.attempts.probability - counted.attempts)).toBeLessThan(1e-12)
      expect(Math.abs(given.royal.probability - counted.royal)).toBeLessThan(1e-12)
      expect(mean(given.casualties.lost)).toBeCloseTo(counted.casualties, 9)
      expect(given.land).toHaveLength(battle.goals?.[name]?.land?.length ?? 0)
      given.land.forEach(({ captured, destroyed, taken }, at) => {
        expect(Math.abs(captured.probability - (counted.land[at] ?? 0))).toBeLessThan(1e-12)
        expect(Math.abs(destroyed.probability - (counted.destroyed[at] ?? 0))).toBeLessThan(1e-12)
        expect(Math.abs(taken.probability - (counted.taken[at] ?? 0))).toBeLessThan(1e-12)
      })
      for (const each of [given.landCaptured, given.royalsKilled, given.casualties.lost]) expect(flaws(each)).toEqual([])
    }
  })

  test('RULING-53 one territory, 10 v 10: every kill roll with every roll for the land, 100,000,000 of them', () => {
    const losesAll = new Int32Array(10_000)
    const takes = new Int32Array(10_000)
    for (let pair = 0; pair < 10_000; pair++) {
      const margin = Math.floor(pair / 100) + 12 - (pair % 100)
      losesAll[pair] = survivors(side(0, 10), Math.max(0, -margin), false).warriors === 0 ? 1 : 0
      takes[pair] = margin >= 15 ? 1 : 0
    }
    let captured = 0
    for (let kill = 0; kill < 10_000; kill++) {
      const tries = losesAll[kill] === 0 ? 1 : 0
      for (let land = 0; land < 10_000; land++) captured += tries & (takes[land] ?? 0)
    }
    const odds = battleOdds({ one: side(32, 10), other: side(20, 10), goals: { one: { land: [LAND] } } })
    expect(Math.abs((odds.one.land[0]?.captured.probability ?? 0) - captured / 1e8)).toBeLessThan(1e-12)
  })

  test('two sides alike have the same chances, whoever attacks', () => {
    const alike = side(37, 10, { males: 12 })
    const aims = { land: [CITY], royals: 1 }
    const odds = battleOdds({ one: alike, other: alike, goals: { one: aims, other: aims } })
    expect(odds.win.probability).toBe(0.495)
    expect(odds.win.probability).toBe(odds.lose.probability)
    expect(odds.one.land[0]?.captured.probability).toBeCloseTo(odds.other.land[0]?.captured.probability ?? 0, 14)
    expect(odds.one.royal.probability).toBeCloseTo(odds.other.royal.probability, 14)
    expect(odds.one.casualties.spread).toEqual(odds.other.casualties.spread)
  })

  test('each kill roll says who dies, and all of them are certain', () => {
    const { kill } = battleOdds({ one: side(10, 50), other: side(10, 40) })
    expect(kill).toHaveLength(199)
    expect(kill.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 13)
    expect(kill.find(({ margin }) => margin === 28)).toEqual({
      margin: 28,
      probability: 0.0072,
      one: { warriors: 0, males: 0, females: 0 },
      other: { warriors: 12, males: 0, females: 0 },
    })
  })
})
