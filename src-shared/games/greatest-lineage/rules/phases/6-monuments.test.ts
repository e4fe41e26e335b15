import { describe, expect, test } from 'vitest'
import { MONUMENTS, SITES, type Monument } from '../records.ts'
import { losePeople } from '../people.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { planOf, turnsToBuild } from '../settlements/monuments.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { monumentsPhase } from './6-monuments.ts'

type Balances = NonNullable<StageSetting['elves']>

/** The elves with three settlements, 100 people and full stores; no prestige but what is gained from here. */
function builder(change: Balances = {}, rules: HouseRules = {}) {
  const elves = { age: 3, territories: 12, males: 40, females: 60, stone: 100, wealth: 100, metal: 100, food: 100, ...change }
  const world = stage({ elves, rules, turn: 5, phase: 6 })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account: 'prestige', delta: -world.balance('elves', 'prestige') })
  return world
}

type Stage = ReturnType<typeof builder>

function phase(world: Stage, ...answers: readonly unknown[]) {
  return playOut(world, (view) => monumentsPhase(view, 'elves'), answers)
}

function toTurn(world: Stage, turn: number): Stage {
  world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'elves', phase: 6 } })
  return world
}

const actsOf = (played: ReturnType<typeof phase>) => (played.pending?.kind === 'act' ? played.pending.acts : [])
const deltas = (played: ReturnType<typeof phase>) => played.postings('elves').map(({ rule, account, delta }) => [rule, account, delta])
const site = (world: Stage) => world.records(SITES)[0]
const first = (world: Stage): Monument => {
  const [monument] = world.records(MONUMENTS)
  if (monument === undefined) throw new Error('there is no monument')
  return monument
}

const BUILD = { act: 'build', settlement: 'elves-settlement-1', stone: 6, wealth: 2, metal: 3, name: ' Stair ' }
const SMALL = { act: 'build', stone: 1, wealth: 0, metal: 0 }

describe('where and when', () => {
  test.each([
    [1, []],
    [2, ['build', 'done']],
  ])('GL-MON-1 in age %i: %j', (age, acts) => {
    expect(actsOf(phase(builder({ age }))).map(({ id }) => id)).toEqual(acts)
  })

  test('GL-MON-1 one at each settlement, and two under construction at most', () => {
    const world = builder()
    const one = phase(world, { ...SMALL, settlement: 'elves-settlement-2' })
    expect(actsOf(one)[0]?.fields[0]).toMatchObject({ options: [{ id: 'elves-settlement-1' }, { id: 'elves-settlement-3' }] })
    const both = phase(world, { ...SMALL, settlement: 'elves-settlement-3' })
    expect(both.pending).toBeNull()
    expect(actsOf(phase(toTurn(world, 6)))[0]?.fields[0]).toMatchObject({ options: [{ id: 'elves-settlement-1' }] })
  })

  test.each([
    { stone: 4, wealth: 4, metal: 4 },
    { males: 0, females: 0 },
  ])('GL-MON-1 nothing is asked where nothing can be built: %j', (change) => {
    expect(phase(builder(change)).pending).toBeNull()
  })
})

