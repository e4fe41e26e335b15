import { presetOf } from '../../../src-shared/kernel/forms/form.ts'
import { afterEach, expect, test } from 'vitest'
import type { Field, Limit } from '../../../src-shared/kernel/forms/field.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import SheetFields from './SheetFields.vue'

const GOODS = ['food', 'wood', 'stone', 'metal', 'wealth'] as const
const most: Limit = {
  rule: 'GL-RAID-6',
  wording: 'limit.loot.steal',
  weights: Object.fromEntries(GOODS.map((token) => [token, 1])),
  max: 6,
}
const loot = (token: string, max: number): Field => ({
  id: token,
  type: 'number',
  wording: 'field.loot.steal',
  figures: { token, held: 40 },
  min: 0,
  preset: 0,
  max,
})
const males: Field = { id: 'males', type: 'number', wording: 'field.demand.males', figures: { due: 9, max: 9 }, min: 0, max: 8, preset: 0 }

let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

async function shown(fields: readonly Field[]): Promise<readonly string[]> {
  const modelValue = Object.fromEntries(fields.map((field) => [field.id, presetOf(field)]))
  mounted = await mountAt(tinyHost(tinyGame()), SheetFields, () => ({ name: 'fill', problems: [], modelValue, fields, limits: [most] }))
  return mounted.wrapper.findAll('.field-row').map((row) =>
    row
      .findAll('.besides')
      .map((told) => told.text())
      .join(),
  )
}

test('of many fields, those that a sum below tells the bounds of do not repeat them', async () => {
  const [less, ...rest] = GOODS
  const fields = [loot(less, 4), ...rest.map((token) => loot(token, 6)), males, { ...males, id: 'females' }]
  expect(fields).toHaveLength(7)
  expect(await shown(fields)).toEqual(['0 to 4.', '', '', '', '', '0 to 8.', '0 to 8.'])
  expect(mounted.wrapper.get('.limit').text()).toContain('0 of 6')
})

test('of few fields each tells its own', async () => {
  expect(await shown(GOODS.map((token) => loot(token, 6)))).toEqual(GOODS.map(() => '0 to 6.'))
})

test('a field that means nothing without a flag is there only while that is set', async () => {
  const flag: Field = { id: 'raze', type: 'flag', wording: 'field.raidGoal.raze', figures: {}, preset: false }
  expect(await shown([flag, { ...males, onlyWith: 'raze' }])).toHaveLength(1)
  mounted.wrapper.unmount()
  expect(
    await shown([
      { ...flag, preset: true },
      { ...males, onlyWith: 'raze' },
    ]),
  ).toHaveLength(2)
})

test.each([
  ['alone behind its name', { ...males, figures: { due: 8, max: 8 } }],
  ['behind its bounds', males],
])('the rule of a field comes after its number, on Tab and for ears: %s', async (_, field) => {
  await shown([{ ...field, rule: 'GL-RAID-6' }])
  const row = mounted.wrapper.get('.field-row')
  const [name, ...stops] = row.findAll('label, input, .rule-link')
  expect(name?.element.tagName).toBe('LABEL')
  expect(stops.map(({ element }) => element.tagName)).toEqual(['INPUT', 'BUTTON'])
})
