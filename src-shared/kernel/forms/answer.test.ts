import { describe, expect, test } from 'vitest'
import { BULK, takeAnswer, takeRecorded } from './answer.ts'
import { rollDice } from '../chance/dice.ts'
import {
  questionKey,
  type ActRequest,
  type Answer,
  type ChooseRequest,
  type FillRequest,
  type Request,
  type RollRequest,
} from '../engine/request.ts'

const SEED = '5eed'.repeat(16)
const HEAD = { occurrence: 0, seat: 'red', rule: 'TOY-ANY-1', wording: 'any', figures: {} } as const

const ROLL: RollRequest = {
  ...{ ...HEAD, id: '1/red/3/births', kind: 'roll', faces: 100, count: 3 },
  test: { type: 'atMost', need: 60, success: 'child', failure: 'noChild' },
  counts: ['child', 'noChild', 'motherLost'],
}
const { counts: _counts, ...DICE_ONLY } = ROLL

const CHOOSE: ChooseRequest = {
  ...{ ...HEAD, id: '1/red/1/levy', kind: 'choose' },
  options: [
    { id: 'pay', wording: 'option.pay' },
    { id: 'suffer', wording: 'option.suffer' },
  ],
}

const FILL: FillRequest = {
  ...{ ...HEAD, id: '1/red/4/stockpile', kind: 'fill' },
  fields: [
    { id: 'food', type: 'number', wording: 'account.eggs', min: 0, max: 30, preset: 2, rule: 'TOY-ANY-2' },
    { id: 'sold', type: 'number', wording: 'field.sold', min: -5, max: 30, preset: 0 },
    { id: 'guarded', type: 'flag', wording: 'field.guarded', preset: false },
    { id: 'place', type: 'pick', wording: 'field.place', options: CHOOSE.options, preset: 'suffer' },
    { id: 'name', type: 'text', wording: 'field.name', maxLength: 5, preset: 'Iron' },
  ],
  limits: [{ rule: 'TOY-ANY-3', wording: 'limit.gold', weights: { food: 3, sold: -2 }, max: 10 }],
}

const ACT: ActRequest = {
  ...{ ...HEAD, id: '1/red/7/spend', kind: 'act' },
  acts: [
    {
      id: 'buy',
      rule: 'TOY-ANY-4',
      wording: 'act.buy',
      fields: [{ id: 'amount', type: 'number', wording: 'field.amount', min: 1, max: 9, preset: 1 }],
      limits: [{ rule: 'TOY-ANY-5', wording: 'limit.points', weights: { amount: 2 }, max: 9 }],
    },
    { id: 'done', rule: 'TOY-ANY-4', wording: 'act.done', fields: [] },
  ],
}

function taken(request: Request, raw: unknown): Answer {
  const outcome = takeAnswer(request, raw, SEED)
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
  return outcome.value.answer
}

