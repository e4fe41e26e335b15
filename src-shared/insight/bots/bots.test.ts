import { describe, expect, test } from 'vitest'
import {
  arrangeField,
  flagField,
  groupField,
  listField,
  manyField,
  numberField,
  pickField,
  placeField,
  textField,
  type Field,
  type Form,
  type Limit,
} from '../../kernel/forms/field.ts'
import { withinLimits } from '../../kernel/forms/form.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import type { ActRequest, ChooseRequest, FillRequest, Request } from '../../kernel/engine/request.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { WorldState } from '../../kernel/world/world.ts'
import { answerByBot, answerUntilTaken } from './answering.ts'
import { allowed, numberOf, seededChance, type Chance } from './bot.ts'
import { idle } from './idle.ts'
import { random, randomBot } from './random.ts'
import { anySheet, least } from './sheets.ts'

const WORDING = { wording: 'field.x' }
const HEAD = { id: '1/red/0/q', occurrence: 0, seat: 'red', rule: 'TOY-ACT-1', wording: 'x', figures: {} } as const
const options = ['a', 'b', 'c'].map((id) => ({ id, wording: `option.${id}` }))
const limit = (weights: Limit['weights'], max: number): Limit => ({ rule: 'TOY-ACT-1', wording: 'limit.x', weights, max })
const number = (id: string, min: number, max: number, preset = min) => numberField(id, { ...WORDING, min, max, preset })
const WORLD = new WorldState()

/** Chance that gives these numbers one after the other, and then the lowest; `asked` is what it was asked for. */
function scripted(...numbers: readonly number[]): Chance & { readonly asked: (readonly number[])[] } {
  const left = [...numbers]
  const asked: (readonly number[])[] = []
  return Object.assign((min: number, max: number) => (asked.push([min, max]), left.shift() ?? min), { asked })
}

/** Everything the field can come to in many draws. */
function drawn(field: Field, limits: readonly Limit[] = []): readonly unknown[] {
  const chance = seededChance(1)
  const found = Array.from({ length: 300 }, () => anySheet({ fields: [field], limits }, chance)[field.id])
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()]
}

describe('the sheet with as little in it as its limits allow', () => {
  test.each<[string, Form, object]>([
    [
      'is empty where nothing has to be',
      { fields: [number('a', 0, 5, 3), flagField('b', { ...WORDING, preset: true })] },
      { a: 0, b: false },
    ],
    [
      'has one of what is needed first',
      { fields: [number('a', 0, 5), number('b', 0, 5)], limits: [limit({ a: -1, b: -1 }, -1)] },
      { a: 1, b: 0 },
    ],
    [
      'passes over what cannot be one',
      { fields: [number('a', 0, 0), number('b', 0, 5)], limits: [limit({ a: -1, b: -1 }, -1)] },
      { a: 0, b: 1 },
    ],
    ['passes over what does not help', { fields: [number('a', 0, 5), number('b', 0, 5)], limits: [limit({ b: -1 }, -1)] }, { a: 0, b: 1 }],
    [
      'is the one that is offered where one of a thing is not enough',
      { fields: [number('a', 0, 5, 4)], limits: [limit({ a: -1 }, -2)] },
      { a: 4 },
    ],
  ])('%s', (_, form, sheet) => {
    expect(least(form)).toEqual(sheet)
  })
})

