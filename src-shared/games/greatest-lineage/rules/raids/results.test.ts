import { describe, expect, test } from 'vitest'
import type { FillRequest } from '../../../../kernel/engine/request.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import { voluntaryActs } from '../acts.ts'
import { MONUMENTS, TRIBE_RECORDS } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { FOOD, KILL, monument, raiding, raidStage, STEAL } from '../../testing/raids.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { HOUSES, warOf } from '../../testing/wars.ts'
import { WARS } from '../war/records.ts'
import { answerBonuses } from './answer.ts'
import { lootOf } from './loot.ts'
import { raidOffers } from './raid.ts'

describe('people killed', () => {
  test.each<[NonNullable<HouseRules['raid_kill']>, NonNullable<HouseRules['loss_rounding']>, number, number]>([
    ['share', 'up', 5, 5],
    ['share', 'down', 5, 4],
    ['share', 'up', 1, 1],
    ['headcount', 'up', 5, 5],
    ['headcount', 'up', 9, 9],
    ['headcount', 'down', 9, 8],
  ])(
    'GL-RAID-5 RULING-72 raid_kill = %s, loss_rounding = %s: %i raiders of 100 kill %i of 90',
    (raid_kill, loss_rounding, raiders, dead) => {
      const { world, lines } = raiding(raidStage({ rules: { raid_kill, loss_rounding } }), [{ ...KILL, raiders }, [40]])
      expect(90 - world.balance('humans', 'males') - world.balance('humans', 'females')).toBe(dead)
      expect(lines).toEqual(['line.raidSetsOut', 'line.raidKilled'])
    },
  )

  test('GL-RAID-5 RULING-72 raid_kill = headcount is not bound to the share', () => {
    const world = raidStage({ elves: { males: 400, females: 0 }, rules: { raid_kill: 'headcount' } })
    raiding(world, [{ ...KILL, raiders: 30 }, [40]])
    expect(world.balance('humans', 'males') + world.balance('humans', 'females')).toBe(63)
  })

  test('GL-RAID-5 in proportion to the sexes, before any answer; warriors only when nobody else is left', () => {
    const world = raidStage({ humans: { males: 1, females: 2, warriors: 50 } })
    raiding(world, [{ ...KILL, raiders: 9 }, [1]])
    expect(['males', 'females', 'warriors'].map((account) => world.balance('humans', account))).toEqual([0, 0, 48])
  })
})

describe('tokens', () => {
  test.each([
    [1, 0],
    [24, 12],
    [25, 12],
    [40, 20],
  ])('GL-RAID-6 RULING-73 a die of %i allows %i tokens', (die, tokens) => {
    expect(lootOf(die)).toBe(tokens)
  })

  test('GL-RAID-6 one form for what is burnt and what is stolen, as far as there is any; greatest store first', () => {
    const { pending, problems, world } = raiding(raidStage(), [{ ...STEAL, burn: true }, [32, 20]])
    const form = pending as FillRequest
    expect(form.fields.map((field) => [field.id, field.type === 'number' ? [field.max, field.preset] : null])).toEqual([
      ['stealFood', [10, 10]],
      ['stealWood', [10, 0]],
      ['burnFood', [16, 10]],
      ['burnWood', [10, 6]],
    ])
    expect(problems).toEqual([])
    expect(world.balance('humans', 'food')).toBe(20)
  })

  test.each<[Json, string]>([
    [{ stealFood: 10, stealWood: 1, burnFood: 0, burnWood: 0 }, 'stealFood'],
    [{ stealFood: 0, stealWood: 0, burnFood: 16, burnWood: 1 }, 'burnFood'],
    [{ stealFood: 0, stealWood: 10, burnFood: 0, burnWood: 1 }, 'stealWood'],
  ])('GL-RAID-6 not more than the dice and the store allow: %j', (loot, field) => {
    expect(raiding(raidStage(), [{ ...STEAL, burn: true }, [32, 20], loot]).problems).toMatchObject([{ field, rule: 'GL-RAID-6' }])
  })

  test('GL-RAID-6 what is stolen changes hands, what is burnt is gone', () => {
    const { world, lines, postings } = raiding(raidStage(), [
      { ...STEAL, burn: true },
      [32, 20],
      { stealFood: 4, stealWood: 2, burnFood: 6, burnWood: 0 },
    ])
    expect([world.balance('humans', 'food'), world.balance('humans', 'wood')]).toEqual([10, 8])
    expect([world.balance('elves', 'food'), world.balance('elves', 'wood')]).toEqual([FOOD - 2 + 4, 2])
    expect(postings('humans').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-RAID-6', -6],
      ['GL-RAID-6', -4],
      ['GL-RAID-6', -2],
    ])
    expect(lines).toEqual(['line.raidSetsOut', 'line.raidBurns', 'line.raidBurnt', 'line.raidSteals', 'line.raidStolen'])
  })

  test.each<[string, Readonly<Record<string, number>>, object, readonly number[], number]>([
    ['one kind of token', { food: 20, wood: 0 }, STEAL, [30], 5],
    ['no more tokens than may be taken', { food: 5, wood: 5 }, STEAL, [40], 0],
    ['one kind, to steal and to burn', { food: 20, wood: 0 }, { ...STEAL, burn: true }, [20, 10], 5],
  ])('GL-RAID-6 nothing is asked where nothing can be chosen: %s', (_, humans, raid, dice, food) => {
    const { world, pending } = raiding(raidStage({ humans }), [raid, dice])
    expect(pending).toMatchObject({ wording: 'choose.raidAnswer' })
    expect(world.balance('humans', 'food')).toBe(food)
  })
})

