import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { problem, refuse } from '../../../src-shared/kernel/problem.ts'
import { numberField } from '../../../src-shared/kernel/forms/field.ts'
import { effectiveMoments } from '../../../src-shared/kernel/journal/history.ts'
import { chance, choose, fill, roll } from '../../../src-shared/kernel/engine/procedure.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useDesk } from '../../stores/desk.ts'
import { useRedo } from './redo.ts'
import { useTableCommands } from '../../app/tableCommands.ts'

playTheToyOnly()

let mounted: Mounted

const OPTIONS = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))

/** A roll, a sheet and a choice. */
function* asks() {
  yield* roll('eggs', 'red', () => ({ rule: 'TOY-EGG-1', faces: 100, count: 4, test: chance(60, 'egg', 'none'), counts: ['egg', 'none'] }))
  const fields = ['sell', 'buy'].map((id) => numberField(id, { wording: `field.${id}`, min: 0, max: 9, preset: 0 }))
  yield* fill('stall', 'red', () => ({ rule: 'TOY-STALL-1', fields, limits: [] }))
  for (;;) yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS, preset: 'low' }))
}

const Keys = { setup: () => (useTableCommands(), { redo: useRedo() }), template: '<p>{{ redo.name.value }}</p>' }

async function table(): Promise<Mounted['table']> {
  mounted = await mountAt(tinyHost(stagedToy(asks)), Keys)
  return mounted.table
}
const press = async (key: string, init: KeyboardEventInit) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ctrlKey: true, ...init }))
  for (let time = 0; time < 6; time++) await flushPromises()
}
const again = () => press('y', { code: 'KeyY' })
/** What stands, without the numbers of the entries. */
const standing = () =>
  effectiveMoments(mounted.table.moments)
    .filter(({ entry }) => entry.kind !== 'retraction')
    .map(({ entry: { kind, request, answer, changes, reason, effects } }) => ({ kind, request, answer, changes, reason, effects }))

afterEach(() => mounted.wrapper.unmount())

/** Dice of the app, a sheet, a correction and an option. */
async function played(): Promise<Mounted['table']> {
  const at = await table()
  await at.answer({ by: 'app' })
  await at.answer({ sell: 4, buy: 2 })
  await at.correct([{ owner: 'red', account: 'purse', to: 40 }], 'counted again')
  await at.answer('high')
  await flushPromises()
  return at
}

test('what was taken back is done again: the same dice, the same answers, corrections with their reason', async () => {
  const at = await played()
  const before = standing()
  await at.retract(1)
  await flushPromises()
  expect(standing()).toHaveLength(1)
  await again()
  expect(standing()).toEqual(before)
})

test('several steps back are several steps on, the last one first', async () => {
  const at = await played()
  const before = standing()
  await at.retract(4)
  await at.retract(2)
  await flushPromises()
  await again()
  expect(standing()).toEqual(before.slice(0, -1))
  await press('z', { code: 'KeyZ', shiftKey: true })
  expect(standing()).toEqual(before)
  const { length } = at.entries
  await again()
  expect(at.entries).toHaveLength(length)
})

test('whoever has gone another way meanwhile is offered nothing; a note is no way', async () => {
  const at = await played()
  await at.retract(2)
  await at.note('the tea is ready')
  await flushPromises()
  expect(mounted.wrapper.text()).toBe('3 entries')
  await at.answer({ sell: 1, buy: 0 })
  await flushPromises()
  expect(mounted.wrapper.text()).toBe('')
})

test('dice of the table come again as they were typed', async () => {
  const at = await table()
  const dice = [12, 34, 56, 78]
  await at.answer({ by: 'hand', dice })
  await at.retract(1)
  await flushPromises()
  await again()
  expect(at.entries.at(-1)?.answer).toMatchObject({ by: 'hand', dice })
})

test('what was done again by hand is done; something else after it ends the way back', async () => {
  const at = await played()
  await at.retract(1)
  await at.answer({ by: 'app' })
  await flushPromises()
  expect(mounted.wrapper.text()).toBe('3 entries')
  await at.correct([{ owner: 'red', account: 'gold', to: 3 }], 'a gift')
  await flushPromises()
  expect(mounted.wrapper.text()).toBe('')
})

test('one thing alone is offered by its name', async () => {
  const at = await played()
  await at.retract(4)
  await flushPromises()
  expect(mounted.wrapper.text()).not.toMatch(/entries|^$/)
})

test('while one looks back nothing can be done again', async () => {
  const at = await played()
  await at.retract(1)
  at.lookBack(0)
  await flushPromises()
  expect(mounted.wrapper.text()).toBe('')
  at.lookBack(null)
  await flushPromises()
  expect(mounted.wrapper.text()).toBe('4 entries')
})

test('house rules and decrees come again as they were decided', async () => {
  const at = await table()
  await at.decide({ fair: false }, 'no road')
  await at.decree({ eggs: 2 }, 'the king came')
  const before = standing()
  await at.retract(1)
  await flushPromises()
  await again()
  expect(standing()).toEqual(before)
  expect(at.entries.slice(-2)).toMatchObject([
    { kind: 'ruling', decided: { fair: false }, reason: 'no road' },
    { kind: 'decree', decree: { eggs: 2 }, reason: 'the king came' },
  ])
})

test('where something is refused it stops there, and says how far it came', async () => {
  const at = await played()
  const { length } = at.entries
  await at.retract(1)
  at.correct = () => Promise.resolve(refuse(problem('reason', 'problem.missing', { wanted: 'a reason' })))
  await flushPromises()
  await again()
  const { shown } = useAnnouncements(mounted.pinia)
  expect(shown.map(({ text }) => text)).toEqual([expect.stringContaining('2 of 4')])
  expect(at.entries).toHaveLength(length + 3)
  expect(useDesk(mounted.pinia).redoneTo).toBe(at.entries.at(-1)?.seq)
})
