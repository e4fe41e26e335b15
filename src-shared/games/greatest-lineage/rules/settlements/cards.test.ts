import { describe, expect, test } from 'vitest'
import type { HouseRules } from '../rulings/switches.ts'
import { house, playOut, stage } from '../../testing/stage.ts'
import { capacity, effectiveCulture } from '../derived.ts'
import { SETTLEMENTS, type Monument, type Settlement } from '../records.ts'
import { cardsFor, recountQuietly, recountSettlements, settlementsOf } from './cards.ts'
import { shamanOf, shamansOf } from './shamans.ts'

/** The elves with so much land, in this age, and their cards counted. */
function settled(territories: number, age = 1, rules: HouseRules = {}) {
  const world = stage({ rules, elves: { territories, age } })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  return world
}

type Stage = ReturnType<typeof settled>

function set(world: Stage, account: 'territories' | 'age' | 'prestige', to: number): Stage {
  world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account, delta: to - world.balance('elves', account) })
  return world
}

function recount(world: Stage, answers: readonly unknown[] = []) {
  return playOut(world, (view) => recountSettlements('GL-TIME-T18c', view, 'elves'), answers)
}

const MONUMENT: Monument = {
  id: 'elves-monument-1',
  builder: 'elves',
  holder: 'elves',
  settlement: 'elves-settlement-3',
  name: 'Stair',
  prestige: 7,
  started: 1,
  due: 2,
  stage: 'standing',
  blessed: false,
}

function withMonument(world: Stage, change: Partial<Monument> = {}): Stage {
  const monument = { ...MONUMENT, ...change }
  world.apply({ kind: 'record', rule: 'GL-MON-2', collection: 'monument', id: monument.id, value: monument })
  return world
}

describe('cards', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [5, 1],
    [6, 2],
    [12, 3],
    [13, 3],
    [110, 22],
  ])('GL-CITY-1 %i territories hold %i cards', (territories, cards) => {
    expect(cardsFor(territories)).toBe(cards)
    expect(settlementsOf(settled(territories), 'elves')).toHaveLength(cards)
  })

  test('GL-SET-6 EX-01 the first tribe brings 3 prestige; with it two territories and the house there is room for 65', () => {
    const world = stage({ elves: { territories: 2 }, records: { royal: house('elves') } })
    const { postings } = playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
    expect(postings('elves').map(({ rule, account, delta }) => [rule, account, delta])).toEqual([['GL-CITY-2', 'prestige', 3]])
    expect([effectiveCulture(world, 'elves'), capacity(world, 'elves')]).toEqual([23, 65])
  })

  test('a second count changes nothing', () => {
    expect(recount(settled(12)).effects).toEqual([])
  })

  test('cards have numbers that are never given twice', () => {
    const world = settled(15)
    recount(set(world, 'territories', 10), ['elves-settlement-3'])
    recount(set(world, 'territories', 11))
    expect(settlementsOf(world, 'elves').map(({ id }) => id)).toEqual(['elves-settlement-1', 'elves-settlement-2', 'elves-settlement-4'])
  })
})

describe('kinds', () => {
  test.each([
    [1, 'tribe', 3],
    [2, 'tribe', 3],
    [3, 'tribe', 3],
    [4, 'town', 5],
    [5, 'town', 5],
    [6, 'city', 7],
  ])('GL-CITY-2 age %i: a %s of %i prestige', (age, type, prestige) => {
    const world = settled(5, age)
    expect(settlementsOf(world, 'elves')).toMatchObject([{ type, prestige, established: true }])
    expect(world.balance('elves', 'prestige')).toBe(prestige)
  })

  test.each([
    ['tied', 44],
    ['one_time', 0],
  ] as const)(
    'GL-CITY-2 EX-35 RULING-134 %s: 22 tribes that become towns bring %i prestige, and room for 110 more',
    (settlement_prestige, gain) => {
      const world = settled(110, 3, { settlement_prestige })
      const room = capacity(world, 'elves')
      const { effects } = recount(set(world, 'age', 4))
      expect(world.balance('elves', 'prestige')).toBe(66 + gain)
      expect(capacity(world, 'elves') - room).toBe(110)
      expect(effects.filter(({ kind }) => kind === 'line')).toMatchObject([
        { wording: 'line.settlementsConverted', figures: { settlements: 22, before: 'tribe', type: 'town' } },
        { wording: 'line.settledDown' },
      ])
    },
  )

  test('GL-CITY-4 settlements are fixed from age 4 on, and migrate again below it', () => {
    const world = settled(10, 3)
    const fixed = () => settlementsOf(world, 'elves').map((settlement) => settlement.fixed)
    expect(fixed()).toEqual([false, false])
    recount(set(world, 'age', 4))
    expect(fixed()).toEqual([true, true])
    recount(set(world, 'age', 3))
    expect([fixed(), world.balance('elves', 'prestige')]).toEqual([[false, false], 6])
  })
})