describe('any sheet', () => {
  test.each<[string, Field, readonly unknown[]]>([
    ['a number', number('a', 2, 4), [2, 3, 4]],
    ['a flag', flagField('a', { ...WORDING, preset: false }), [false, true]],
    ['a pick', pickField('a', { ...WORDING, options, preset: 'b' }), ['a', 'b', 'c']],
    ['a text', textField('a', { ...WORDING, maxLength: 5, preset: 'Owl' }), ['Green', 'Owl']],
    [
      'several',
      manyField('a', { ...WORDING, options, least: 1, most: 2, preset: ['a'] }),
      [['a'], ['a', 'b'], ['a', 'c'], ['b'], ['b', 'c'], ['c']],
    ],
    ['as many as there are', manyField('a', { ...WORDING, options: options.slice(0, 1), least: 1, most: 9, preset: ['a'] }), [['a']]],
    [
      'an order',
      arrangeField('a', { ...WORDING, options, preset: ['a', 'b', 'c'] }),
      [
        ['a', 'b', 'c'],
        ['a', 'c', 'b'],
        ['b', 'a', 'c'],
        ['b', 'c', 'a'],
        ['c', 'a', 'b'],
        ['c', 'b', 'a'],
      ],
    ],
    [
      'a place that is free',
      placeField('a', {
        ...WORDING,
        preset: 'a',
        places: [...options, { id: 'd', wording: 'option.d', barred: { wording: 'why', rule: 'TOY-ACT-1' } }],
      }),
      ['a', 'b', 'c'],
    ],
  ])('%s comes to everything it can be', (_, field, all) => {
    expect([...drawn(field)].map((value) => JSON.stringify(value)).sort()).toEqual(all.map((value) => JSON.stringify(value)).sort())
  })

  test('numbers below nothing come small, as well as the most', () => {
    const values = drawn(number('a', -1000, 1000, 0)).map(Number)
    expect(Math.max(...values)).toBe(1000)
    expect(values.filter((value) => Math.abs(value) <= 20).length).toBeGreaterThan(15)
    expect(
      drawn(number('a', -3, 2, 0))
        .map(Number)
        .every((value) => value >= -3 && value <= 2),
    ).toBe(true)
  })

  test('rows come between the least and three more, each a sheet of its own', () => {
    const rows = listField('a', { ...WORDING, fields: [number('n', 1, 2)], least: 1, most: 9, preset: [{ n: 1 }] })
    const lengths = new Set(drawn(rows).map((value) => (value as readonly unknown[]).length))
    expect([...lengths].sort()).toEqual([1, 2, 3, 4])
    const few = listField('a', { ...WORDING, fields: [number('n', 1, 2)], least: 0, most: 1, preset: [] })
    expect([...drawn(few)].map((value) => JSON.stringify(value)).sort()).toEqual(['[]', '[{"n":1}]', '[{"n":2}]'])
    const group = groupField('a', { ...WORDING, fields: [number('n', 1, 2)] })
    expect([...drawn(group)].map((value) => JSON.stringify(value)).sort()).toEqual(['{"n":1}', '{"n":2}'])
  })

  test('keeps to its limits, and comes close to them', () => {
    const form: Form = { fields: [number('a', 0, 1000), number('b', 0, 1000)], limits: [limit({ a: 1, b: 2 }, 30)] }
    const chance = seededChance(1)
    const sheets = Array.from({ length: 200 }, () => anySheet(form, chance))
    expect(sheets.every((sheet) => withinLimits(form, sheet))).toBe(true)
    expect(Math.max(...sheets.map(({ a }) => Number(a)))).toBeGreaterThan(14)
    expect(sheets.some(({ a, b }) => Number(a) > 0 && Number(b) > 0)).toBe(true)
  })

  test('begins with what is offered or with the least, where what is offered is allowed', () => {
    const form: Form = { fields: [flagField('a', { ...WORDING, preset: true })], limits: [] }
    expect([scripted(0, 1), scripted(1, 0)].map((chance) => anySheet(form, chance))).toEqual([{ a: true }, { a: false }])
    const tight: Form = { fields: [number('a', 0, 9, 9)], limits: [limit({ a: 1 }, 4)] }
    const chance = scripted(2, 0)
    anySheet(tight, chance)
    expect(chance.asked[0]).toEqual([0, 3])
  })
})

describe('a number', () => {
  const one = (field: Field, ...chances: readonly number[]) => {
    const chance = scripted(...chances)
    // The first chance is whether to begin with what is offered.
    return [anySheet({ fields: [field], limits: [limit({ a: 1 }, 30)] }, chance)['a'], chance.asked.slice(1)]
  }

  test('is the least, the most or any, each as likely as the others', () => {
    expect(one(number('a', 0, 9), 1, 0)).toEqual([0, [[0, 3]]])
    expect(one(number('a', 1, 9), 1, 1)).toEqual([9, [[0, 3]]])
    for (const way of [2, 3])
      expect(one(number('a', 1, 9), 1, way, 5)).toEqual([
        5,
        [
          [0, 3],
          [1, 9],
        ],
      ])
    expect(one(number('a', -5, 9, 0), 1, 0, -20)).toEqual([
      -5,
      [
        [0, 3],
        [-20, 20],
      ],
    ])
  })

  test('that goes beyond a limit comes halfway back until it does not', () => {
    expect(one(number('a', 0, 1000), 1, 1)[0]).toBe(15)
    expect(one(number('a', 0, 61), 1, 1)[0]).toBe(30)
  })
})

const choice = (preset?: string): ChooseRequest => ({ ...HEAD, kind: 'choose', options, ...(preset === undefined ? {} : { preset }) })
const sheet: FillRequest = { ...HEAD, kind: 'fill', fields: [number('amount', 0, 9, 4)], limits: [] } as never
const deeds: ActRequest = {
  ...{ ...HEAD, kind: 'act' },
  acts: [
    { id: 'dig', rule: 'TOY-ACT-1', wording: 'act.dig', fields: [number('amount', 1, 9)], limits: [limit({ amount: 1 }, 5)] },
    { id: 'done', rule: 'TOY-ACT-1', wording: 'act.done', fields: [] },
  ],
}
const dice = { ...HEAD, kind: 'roll', faces: 6, count: 1, test: { type: 'number' } } as Request

describe('the quiet bot', () => {
  test.each<[string, Request, unknown]>([
    ['leaves dice to the app', dice, { by: 'app' }],
    ['takes what is offered', choice('b'), 'b'],
    ['takes the first where nothing is', choice(), 'a'],
    ['gives the least', sheet, { amount: 0 }],
    ['does nothing', deeds, { act: 'done' }],
  ])('%s', (_, request, answer) => {
    expect(idle(request, WORLD, scripted())).toEqual(answer)
  })
})