describe('monuments', () => {
  test('GL-RAID-7 the only one is torn down, with its prestige and without a further roll', () => {
    const world = raidStage({ humans: { prestige: 20 }, records: { [MONUMENTS.name]: { stair: monument('stair') } } })
    const { pending, postings } = raiding(world, [{ ...STEAL, steal: false, raze: true }, [40]])
    expect([world.records(MONUMENTS), world.balance('humans', 'prestige'), postings('elves', 'prestige')]).toEqual([[], 14, []])
    expect(pending).toMatchObject({ wording: 'choose.raidAnswer' })
  })

  test('GL-RAID-7 of several the named one, a site under construction as well', () => {
    const site = monument('site', { stage: 'building', due: 9 })
    const world = raidStage({ humans: { prestige: 20 }, records: { [MONUMENTS.name]: { stair: monument('stair'), site } } })
    raiding(world, [{ ...STEAL, steal: false, raze: true, monument: 'site' }, [40]])
    expect(world.records(MONUMENTS).map(({ id }) => id)).toEqual(['stair'])
  })

  test('GL-RAID-7 missed, it stands', () => {
    const world = raidStage({ records: { [MONUMENTS.name]: { stair: monument('stair') } } })
    raiding(world, [{ ...STEAL, steal: false, raze: true }, [41]])
    expect(world.records(MONUMENTS)).toHaveLength(1)
  })
})

describe('the answer', () => {
  test('GL-RAID-8 RULING-74 a kill roll: as many in a hundred of the raiders die as they are behind, and the rest come home', () => {
    const world = raidStage()
    const { raider, victim } = answerBonuses(world, 'elves', { target: 'humans', raiders: 5, goals: 1, ground: 'unknown' })
    const { asked, lines } = raiding(world, [STEAL, [99], 'fight', [20, 20 + raider - victim + 41]])
    expect(asked.slice(-2).map(({ seat, rule }) => [seat, rule])).toEqual([
      ['humans', 'GL-RAID-8'],
      ['elves', 'GL-RAID-8'],
    ])
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors')]).toEqual([47, 0])
    expect(lines).toEqual(['line.raidSetsOut', 'line.raidInVain', 'line.opposedRoll', 'line.raidAnswered'])
  })

  test.each([
    ['raiders ahead: nobody dies', 90, 10, 50],
    ['raiders far behind: all of them, and nobody else', 1, 100, 45],
  ])('GL-RAID-8 RULING-74 %s', (_, raiders, victims, males) => {
    const world = raidStage({ humans: { militaryTechnology: victims === 100 ? 100 : 0 } })
    raiding(world, [STEAL, [99], 'fight', [raiders, victims]])
    expect(world.balance('elves', 'males')).toBe(males)
    expect(['males', 'females', 'warriors'].map((account) => world.balance('humans', account))).toEqual([30, 60, 0])
  })

  test('GL-RAID-8 the victim may let them go', () => {
    const { world, pending, lines } = raiding(raidStage(), [STEAL, [99], 'leave'])
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors'), pending]).toEqual([50, 0, null])
    expect(lines.at(-1)).toBe('line.raidUnanswered')
  })

  test('GL-RAID-8 RULING-74 warriors of running wars count for the answer, 2 more for each goal', () => {
    const bonuses = (warriors: number, goals: number) =>
      answerBonuses(raidStage({ humans: { warriors } }), 'elves', { target: 'humans', raiders: 5, goals, ground: 'unknown' }).victim
    expect(bonuses(11, 1) - bonuses(0, 1)).toBe(2)
    expect(bonuses(0, 4) - bonuses(0, 1)).toBe(6)
  })

  test('GL-RAID-8 the shortage of the raiders weakens them', () => {
    const raid = { target: 'humans', raiders: 5, goals: 1, ground: 'unknown' } as const
    const short = raidStage({ records: { condition: { elves: { qualifiedSince: null, shortage: true } } } })
    expect(answerBonuses(short, 'elves', raid).raider).toBe(answerBonuses(raidStage(), 'elves', raid).raider - 30)
  })
})

