import { presetSheet } from '../../../../kernel/forms/form.ts'
import { describe, expect, test } from 'vitest'
import type { Monument } from '../records.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { STOCKPILE_WORDS } from '../../words/english/stockpile.ts'
import { kindsOpen, metalChanged, metalName, mostGatherers, stockpilePhase, yieldOfGatherer } from './4-stockpile.ts'

function phase4(setting: StageSetting, answers: readonly unknown[] = []) {
  return playOut(stage({ phase: 4, ...setting }), (world) => stockpilePhase(world, 'elves'), answers)
}

const SKILLED = { males: 30, females: 31, technology: 27 }

const SITE: Monument = {
  id: 'elves-monument-1',
  builder: 'elves',
  holder: 'elves',
  settlement: 'elves-settlement-1',
  name: 'Tower',
  prestige: 1,
  started: 1,
  due: 2,
  stage: 'building',
  blessed: false,
}

test('GL-STK-1, GL-STK-2 EX-10 61 people with 27 technology: 30 gatherers, 2 each, 60 tokens', () => {
  const played = phase4({ elves: SKILLED }, [{ food: 20, wood: 10 }])
  expect(played.asked[0]).toMatchObject({ rule: 'GL-STK-1', figures: { gatherers: 30, each: 2 } })
  expect(played.postings().map(({ rule, account, delta }) => [rule, account, delta])).toEqual([
    ['GL-STK-2', 'food', 40],
    ['GL-STK-2', 'wood', 20],
  ])
  expect(textsOf(played, STOCKPILE_WORDS)).toEqual([
    '30 people may gather, 2 tokens each: how many gather what?',
    'Food (0 in store)',
    'Wood (0 in store)',
    'Only half of the people may gather, and only those who are not tied to other work.',
    '30 gatherers brought in 60 tokens, 2 each.',
  ])
})

describe('GL-STK-1 who may gather', () => {
  test('GL-STK-1 all kinds together never take more than half of the people', () => {
    expect(phase4({ elves: SKILLED }, [{ food: 20, wood: 11 }]).problems).toMatchObject([{ rule: 'GL-STK-1' }])
    expect(phase4({ elves: SKILLED }, [{ food: 31 }]).problems).toMatchObject([{ field: 'food' }])
  })

  test('GL-STK-1 nobody has to gather', () => {
    const played = phase4({ elves: SKILLED }, [{ food: 0, wood: 0 }])
    expect(played.postings()).toEqual([])
    expect(chronicleOf(played, STOCKPILE_WORDS)).toEqual(['Nobody was sent to gather.'])
  })

  test.each([
    ['burdens', 10],
    ['all', 14],
  ] as const)('GL-STK-1 RULING-04 warriors_count_for = %s: 20 commoners and 9 warriors', (warriors_count_for, most) => {
    expect(mostGatherers(stage({ rules: { warriors_count_for }, elves: { males: 10, females: 10, warriors: 9 } }), 'elves')).toBe(most)
  })

  test('GL-STK-1 RULING-41 those tied to a monument cannot', () => {
    const world = stage({
      elves: SKILLED,
      records: { monument: { [SITE.id]: SITE }, site: { [SITE.id]: { owner: 'elves', workers: { males: 20, females: 20 } } } },
    })
    expect(mostGatherers(world, 'elves')).toBe(21)
  })

  test('GL-STK-1 nobody is free: not asked, but told', () => {
    const played = phase4({ elves: { females: 1, technology: 20 } })
    expect(played.pending).toBeNull()
    expect(chronicleOf(played, STOCKPILE_WORDS)).toEqual(['Nobody gathers: there are no people free for it.'])
  })
})

describe('GL-STK-2 what a gatherer brings in', () => {
  test.each([
    [9, 0],
    [10, 1],
    [27, 2],
    [50, 5],
    [99, 5],
  ])('GL-STK-2 EX-10 technology %i: %i tokens each', (technology, each) => {
    expect(yieldOfGatherer(stage({ elves: { technology } }), 'elves')).toBe(each)
  })

  test('GL-STK-2 RULING-40 gather_minimum = 0: below 10 technology nobody is asked, and the chronicle says why', () => {
    const played = phase4({ elves: { ...SKILLED, technology: 9 } })
    expect(played.pending).toBeNull()
    expect(chronicleOf(played, STOCKPILE_WORDS)).toEqual([
      'Nobody gathers: with 9 technology a gatherer brings in nothing. The first token comes with 10.',
    ])
    // Some of it may be stolen, and nobody else knows by whom.
    expect(played.effects).toMatchObject([{ wording: 'line.nothingToGather', see: ['elves'] }])
  })

  test('GL-STK-2 RULING-40 gather_minimum = 1: a token each even without technology', () => {
    const { world } = phase4({ rules: { gather_minimum: 1 }, elves: { ...SKILLED, technology: 0 } }, [{ food: 3, wood: 0 }])
    expect(world.balance('elves', 'food')).toBe(3)
  })
})

