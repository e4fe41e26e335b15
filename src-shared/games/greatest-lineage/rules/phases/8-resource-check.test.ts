import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conditionOf } from '../civilisation.ts'
import type { Monument, Site } from '../records.ts'
import { siteOf } from '../settlements/sites.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { usualDeaths } from '../shortage.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { resourceCheckPhase } from './8-resource-check.ts'

type Balances = NonNullable<StageSetting['elves']>

/** EX-33: 47 people on 2 territories, with tribe and house (effective culture 23), 7 of them newcomers. */
function checked(change: Balances = {}, rules: HouseRules = {}) {
  const elves = { males: 20, females: 27, newPeople: 7, food: 10, wood: 4, territories: 2, ...change }
  const world = stage({ elves, rules, records: { royal: house('elves') }, phase: 8 })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  return world
}

function phase(world: ReturnType<typeof checked>, ...answers: readonly unknown[]) {
  return playOut(world, (view) => resourceCheckPhase(view, 'elves'), answers)
}

const deltas = (played: ReturnType<typeof phase>) => played.postings('elves').map(({ rule, account, delta }) => [rule, account, delta])
const lines = (played: ReturnType<typeof phase>) => played.effects.flatMap((effect) => (effect.kind === 'line' ? [effect] : []))

describe('what is due', () => {
  test('GL-CHK-1 GL-CHK-2 GL-CHK-3 EX-33 47 people of 65: 10 food and 4 wood, and nobody dies', () => {
    const played = phase(checked())
    expect(deltas(played)).toEqual([
      ['GL-CHK-2', 'food', -10],
      ['GL-CHK-3', 'wood', -4],
      ['GL-CHK-3', 'newPeople', -7],
    ])
    expect(lines(played).map(({ wording, figures }) => [wording, figures])).toEqual([
      ['line.roomEnough', { people: 47, capacity: 65, over: 0 }],
      ['line.foodPaid', { need: 10, have: 10 }],
      ['line.woodPaid', { need: 4, have: 4 }],
    ])
    expect(played.pending).toBeNull()
  })

  test.each([
    [65, null],
    [66, 'loss'],
  ])('GL-CHK-1 with room for 65, %i people: %s', (people, asked) => {
    const { pending } = phase(checked({ males: 0, females: people, food: 50, newPeople: 0 }))
    expect(pending?.id ?? null).toBe(asked === null ? null : '1/elves/8/loss')
  })

  test.each([
    ['burdens', '1/elves/8/loss'],
    ['all', '1/elves/8/loss'],
    ['none', null],
  ] as const)(
    'GL-CHK-1 RULING-04 warriors_count_for = %s: 60 women and 6 warriors in room for 65 are asked: %s',
    (warriors_count_for, asked) => {
      const many = { males: 0, females: 60, warriors: 6, food: 50, newPeople: 0 }
      expect(phase(checked(many, { warriors_count_for })).pending?.id ?? null).toBe(asked)
    },
  )

  test.each([
    ['per_territory', 'line.roomEnough', { people: 56, capacity: 65 }],
    ['total', 'line.roomShort', { people: 56, capacity: 55, over: 1 }],
  ] as const)(
    'GL-CHK-1 RULING-110 capacity_culture = %s: 10 room of culture on 2 territories, %s %j',
    (capacity_culture, wording, figures) => {
      const many = { males: 0, females: 56, food: 50, newPeople: 0 }
      expect(lines(phase(checked(many, { capacity_culture })))[0]).toMatchObject({ wording, figures })
    },
  )

  test.each([
    [45, 9],
    [46, 10],
    [50, 10],
  ])('GL-CHK-2 %i people eat %i food', (people, food) => {
    expect(phase(checked({ males: 0, females: people, newPeople: 0 })).postings('elves', 'food')).toMatchObject([{ delta: -food }])
  })

  test.each([
    [1, 1],
    [6, 3],
    [7, 4],
    [31, 16],
  ])('GL-CHK-3 %i newcomers cost %i wood, and are counted anew', (newPeople, wood) => {
    const world = checked({ newPeople, wood: 20 })
    expect(phase(world).postings('elves', 'wood')).toMatchObject([{ delta: -wood }])
    expect(world.balance('elves', 'newPeople')).toBe(0)
  })

  test('GL-CHK-3 without newcomers there is nothing to pay, and nothing to tell', () => {
    expect(lines(phase(checked({ newPeople: 0 }))).map(({ wording }) => wording)).toEqual(['line.roomEnough', 'line.foodPaid'])
  })
})

