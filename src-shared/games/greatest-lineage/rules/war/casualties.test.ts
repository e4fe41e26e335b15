import { describe, expect, test } from 'vitest'
import { TRIBE_RECORDS } from '../records.ts'
import { war, WAR_ID } from '../../testing/battles.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { casualties, forceAtRisk, loseForce } from './casualties.ts'
import { lostInWar, throughWar } from './cost.ts'
import { compare, opposedRoll, type Roller } from './dice.ts'
import { WARS } from './records.ts'

describe('GL-WAR-20 casualties in percent', () => {
  test.each([
    [50, 28, false, 14],
    [40, 28, false, 12],
    [1, 1, false, 1],
    [50, 0, false, 0],
    [50, -10, false, 0],
    [0, 50, false, 0],
    [50, 140, false, 70],
    [50, 140, true, 50],
  ])('of %i, %i behind, capped %s: %i', (force, margin, capped, dead) => {
    expect(casualties(force, margin, capped)).toBe(dead)
  })

  test.each([
    ['up', 12],
    ['down', 11],
    ['nearest', 11],
  ] as const)('RULING-01 28 in 100 of 40 rounded %s', (rounding, dead) => {
    expect(casualties(40, 28, false, rounding)).toBe(dead)
  })

  test('no float error: 7 in 100 of 100 are 7, not 8', () => {
    expect(casualties(100, 7, false)).toBe(7)
  })
})

describe('RULING-50 whom the percentage is taken of', () => {
  const world = stage({ humans: { males: 7, females: 5 }, dwarves: { females: 4 }, others: { undead: { nonWarriors: 9 } } })
  test.each([
    ['humans', 12, 12],
    ['humans', 0, 7],
    ['dwarves', 0, 4],
    ['undead', 0, 9],
    ['tribe-9', 0, 0],
  ] as const)('%s with %i warriors: %i', (faction, warriors, force) => {
    expect(forceAtRisk(world, faction, warriors)).toBe(force)
  })
})

describe('GL-WAR-21 who dies, in order', () => {
  const lose = (count: number, faction: 'elves' | 'humans' | 'undead' | 'tribe-3') => (world: World) =>
    loseForce('GL-WAR-20', world, WAR_ID, faction, count)
  const people = { males: 3, females: 4, warriors: 5 }
  const setting: StageSetting = { humans: people, records: { war: { [WAR_ID]: war({}, {}, { warriors: 5 }) } } }

  test.each([
    [0, [5, 3, 4]],
    [4, [1, 3, 4]],
    [7, [0, 1, 4]],
    [10, [0, 0, 2]],
    [99, [0, 0, 0]],
  ])('%i die: warriors, males, females left %j', (count, left) => {
    const { world } = playOut(stage(setting), lose(count, 'humans'))
    expect(['warriors', 'males', 'females'].map((account) => world.balance('humans', account))).toEqual(left)
    expect(world.record(WARS, WAR_ID)?.sides.defender.warriors).toBe(left[0])
  })

  const other = war({ id: 'elves-war-2', aggressor: 'dwarves' }, {}, { warriors: 6 })
  const two = { humans: { ...people, warriors: 11 }, records: { war: { [WAR_ID]: war({}, {}, { warriors: 5 }), 'elves-war-2': other } } }

  test('RULING-47 shared_army = false: the army of another war stays as it is', () => {
    const { world } = playOut(stage(two), lose(7, 'humans'))
    expect(world.record(WARS, 'elves-war-2')?.sides.defender.warriors).toBe(6)
    expect(['warriors', 'males'].map((account) => world.balance('humans', account))).toEqual([6, 1])
  })

  test('RULING-47 shared_army = true: all warriors die before anybody else', () => {
    const { world } = playOut(stage({ ...two, rules: { shared_army: true } }), lose(7, 'humans'))
    expect(['warriors', 'males'].map((account) => world.balance('humans', account))).toEqual([4, 3])
    expect(world.records(WARS).reduce((sum, { sides }) => sum + sides.defender.warriors, 0)).toBe(4)
  })

  test('a kingdom loses warriors, then its others', () => {
    const { world } = playOut(stage({ ...setting, others: { undead: { warriors: 5, nonWarriors: 5 } } }), lose(7, 'undead'))
    expect(['warriors', 'nonWarriors'].map((account) => world.balance('undead', account))).toEqual([0, 3])
  })

  test('a tribe loses warriors, its growth included, then females', () => {
    const tribe = { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 1, warriors: 5, females: 5 } }
    const { world } = playOut(
      stage({ records: { ...setting.records, tribe }, others: { tribes: { warriors: 2, females: 2 } } }),
      lose(9, 'tribe-3'),
    )
    expect(world.record(TRIBE_RECORDS, 'tribe-3')).toMatchObject({ warriors: -2, females: 3 })
  })
})