test.each([
  [1, ['food', 'wood']],
  [2, ['food', 'wood', 'stone']],
  [3, ['food', 'wood', 'stone', 'metal', 'wealth']],
  [4, ['food', 'wood', 'stone', 'metal', 'wealth']],
  [5, ['food', 'wood', 'stone', 'metal', 'wealth']],
  [6, ['food', 'wood', 'stone', 'metal', 'wealth']],
])('GL-STK-3 kinds open in age %i: %j', (age, kinds) => {
  expect(kindsOpen(stage({ elves: { age } }), 'elves')).toEqual(kinds)
  const { pending } = phase4({ elves: { ...SKILLED, age } })
  expect(pending?.kind === 'fill' && pending.fields.map(({ id }) => id)).toEqual(kinds)
})

describe('what is filled in beforehand', () => {
  function presets(elves: StageSetting['elves']): Record<string, unknown> {
    const { pending } = phase4({ elves: { ...SKILLED, ...elves } })
    return pending?.kind === 'fill' ? presetSheet(pending) : {}
  }

  test.each([
    ['13 food due: 7 gatherers, the rest shared out', {}, { food: 7 + 12, wood: 11 }],
    ['food in store, 20 wood due for new people', { food: 13, newPeople: 40 }, { food: 10, wood: 10 + 10 }],
    ['both in store', { food: 20, wood: 20, newPeople: 4 }, { food: 15, wood: 15 }],
    ['not enough gatherers for both', { males: 3, females: 1, warriors: 40 }, { food: 2, wood: 0 }],
    ['in the third age', { food: 20, age: 3 }, { food: 6, wood: 6, stone: 6, metal: 6, wealth: 6 }],
  ])('GL-STK-1 %s', (_, elves, expected) => {
    expect(presets(elves)).toEqual(expected)
  })
})

describe('GL-STK-4 the metal', () => {
  test.each(['copper', 'copper', 'copper', 'bronze', 'iron', 'iron'].map((metal, at) => [at + 1, metal] as const))(
    'GL-STK-4 age %i: %s',
    (age, metal) => expect(metalName(age)).toBe(metal),
  )

  test('GL-STK-4 it is asked for by the name of the age', () => {
    expect(textsOf(phase4({ elves: { ...SKILLED, age: 4, metal: 3 } }), STOCKPILE_WORDS)).toContain('Bronze (3 in store)')
  })

  test.each([
    [3, 4, 12, ['The store of 12 copper now counts as bronze.']],
    [5, 4, 12, ['The store of 12 iron now counts as bronze.']],
    [5, 6, 12, []],
    [3, 4, 0, []],
  ])('GL-STK-4 RULING-42 from age %i to %i with %i: %j, and the account stays as it is', (from, to, metal, told) => {
    const played = playOut(stage({ elves: { metal } }), (world) => metalChanged(world, 'elves', from, to))
    expect(chronicleOf(played, STOCKPILE_WORDS)).toEqual(told)
    expect(played.postings()).toEqual([])
  })
})

describe('GL-STK-1 what is filled in', () => {
  test('as last turn, said so, with enough for the check: people come from where most gather', () => {
    const elves = { males: 60, females: 60, technology: 10, food: 0, wood: 500, stone: 5_900, age: 3 }
    const habit = { habit: { elves: { id: 'elves', gather: { food: 0, wood: 0, stone: 60 } } } }
    const { pending: request } = phase4({ elves, records: habit })
    if (request?.kind !== 'fill') throw new Error('a sheet was expected')
    const due = Number(request.figures['foodDue'])
    expect(due).toBeGreaterThan(0)
    expect(presetSheet(request)).toMatchObject({ food: due, stone: 60 - due })
    expect(request.fields.every((field) => field.type === 'number' && field.asLast === true)).toBe(true)
  })

  test('without a last time nothing says so', () => {
    const { pending } = phase4({ elves: SKILLED })
    expect(pending).toMatchObject({ kind: 'fill' })
    expect(JSON.stringify(pending)).not.toContain('asLast')
  })
})
