import { describe, expect, test } from 'vitest'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import type { Faction } from '../factions/faction.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf, type WarChange } from '../../testing/wars.ts'
import { WARS } from './records.ts'
import { tributeOf, tributeOffers } from './tribute.ts'

function at(enemy: Faction, change: WarChange = {}, setting: StageSetting = {}) {
  const records = { royal: HOUSES, tribe: { 'tribe-1': tribeOn(4) }, war: { w: warOf('elves', enemy, change) } }
  return stage({ turn: 9, others: { undead: { territories: 10, warriors: 400 } }, ...setting, records })
}

const deal = (world: World) =>
  voluntaryActs('conflict', 'elves', () => ({ rule: 'GL-TERR-1', figures: {}, offers: tributeOffers(world, 'elves') }))

describe('GL-NPK-5 tribute to a kingdom', () => {
  test.each<[NonNullable<HouseRules['tribute_wealth']>, number, number, number]>([
    ['per_turn', 6, 60, 24],
    ['per_turn', 1, 10, 4],
    ['per_turn', 0, 10, 4],
    ['flat', 6, 10, 24],
    ['flat', 1, 10, 4],
  ])('GL-NPK-5 EX-24 RULING-139 tribute_wealth = %s after %i war turns: %i wealth and %i food', (tribute_wealth, turns, wealth, food) => {
    const world = at('undead', { turns }, { rules: { tribute_wealth } })
    expect(tributeOf(world, world.record(WARS, 'w')!, 'elves')?.tokens).toEqual({ wealth, food })
  })

  test('GL-NPK-5 GL-NPK-4 it ends the war, the warriors go home, and the kingdom keeps what it occupies', () => {
    const change = { turns: 6, aggressor: { warriors: 5 }, defender: { occupied: 2 } }
    const world = at('undead', change, { elves: { wealth: 61, food: 24, warriors: 5 } })
    const { pending } = playOut(world, deal, [{ act: 'tribute' }])
    expect(pending).toBeNull()
    expect(['wealth', 'food', 'males', 'warriors'].map((account) => world.balance('elves', account))).toEqual([1, 0, 5, 0])
    expect([world.records(WARS).length, world.balance('undead', 'territories'), world.balance('undead', 'wealth')]).toEqual([0, 12, 0])
  })

  test.each([
    [60, 23],
    [59, 24],
  ])('GL-NPK-4 GL-NPK-5 with %i wealth and %i food it cannot be paid whole: the war goes on', (wealth, food) => {
    expect(tributeOffers(at('undead', { turns: 6 }, { elves: { wealth, food } }), 'elves')).toEqual([])
  })
})

describe('GL-NPT-3 giving up against a tribe', () => {
  test.each([0, 1, 12])('GL-NPT-3 EX-24 RULING-148 after %i war turns: 30 food and 60 wood', (turns) => {
    const world = at('tribe-1', { turns, aggressor: { occupied: 1 } }, { elves: { food: 30, wood: 65 } })
    playOut(world, deal, [{ act: 'tribute' }])
    expect([world.balance('elves', 'food'), world.balance('elves', 'wood'), world.records(WARS).length]).toEqual([0, 5, 0])
    expect(world.balance('elves', 'territories')).toBe(3)
  })

  test('GL-NPT-1 a tribe cannot leave: without the whole price the war goes on', () => {
    expect(tributeOffers(at('tribe-1', {}, { elves: { food: 29, wood: 600 } }), 'elves')).toEqual([])
  })

  test('GL-NPT-3 civilisations take no tribute: with them it needs a treaty', () => {
    expect(tributeOffers(at('humans', {}, { elves: { food: 999, wood: 999, wealth: 999 } }), 'elves')).toEqual([])
  })

  test('GL-NPT-3 of several wars the player picks one', () => {
    const world = at('tribe-1', {}, { elves: { food: 100, wood: 100, wealth: 100 } })
    world.apply({
      kind: 'record',
      rule: 'GL-NPK-3',
      collection: 'war',
      id: 'v',
      value: warOf('undead', 'elves', { id: 'v', turns: 2 }) as never,
    })
    const { asked } = playOut(world, deal, [{ act: 'tribute', war: 'v' }, 'done'])
    expect(asked[0]).toMatchObject({ acts: [{ fields: [{ options: [{ id: 'w' }, { id: 'v', figures: { food: 8, wealth: 20 } }] }] }, {}] })
    expect(world.records(WARS).map(({ id }) => id)).toEqual(['w'])
  })
})
