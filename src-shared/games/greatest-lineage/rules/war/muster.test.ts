import { describe, expect, test } from 'vitest'
import type { FillRequest } from '../../../../kernel/engine/request.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Faction } from '../factions/faction.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { house, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { textsOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { armyGoesHome, forceOf, idleMales, mostWarriors, muster, musterCost, musterForWar, standDown } from './muster.ts'
import { FRESH_SIDE, WARS, type Side, type SideName, type War } from './records.ts'

const SHAMANS = {
  'elves-settlement-1': { settlement: 'elves-settlement-1', owner: 'elves', military: 4, opponent: 4, birth: 0 },
  'elves-settlement-2': { settlement: 'elves-settlement-2', owner: 'elves', military: 9, opponent: 4, birth: 0 },
}

const SETTLEMENTS = Object.fromEntries(
  [1, 2].map((number) => {
    const id = `elves-settlement-${number}`
    return [id, { id, owner: 'elves', type: 'tribe', established: true, prestige: 3, fixed: false }]
  }),
)

function war(
  id: string,
  aggressor: Faction,
  defender: Faction,
  change: { own?: Partial<Side>; theirs?: Partial<Side>; turns?: number } = {},
): War {
  return {
    id,
    aggressor,
    defender,
    stage: 'open',
    entered: 1,
    opensFrom: 3,
    opened: 3,
    turns: change.turns ?? 0,
    sides: { aggressor: { ...FRESH_SIDE, ...change.own }, defender: { ...FRESH_SIDE, ...change.theirs } },
  }
}

const FIRST = war('w1', 'elves', 'humans')

function sideNow(world: World, id = 'w1', side: SideName = 'aggressor'): Side | undefined {
  return world.record(WARS, id)?.sides[side]
}

/** Elves (aggressor) against humans in war w1; answers to the elves' form. */
function mustered(
  setting: StageSetting,
  answers: readonly unknown[],
  wars: readonly War[] = [FIRST],
  side: SideName = 'aggressor',
): Played {
  const records = { ...setting.records, war: Object.fromEntries(wars.map((each) => [each.id, each])) }
  return playOut(stage({ phase: 5, ...setting, records }), (world) => musterForWar(world, 'w1', side), answers)
}

function asked({ asked: before, pending }: Played): FillRequest | undefined {
  const request = before[0] ?? pending
  return request?.kind === 'fill' ? request : undefined
}

function fieldOf(played: Played, id: string) {
  return asked(played)?.fields.find((field) => field.id === id)
}

describe('the price', () => {
  test.each([
    ['EX-11 7 warriors in age 2', 2, 7, { food: 4 }],
    ['1 warrior in age 1', 1, 1, { food: 2 }],
    ['5 warriors in age 1', 1, 5, { food: 2 }],
    ['6 warriors in age 2', 2, 6, { food: 4 }],
    ['nobody', 1, 0, { food: 0 }],
  ])('GL-WAR-4 RULING-46 muster_group = started: %s (age %i, %i warriors) cost %j', (_, age, count, cost) => {
    expect(musterCost(stage({ elves: { age } }), 'elves', count)).toEqual(cost)
  })

  test.each([
    ['EX-11 23 warriors in age 3', 3, 23, { food: 3, metal: 3, wealth: 3 }],
    ['10 warriors in age 6', 6, 10, { food: 1, metal: 1, wealth: 1 }],
    ['11 warriors in age 4', 4, 11, { food: 2, metal: 2, wealth: 2 }],
  ])('GL-WAR-5 RULING-46 muster_group = started: %s (age %i, %i warriors) cost %j', (_, age, count, cost) => {
    expect(musterCost(stage({ elves: { age } }), 'elves', count)).toEqual(cost)
  })

  test.each([
    ['GL-WAR-4', 2, 7, { food: 2 }],
    ['GL-WAR-4', 2, 4, { food: 0 }],
    ['GL-WAR-5', 3, 23, { food: 2, metal: 2, wealth: 2 }],
  ])('%s RULING-46 muster_group = full: in age %i %i warriors cost %j', (_, age, count, cost) => {
    expect(musterCost(stage({ rules: { muster_group: 'full' }, elves: { age } }), 'elves', count)).toEqual(cost)
  })

  const workers = { m: { owner: 'elves', workers: { males: 12, females: 3 } } }
  test.each([
    ['no tokens, no warriors', 'started', { males: 20, food: 1 }, 0],
    ['food for two groups', 'started', { males: 20, food: 5 }, 10],
    ['fewer males than food', 'started', { males: 8, food: 50 }, 8],
    ['nobody free', 'started', { males: 0, food: 50 }, 0],
    ['one token short in age 3', 'started', { age: 3, males: 50, food: 9, metal: 2, wealth: 9 }, 20],
    ['full groups only are paid', 'full', { males: 20, food: 3 }, 9],
    ['a group that is not full is free', 'full', { age: 3, males: 50 }, 9],
  ] as const)('GL-WAR-3 RULING-46 most warriors, %s (muster_group = %s, %j): %i', (_, muster_group, elves, most) => {
    const world = stage({ rules: { muster_group }, elves })
    expect(mostWarriors(world, 'elves')).toBe(most)
    const cost = musterCost(world, 'elves', most)
    for (const [token, amount] of Object.entries(cost)) expect(world.balance('elves', token)).toBeGreaterThanOrEqual(amount)
  })

  test('GL-WAR-3 RULING-102 males at work on a monument are not mustered', () => {
    const world = stage({ elves: { males: 20, food: 50 }, records: { site: workers } })
    expect([idleMales(world, 'elves'), mostWarriors(world, 'elves')]).toEqual([8, 8])
  })
})

describe('mustering', () => {
  test('GL-WAR-3 GL-WAR-4 males become warriors, and their price is paid', () => {
    const played = playOut(stage({ elves: { age: 2, males: 20, food: 9 } }), (world) => muster(world, 'elves', 7))
    expect(played.postings('elves').map(({ rule, account, delta }) => [rule, account, delta])).toEqual([
      ['GL-WAR-3', 'males', -7],
      ['GL-WAR-3', 'warriors', 7],
      ['GL-WAR-4', 'food', -4],
    ])
  })

  test('GL-WAR-5 in age 3 food, metal and wealth are paid', () => {
    const played = playOut(stage({ elves: { age: 3, males: 30, food: 9, metal: 9, wealth: 9 } }), (world) => muster(world, 'elves', 23))
    expect(
      played
        .postings('elves')
        .slice(2)
        .map(({ rule, account, delta }) => [rule, account, delta]),
    ).toEqual([
      ['GL-WAR-5', 'food', -3],
      ['GL-WAR-5', 'metal', -3],
      ['GL-WAR-5', 'wealth', -3],
    ])
  })

  test('GL-WAR-3 nobody is mustered whom one cannot pay', () => {
    const { world } = playOut(stage({ elves: { males: 20, food: 2 } }), (played) => muster(played, 'elves', 20))
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors'), world.balance('elves', 'food')]).toEqual([15, 5, 0])
  })

  test('GL-WAR-32 RULING-66 who stands down is a male again, without refund; never more than there are', () => {
    const { world } = playOut(stage({ elves: { males: 2, warriors: 5, food: 1 } }), (played) => standDown('GL-WAR-32', played, 'elves', 9))
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors'), world.balance('elves', 'food')]).toEqual([7, 0, 1])
  })
})

describe('before a battle', () => {
  const elves = { males: 20, food: 20 } as const
  const records = { royal: house('elves'), settlement: SETTLEMENTS, shaman: SHAMANS }

  test('GL-WAR-6 RULING-45 one form: new warriors, royals in battle, the settlement whose shaman helps', () => {
    const played = mustered({ elves, records }, [
      { warriors: 12, 'elves-royal-1': true, 'elves-royal-4': true, base: 'elves-settlement-1' },
    ])
    expect(played.asked).toHaveLength(1)
    expect(played.pending).toBeNull()
    expect(sideNow(played.world)).toMatchObject({ warriors: 12, royals: ['elves-royal-1', 'elves-royal-4'], base: 'elves-settlement-1' })
    expect([played.world.balance('elves', 'males'), played.world.balance('elves', 'warriors')]).toEqual([8, 12])
  })

  test('GL-WAR-6 its texts', () => {
    const played = mustered({ elves, records }, [{ warriors: 12, 'elves-royal-1': true, 'elves-royal-4': true }])
    expect(textsOf(played, ENGLISH)).toEqual([
      'Battle 1 of the war against the humans: who fights?',
      'Warriors to raise (2 food for every started 5)',
      'Ruler fights (+5 on rolls)',
      'Son fights (+2 on rolls)',
      'Spouse fights (adds nothing)',
      'Daughter fights (adds nothing)',
      'Settlement the army sets out from; its shaman helps',
      '12 warriors are raised against the humans, with the ruler and 1 other of the house.',
    ])
  })

  test.each([
    [0, 'GL-WAR-3'],
    [3, 'GL-WAR-6'],
  ])('GL-WAR-3 GL-WAR-6 after %i turns of war warriors are raised by %s', (turns, rule) => {
    const played = mustered({ elves }, [{ warriors: 5 }], [war('w1', 'elves', 'humans', { turns })])
    expect(played.postings('elves', 'warriors').map((posting) => posting.rule)).toEqual([rule])
  })

  test('GL-WAR-6 reinforcements join those who are there', () => {
    const played = mustered(
      { elves: { ...elves, warriors: 8 } },
      [{ warriors: 5 }],
      [war('w1', 'elves', 'humans', { own: { warriors: 8 }, turns: 1 })],
    )
    expect(sideNow(played.world)?.warriors).toBe(13)
    expect(textsOf(played, ENGLISH).at(-1)).toBe('5 warriors are raised, 13 fight against the humans.')
  })

  test.each([
    ['no army: half of the free males', { males: 20, food: 50 }, {}, 10],
    ['no army, little food', { males: 20, food: 2 }, {}, 5],
    ['a small enemy: ten', { males: 90, food: 90 }, { humans: 4 }, 10],
    ['a larger enemy: as many', { males: 90, food: 90 }, { humans: 25 }, 25],
    ['an army already: nobody', { males: 20, food: 50, warriors: 3 }, { own: 3 }, 0],
  ])('GL-WAR-3 what is filled in with %s', (_, balances, armies: { humans?: number; own?: number }, preset) => {
    const sides = { own: { warriors: armies.own ?? 0 }, theirs: { warriors: armies.humans ?? 0 } }
    const played = mustered({ elves: balances }, [], [war('w1', 'elves', 'humans', sides)])
    expect(fieldOf(played, 'warriors')).toMatchObject({ preset })
  })

  test('GL-WAR-6 royals stay at home unless told otherwise, and those of the last battle with them', () => {
    const played = mustered({ elves, records }, [{}], [war('w1', 'elves', 'humans', { own: { royals: ['elves-royal-1'] } })])
    expect(sideNow(played.world)?.royals).toEqual([])
  })

  test('GL-WAR-6 more than there are males or food for is refused', () => {
    const played = mustered({ elves }, [{ warriors: 21 }])
    expect([played.problems.map(({ field }) => field), played.effects]).toEqual([['warriors'], []])
  })

  test('GL-WAR-6 the form follows a correction while it waits', () => {
    const world = stage({ phase: 5, elves, records: { war: { w1: FIRST } } })
    const run = new Run(GREATEST_LINEAGE, world, musterForWar(world, 'w1', 'aggressor'))
    run.resume(undefined)
    run.correct([{ owner: 'elves', account: 'males', to: 3 }])
    expect(run.pending).toMatchObject({ fields: [{ id: 'warriors', max: 3, preset: 2 }] })
    run.correct([{ owner: 'elves', account: 'food', to: 0 }])
    expect([run.pending, world.balance('elves', 'warriors')]).toEqual([null, 0])
  })

  test('GL-WAR-6 nothing is asked of whom has nobody to send', () => {
    const played = mustered({ elves: { males: 20, food: 1 } }, [])
    expect([played.pending, sideNow(played.world)?.warriors]).toEqual([null, 0])
  })

  test.each(['demonic', 'tribe-1'] as const)('GL-WAR-6 RULING-47 nothing is asked of %s', (defender) => {
    const played = mustered({}, [], [war('w1', 'elves', defender)], 'defender')
    expect([played.pending, played.effects]).toEqual([null, []])
  })
})

describe('RULING-64 whose shaman helps', () => {
  const elves = { males: 20, food: 20 } as const
  const records = { settlement: SETTLEMENTS, shaman: SHAMANS }
  const alike = { ...SHAMANS, 'elves-settlement-2': { ...SHAMANS['elves-settlement-2'], military: 4 } }
  const { 'elves-settlement-1': onlyOne } = SHAMANS

  test('GL-WAR-17 shaman_scope = one: the most useful is offered first', () => {
    const played = mustered({ elves, records }, [{}])
    expect(fieldOf(played, 'base')).toMatchObject({
      preset: 'elves-settlement-2',
      options: [{ id: 'elves-settlement-2' }, { id: 'elves-settlement-1' }],
    })
    expect(sideNow(played.world)?.base).toBe('elves-settlement-2')
  })

  test.each([
    ['there is one', { 'elves-settlement-1': onlyOne }, 'elves-settlement-1'],
    ['all are alike', alike, 'elves-settlement-1'],
    ['there is none', {}, null],
  ])('GL-WAR-17 shaman_scope = one: not asked where %s', (_, shaman, base) => {
    const played = mustered({ elves, records: { ...records, shaman } }, [{}])
    expect([fieldOf(played, 'base'), sideNow(played.world)?.base]).toEqual([undefined, base])
  })

  test('GL-WAR-17 shaman_scope = sum: not asked, since all of them help', () => {
    const played = mustered({ rules: { shaman_scope: 'sum' }, elves, records }, [{}])
    expect([fieldOf(played, 'base'), sideNow(played.world)?.base]).toEqual([undefined, null])
  })

  test('GL-WAR-17 map_mode = map: the defender may be far from any settlement, and is asked even with one shaman', () => {
    const asDefender = [war('w1', 'humans', 'elves')]
    const setting = { rules: { map_mode: 'map' }, elves, records: { ...records, shaman: { 'elves-settlement-1': onlyOne } } } as const
    const played = mustered(setting, [{ base: 'none' }], asDefender, 'defender')
    expect(sideNow(played.world, 'w1', 'defender')?.base).toBeNull()
    expect(textsOf(played, ENGLISH)).toContain('Settlement that is nearest to the battle; its shaman helps')
    const near = mustered(setting, [{}], asDefender, 'defender')
    expect(sideNow(near.world, 'w1', 'defender')?.base).toBe('elves-settlement-1')
    expect(fieldOf(mustered(setting, [{}]), 'base')).toBeUndefined()
  })
})

describe('who fights', () => {
  const wars = {
    w1: war('w1', 'elves', 'humans', { own: { warriors: 10 } }),
    w2: war('w2', 'dwarves', 'elves', { theirs: { warriors: 30 } }),
  }

  test.each([
    [false, 10, 30],
    [true, 40, 40],
  ])('GL-WAR-6 RULING-47 shared_army = %s: the elves fight with %i in one war and %i in the other', (shared_army, first, second) => {
    const world = stage({ rules: { shared_army }, elves: { warriors: 40 }, records: { war: wars } })
    expect([forceOf(world, wars.w1, 'aggressor').warriors, forceOf(world, wars.w2, 'defender').warriors]).toEqual([first, second])
  })

  test('GL-WAR-6 RULING-47 a kingdom and a tribe fight with all they have in every war', () => {
    const tribe = { 'tribe-1': { id: 'tribe-1', race: 'elves', territories: 6, warriors: 150, females: 150 } }
    const world = stage({ records: { tribe }, others: { undead: { warriors: 500 }, tribes: { warriors: 3 } } })
    expect(forceOf(world, war('a', 'undead', 'elves'), 'aggressor').warriors).toBe(500)
    expect(forceOf(world, war('b', 'elves', 'tribe-1'), 'defender').warriors).toBe(153)
  })

  test('GL-WAR-6 a royal who has died does not fight', () => {
    const world = stage({ records: { royal: house('elves') } })
    const dead = war('a', 'elves', 'humans', { own: { royals: ['elves-royal-1', 'elves-royal-8'] } })
    expect(forceOf(world, dead, 'aggressor').royals).toEqual(['elves-royal-1'])
  })

  test('GL-WAR-6 warriors the game master added join the army that fights next', () => {
    const played = mustered({ elves: { warriors: 15 } }, [], [war('w1', 'elves', 'humans', { own: { warriors: 10 } })])
    expect(sideNow(played.world)?.warriors).toBe(15)
  })
})

describe('the army goes home', () => {
  const one = war('w1', 'elves', 'humans', { own: { warriors: 10, royals: ['elves-royal-1'], base: 'elves-settlement-1' } })
  const two = war('w2', 'dwarves', 'elves', { theirs: { warriors: 30 } })
  const home = (shared_army: boolean, warriors: number, war: Record<string, War>) =>
    playOut(stage({ rules: { shared_army }, elves: { males: 1, warriors }, records: { war } }), (world) =>
      armyGoesHome('GL-WAR-32', world, 'w1', 'aggressor'),
    ).world

  test.each([
    ['shared_army = false, another war goes on: this army', false, 40, { w1: one, w2: two }, [11, 30, 30]],
    ['shared_army = true, another war goes on: nobody', true, 40, { w1: one, w2: two }, [1, 40, 40]],
    ['shared_army = false, the last war: everybody', false, 13, { w1: one }, [14, 0, undefined]],
    ['shared_army = true, the last war: everybody', true, 13, { w1: one }, [14, 0, undefined]],
  ] as const)('GL-WAR-32 RULING-47 %s', (_, shared_army, warriors, wars, [males, left, other]) => {
    const world = home(shared_army, warriors, wars)
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors')]).toEqual([males, left])
    expect(sideNow(world)).toMatchObject({ warriors: 0, royals: [], base: null })
    expect(sideNow(world, 'w2', 'defender')?.warriors).toBe(other)
  })

  test('GL-WAR-32 nothing happens to kingdoms', () => {
    const played = playOut(
      stage({ others: { undead: { warriors: 500 } }, records: { war: { w1: war('w1', 'undead', 'elves') } } }),
      (world) => armyGoesHome('GL-WAR-32', world, 'w1', 'aggressor'),
    )
    expect(played.effects).toEqual([])
  })
})