describe('prestige lost through a war is kept for GL-WAR-29', () => {
  const setting: StageSetting = { humans: { prestige: 5 }, records: { war: { [WAR_ID]: war({}, {}, { prestigeLost: 4, decay: 1 }) } } }

  test.each([
    ['battle', 7, 1],
    ['decay', 7, 4],
  ] as const)('by %s', (cause, prestigeLost, decay) => {
    const { world } = playOut(stage(setting), (on) => lostInWar('GL-WAR-27', on, WAR_ID, 'humans', 3, undefined, cause))
    expect(world.balance('humans', 'prestige')).toBe(2)
    expect(world.record(WARS, WAR_ID)?.sides.defender).toMatchObject({ prestigeLost, decay })
  })

  test.each([
    [2, 10],
    [3, 7],
  ])('RULING-60 edition %i: whatever else takes it and brings it back at once, of that side alone: %i', (edition, prestigeLost) => {
    const { world } = playOut(stage({ ...setting, edition }), (on) => throughWar('GL-WAR-22', on, WAR_ID, 'humans', manyPostings()))
    expect(world.record(WARS, WAR_ID)?.sides.defender).toMatchObject({ prestigeLost, decay: 1 })
    expect(world.record(WARS, WAR_ID)?.sides.aggressor).toMatchObject({ prestigeLost: 0 })
  })

  test('a war that is over keeps no count', () => {
    const { world } = playOut(stage({ humans: { prestige: 5 } }), (on) => lostInWar('GL-WAR-27', on, WAR_ID, 'humans', 3))
    expect(world.balance('humans', 'prestige')).toBe(2)
  })
})

describe('RULING-49 opposed rolls', () => {
  const elves = { faction: 'elves', bonus: 20 } as const
  const undead = { faction: 'undead', bonus: -19 } as const

  test('both dice are one roll, each with whose it is and the bonus on it', () => {
    const played = playOut(stage(), (world) => opposedRoll('battle', 'GL-WAR-20', world, elves, undead), [[61, 48]])
    const [asked] = played.asked
    expect(asked?.seat).toBe('elves')
    const parts = asked?.kind === 'roll' && asked.test.type === 'parts' ? asked.test.parts : []
    expect(parts.map(({ whose, figures }) => [whose, figures?.['bonus']])).toEqual([
      ['elves', 20],
      ['undead', -19],
    ])
    expect(played.effects).toMatchObject([{ kind: 'line', figures: { total: 81, enemyTotal: 29, margin: 52 } }])
  })

  test('a kingdom against a player: the player is asked for both; two kingdoms: the game master', () => {
    const roll = (one: Roller, other: Roller) =>
      playOut(stage(), (world) => opposedRoll('battle', 'GL-WAR-20', world, one, other)).pending?.seat
    expect([roll(undead, elves), roll(undead, { faction: 'tribe-1', bonus: 0 })]).toEqual(['elves', 'gm'])
  })

  test('edition 2: each side rolls its own die, a kingdom by the game master, who sees what is to be beaten', () => {
    const played = playOut(stage({ edition: 2 }), (world) => opposedRoll('battle', 'GL-WAR-20', world, elves, undead), [[61], [48]])
    expect(played.asked.map(({ seat, figures }) => [seat, figures['bonus'], figures['enemyTotal'] ?? null])).toEqual([
      ['elves', 20, null],
      ['gm', -19, 81],
    ])
    expect(played.effects).toMatchObject([{ kind: 'line', figures: { total: 81, enemyTotal: 29, margin: 52 } }])
  })

  test('dice that have fallen may count again', () => {
    const played = playOut(stage(), () => compare('GL-WAR-22', elves, undead, { one: 10, other: 60 }))
    expect(played.effects).toMatchObject([{ figures: { die: 10, enemyDie: 60, margin: -11 } }])
  })
})

function* manyPostings() {
  const lines = [
    ['humans', 'prestige', -4],
    ['elves', 'prestige', -9],
    ['humans', 'prestige', 3],
    ['humans', 'prestige', -2],
    ['humans', 'food', 1],
  ] as const
  for (const [owner, account, delta] of lines) yield { kind: 'posting' as const, rule: 'GL-WAR-22' as const, owner, account, delta }
}
