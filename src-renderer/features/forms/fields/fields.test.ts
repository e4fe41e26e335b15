import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { ref } from 'vue'
import {
  arrangeField,
  groupField,
  listField,
  manyField,
  numberField,
  placeField,
  type Field,
  type Sheet,
} from '../../../../src-shared/kernel/forms/field.ts'
import { readForm } from '../../../../src-shared/kernel/forms/form.ts'
import { problem, type Problem } from '../../../../src-shared/kernel/problem.ts'
import { readSheetDraft, sheetDraft, sheetFrom } from '../../requests/drafts.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { toyGame } from '../../../../src-shared/kernel/testing/toyGame.ts'
import SheetFields from '../SheetFields.vue'
import { isComplete, renewSheet, startSheet } from '../sheet.ts'
import { playTheToyOnly } from '../../../testing/playTheToyOnly.ts'

playTheToyOnly()

const named = (...ids: readonly string[]): readonly { id: string; wording: string }[] => ids.map((id) => ({ id, wording: `option.${id}` }))
const UNITS = manyField('units', { wording: 'field.units', options: named('archer', 'rider', 'guard'), least: 1, most: 2, preset: [] })
const ORDER = arrangeField('order', { wording: 'field.order', options: named('red', 'blue', 'green'), preset: ['red', 'blue', 'green'] })
const SPACE = placeField('space', {
  wording: 'field.space',
  places: [...named('a1', 'b2'), { id: 'c3', wording: 'option.c3', barred: { wording: 'why.water' } }],
})
const AMOUNT = numberField('amount', { wording: 'field.amount', min: 1, max: 9, preset: 1 })
const ROWS = listField('rows', { wording: 'field.rows', fields: [AMOUNT], least: 1, most: 3, preset: [{ amount: 2 }] })
const ARMY = groupField('army', { wording: 'field.army', fields: [AMOUNT, UNITS] })
const ALL: readonly Field[] = [UNITS, ORDER, SPACE, ROWS, ARMY]

const sheet = ref<Sheet>({})
const problems = ref<readonly Problem[]>([])
let mounted: Mounted
afterEach(() => {
  mounted.wrapper.unmount()
  problems.value = []
})

async function shown(fields: readonly Field[], start: Sheet = {}): Promise<Mounted['wrapper']> {
  sheet.value = startSheet(fields, start)
  mounted = await mountAt(tinyHost(toyGame()), SheetFields, () => ({
    name: 'fill',
    problems: problems.value,
    modelValue: sheet.value,
    fields,
    limits: [],
    'onUpdate:modelValue': (now: Sheet) => (sheet.value = now),
  }))
  return mounted.wrapper
}

test('several options are ticked up to as many as may be, and kept in their order', async () => {
  const card = await shown([UNITS])
  const boxes = card.findAll<HTMLInputElement>('input[type=checkbox]')
  expect(card.get('[role=group]').attributes('aria-labelledby')).toBe('fill-units-label')
  await boxes[2]?.setValue(true)
  await boxes[0]?.setValue(true)
  expect(sheet.value['units']).toEqual(['archer', 'guard'])
  expect(boxes.map(({ element }) => element.disabled)).toEqual([false, true, false])
  expect(card.text()).toContain('2 chosen, 1 to 2 wanted')
  await boxes[0]?.setValue(false)
  expect(sheet.value['units']).toEqual(['guard'])
  expect(boxes.map(({ element }) => element.disabled)).toEqual([false, false, false])
})

test('an order is changed by buttons and by the arrow keys, and the focus goes along', async () => {
  const card = await shown([ORDER])
  const buttons = (): readonly HTMLButtonElement[] => card.findAll<HTMLButtonElement>('li button').map(({ element }) => element)
  expect(buttons()[0]?.disabled).toBe(true)
  await card.findAll('li button')[4]?.trigger('keydown', { key: 'ArrowUp' })
  await flushPromises()
  expect(sheet.value['order']).toEqual(['red', 'green', 'blue'])
  await card.findAll('li button')[2]?.trigger('click')
  await flushPromises()
  expect(sheet.value['order']).toEqual(['green', 'red', 'blue'])
  // At the top only the way down is left.
  expect(buttons().indexOf(document.activeElement as HTMLButtonElement)).toBe(1)
  expect(card.get('[aria-live]').text()).toContain('1 of 3')
})

