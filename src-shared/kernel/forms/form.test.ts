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
} from './field.ts'
import { idsIn, leastSheet, matters, presetSheet, readForm, rowsIn, sheetIn, textOf, weigh, withinLimits } from './form.ts'
import { problemsOf } from '../testing/atMarket.ts'

const named = (...ids: readonly string[]): readonly { id: string; wording: string }[] => ids.map((id) => ({ id, wording: `option.${id}` }))

const ROWS = listField('rows', {
  wording: 'field.rows',
  fields: [
    numberField('amount', { wording: 'field.amount', min: 1, max: 9, preset: 1 }),
    pickField('good', { wording: 'field.good', options: named('egg', 'hen'), preset: 'egg' }),
  ],
  limits: [{ rule: 'TOY-FORM-1', wording: 'limit.row', weights: { amount: 1 }, max: 8 }],
  least: 1,
  most: 3,
  preset: [{ amount: 2, good: 'egg' }],
})
const UNITS = manyField('units', {
  wording: 'field.units',
  options: named('archer', 'rider', 'guard'),
  least: 1,
  most: 2,
  preset: ['archer'],
})
const ORDER = arrangeField('order', { wording: 'field.order', options: named('red', 'blue', 'green'), preset: ['red', 'blue', 'green'] })
const SPACE = placeField('space', {
  wording: 'field.space',
  places: [...named('a1', 'b2'), { id: 'c3', wording: 'place.c3', barred: { wording: 'why.water', rule: 'TOY-FORM-2' } }],
})
const ARMY = groupField('army', { wording: 'field.army', fields: [UNITS, flagField('march', { wording: 'field.march', preset: true })] })
const NAME = textField('name', { wording: 'field.name', minLength: 1, maxLength: 4, preset: 'Anna' })

const FORM: Form = {
  fields: [ROWS, UNITS, ORDER, SPACE, ARMY, NAME],
  limits: [
    { rule: 'TOY-FORM-3', wording: 'limit.goods', weights: { 'rows.amount': 2, units: 3, 'units.guard': 5, 'army.march': 1 }, max: 20 },
  ],
}

const read = (raw: object): ReturnType<typeof readForm> => readForm(FORM, { space: 'a1', ...raw })

describe('a form', () => {
  test('that is filled in is read, picks in the order of their options', () => {
    const raw = {
      rows: [{ amount: 3 }, { good: 'hen' }],
      units: ['rider', 'archer'],
      order: ['green', 'red', 'blue'],
      space: 'b2',
      army: { march: false },
      name: 'Bo',
    }
    expect(read(raw)).toEqual({
      ok: true,
      value: {
        rows: [
          { amount: 3, good: 'egg' },
          { amount: 1, good: 'hen' },
        ],
        units: ['archer', 'rider'],
        order: ['green', 'red', 'blue'],
        space: 'b2',
        army: { units: ['archer'], march: false },
        name: 'Bo',
      },
    })
  })

  test('takes its presets for what is left out; a place without one must be chosen', () => {
    expect(read({})).toEqual({ ok: true, value: { ...presetSheet(FORM), space: 'a1' } })
    expect(problemsOf(readForm(FORM, {}))).toEqual(['space problem.unchosen'])
  })

  test('as little as it takes is taken', () => {
    expect(read(leastSheet(FORM))).toMatchObject({
      ok: true,
      value: { rows: [{ amount: 2, good: 'egg' }], units: ['archer'], space: 'a1' },
    })
    const fields: Field[] = [{ ...ROWS, preset: [], least: 2 }]
    expect(leastSheet({ fields })).toEqual({
      rows: [
        { amount: 1, good: 'egg' },
        { amount: 1, good: 'egg' },
      ],
    })
  })

  test.each<[object, ...string[]]>([
    [{ rows: [] }, 'rows problem.rows'],
    [{ rows: [{}, {}, {}, {}] }, 'rows problem.rows'],
    [{ rows: 'all' }, 'rows problem.type'],
    [{ rows: [{}, 5] }, 'rows[1] problem.type'],
    [{ rows: [{}, { amount: 10 }] }, 'rows[1].amount problem.range'],
    [{ rows: [{ amount: 9 }] }, 'rows[0].amount problem.limit'],
    [{ rows: [{ price: 1 }, { good: 'cow' }] }, 'rows[0].price problem.unknownField', 'rows[1].good problem.option'],
    [{ units: [] }, 'units problem.picks'],
    [{ units: ['archer', 'rider', 'guard'] }, 'units problem.picks'],
    [{ units: ['archer', 'archer'] }, 'units[1] problem.repeated'],
    [{ units: ['mage'] }, 'units[0] problem.option'],
    [{ units: { archer: true } }, 'units problem.type'],
    [{ order: ['red', 'blue'] }, 'order problem.order'],
    [{ order: ['red', 'blue', 'red'] }, 'order[2] problem.repeated'],
    [{ order: ['red', 'blue', 'green', 'white'] }, 'order[3] problem.option'],
    [{ space: 'c3' }, 'space problem.barred'],
    [{ space: 'z9' }, 'space problem.option'],
    [{ army: [] }, 'army problem.type'],
    [{ army: { units: [], march: 1 } }, 'army.units problem.picks', 'army.march problem.type'],
    [{ name: '  ' }, 'name problem.short'],
    [{ name: 'Alberta' }, 'name problem.length'],
  ])('%j is refused by its path', (raw, ...problems) => {
    expect(problemsOf(read(raw))).toEqual(problems)
  })

  test('a barred place says why, by its rule', () => {
    const refused = read({ space: 'c3' })
    expect(refused).toMatchObject({ problems: [{ rule: 'TOY-FORM-2', figures: { reason: 'why.water', value: '"c3"' } }] })
  })

  test('its limits weigh over rows, over picks and within groups', () => {
    expect(read({ rows: [{ amount: 7 }, { amount: 1 }], units: ['archer'] })).toMatchObject({ ok: true })
    const over = read({ rows: [{ amount: 7 }, { amount: 2 }], units: ['archer'] })
    expect(problemsOf(over)).toEqual(['rows.amount problem.limit'])
    expect(over).toMatchObject({ problems: [{ figures: { fields: 'rows.amount, units, army.march', value: 22, max: 20 } }] })
    const [limit] = FORM.limits ?? []
    const guard = { rows: [{ amount: 1 }], units: ['archer', 'guard'], army: { march: false } }
    expect(limit === undefined ? null : weigh(limit, guard)).toBe(2 + 2 * 3 + 5)
    expect(withinLimits(FORM, { ...presetSheet(FORM), rows: [{ amount: 9 }] })).toBe(false)
  })

  test.each([null, 5, 'all', [], undefined])('%j is no sheet', (raw) => {
    expect(readForm(FORM, raw).ok).toBe(false)
  })
})

