import { describe, expect, test } from 'vitest'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { counters, unitsAt } from './board.ts'
import { endOfRound, isMet, startOfRound } from './events.ts'
import { populationPhase } from './population.ts'
import { gameOf } from './records.ts'
import type { EventRow } from './scenario.ts'

function start(setting: StageSetting, answers: readonly unknown[] = []) {
  return playOut(stage(setting), startOfRound, answers)
}

function end(setting: StageSetting, answers: readonly unknown[] = []) {
  return playOut(stage({ phase: 6, ...setting }), endOfRound, answers)
}

const HEAD = { round: 1, when: 'start' } as const

describe('NT-EVT-1 events at the start of a round', () => {
  test('units are placed and removed, as far as there are any', () => {
    const events: EventRow[] = [
      { ...HEAD, verb: 'place', nation: 'OT', area: 'RM', type: 'warrior', count: 4 },
      { ...HEAD, verb: 'remove', nation: 'OT', area: 'LM', type: 'warrior', count: 9 },
    ]
    const { world } = start({ events, pool: { OT: { warrior: 3 } } })
    expect([unitsAt(world, 'OT', 'RM', 'warrior'), unitsAt(world, 'OT', 'LM', 'warrior'), counters(world, 'OT', 'warrior')]).toEqual([
      3, 0, 3,
    ])
  })

  test('counters and points come and go, and never fall below 0', () => {
    const events: EventRow[] = [
      { ...HEAD, verb: 'pool', nation: 'OT', type: 'warrior', count: 2 },
      { ...HEAD, verb: 'pool', nation: 'CT', type: 'warrior', count: -20 },
      { ...HEAD, verb: 'vp', nation: 'OT', points: -5 },
      { ...HEAD, verb: 'vp', nation: 'CT', points: 3 },
    ]
    const { world } = start({ events, points: { OT: 2 } })
    expect([
      counters(world, 'OT', 'warrior'),
      counters(world, 'CT', 'warrior'),
      world.balance('OT', 'vp'),
      world.balance('CT', 'vp'),
    ]).toEqual([12, 0, 0, 3])
  })

  test('EX-26: population -1 in round 6: with 2 Farmers a 3 is not enough in BR, nor a 5 in SM', () => {
    const world = stage({ round: 6, units: { HC: { 'SM.soldier': 1, 'BR.farmer': 2 } } })
    playOut(world, startOfRound)
    world.apply({ kind: 'checkpoint', cursor: { turn: 6, seat: 'p1', actor: 'HC', phase: 1 } })
    const { asked } = playOut(world, (now) => populationPhase(now, 'HC'), [[5, 3]])
    expect(asked[0]).toMatchObject({ test: { groups: [{ need: 6 }, { need: 4 }] } })
    expect([unitsAt(world, 'HC', 'SM', 'soldier'), unitsAt(world, 'HC', 'BR', 'soldier')]).toEqual([1, 0])
  })

  test('a note waits for the game master, who places, removes and gives points', () => {
    const events: EventRow[] = [{ ...HEAD, verb: 'note', nation: null, text: 'A comet' }]
    const played = start({ events }, [
      { act: 'points', nation: 'OT', points: 4 },
      { act: 'place-OT', area: 'RM', count: 2 },
      { act: 'remove-CT', area: 'CD', count: 1 },
    ])
    expect(played.pending).toMatchObject({ id: '1/table/0/moderate', seat: 'gm', figures: { text: 'A comet' } })
    expect([
      played.world.balance('OT', 'vp'),
      unitsAt(played.world, 'OT', 'RM', 'warrior'),
      unitsAt(played.world, 'CT', 'CD', 'warrior'),
    ]).toEqual([4, 2, 2])
    expect(start({ events }, ['done']).pending).toBeNull()
  })

  test('an event has conditions', () => {
    const world = stage({ round: 3 })
    expect(isMet(world, { is: 'holds', nation: 'OT', area: 'LM' })).toBe(true)
    expect(isMet(world, { is: 'holds', nation: 'OT', area: 'RM' })).toBe(false)
    expect(isMet(world, { is: 'units', nation: 'OT', area: null, least: 5 })).toBe(true)
    expect(isMet(world, { is: 'units', nation: 'OT', area: 'LM', least: 4 })).toBe(false)
    expect([isMet(world, { is: 'round', from: 3, to: 4 }), isMet(world, { is: 'round', from: 4, to: 5 })]).toEqual([true, false])
  })
})

describe('NT-EVT-2 events at the end of a round', () => {
  test('the smiths score 2 in round 12 if they hold their fells', () => {
    expect(end({ round: 12 }).world.balance('FS', 'vp')).toBe(2)
    expect(end({ round: 12, units: {} }).world.balance('FS', 'vp')).toBe(0)
  })

  test('what was to hold for the round holds no more', () => {
    const world = stage({ round: 6 })
    playOut(world, startOfRound)
    expect(world.recordIds('modifier')).toHaveLength(1)
    playOut(world, endOfRound)
    expect(world.recordIds('modifier')).toEqual([])
  })
})

describe('NT-GEN-2 the order of the nations', () => {
  const order = ['SW', 'TT', 'FS', 'HP', 'CT', 'OT', 'HC']

  test('is the list, and an event may change it', () => {
    const { world } = start({ events: [{ ...HEAD, verb: 'order', nation: null, order }] })
    expect([gameOf(world).order, gameOf(world).listed]).toEqual([order, order])
  })

  test('nation_order = rolled: one die each, the highest first, ties by the list', () => {
    const { world, asked } = start({ rules: { nation_order: 'rolled' } }, [[1, 6, 3, 6, 2, 5, 4]])
    expect(asked[0]).toMatchObject({ id: '1/table/0/order', count: 7 })
    expect(gameOf(world).order).toEqual(['OT', 'HP', 'TT', 'SW', 'CT', 'FS', 'HC'])
    expect(gameOf(world).listed[0]).toBe('HC')
  })
})