describe('the loss', () => {
  test('GL-CHK-4 RULING-114 too little is used up all the same, and explained', () => {
    const played = phase(checked({ food: 3, wood: 1 }), [10])
    expect(deltas(played).slice(0, 3)).toEqual([
      ['GL-CHK-2', 'food', -3],
      ['GL-CHK-3', 'wood', -1],
      ['GL-CHK-3', 'newPeople', -7],
    ])
    expect(lines(played).map(({ wording, figures }) => [wording, figures])).toEqual([
      ['line.roomEnough', { people: 47, capacity: 65, over: 0 }],
      ['line.foodShort', { need: 10, have: 3 }],
      ['line.woodShort', { need: 4, have: 1 }],
      ['line.shortageDeaths', { people: 47, percent: 30, lost: 15 }],
    ])
  })

  test.each([
    [1, 10],
    [5, 12],
    [10, 15],
  ])('GL-CHK-4 RULING-112 of 47 people a %i on the die costs %i, rounded up', (die, lost) => {
    const { asked, postings } = phase(checked({ food: 0 }), [die])
    expect(asked).toMatchObject([{ kind: 'roll', faces: 10, count: 1, figures: { people: 47 } }])
    const people = [...postings('elves', 'males'), ...postings('elves', 'females')]
    expect(people.reduce((sum, { delta }) => sum + delta, 0)).toBe(-lost)
  })

  test.each([
    ['up', 10],
    ['nearest', 10],
    ['down', 9],
  ] as const)('GL-CHK-4 RULING-01 21 in 100 of 47 (9.87) rounded %s: %i', (loss_rounding, lost) => {
    const played = phase(checked({ food: 0 }, { loss_rounding }), [1])
    expect(lines(played).at(-1)?.figures).toMatchObject({ lost })
  })

  test('GL-CHK-4 one roll, however much is lacking', () => {
    const world = checked({ food: 0, wood: 0, females: 80 })
    expect(phase(world, [3])).toMatchObject({ pending: null, asked: [{ id: '1/elves/8/loss' }] })
  })

  test('GL-CHK-4 where nobody is left, nobody dies', () => {
    expect(phase(checked({ males: 0, females: 0, newPeople: 5, wood: 0 })).pending).toBeNull()
  })
})

const SITE: Monument = {
  id: 'elves-monument-1',
  builder: 'elves',
  holder: 'elves',
  settlement: 'elves-settlement-1',
  name: 'Stair',
  prestige: 6,
  started: 1,
  due: 9,
  stage: 'building',
  blessed: false,
}

const AT_WORK: Site = { owner: 'elves', bundles: { stone: 6, wealth: 0, metal: 0 }, required: 18, workers: { males: 18, females: 0 } }

