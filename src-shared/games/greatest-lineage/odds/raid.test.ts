import { describe, expect, test } from 'vitest'
import { mean } from '../../../insight/odds/distribution.ts'
import { raidOdds, type Raid } from './raid.ts'
import { count, difference, flaws, type Tally } from '../../../insight/odds/testing/brute.ts'

// Odds of GL-RAID-4, GL-RAID-5, GL-RAID-6, GL-RAID-8. Titles leave the ids out: they would count as tests of the rules themselves.

const GOALS = ['kill', 'burn', 'steal', 'raze'] as const

function raid(chances: Partial<Record<(typeof GOALS)[number], number>>, more: Partial<Raid> = {}): Raid {
  const goals = GOALS.flatMap((goal) => (chances[goal] === undefined ? [] : [{ goal, chance: chances[goal] }]))
  return { goals, raiders: 9, ownPeople: 120, victim: { people: 90, tokens: 300 }, answer: null, ...more }
}

describe('a raid', () => {
  test.each([
    ['one goal', raid({ steal: 40 })],
    ['EX-21 three goals at 24', raid({ kill: 24, burn: 24, steal: 24 })],
    ['RULING-71 raid_penalty = shared: four goals at 16', raid({ kill: 16, burn: 16, steal: 16, raze: 16 })],
    ['RULING-71 raid_penalty = stepped: 40, 32, 24', raid({ burn: 40, steal: 32, raze: 24 })],
    ['a victim with few tokens', raid({ burn: 32, steal: 32 }, { victim: { people: 20, tokens: 11 } })],
    ['a victim with none', raid({ burn: 32, steal: 32 }, { victim: { people: 20, tokens: 0 } })],
  ])('%s: all dice of the two lootings and of the others', (_title, given) => {
    const needs = GOALS.map((goal) => given.goals.find((each) => each.goal === goal)?.chance ?? 0)
    const tallies: Record<'achieved' | 'stolen' | 'burnt' | 'lost', Tally> = {
      achieved: new Map(),
      stolen: new Map(),
      burnt: new Map(),
      lost: new Map(),
    }
    for (let burn = 1; burn <= 100; burn++) {
      for (let steal = 1; steal <= 100; steal++) {
        const most = [burn <= (needs[1] ?? 0) ? Math.floor(burn / 2) : 0, steal <= (needs[2] ?? 0) ? Math.floor(steal / 2) : 0]
        let [left, stolen, burnt] = [given.victim.tokens, 0, 0]
        while (stolen < (most[1] ?? 0) && left > 0) [stolen, left] = [stolen + 1, left - 1]
        while (burnt < (most[0] ?? 0) && left > 0) [burnt, left] = [burnt + 1, left - 1]
        count(tallies.stolen, stolen, 10_000)
        count(tallies.burnt, burnt, 10_000)
        count(tallies.lost, stolen + burnt, 10_000)
        const two = Number(burn <= (needs[1] ?? 0)) + Number(steal <= (needs[2] ?? 0))
        for (let kill = 0; kill < 2; kill++) {
          for (let raze = 0; raze < 2; raze++) {
            const faces = (kill === 1 ? (needs[0] ?? 0) : 100 - (needs[0] ?? 0)) * (raze === 1 ? (needs[3] ?? 0) : 100 - (needs[3] ?? 0))
            if (faces > 0) count(tallies.achieved, two + kill + raze, faces)
          }
        }
      }
    }
    const odds = raidOdds(given)
    for (const name of ['achieved', 'stolen', 'burnt', 'lost'] as const) {
      expect(difference(odds[name], tallies[name], 1e8), name).toBeLessThan(1e-12)
      expect(flaws(odds[name])).toEqual([])
    }
    expect(odds.any.probability).toBeCloseTo(1 - (tallies.achieved.get(0) ?? 0) / 1e8, 12)
    expect(odds.all.probability).toBeCloseTo((tallies.achieved.get(given.goals.length) ?? 0) / 1e8, 12)
    expect(odds.goals.map(({ probability }) => probability)).toEqual(given.goals.map(({ chance }) => chance / 100))
  })

  test.each([
    ['raid_kill = share', 120, 7],
    ['raid_kill = headcount', null, 9],
  ])('RULING-72 %s: the kills are certain once the goal comes true', (_title, ownPeople, dead) => {
    const { kills } = raidOdds(raid({ kill: 40 }, { ownPeople }))
    expect(kills).toEqual({ values: [0, dead], probabilities: [0.6, 0.4] })
    expect(mean(kills)).toBeCloseTo(0.4 * dead, 12)
  })

  test('nobody dies where killing is no goal, and no more than there are', () => {
    expect(raidOdds(raid({ steal: 40 })).kills).toEqual({ values: [0], probabilities: [1] })
    expect(raidOdds(raid({ kill: 40 }, { raiders: 200, ownPeople: null })).kills.values).toEqual([0, 90])
  })

  test.each([
    [9, 30, 40],
    [2, 75, 10],
    [40, 0, 140],
  ])('RULING-74 %i raiders, bonuses %i and %i: only raiders die, all pairs of dice', (raiders, raider, victim) => {
    const tally: Tally = new Map()
    for (let own = 1; own <= 100; own++) {
      for (let enemy = 1; enemy <= 100; enemy++) {
        const behind = enemy + victim - own - raider
        let dead = 0
        while (dead < raiders && dead * 100 < raiders * behind) dead += 1
        count(tally, dead)
      }
    }
    const { toll, unscathed } = raidOdds(raid({ steal: 40 }, { raiders, answer: { raider, victim } }))
    expect(difference(toll, tally, 10_000)).toBeLessThan(1e-13)
    expect(unscathed.probability).toBeCloseTo((tally.get(0) ?? 0) / 10_000, 13)
  })

  test('without an answer everybody comes home', () => {
    expect(raidOdds(raid({ steal: 40 })).unscathed.probability).toBe(1)
  })
})