describe('the random bot', () => {
  const answers = (request: Request, bot = random) => {
    const chance = seededChance(1)
    return [...new Set(Array.from({ length: 300 }, () => JSON.stringify(bot(request, WORLD, chance))))].sort()
  }

  test('does everything that is allowed, and nothing else', () => {
    expect(answers(dice)).toEqual(['{"by":"app"}'])
    expect(answers(choice('b'))).toEqual(['"a"', '"b"', '"c"'])
    expect(answers(sheet)).toEqual(Array.from({ length: 10 }, (_, amount) => `{"amount":${amount}}`))
    expect(answers(deeds)).toEqual(['{"act":"done"}', ...[1, 2, 3, 4, 5].map((amount) => `{"act":"dig","amount":${amount}}`)].sort())
  })

  test('draws among all options and acts, and ends the acts one time in four', () => {
    const chosen = scripted(2)
    expect([random(choice(), WORLD, chosen), chosen.asked]).toEqual(['c', [[0, 2]]])
    const ended = scripted(0, 0)
    expect([random(deeds, WORLD, ended), ended.asked]).toEqual([
      { act: 'done' },
      [
        [0, 1],
        [0, 3],
      ],
    ])
    const last = scripted(1)
    expect([random(deeds, WORLD, last), last.asked]).toEqual([{ act: 'done' }, [[0, 1]]])
    expect(random(deeds, WORLD, scripted(0, 1, 1, 1))).toEqual({ act: 'dig', amount: 5 })
  })

  test('gives no more of a thing than it is held to; what is then not allowed it leaves undone', () => {
    const held = randomBot((asked) => ('acts' in asked || asked.id === 'dig' ? { amount: 2 } : { amount: 3 }))
    expect(answers(sheet, held)).toEqual([0, 1, 2, 3].map((amount) => `{"amount":${amount}}`))
    expect(answers(deeds, held)).toEqual(['{"act":"done"}', '{"act":"dig","amount":1}', '{"act":"dig","amount":2}'].sort())
    const [dig] = deeds.acts
    const wanted = { ...deeds, acts: [{ ...dig, limits: [limit({ amount: -1 }, -4)] }] } as never
    expect(answers(wanted, held)).toEqual(['{"act":"done"}'])
  })
})

describe('an answer that a rule refuses', () => {
  const refusal = (): Outcome<never> => refuse(problem('answer', 'problem.settled'))
  /** Says a, b, a, b ...; `take` accepts from this try on. */
  function tried(says: readonly unknown[], accepts: number): { readonly raw: unknown; readonly ok: boolean; readonly tries: number } {
    let tries = 0
    const { raw, outcome } = answerUntilTaken(
      choice(),
      () => says[tries % says.length],
      () => (++tries >= accepts ? accept(tries) : refusal()),
    )
    return { raw, ok: outcome.ok, tries }
  }

  test('is given again, another time, until it is taken', () => {
    expect(tried(['a', 'b'], 1)).toEqual({ raw: 'a', ok: true, tries: 1 })
    expect(tried(['a', 'b'], 4)).toEqual({ raw: 'b', ok: true, tries: 4 })
  })

  test('is given up at the twenty-first try, and at once where it does not fit the question', () => {
    expect(tried(['a'], 21)).toMatchObject({ ok: true, tries: 21 })
    expect(tried(['a'], 22)).toMatchObject({ ok: false, tries: 21 })
    expect(tried(['nowhere'], 3)).toEqual({ raw: 'nowhere', ok: false, tries: 1 })
  })

  test('by a bot goes to the campaign', () => {
    const campaign = begun({ rounds: 1 }, toyGame())
    const { pending } = campaign
    if (pending === null) throw new Error('nothing is asked')
    const { raw, outcome } = answerByBot(campaign, pending, idle, seededChance(1))
    expect(raw).toEqual({ by: 'app' })
    expect(valueOf(outcome).entry).toMatchObject({ kind: 'answer', request: pending.id })
  })
})

describe('chance', () => {
  test('is the same for the same seed, within its bounds, and no chance where there is only one number', () => {
    const of = (seed: number) =>
      Array.from(
        { length: 50 },
        (
          (chance) => () =>
            chance(1, 6)
        )(seededChance(seed)),
      )
    expect(of(7)).toEqual(of(7))
    expect(of(7)).not.toEqual(of(8))
    expect([...new Set(of(7))].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect([seededChance(1)(3, 3), seededChance(1)(3, 2)]).toEqual([3, 3])
  })

  test('comes from a text as a number of 32 bits', () => {
    expect([numberOf(''), numberOf('a'), numberOf('ab'), numberOf('ba')]).toEqual([-2128831035, -468965076, 1294271946, 1009493708])
  })

  test('of answers that fit: dice fit always, others as their question says', () => {
    expect([allowed(dice, 'nonsense'), allowed(choice(), 'a'), allowed(choice(), 'd')]).toEqual([true, true, false])
  })
})