test('GL-RAID-1 the army of a war stays in arms when the game master has sent the raiders home', () => {
  const war = warOf('elves', 'dwarves', { aggressor: { warriors: 6 } })
  const world = raidStage({ elves: { males: 50, females: 50, food: FOOD, warriors: 6 }, records: { royal: HOUSES, war: { w: war } } })
  const offers = () => ({ rule: 'GL-RAID-1' as const, figures: {}, offers: raidOffers(world, 'elves') })
  const run = new Run(GREATEST_LINEAGE, world, voluntaryActs('conflict', 'elves', offers))
  run.resume(undefined)
  run.resume({ ...STEAL, act: STEAL.act })
  run.correct([{ owner: 'elves', account: 'warriors', to: 4 }])
  run.resume({ by: 'hand', values: [99], counts: {} })
  run.resume('leave')
  expect([world.balance('elves', 'warriors'), world.record(WARS, 'w')?.sides.aggressor.warriors]).toEqual([4, 4])
})

describe('ground', () => {
  test.each<[NonNullable<HouseRules['map_mode']>, boolean]>([
    ['none', false],
    ['map', true],
  ])('GL-WAR-19 RULING-05 map_mode = %s: the ground is asked for: %s', (map_mode, asked) => {
    const [offer] = raidOffers(raidStage({ rules: { map_mode } }), 'elves')
    expect(offer?.act.fields.some(({ id }) => id === 'ground')).toBe(asked)
  })

  test('GL-WAR-19 elves who raid on hills are weak there', () => {
    const { pending } = raiding(raidStage({ rules: { map_mode: 'map' } }), [{ ...STEAL, ground: 'hill' }, [99]])
    const open = raiding(raidStage({ rules: { map_mode: 'map' } }), [STEAL, [99]]).pending
    expect(Number(pending?.figures['enemyBonus'])).toBe(Number(open?.figures['enemyBonus']) - 15)
  })
})

describe('kingdoms and tribes', () => {
  const rules: HouseRules = { raid_targets: 'all' }
  const tribe = { id: 'tribe-1', race: 'elves', territories: 2, warriors: 50, females: 3 }

  test('GL-RAID-5 RULING-67 raid_targets = all: a kingdom loses others before warriors, and always answers', () => {
    const world = raidStage({ rules, others: { undead: { territories: 3, warriors: 150, nonWarriors: 10 } } })
    const { asked } = raiding(world, [{ act: 'raidOther', target: 'undead', raiders: 9 }, [40], [50, 50]])
    expect([world.balance('undead', 'nonWarriors'), world.balance('undead', 'warriors')]).toEqual([0, 145])
    const fought = asked.at(-1)
    expect(fought?.kind === 'roll' && fought.test.type === 'parts' && fought.test.parts.map(({ whose }) => whose)).toEqual([
      'elves',
      'undead',
    ])
  })

  test('GL-RAID-5 RULING-67 raid_targets = all: a tribe loses females before warriors, and land it can no longer hold', () => {
    const world = raidStage({ rules, records: { [TRIBE_RECORDS.name]: { 'tribe-1': { ...tribe, warriors: 17 } } } })
    raiding(world, [{ act: 'raidOther', target: 'tribe-1', raiders: 5 }, [40]])
    expect(world.record(TRIBE_RECORDS, 'tribe-1')).toMatchObject({ females: 2, warriors: 17, territories: 1 })
  })

  test('GL-RAID-8 RULING-67 raid_targets = all: nobody answers for a tribe that the raid has wiped out', () => {
    const world = raidStage({ rules, records: { [TRIBE_RECORDS.name]: { 'tribe-1': { ...tribe, territories: 1, warriors: 7 } } } })
    const { pending } = raiding(world, [{ act: 'raidOther', target: 'tribe-1', raiders: 5 }, [40]])
    expect([pending, world.record(TRIBE_RECORDS, 'tribe-1'), world.balance('elves', 'males')]).toEqual([null, undefined, 50])
  })

  test('GL-RAID-5 what a tribe has grown by can be lost as well', () => {
    const world = raidStage({ rules, others: { tribes: { females: 4 } }, records: { [TRIBE_RECORDS.name]: { 'tribe-1': tribe } } })
    raiding(world, [{ act: 'raidOther', target: 'tribe-1', raiders: 9 }, [40]])
    expect(world.record(TRIBE_RECORDS, 'tribe-1')).toMatchObject({ females: 3 - 6, warriors: 50 })
  })
})
