import { describe, expect, test } from 'vitest'
import { ALLIANCES } from '../diplomacy/records.ts'
import { MONUMENTS, SITES } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { FOOD, KILL, monument, offered, raiding, raidStage, STEAL } from '../../testing/raids.ts'
import type { Balances, StageSetting } from '../../testing/stage.ts'
import { FRESH_SIDE, RAID_HISTORY, WARS, type War } from '../war/records.ts'
import { answerBonuses } from './answer.ts'
import { raidChances } from './goals.ts'
import { mostRaiders } from './targets.ts'

function war(stageOf: War['stage'], change: Partial<War> = {}): War {
  return {
    id: 'elves-war-1',
    aggressor: 'elves',
    defender: 'humans',
    stage: stageOf,
    entered: 1,
    opensFrom: 3,
    opened: 3,
    turns: 1,
    sides: { aggressor: FRESH_SIDE, defender: FRESH_SIDE },
    ...change,
  }
}

describe('the force', () => {
  test.each([
    [20, 1],
    [21, 2],
    [100, 9],
    [101, 10],
    [10, 0],
  ])('GL-RAID-1 RULING-68 of %i people, warriors left out, %i at most may raid', (people, most) => {
    const world = raidStage({ elves: { males: people - 1, females: 1, warriors: 40 } })
    expect(mostRaiders(world, 'elves')).toBe(most)
    expect(offered(world)).toEqual(most === 0 ? [] : ['raid-humans', 'raid-dwarves'])
  })

  test('GL-RAID-1 raiders are free males: those at work on a monument stay', () => {
    const site = { owner: 'elves', workers: { males: 47, females: 0 } }
    expect(mostRaiders(raidStage({ records: { [SITES.name]: { m: site } } }), 'elves')).toBe(3)
  })

  test.each<[NonNullable<HouseRules['raid_cost']>, number, number, readonly [string, number][]]>([
    ['war', 2, 5, [['food', -2]]],
    ['none', 0, 9, []],
  ])('GL-RAID-1 RULING-69 raid_cost = %s: with %i food %i may raid, at that price', (raid_cost, food, most, price) => {
    const world = raidStage({ elves: { food }, rules: { raid_cost } })
    expect(mostRaiders(world, 'elves')).toBe(most)
    const { postings } = raiding(world, [{ ...KILL, raiders: most }, [99]])
    expect(postings('elves').map(({ account, delta }) => [account, delta])).toEqual([['males', -most], ['warriors', most], ...price])
  })

  test('GL-RAID-1 without food there is no raid', () => {
    expect(offered(raidStage({ elves: { food: 0 } }))).toEqual([])
  })
})

describe('targets', () => {
  test('GL-RAID-1 GL-WIN-7 nobody is raided in the peaceful game', () => {
    expect(offered(raidStage({ goal: 'peaceful', rules: { raid_targets: 'all' } }))).toEqual([])
  })

  test.each<[string, readonly string[], StageSetting['records']]>([
    ['an ally', ['raid-dwarves'], { [ALLIANCES.name]: { a: { members: ['humans', 'elves'] } } }],
    ['an enemy in a running war', ['raid-dwarves'], { [WARS.name]: { 'elves-war-1': war('open') } }],
    [
      'whoever stands in the booklet only is no enemy yet',
      ['raid-humans', 'raid-dwarves'],
      { [WARS.name]: { 'elves-war-1': war('secret') } },
    ],
  ])('GL-RAID-1 RULING-67 not raided: %s', (_, targets, records) => {
    expect(offered(raidStage({ records: records ?? {} }))).toEqual(targets)
  })

  test.each<[NonNullable<HouseRules['raid_targets']>, readonly string[]]>([
    ['players', ['raid-humans', 'raid-dwarves']],
    ['all', ['raid-humans', 'raid-dwarves', 'raidOther']],
  ])('GL-RAID-1 RULING-67 raid_targets = %s: %j', (raid_targets, acts) => {
    const others = { undead: { territories: 3, warriors: 150 } }
    expect(offered(raidStage({ rules: { raid_targets }, others }))).toEqual(acts)
  })

  test('GL-RAID-1 what people and stores there are the raiders find out: the form is the same whatever there is', () => {
    const asked = (dwarves: Balances) => raiding(raidStage({ dwarves })).pending
    expect(asked({ males: 0, females: 0 })).toEqual(asked({ males: 70, females: 80, food: 900 }))
  })

  test('GL-RAID-6 empty stores are found empty, and only the two hear of it', () => {
    const raid = { act: 'raid-dwarves', raiders: 5, kill: false, burn: false, steal: true }
    const { effects } = raiding(raidStage({ dwarves: { males: 5 } }), [raid, [30]])
    expect(effects).toContainEqual(expect.objectContaining({ wording: 'line.raidFindsNothing', see: ['elves', 'dwarves'] }))
  })
})