describe('materials and workers', () => {
  test.each([
    [{ stone: 1, wealth: 0, metal: 0 }, 1, 3],
    [{ stone: 0, wealth: 1, metal: 0 }, 3, 1],
    [{ stone: 0, wealth: 0, metal: 1 }, 2, 2],
    [{ stone: 6, wealth: 2, metal: 3 }, 18, 26],
  ])('GL-MON-2 EX-29 %j: %i prestige, %i workers', (bundles, prestige, required) => {
    expect(planOf(bundles)).toEqual({ prestige, required })
  })

  test('GL-MON-2 EX-29 30 stone, 10 wealth and 15 metal go in, and 26 people are tied, women first', () => {
    const world = builder()
    const played = phase(world, BUILD, 'done')
    expect(deltas(played)).toEqual([
      ['GL-MON-4', 'prestige', -8],
      ['GL-MON-2', 'stone', -30],
      ['GL-MON-2', 'wealth', -10],
      ['GL-MON-2', 'metal', -15],
    ])
    expect(first(world)).toMatchObject({
      name: 'Stair',
      prestige: 18,
      started: 5,
      due: 7,
      stage: 'building',
    })
    expect(site(world)).toMatchObject({ bundles: { stone: 6, wealth: 2, metal: 3 }, required: 26, workers: { males: 0, females: 26 } })
  })

  test('GL-MON-2 men follow where the women do not suffice', () => {
    const world = builder({ females: 20 })
    phase(world, BUILD, 'done')
    expect(site(world)?.workers).toEqual({ males: 6, females: 20 })
  })

  test.each([
    [{ stone: 0, wealth: 0, metal: 0 }, 'limit.monumentBundle'],
    [{ stone: 20, wealth: 10, metal: 10, extra: 11 }, 'limit.monumentWorkers'],
    [{ stone: 0, wealth: 20, bless: true }, 'limit.monumentWealth'],
  ])('GL-MON-2 %j is refused by %s', (change, limit) => {
    const { problems, postings } = phase(builder(), { ...BUILD, ...change })
    expect(problems).toMatchObject([{ figures: { limit } }])
    expect(postings()).toEqual([])
  })

  test('GL-MON-2 what is filled in can be built, and is what one turn builds', () => {
    const world = builder()
    expect(phase(world, { act: 'build' }).problems).toEqual([])
    expect(first(world)).toMatchObject({ prestige: 10, due: 6 })
    expect(site(world)?.bundles).toEqual({ stone: 1, wealth: 3, metal: 0 })
  })

  test('GL-MON-2 RULING-102 a site that lacks workers loses the turn, until there are free people again', () => {
    const world = builder({ males: 0, females: 30 })
    phase(world, BUILD, 'done')
    playOut(world, (view) => losePeople('GL-CHK-4', view, 'elves', 10, ['females']))
    expect(site(world)?.workers).toEqual({ males: 0, females: 20 })
    const delayed = phase(toTurn(world, 7))
    expect(first(world)).toMatchObject({ stage: 'building', due: 8 })
    expect(delayed.effects).toContainEqual(
      expect.objectContaining({ wording: 'line.workersLacking', figures: { name: 'Stair', workers: 20, required: 26 }, see: ['elves'] }),
    )
    world.apply({ kind: 'posting', rule: 'GL-POP-4', owner: 'elves', account: 'males', delta: 7 })
    expect(delayed.effects).toContainEqual(
      expect.objectContaining({ kind: 'line', wording: 'line.monumentDelayed', figures: { name: 'Stair' } }),
    )
    const finished = phase(toTurn(world, 8))
    expect(finished.effects).toContainEqual(
      expect.objectContaining({ wording: 'line.workersSent', figures: { name: 'Stair', workers: 6 } }),
    )
    expect(first(world).stage).toBe('standing')
  })

  test('GL-MON-2 hands that a finished site frees go to one that lacks them', () => {
    const world = builder({ males: 0, females: 29 })
    phase(world, { ...BUILD, settlement: 'elves-settlement-1' }, { ...SMALL, settlement: 'elves-settlement-2' })
    // Nobody is free, so the newer site loses the one who dies.
    playOut(world, (view) => losePeople('GL-CHK-4', view, 'elves', 1, ['females']))
    phase(toTurn(world, 7))
    expect(world.records(MONUMENTS).map(({ stage: at }) => at)).toEqual(['standing', 'standing'])
  })
})