describe('land for a tribe', () => {
  const MAP: HouseRules = { map_mode: 'map' }
  const cards = (world: Stage) => settlementsOf(world, 'elves').map(({ established, prestige }) => (established ? prestige : 'promise'))
  const told = ({ effects }: ReturnType<typeof recount>) =>
    effects.flatMap((effect) => (effect.kind === 'line' ? [[effect.wording, effect.figures?.['settlements'] ?? null]] : []))

  test.each([
    [{ map_mode: 'map', tribe_land_test: 'map' }, 'choose.tribeLand', [3, 'promise', 'promise']],
    [{ map_mode: 'map', tribe_land_test: 'off' }, null, [3, 3, 3]],
    [{ map_mode: 'none', tribe_land_test: 'map' }, null, [3, 3, 3]],
    [{ map_mode: 'none', tribe_land_test: 'off' }, null, [3, 3, 3]],
  ] as const)('GL-CITY-3 RULING-135 %j: after a third card the question is %s, and the cards are %j', (rules, asked, expected) => {
    const world = settled(2, 1, rules)
    expect(cards(world)).toEqual([3])
    expect(recount(set(world, 'territories', 12)).pending?.wording ?? null).toBe(asked)
    expect(cards(world)).toEqual(expected)
  })

  test.each([
    ['map', ['promise'], 0, 1, 125],
    ['map', ['founded'], 3, 2, 130],
    ['off', [], 3, 2, 130],
  ] as const)(
    'GL-CITY-3 RULING-135 map_mode = map, tribe_land_test = %s, answers %j: a second card brings %i prestige; %i shamans, room for %i',
    (tribe_land_test, answers, prestige, shamans, room) => {
      const world = settled(2, 1, { ...MAP, tribe_land_test })
      const played = recount(set(world, 'territories', 6), answers)
      expect(played.pending).toBeNull()
      expect(world.balance('elves', 'prestige') - 3).toBe(prestige)
      expect([shamansOf(world, 'elves').length, capacity(world, 'elves')]).toEqual([shamans, room])
    },
  )

  test('GL-CITY-3 RULING-135 the owner is asked, with what there is, and is meant to say yes', () => {
    const { pending } = recount(set(settled(2, 1, MAP), 'territories', 12))
    expect(pending).toMatchObject({
      kind: 'choose',
      seat: 'elves',
      rule: 'GL-CITY-3',
      figures: { standing: 1, promises: 2, territories: 12 },
      options: [{ id: 'founded' }, { id: 'promise' }],
      preset: 'founded',
    })
  })

  test.each([
    [['founded', 'founded'], [3, 3, 3], [['line.settlementsFounded', 2]]],
    [
      ['founded', 'promise'],
      [3, 3, 'promise'],
      [
        ['line.settlementsFounded', 1],
        ['line.settlementsPromised', 1],
      ],
    ],
    [['promise'], [3, 'promise', 'promise'], [['line.settlementsPromised', 2]]],
  ])('GL-CITY-3 answers %j: one promise after the other, until the land is not enough for one more', (answers, expected, lines) => {
    const world = settled(2, 1, MAP)
    const played = recount(set(world, 'territories', 12), answers)
    expect([played.pending, cards(world), told(played)]).toEqual([null, expected, lines])
  })

  test('GL-CITY-3 a promise is asked about again with the next card, and not by a count that changes nothing', () => {
    const world = settled(2, 1, MAP)
    recount(set(world, 'territories', 6), ['promise'])
    expect(recount(set(world, 'territories', 7)).effects).toEqual([])
    expect(recount(set(world, 'territories', 11), ['founded', 'promise']).pending).toBeNull()
    expect(cards(world)).toEqual([3, 3, 'promise'])
  })

  test('GL-CITY-3 a promise needs no land any more once the people settle down in age 4', () => {
    const world = settled(2, 3, MAP)
    recount(set(world, 'territories', 6), ['promise'])
    const played = recount(set(world, 'age', 4))
    expect([played.pending, cards(world)]).toEqual([null, [5, 5]])
    expect(told(played)).toContainEqual(['line.settlementsConverted', 1])
    expect(told(played)).toContainEqual(['line.settlementsFounded', 1])
  })

  test('GL-CITY-3 RULING-57 a settlement taken in a war stands already: it fills a card without a question', () => {
    const world = settled(2, 1, MAP)
    const counted = (taken: number) =>
      playOut(set(world, 'territories', 12), (view) => recountSettlements('GL-WAR-32', view, 'elves', taken))
    expect(counted(1).pending).toMatchObject({ figures: { standing: 2, promises: 1 } })
    expect(cards(world)).toEqual([3, 3, 'promise'])
    expect([counted(1).pending, cards(world)]).toEqual([null, [3, 3, 3]])
  })

  test('GL-CITY-5 a promise goes without a question, and is told as one', () => {
    const world = settled(2, 1, MAP)
    recount(set(world, 'territories', 20), ['founded', 'promise'])
    const played = recount(set(world, 'territories', 15))
    expect([played.asked, played.pending, cards(world)]).toEqual([[], null, [3, 3, 'promise']])
    expect(told(played)).toEqual([['line.promiseGivenUp', null]])
  })

  test('GL-CITY-3 after a correction nothing is asked: what only the map could tell is a promise', () => {
    const world = settled(2, 1, MAP)
    const { pending } = playOut(set(world, 'territories', 12), (view) => recountQuietly(view, 'elves'))
    expect([pending, cards(world)]).toEqual([null, [3, 'promise', 'promise']])
  })
})

