import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { choose, roll } from '../../../src-shared/kernel/engine/procedure.ts'
import { problem, refuse } from '../../../src-shared/kernel/problem.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { usePlayOn } from './playOn.ts'
import { useTakeBack } from './takeBack.ts'

playTheToyOnly()

const OPTIONS = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))

/** A choice, a roll and one more choice. */
function* asks() {
  yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
  yield* roll('eggs', 'red', () => ({ rule: 'TOY-EGG-1', figures: {}, faces: 100, count: 1, test: { type: 'number' } }))
  yield* choose('barn', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
}

let mounted: Mounted
let takeBack: ReturnType<typeof useTakeBack>

beforeEach(async () => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked' }))
  const Holder = { setup: () => ((takeBack = useTakeBack()), () => null) }
  mounted = await mountAt(tinyHost(stagedToy(asks)), Holder)
})
afterEach(() => {
  mounted.wrapper.unmount()
  localStorage.clear()
})

const announced = () => useAnnouncements(mounted.pinia).shown.map(({ tone, text }) => ({ tone, text }))

async function run(): Promise<void> {
  await takeBack.run()
  await flushPromises()
}

test('before anything was answered there is nothing to take back', async () => {
  expect(takeBack.name.value).toBeNull()
  await run()
  expect([mounted.table.entries.length, announced()]).toEqual([1, []])
})

test('the newest answer is named, though a note came after it, and is taken back', async () => {
  const { table } = mounted
  await table.answer('high')
  await table.note('the tea is ready')
  await flushPromises()
  expect(takeBack.name.value).toBe('road (Red, round 1)')
  await run()
  expect(table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 1 })
  expect(takeBack.name.value).toBeNull()
  expect(announced()).toEqual([{ tone: 'good', text: 'Taken back: road (Red, round 1).' }])
})

test('one step played on goes by its own name', async () => {
  const { table, pinia } = mounted
  await table.answer('high')
  await flushPromises()
  usePlayOn(pinia).start()
  await flushPromises()
  expect(usePlayOn(pinia).stretch).toEqual({ from: 2, entries: [2] })
  expect(takeBack.name.value).toBe('eggs (Red, round 1)')
  await run()
  expect(table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 2 })
})

test('where it is refused the reason is said, and nothing is taken back', async () => {
  const { table } = mounted
  await table.answer('high')
  await flushPromises()
  table.retract = () => Promise.resolve(refuse(problem('reason', 'problem.missing', { wanted: 'a reason' })))
  await run()
  expect(announced()).toEqual([{ tone: 'trouble', text: expect.stringContaining('a reason') }])
  expect(takeBack.name.value).toBe('road (Red, round 1)')
})