describe('who dies', () => {
  test.each([
    [{ males: 20, females: 27 }, 15, { males: 6, females: 9, warriors: 0 }],
    [{ males: 0, females: 4 }, 3, { males: 0, females: 3, warriors: 0 }],
    [{ males: 1, females: 3 }, 2, { males: 0, females: 2, warriors: 0 }],
    [{ males: 2, females: 2, warriors: 9 }, 6, { males: 2, females: 2, warriors: 2 }],
    [{ males: 1, females: 1, warriors: 1, spies: 2, assassins: 2 }, 6, { males: 1, females: 1, warriors: 1, spies: 2, assassins: 1 }],
  ])('GL-CHK-4 RULING-113 of %j %i die: %j', (people, loss, deaths) => {
    expect(usualDeaths(stage({ elves: people }), 'elves', loss)).toMatchObject(deaths)
  })

  test.each([
    [{ males: 20, females: 20 }, 10, { males: 2, females: 8 }],
    [{ males: 18, females: 5 }, 7, { males: 2, females: 5 }],
    [{ males: 18, females: 30 }, 6, { males: 0, females: 6 }],
  ])('GL-CHK-4 RULING-102 of %j, 18 males at work, %i die: %j, those at work last', (people, loss, deaths) => {
    const world = stage({ elves: people, records: { monument: { [SITE.id]: SITE }, site: { [SITE.id]: AT_WORK } } })
    expect(usualDeaths(world, 'elves', loss)).toMatchObject(deaths)
  })

  test('GL-CHK-4 RULING-102 whoever is at work where: exactly so many die, and nobody at work while a commoner is free', () => {
    const crowd = fc.record({ males: fc.nat(30), females: fc.nat(30), warriors: fc.nat(5), atWork: fc.nat(100), women: fc.nat(100) })
    fc.assert(
      fc.property(crowd, fc.nat(70), ({ males, females, warriors, atWork, women }, wanted) => {
        const workers = { males: Math.min(males, atWork), females: Math.min(females, women) }
        const world = stage({
          elves: { males, females, warriors },
          records: { monument: { [SITE.id]: SITE }, site: { [SITE.id]: { ...AT_WORK, workers } } },
        })
        const loss = Math.min(wanted, males + females + warriors)
        const deaths = usualDeaths(world, 'elves', loss)
        const commoners = deaths.males + deaths.females
        expect(commoners + deaths.warriors).toBe(loss)
        expect(Math.min(deaths.males, deaths.females, deaths.warriors)).toBeGreaterThanOrEqual(0)
        expect(deaths.warriors === 0 || commoners === males + females).toBe(true)
        const free = { males: males - workers.males, females: females - workers.females }
        const ofWorkers = Math.max(0, deaths.males - free.males) + Math.max(0, deaths.females - free.females)
        expect(ofWorkers).toBe(Math.max(0, commoners - free.males - free.females))
      }),
      { numRuns: 500, seed: 5 },
    )
  })

  test('GL-CHK-4 a site loses the workers who die', () => {
    const world = checked({ males: 20, females: 0, food: 0, newPeople: 0 })
    world.apply({ kind: 'record', rule: 'GL-MON-2', collection: 'monument', id: SITE.id, value: { ...SITE } })
    world.apply({ kind: 'record', rule: 'GL-MON-2', collection: 'site', id: SITE.id, value: { ...AT_WORK } })
    phase(world, [10])
    expect([world.balance('elves', 'males'), siteOf(world, SITE.id)?.workers.males]).toEqual([14, 14])
  })

  test('GL-CHK-4 RULING-113 owner: says who, as many as must', () => {
    const world = checked({ food: 0, warriors: 3, wood: 9 }, { shortage_deaths: 'owner' })
    const asked = phase(world, [10]).pending
    expect(asked).toMatchObject({
      kind: 'fill',
      figures: { loss: 15 },
      fields: [
        { id: 'males', max: 15, preset: 6 },
        { id: 'females', max: 15, preset: 9 },
        { id: 'warriors', max: 3, preset: 0 },
      ],
    })
  })

  test.each([
    [{ males: 0, females: 13, warriors: 2 }, []],
    [{ males: 0, females: 13, warriors: 3 }, ['limit.deathsTooMany']],
    [{ males: 0, females: 13, warriors: 1 }, ['limit.deathsTooFew']],
  ])('GL-CHK-4 RULING-113 owner: %j of 15 is answered with %j', (deaths, problems) => {
    const world = checked({ food: 0, warriors: 3 }, { shortage_deaths: 'owner' })
    const played = phase(world, [10], deaths)
    expect(played.problems.map(({ figures }) => figures['limit'])).toEqual(problems)
    expect(world.balance('elves', 'warriors')).toBe(problems.length === 0 ? 1 : 3)
  })

  test('GL-CHK-4 RULING-113 owner: nothing is asked where only one sort of people is left', () => {
    const played = phase(checked({ males: 0, females: 30, food: 0 }, { shortage_deaths: 'owner' }), [10])
    expect([played.pending, deltas(played).at(-1)]).toEqual([null, ['GL-CHK-4', 'females', -9]])
  })
})

describe('the mark', () => {
  test.each([
    [{ food: 0 }, 'tokens', true],
    [{ wood: 0 }, 'tokens', true],
    [{ females: 60, food: 50 }, 'tokens', false],
    [{ females: 60, food: 50 }, 'any', true],
    [{}, 'any', false],
  ] as const)('GL-CHK-5 RULING-62 with %j and shortage_trigger = %s the mark is %s', (change, shortage_trigger, marked) => {
    const world = checked(change, { shortage_trigger })
    phase(world)
    expect(conditionOf(world, 'elves').shortage).toBe(marked)
  })

  test('GL-CHK-5 enough of both lifts it', () => {
    const world = checked()
    world.apply({ kind: 'record', rule: 'GL-CHK-5', collection: 'condition', id: 'elves', value: { qualifiedSince: null, shortage: true } })
    phase(world)
    expect(conditionOf(world, 'elves').shortage).toBe(false)
  })
})