function refused(request: Request, raw: unknown): string[] {
  const outcome = takeAnswer(request, raw, SEED)
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

test('a number where the id of an option is wanted is told apart, though the id reads the same', () => {
  const options = ['4', '5'].map((id) => ({ id, wording: 'option.path' }))
  const outcome = takeAnswer({ ...CHOOSE, options }, 4, SEED)
  expect(outcome.ok ? '' : outcome.problems[0]?.message).toBe(
    'answer is 4, but the id of an option is wanted, in quotation marks: choose one of "4", "5".',
  )
})

test('the app throws no more dice than anybody waits for; how often each came up can be typed', () => {
  const many = { ...ROLL, count: 1_000_000_000 }
  expect(refused(many, 'app')).toEqual(['dice problem.tooManyDice'])
  expect(taken(many, { counts: { child: 1_000_000_000 } })).toMatchObject({ by: 'hand' })
})

describe('a roll', () => {
  test.each(['app', { by: 'app' }])('%j: the app rolls, and few dice are kept one by one', (raw) => {
    const values = [...rollDice(SEED, ROLL.id, 0, 3, 100)]
    expect(taken(ROLL, raw)).toEqual({ by: 'app', dice: values })
    const outcome = takeAnswer(ROLL, raw, SEED)
    const children = values.filter((value) => value <= 60).length
    expect(outcome).toMatchObject({ ok: true, value: { reply: { by: 'app', counts: { child: children, noChild: 3 - children } } } })
  })

  test('rolled by the app in bulk is kept as counts and a digest, whatever its size', () => {
    expect(taken({ ...ROLL, count: BULK - 1 }, 'app')).toHaveProperty('dice')
    for (const count of [BULK, 5000]) {
      const kept = taken({ ...ROLL, count }, 'app')
      expect(kept).toEqual({ by: 'app', counts: expect.any(Object), digest: expect.stringMatching(/^[\w-]{16}$/) })
      expect(JSON.stringify(kept).length).toBeLessThan(90)
    }
  })

  test('asked again is rolled anew', () => {
    expect(taken({ ...ROLL, occurrence: 1 }, 'app')).not.toEqual(taken(ROLL, 'app'))
  })

  test.each([
    ['34 0 61'],
    [[34, 100, 61]],
    [['34', '00', 61]],
    [{ by: 'hand', dice: [34, 0, 61] }],
    [{ dice: '34, 00, 61' }],
    [{ by: 'hand', dice: '34\n100\n61' }],
  ])('typed as %j', (raw) => {
    expect(taken(ROLL, raw)).toEqual({ by: 'hand', dice: [34, 100, 61] })
    expect(takeAnswer(ROLL, raw, SEED)).toMatchObject({ value: { reply: { by: 'hand', counts: { child: 1, noChild: 2 } } } })
  })

  test('typed as counts stands for its dice; outcomes left out count 0', () => {
    expect(takeAnswer(ROLL, { by: 'hand', counts: { child: 1, motherLost: 2 } }, SEED)).toEqual({
      ok: true,
      value: {
        answer: { by: 'hand', counts: { child: 1, noChild: 0, motherLost: 2 } },
        reply: { by: 'hand', values: null, counts: { child: 1, noChild: 0, motherLost: 2 } },
      },
    })
  })

  test.each([
    [undefined, 'answer problem.missing'],
    [null, 'answer problem.type'],
    [7, 'answer problem.type'],
    [true, 'answer problem.type'],
    ['', 'dice problem.noDice'],
    [' ', 'dice problem.noDice'],
    [{ by: 'hand', dice: [] }, 'dice problem.noDice'],
    ['34 77', 'dice problem.diceCount'],
    ['34 77 5 6', 'dice problem.diceCount'],
    ['34 77 101', 'dice problem.die'],
    ['34 77 x', 'dice problem.diceText'],
    [{}, 'dice problem.missing'],
    [{ by: 'hand' }, 'dice problem.missing'],
    [{ by: 'hand', dice: 34 }, 'dice problem.type'],
    [{ by: 'server' }, 'by problem.option'],
    [{ by: 'app', dice: [1, 2, 3] }, 'dice problem.together'],
    [{ by: 'app', counts: { child: 3 } }, 'counts problem.together'],
    [{ by: 'hand', dice: [1, 2, 3], counts: { child: 3 } }, 'counts problem.together'],
    [{ by: 'hand', dice: [1, 2, 3], digest: 'x' }, 'digest problem.unknownField'],
    [{ counts: [1, 1, 1] }, 'counts problem.type'],
    [{ counts: { child: 2 } }, 'counts problem.counts'],
    [{ counts: { child: 2, noChild: 2 } }, 'counts problem.counts'],
    [{ counts: { child: 4 } }, 'child problem.range'],
    [{ counts: { child: -1, noChild: 4 } }, 'child problem.range'],
    [{ counts: { child: 1.5, noChild: 1.5 } }, 'child problem.range'],
    [{ counts: { child: '3' } }, 'child problem.range'],
    [{ counts: { child: null, noChild: 3 } }, 'child problem.range'],
    [{ counts: { twins: 3 } }, 'twins problem.unknownField'],
    [JSON.parse('{"counts":{"__proto__":3}}'), '__proto__ problem.unknownField'],
  ])('%j is refused: %s', (raw, problem) => {
    expect(refused(ROLL, raw)).toEqual([problem])
  })

  test('that asks for the dice takes no counts', () => {
    expect(refused(DICE_ONLY, { counts: { child: 3 } })).toEqual(['counts problem.noCounts'])
  })
})

describe('a choice', () => {
  test('is one of what is offered', () => {
    expect(taken(CHOOSE, 'suffer')).toBe('suffer')
  })

  test.each([['flee'], [''], [null], [undefined], [['pay']], [{ id: 'pay' }], ['toString']])('%j is refused', (raw) => {
    expect(refused(CHOOSE, raw)).toEqual(['answer problem.option'])
  })

  test('is refused with what was given and what is on offer', () => {
    expect(takeAnswer(CHOOSE, 'flee', SEED)).toMatchObject({
      problems: [{ message: 'answer is "flee", which is not on offer: choose one of pay, suffer.' }],
    })
  })
})

describe('a sheet', () => {
  const presets = { food: 2, sold: 0, guarded: false, place: 'suffer', name: 'Iron' }

  test('takes the preset of what is left out, and keeps every field', () => {
    expect(taken(FILL, {})).toEqual(presets)
    expect(taken(FILL, { food: 3, guarded: true })).toEqual({ ...presets, food: 3, guarded: true })
  })

  test('takes texts as they are, the empty one too', () => {
    expect(taken(FILL, { name: '' })).toMatchObject({ name: '' })
    expect(taken(FILL, { name: '<\n\u{1f701}>' })).toMatchObject({ name: '<\n\u{1f701}>' })
  })

  test('weighs its fields together, those that give back as well', () => {
    expect(refused(FILL, { food: 4 })).toEqual(['food problem.limit'])
    expect(taken(FILL, { food: 4, sold: 1 })).toMatchObject({ food: 4, sold: 1 })
    expect(refused(FILL, { food: 0, sold: -5 })).toEqual([])
    expect(refused(FILL, { food: 2, sold: -5 })).toEqual(['food problem.limit'])
    expect(takeAnswer(FILL, { food: 4 }, SEED)).toMatchObject({
      problems: [{ rule: 'TOY-ANY-3', figures: { value: 12, max: 10, fields: 'food', limit: 'limit.gold' } }],
    })
  })

  test('keeps no minus nought, which no journal line could give back', () => {
    expect(Object.is((taken(FILL, { food: -0 }) as { food: number }).food, 0)).toBe(true)
  })

  test.each([
    [undefined, ['answer problem.missing']],
    [null, ['answer problem.type']],
    ['food', ['answer problem.type']],
    [[], ['answer problem.type']],
    [{ food: 31 }, ['food problem.range']],
    [{ food: -1 }, ['food problem.range']],
    [{ food: 1.5 }, ['food problem.range']],
    [{ food: '3' }, ['food problem.range']],
    [{ food: null }, ['food problem.range']],
    [{ food: Number.NaN }, ['food problem.range']],
    [{ food: Infinity }, ['food problem.range']],
    [{ food: 2 ** 53 }, ['food problem.range']],
    [{ guarded: 1 }, ['guarded problem.type']],
    [{ place: 'moon' }, ['place problem.option']],
    [{ place: 0 }, ['place problem.optionId']],
    [{ name: 5 }, ['name problem.type']],
    [{ name: 'Mithril' }, ['name problem.length']],
    [{ wood: 3 }, ['wood problem.unknownField']],
    [JSON.parse('{"__proto__":{"food":3}}'), ['__proto__ problem.unknownField']],
    [{ wood: 3, food: 31, name: null }, ['wood problem.unknownField', 'food problem.range', 'name problem.type']],
  ])('%j is refused: %j', (raw, problems) => {
    expect(refused(FILL, raw)).toEqual(problems)
  })

  test('names the rule behind a field', () => {
    expect(takeAnswer(FILL, { food: 31 }, SEED)).toMatchObject({
      problems: [{ field: 'food', rule: 'TOY-ANY-2', message: 'food is 31: give a whole number from 0 to 30.' }],
    })
  })
})

describe('an act', () => {
  test('comes with its fields; one without may be its name alone', () => {
    expect(taken(ACT, { act: 'buy', amount: 3 })).toEqual({ act: 'buy', amount: 3 })
    expect(taken(ACT, 'buy')).toEqual({ act: 'buy', amount: 1 })
    expect(taken(ACT, 'done')).toEqual({ act: 'done' })
    expect(taken(ACT, { act: 'done' })).toEqual({ act: 'done' })
  })

  test.each([
    [undefined, 'answer problem.missing'],
    [3, 'answer problem.type'],
    [{}, 'act problem.option'],
    [{ act: 'steal' }, 'act problem.option'],
    [{ act: ['buy'] }, 'act problem.option'],
    ['steal', 'act problem.option'],
    [{ act: 'buy', amount: 0 }, 'amount problem.range'],
    [{ act: 'buy', amount: 5 }, 'amount problem.limit'],
    [{ act: 'done', amount: 1 }, 'amount problem.unknownField'],
  ])('%j is refused: %s', (raw, problem) => {
    expect(refused(ACT, raw)).toEqual([problem])
  })
})

describe('a recorded answer', () => {
  test.each([
    [ROLL, 'app'],
    [{ ...ROLL, count: 500 }, 'app'],
    [ROLL, '1 2 3'],
    [ROLL, { counts: { child: 3 } }],
    [CHOOSE, 'pay'],
    [FILL, { food: 1 }],
    [ACT, { act: 'buy', amount: 2 }],
  ] as [Request, unknown][])('is taken again as it was (%#)', (request, raw) => {
    const first = takeAnswer(request, raw, SEED)
    expect(first.ok && takeRecorded(request, first.value.answer, SEED)).toEqual(first.ok && first.value)
  })

  test.each([
    ['dice the seed does not give', ROLL, { by: 'app', dice: [1, 1, 1] }],
    ['a digest the seed does not give', { ...ROLL, count: 500 }, { by: 'app', counts: { child: 500, noChild: 0 }, digest: 'A'.repeat(16) }],
    ['another number of dice', ROLL, { by: 'hand', dice: [1, 2] }],
    ['dice where a choice is asked', CHOOSE, { by: 'app', dice: [1] }],
    ['an option that is gone', CHOOSE, 'flee'],
    ['a figure beyond its bound', FILL, { food: 31 }],
    ['an act that is gone', ACT, { act: 'steal' }],
  ] as [string, Request, Answer][])('does not fit with %s', (_, request, answer) => {
    expect(takeRecorded(request, answer, SEED)).toBeNull()
  })

  test('does not fit where counts were put beside the right digest', () => {
    const request = { ...ROLL, count: 500 }
    const kept = taken(request, 'app') as { by: 'app'; counts: Record<string, number>; digest: string }
    expect(takeRecorded(request, { ...kept, counts: { child: 500, noChild: 0 } }, SEED)).toBeNull()
  })
})

test('a question asked again has a key of its own', () => {
  expect(questionKey({ id: '3/red/7/spend', occurrence: 0 })).toBe('3/red/7/spend')
  expect(questionKey({ id: '3/red/7/spend', occurrence: 2 })).toBe('3/red/7/spend#2')
})

describe('a roll for several, who may be put in groups', () => {
  const SPLIT: RollRequest = { ...DICE_ONLY, id: '1/red/3/birthsSex', count: 1, split: 10 }
  const taken = (raw: unknown, request: Request = SPLIT) => {
    const outcome = takeAnswer(request, raw, SEED)
    return outcome.ok ? outcome.value : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
  }

  test.each<[unknown, Answer]>([
    [[64], { by: 'hand', dice: [64] }],
    [
      { by: 'hand', dice: [64, 3], groups: [4, 6] },
      { by: 'hand', dice: [64, 3], groups: [4, 6] },
    ],
    [
      { dice: '64', groups: [10] },
      { by: 'hand', dice: [64] },
    ],
  ])('%j is kept as %j', (raw, answer) => expect(taken(raw)).toMatchObject({ answer }))

  test('the app throws a die for each, keeps the sizes, and throws the same again', () => {
    const { answer, reply } = taken({ by: 'app', groups: [4, 5, 1] }) as { readonly answer: Answer; readonly reply: object }
    const dice = [...rollDice(SEED, SPLIT.id, 0, 3, 100)]
    expect(answer).toEqual({ by: 'app', dice, groups: [4, 5, 1] })
    expect(reply).toMatchObject({ by: 'app', groups: [4, 5, 1] })
    expect(takeRecorded(SPLIT, answer, SEED)).toEqual({ answer, reply })
    expect(takeRecorded(SPLIT, { by: 'app', dice, groups: [5, 4, 1] }, SEED)).not.toBeNull()
    expect(takeRecorded(SPLIT, { by: 'app', dice, groups: [5, 5] }, SEED)).toBeNull()
  })

  test.each<[unknown, readonly string[], RollRequest?]>([
    [{ by: 'app', groups: [4, 5] }, ['groups problem.counts']],
    [{ by: 'app', groups: [11, -1] }, ['groups problem.range']],
    [{ by: 'app', groups: [] }, ['groups problem.type']],
    [{ by: 'app', groups: '4 6' }, ['groups problem.type']],
    [{ by: 'hand', dice: [3], groups: [4, 6] }, ['dice problem.diceCount']],
    [{ by: 'app', groups: [3] }, ['groups problem.unknownField'], { ...DICE_ONLY, id: '1/red/3/births', count: 3 }],
  ])('%j is refused: %j', (raw, problems, request = SPLIT) => expect(taken(raw, request)).toEqual(problems))
})