test('a space is chosen of those that answer; the others say why they do not', async () => {
  const card = await shown([SPACE])
  expect(sheet.value['space']).toBe('')
  const places = card.findAll<HTMLInputElement>('input[type=radio]')
  expect(places.map(({ element }) => [element.value, element.checked])).toEqual([
    ['a1', false],
    ['b2', false],
  ])
  await places[1]?.setValue(true)
  expect(sheet.value['space']).toBe('b2')
  expect(card.get('details').text()).toContain('1 space not possible')
  expect(card.findAll('details li')).toHaveLength(1)
})

test('rows are added, filled in and taken away within their number', async () => {
  const card = await shown([ROWS])
  const button = (text: string) => card.findAll('button').find((each) => each.text().startsWith(text))
  expect(button('Remove')).toBeUndefined()
  await button('Add a row')?.trigger('click')
  await button('Add a row')?.trigger('click')
  expect(sheet.value['rows']).toEqual([{ amount: 2 }, { amount: 1 }, { amount: 1 }])
  expect(button('Add a row')).toBeUndefined()
  await card.findAll('input')[1]?.setValue('7')
  await button('Remove')?.trigger('click')
  expect(sheet.value['rows']).toEqual([{ amount: 7 }, { amount: 1 }])
  expect(card.findAll('fieldset')).toHaveLength(2)
})

test('a problem stands beside the field of its row', async () => {
  problems.value = [
    problem('rows[1].amount', 'problem.range', { value: 10, min: 1, max: 9 }),
    problem('army.units', 'problem.picks', { value: 0 }),
  ]
  const card = await shown([ROWS, ARMY], { rows: [{ amount: 2 }, { amount: 3 }] })
  expect(card.findAll('fieldset').map((row) => row.findAll('.problem').length)).toEqual([0, 1])
  expect(card.get('#fill-army-units-problem').findAll('.problem')).toHaveLength(1)
})

test('what was filled in is kept, blanks included, and taken up while it fits', () => {
  const filled: Sheet = {
    ...startSheet(ALL),
    rows: [{ amount: Number.NaN }, { amount: 30 }],
    units: ['guard'],
    army: { amount: 4, units: [] },
  }
  const kept = sheetDraft(ALL, filled)
  expect(kept).toEqual({ rows: [{ amount: null }, { amount: 30 }], units: ['guard'], army: { amount: 4, units: [] } })
  const read = readSheetDraft(JSON.parse(JSON.stringify(kept)), ALL)
  expect(read === null ? null : sheetFrom(ALL, read)).toEqual(filled)
  expect(isComplete(filled)).toBe(false)
  expect(isComplete({ ...filled, rows: [{ amount: 1 }] })).toBe(true)
  for (const other of [{ units: ['mage'] }, { rows: [{ price: 1 }] }, { order: ['red'] }, { army: { amount: 'x' } }, { gone: 1 }])
    expect(readSheetDraft(other, ALL)).toBeNull()
})

test('a sheet put anew keeps what still goes', () => {
  const before: Sheet = { ...startSheet(ALL), units: ['guard'], order: ['blue', 'red', 'green'], rows: [{ amount: 9 }] }
  const now = ALL.map((field): Field => (field.type === 'many' ? { ...field, options: named('archer') } : field))
  const fresh = now.map((field): Field => (field.type === 'list' ? { ...field, fields: [{ ...AMOUNT, max: 5 }] } : field))
  expect(renewSheet(ALL, fresh, before)).toEqual({ ...startSheet(ALL), order: ['blue', 'red', 'green'], rows: [{ amount: 1 }] })
  expect(readForm({ fields: [ORDER, ROWS] }, { order: ['blue', 'red', 'green'] }).ok).toBe(true)
})