describe("a game's set-up as a form", () => {
  const player = groupField('red', {
    wording: 'seat.red',
    fields: [NAME, numberField('gold', { wording: 'field.gold', min: 0, max: 9, preset: 5 })],
  })
  const setup: Form = {
    fields: [
      groupField('players', { wording: 'setup.players', fields: [player, { ...player, id: 'blue' }] }),
      groupField('houseRules', {
        wording: 'setup.rules',
        fields: [pickField('first', { wording: 'rule.first', options: named('roll', 'fixed'), preset: 'roll' })],
      }),
    ],
  }

  test('names each player and each house rule; what is left out is as the game has it', () => {
    expect(readForm(setup, { players: { blue: { name: 'Bo' } }, houseRules: { first: 'fixed' } })).toEqual({
      ok: true,
      value: { players: { red: { name: 'Anna', gold: 5 }, blue: { name: 'Bo', gold: 5 } }, houseRules: { first: 'fixed' } },
    })
  })

  test('a mistake in it is named by its path', () => {
    expect(problemsOf(readForm(setup, { players: { blue: { gold: 10 }, green: {} } }))).toEqual([
      'players.green problem.unknownField',
      'players.blue.gold problem.range',
    ])
  })
})

describe('what a field holds', () => {
  test('is read as rows, ids, a text or a sheet; as nothing where it is something else', () => {
    const rows = [{ amount: 2 }, { amount: 3 }]
    expect([rowsIn(rows), rowsIn(['egg']), rowsIn('egg'), rowsIn(undefined)]).toEqual([rows, [], [], []])
    expect([idsIn(['egg', 'hen']), idsIn(rows), idsIn('egg'), idsIn(undefined)]).toEqual([['egg', 'hen'], [], [], []])
    expect([textOf('egg'), textOf(3), textOf(rows), textOf(undefined)]).toEqual(['egg', '3', '', ''])
    expect([sheetIn({ march: true }), sheetIn(rows), sheetIn('egg'), sheetIn(undefined)]).toEqual([{ march: true }, {}, {}, {}])
  })

  test.each([
    ['always, where it hangs on no other', undefined, {}, true],
    ['while the flag it hangs on is set', 'march', { march: true }, true],
    ['not while that flag is not set', 'march', { march: false }, false],
    ['not where that flag is not there', 'march', {}, false],
  ] as const)('matters %s', (_, onlyWith, sheet, expected) => {
    const field = numberField('amount', { wording: 'field.amount', min: 0, max: 9, preset: 0 })
    expect(matters(onlyWith === undefined ? field : { ...field, onlyWith }, sheet)).toBe(expected)
  })
})

test.each([
  ['at its own limit', { amount: 5 }, true],
  ['beyond its own limit', { amount: 6 }, false],
  ['with a row at the limit of rows', { rows: [{ amount: 8 }] }, true],
  ['with one row of two beyond it', { rows: [{ amount: 1 }, { amount: 9 }] }, false],
  ['with a group beyond its own', { army: { guards: 3 } }, false],
  ['with nothing filled in', {}, true],
])('a sheet %s: within limits %s', (_, sheet, isWithin) => {
  const guards = numberField('guards', { wording: 'field.guards', min: 0, max: 9, preset: 0 })
  const army = groupField('army', {
    ...{ wording: 'field.army', fields: [guards] },
    limits: [{ rule: 'TOY-FORM-3', wording: 'limit.guards', weights: { guards: 1 }, max: 2 }],
  })
  const amount = numberField('amount', { wording: 'field.amount', min: 0, max: 9, preset: 0 })
  const limits = [
    { rule: 'TOY-FORM-3', wording: 'limit.amount', weights: { amount: 1 }, max: 5 },
    { rule: 'TOY-FORM-3', wording: 'limit.more', weights: { amount: 1 }, max: 50 },
  ] as const
  expect(withinLimits({ fields: [amount, ROWS, army], limits }, sheet)).toBe(isWithin)
  expect(withinLimits({ fields: [amount] }, sheet)).toBe(true)
})