describe('time between raids', () => {
  const last = { id: 'elves', last: 4, targets: { humans: 4 } }
  test.each<[NonNullable<HouseRules['raid_gap']>, number, readonly string[]]>([
    ['overall', 4, []],
    ['overall', 5, []],
    ['overall', 6, ['raid-humans', 'raid-dwarves']],
    ['per_target', 4, []],
    ['per_target', 5, ['raid-dwarves']],
    ['per_target', 6, ['raid-humans', 'raid-dwarves']],
  ])('GL-RAID-2 RULING-75 raid_gap = %s: raided the humans in round 4, in round %i there are %j', (raid_gap, turn, acts) => {
    expect(offered(raidStage({ turn, rules: { raid_gap }, records: { [RAID_HISTORY.name]: { elves: last } } }))).toEqual(acts)
  })

  test('GL-RAID-2 a raid is remembered, and there is one a turn', () => {
    const { world, pending } = raiding(
      raidStage({ records: { [RAID_HISTORY.name]: { elves: { id: 'elves', last: 1, targets: { dwarves: 1 } } } } }),
      [KILL, [99], 'leave'],
    )
    expect(world.record(RAID_HISTORY, 'elves')).toEqual({ id: 'elves', last: 5, targets: { dwarves: 1, humans: 5 } })
    expect(pending).toBeNull()
  })
})

describe('goals', () => {
  test('GL-RAID-3 RULING-70 four goals, each once, and at least one', () => {
    const world = raidStage({ records: { [MONUMENTS.name]: { stair: monument('stair') } } })
    expect(raiding(world).pending).toMatchObject({
      acts: [
        {
          id: 'raid-humans',
          fields: [
            { id: 'raiders', min: 1, max: 9, preset: 5 },
            { id: 'kill', type: 'flag', preset: false },
            { id: 'burn', type: 'flag', preset: false },
            { id: 'steal', type: 'flag', preset: true },
            { id: 'raze', type: 'flag', preset: false, figures: { name: 'stair' } },
          ],
        },
        { id: 'raid-dwarves', fields: [{ id: 'raiders' }, { id: 'kill' }, { id: 'burn' }, { id: 'steal', preset: true }] },
        { id: 'done' },
      ],
    })
    expect(raiding(world, [{ ...STEAL, steal: false }]).problems).toMatchObject([{ rule: 'GL-RAID-3' }])
  })

  test.each<[NonNullable<HouseRules['raid_penalty']>, number, readonly number[]]>([
    ['shared', 1, [40]],
    ['shared', 2, [32, 32]],
    ['shared', 3, [24, 24, 24]],
    ['shared', 4, [16, 16, 16, 16]],
    ['stepped', 1, [40]],
    ['stepped', 4, [40, 32, 24, 16]],
  ])('GL-RAID-4 RULING-71 raid_penalty = %s: %i goals have chances %j', (raid_penalty, goals, chances) => {
    expect(raidChances(raidStage({ rules: { raid_penalty } }), goals)).toEqual(chances)
  })

  test('GL-RAID-4 GL-RAID-8 EX-21 three goals: 24 comes true, 25 does not; half of it is 12 tokens; the answer gains 6', () => {
    const world = raidStage()
    const before = answerBonuses(world, 'elves', { target: 'humans', raiders: 5, goals: 0, ground: 'unknown' }).victim
    const { pending, asked } = raiding(world, [{ ...STEAL, kill: true, burn: true }, [25, 25, 24], { stealFood: 12, stealWood: 0 }])
    expect(asked[1]).toMatchObject({
      kind: 'roll',
      figures: { goals: 'kill,burn,steal', chance: '24, 24, 24' },
      test: { groups: [{ need: 24 }, { need: 24 }, { need: 24 }] },
    })
    expect(asked[2]).toMatchObject({ kind: 'fill', figures: { burn: 0, steal: 12 } })
    expect(pending).toMatchObject({ kind: 'choose', seat: 'humans', figures: { goals: 3, bonus: before + 6 } })
    expect(world.balance('elves', 'food')).toBe(FOOD - 2 + 12)
    expect(world.balance('humans', 'males')).toBe(30)
  })

  test('GL-RAID-4 a raid that reaches nothing is told, and may be answered all the same', () => {
    const { lines, pending } = raiding(raidStage(), [STEAL, [41]])
    expect(lines).toEqual(['line.raidSetsOut', 'line.raidInVain'])
    expect(pending).toMatchObject({ kind: 'choose', wording: 'choose.raidAnswer' })
  })
})
