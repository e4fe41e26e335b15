import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose, roll, tell } from '../../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../../src-shared/kernel/engine/ruleset.ts'
import { DEFAULT_PREFERENCES } from '../../storage/preferences.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { useHighlights } from '../highlights/highlightsStore.ts'
import DeskPage from './DeskPage.vue'
import { PACES, usePlayOn } from './playOn.ts'

playTheToyOnly({ highlights: { kinds: { 'line.sun': 'birth', 'line.rain': 'death' }, light: ['birth'] } })

let mounted: Mounted

const prefer = (preferences: object) => localStorage.setItem('lineage.preferences', JSON.stringify(preferences))
const press = (key: string, code = key) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
const pressSpace = async () => {
  press(' ', 'Space')
  await flushPromises()
}

async function desk(game: Ruleset, setup = {}): Promise<Mounted> {
  mounted = await mountAt(tinyHost(game, {}, setup), DeskPage)
  return mounted
}

const takeBack = async () => {
  await mounted.wrapper.get('.back button').trigger('click')
  await flushPromises()
}

/** Waits for so many steps, and what comes of them. */
async function pause(steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await vi.advanceTimersByTimeAsync(PACES.normal)
    await flushPromises()
  }
}

const options = (...ids: readonly string[]) => ids.map((id) => ({ id, wording: `option.${id}` }))

/** Three rolls; after the first comes the line `told`, if any, and then a choice of one and a real one. */
function threeRolls(told?: string): Ruleset {
  return stagedToy(function* () {
    for (const name of ['eggs', 'weather', 'wolves'] as const) {
      yield* roll(name, 'red', () => ({ rule: 'TOY-DAY-1', figures: {}, faces: 100, count: 2, test: { type: 'number' } }))
      if (name === 'eggs' && told !== undefined) yield* tell('TOY-DAY-1', told, { seat: 'red', figures: { die: 4 } })
    }
    yield* choose('whisper', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: options('low') }))
    yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: options('low', 'high') }))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  prefer({ playsOn: 'asked' })
})
afterEach(() => {
  mounted.wrapper.unmount()
  localStorage.clear()
})

test('Space rolls what the app may roll, takes a choice of one, and stops where somebody decides', async () => {
  const { table, pinia } = await desk(threeRolls())
  await pressSpace()
  expect(table.entries).toHaveLength(2)
  expect(table.entries.at(-1)?.answer).toMatchObject({ by: 'app' })
  await pause(3)
  expect(table.entries).toHaveLength(5)
  expect(table.pending?.id).toContain('road')
  expect(usePlayOn(pinia).on).toBe(false)
})

test('where dice are typed nothing is rolled by itself', async () => {
  const { table, pinia } = await desk(threeRolls(), { dice: 'typed' })
  expect(usePlayOn(pinia).canStart).toBe(false)
  await pressSpace()
  expect(table.entries).toHaveLength(1)
})

test('the steps played on are listed, and one take-back undoes them all', async () => {
  const { table, pinia, wrapper } = await desk(threeRolls())
  await pressSpace()
  await pause(3)
  expect(wrapper.findAll('.steps li')).toHaveLength(4)
  expect(wrapper.get('.back').text()).toContain('Take back 4 steps played on')
  await takeBack()
  expect(table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 1 })
  expect(table.pending?.id).toContain('eggs')
  expect(usePlayOn(pinia).stretch).toBeNull()
})

test('any key stops it, and does nothing else', async () => {
  const { table, pinia } = await desk(threeRolls())
  await pressSpace()
  press('r', 'KeyR')
  await pause(1)
  expect(usePlayOn(pinia).on).toBe(false)
  expect(table.entries).toHaveLength(2)
})

test('an answer by hand after steps played on is taken back alone', async () => {
  const { table } = await desk(threeRolls())
  await pressSpace()
  await pause(3)
  await table.answer('high')
  await flushPromises()
  await takeBack()
  expect(table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 5 })
})

test('after every answer, where one likes it so, what needs nobody follows', async () => {
  prefer({ playsOn: 'always' })
  const { table } = await desk(threeRolls())
  await table.answer({ by: 'app' })
  await flushPromises()
  await pause(3)
  expect(table.pending?.id).toContain('road')
  expect(table.entries).toHaveLength(5)
})

test('a new browser plays on after every answer by hand', () => {
  expect(DEFAULT_PREFERENCES.playsOn).toBe('always')
})

test('a light card stops nothing: it comes up where play stops', async () => {
  const { table, pinia } = await desk(threeRolls('line.sun'))
  await pressSpace()
  await pause(3)
  expect([table.entries.length, useHighlights(pinia).shown?.map(({ kind }) => kind)]).toEqual([5, ['birth']])
})

test.each(['asked', 'always'] as const)('a card stops it, and once it was read it goes on (%s)', async (playsOn) => {
  prefer({ playsOn })
  const { table, pinia } = await desk(threeRolls('line.rain'))
  await pressSpace()
  await pause(3)
  expect([table.entries.length, useHighlights(pinia).shown?.map(({ kind }) => kind)]).toEqual([2, ['death']])
  press('Enter')
  await flushPromises()
  await pause(3)
  expect([table.entries.length, table.pending?.kind]).toEqual([5, 'choose'])
})