describe('building time', () => {
  test.each([
    [1, 0, 1],
    [10, 0, 1],
    [11, 0, 2],
    [18, 24, 2],
    [18, 25, 1],
    [30, 50, 1],
    [30, 500, 1],
  ])('GL-MON-3 EX-29 %i prestige with %i extra workers take %i turns', (prestige, extra, turns) => {
    expect(turnsToBuild(builder(), prestige, extra)).toBe(turns)
  })

  test('GL-MON-3 EX-29 51 workers build in one turn what 26 build in two', () => {
    const world = builder()
    phase(world, { ...BUILD, extra: 25 }, 'done')
    expect(first(world).due).toBe(6)
    expect(site(world)?.workers.females).toBe(51)
  })

  test('GL-MON-3 RULING-101 min_build_turns = 0: with enough hands it stands at once', () => {
    const world = builder({}, { min_build_turns: 0 })
    const played = phase(world, { ...BUILD, extra: 50 }, 'done')
    expect([first(world).stage, site(world)]).toEqual(['standing', undefined])
    expect(world.balance('elves', 'prestige')).toBe(18)
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'Work begins on Stair of 18 prestige: done at once; it takes 8 prestige, which come back when it is finished.',
      '76 workers go to work on Stair.',
      'Stair is finished: +18 prestige and the 8 of its start back. Its workers are free.',
    ])
  })
})

describe('finishing', () => {
  test('GL-MON-4 GL-MON-6 EX-29 at the end the 18 prestige are gained, the 8 come back, and the workers are free', () => {
    const world = builder()
    phase(world, BUILD, 'done')
    expect(world.balance('elves', 'prestige')).toBe(-8)
    expect(deltas(phase(toTurn(world, 6)))).toEqual([])
    expect(deltas(phase(toTurn(world, 7)))).toEqual([
      ['GL-MON-6', 'prestige', 18],
      ['GL-MON-4', 'prestige', 8],
    ])
    expect([first(world).stage, site(world)]).toEqual(['standing', undefined])
  })
})

describe('blessing', () => {
  test.each([
    ['immediate', [['GL-MON-5', 'prestige', 10]], [['GL-MON-6', 'prestige', 18]]],
    [
      'on_completion',
      [],
      [
        ['GL-MON-6', 'prestige', 18],
        ['GL-MON-5', 'prestige', 10],
      ],
    ],
  ] as const)(
    'GL-MON-5 RULING-103 blessing_prestige = %s: 20 food and 5 wealth spare the 8 prestige and bring 10',
    (blessing_prestige, atStart, atEnd) => {
      const world = builder({}, { blessing_prestige })
      const prestigeOf = (played: ReturnType<typeof phase>) => deltas(played).filter(([, account]) => account === 'prestige')
      const started = phase(world, { ...BUILD, bless: true }, 'done')
      expect(prestigeOf(started)).toEqual(atStart)
      expect([world.balance('elves', 'food'), world.balance('elves', 'wealth')]).toEqual([80, 100 - 10 - 5])
      const finished = phase(toTurn(world, 7))
      expect(prestigeOf(finished)).toEqual(atEnd)
      const blessing = blessing_prestige === 'on_completion' ? ' and +10 for the blessing' : ''
      expect(chronicleOf(finished, ENGLISH)).toEqual([`Stair is finished: +18 prestige${blessing}. Its workers are free.`])
    },
  )

  test.each([{ food: 19 }, { wealth: 4 }])('GL-MON-5 no blessing is offered with %j', (change) => {
    expect(actsOf(phase(builder(change)))[0]?.fields.map(({ id }) => id)).not.toContain('bless')
  })

  test('GL-SHA-4 only the shaman of the settlement blesses: where one is missing, building there is an act without blessing', () => {
    const world = builder()
    world.apply({ kind: 'drop', rule: 'GL-ASN-1', collection: 'shaman', id: 'elves-settlement-2' })
    const [build, unblessed] = actsOf(phase(world))
    expect(build).toMatchObject({
      id: 'build',
      fields: [{ options: [{ id: 'elves-settlement-1' }, { id: 'elves-settlement-3' }] }, {}, {}, {}, {}, { id: 'bless' }, {}],
    })
    expect(unblessed).toMatchObject({
      id: 'buildUnblessed',
      fields: [{ options: [{ id: 'elves-settlement-2' }] }, {}, {}, {}, {}, { id: 'name' }],
    })
    expect(phase(world, { ...SMALL, act: 'buildUnblessed' }, 'done').problems).toEqual([])
    expect(first(world)).toMatchObject({ settlement: 'elves-settlement-2', blessed: false })
  })
})