describe('shamans', () => {
  test('GL-SHA-1 every settlement has one', () => {
    const world = settled(12)
    expect(shamansOf(world, 'elves').map(({ settlement }) => settlement)).toEqual(settlementsOf(world, 'elves').map(({ id }) => id))
  })

  test('GL-SHA-2 a new shaman: 4 on own rolls, 4 off enemy rolls, nothing for births', () => {
    expect(shamansOf(settled(2), 'elves')).toEqual([
      { settlement: 'elves-settlement-1', owner: 'elves', military: 4, opponent: 4, birth: 0 },
    ])
  })

  test('GL-SHA-3 a settlement has the shaman of its own, and no other stands in', () => {
    const world = settled(10)
    world.apply({ kind: 'drop', rule: 'GL-ASN-1', collection: 'shaman', id: 'elves-settlement-1' })
    expect(shamanOf(world, 'elves-settlement-1')).toBeUndefined()
    expect(shamanOf(world, 'elves-settlement-2')).toMatchObject({ settlement: 'elves-settlement-2' })
  })
})

describe('giving up settlements', () => {
  test('GL-CITY-5 with too little land the owner says which goes, with its prestige and shaman', () => {
    const world = settled(15)
    const { asked, pending } = recount(set(world, 'territories', 10), ['elves-settlement-2'])
    expect(asked).toMatchObject([
      {
        kind: 'choose',
        rule: 'GL-CITY-5',
        figures: { tooMany: 1, territories: 10, cards: 3 },
        preset: 'elves-settlement-3',
        options: [{ id: 'elves-settlement-1' }, { id: 'elves-settlement-2' }, { id: 'elves-settlement-3' }],
      },
    ])
    expect(pending).toBeNull()
    expect(settlementsOf(world, 'elves').map(({ id }) => id)).toEqual(['elves-settlement-1', 'elves-settlement-3'])
    expect(shamansOf(world, 'elves')).toHaveLength(2)
    expect(world.balance('elves', 'prestige')).toBe(6)
  })

  test('GL-CITY-5 RULING-134 one_time: prestige stays', () => {
    const world = settled(10, 1, { settlement_prestige: 'one_time' })
    recount(set(world, 'territories', 5), ['elves-settlement-1'])
    expect(world.balance('elves', 'prestige')).toBe(6)
  })

  test('GL-CITY-5 several go one after the other, and nothing is asked where all must go', () => {
    const world = settled(20)
    expect(recount(set(world, 'territories', 10), ['elves-settlement-1', 'elves-settlement-2']).pending).toBeNull()
    expect(settlementsOf(world, 'elves').map(({ id }) => id)).toEqual(['elves-settlement-3', 'elves-settlement-4'])
    expect(recount(set(world, 'territories', 0)).asked).toEqual([])
    expect(settlementsOf(world, 'elves')).toEqual([])
  })

  test('GL-CITY-5 promise cards go first, without prestige', () => {
    const promise: Settlement = { id: 'elves-settlement-9', owner: 'elves', type: 'tribe', established: false, prestige: 0, fixed: false }
    const world = settled(10)
    world.apply({ kind: 'record', rule: 'GL-CITY-3', collection: SETTLEMENTS.name, id: promise.id, value: { ...promise } })
    expect(recount(world).asked).toEqual([])
    expect(settlementsOf(world, 'elves').map(({ id }) => id)).toEqual(['elves-settlement-1', 'elves-settlement-2'])
    expect(world.balance('elves', 'prestige')).toBe(6)
  })

  test('GL-MON-7 the monument of a settlement that is given up perishes; it is offered last', () => {
    const world = withMonument(settled(15))
    const { asked, postings } = recount(set(world, 'territories', 6), ['elves-settlement-3'])
    expect(asked).toMatchObject([{ preset: 'elves-settlement-2', options: [{}, {}, { wording: 'option.settlementWithMonument' }] }])
    expect(postings('elves').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-MON-7', -7],
      ['GL-CITY-5', -3],
    ])
    expect(world.recordIds('monument')).toEqual([])
  })

  test.each([
    ['standing', 'full', {}, -7],
    ['standing', 'none', {}, -7],
    ['building', 'full', {}, -7],
    ['building', 'none', {}, 0],
    ['standing', 'full', { builder: 'humans' }, -3],
  ] as const)('GL-MON-7 RULING-104 destroyed while %s (unfinished_loss = %s, %j): %i prestige', (at, unfinished_loss, change, delta) => {
    const world = withMonument(settled(15, 1, { unfinished_loss }), { stage: at, ...change })
    const { postings } = recount(set(world, 'territories', 10), ['elves-settlement-3'])
    expect(postings('elves').find(({ rule }) => rule === 'GL-MON-7')?.delta ?? 0).toBe(delta)
  })
})

describe('after a correction', () => {
  test('nothing is asked: the newest settlements without a monument go, and names beyond the land', () => {
    const world = withMonument(settled(15))
    for (const name of ['Ridge', 'Ford']) {
      const id = `elves-land-${name}`
      world.apply({ kind: 'record', rule: 'GL-TERR-1', collection: 'land', id, value: { id, owner: 'elves', name } })
    }
    const { pending } = playOut(set(world, 'territories', 1), (view) => recountQuietly(view, 'elves'))
    expect(pending).toBeNull()
    expect(settlementsOf(world, 'elves').map(({ id }) => id)).toEqual(['elves-settlement-3'])
    expect(world.recordIds('land')).toEqual(['elves-land-Ridge'])
  })

  test('cards and kinds follow land and age that were set', () => {
    const world = settled(2)
    playOut(set(set(world, 'territories', 11), 'age', 6), (view) => recountQuietly(view, 'elves'))
    expect(settlementsOf(world, 'elves').map(({ type }) => type)).toEqual(['city', 'city', 'city'])
    expect(world.balance('elves', 'prestige')).toBe(21)
  })
})
