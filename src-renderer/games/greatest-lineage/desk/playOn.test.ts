import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, choose, roll, tell } from '../../../../src-shared/kernel/engine/procedure.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { tinyGame } from '../../../testing/tinyGame.ts'
import DeskPage from '../../../features/desk/DeskPage.vue'
import { PACES, usePlayOn } from '../../../features/desk/playOn.ts'
import { useStandingPasses } from '../../../features/desk/standingPasses.ts'
import { useHighlights } from '../../../features/highlights/highlightsStore.ts'
import { DEFAULT_PREFERENCES } from '../../../storage/preferences.ts'
import { keepPasses, readPasses } from '../../../storage/standingPasses.ts'

let mounted: Mounted

const prefer = (preferences: object) => localStorage.setItem('lineage.preferences', JSON.stringify(preferences))
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: key === ' ' ? 'Space' : key, bubbles: true, cancelable: true, ...init }),
  )

async function desk(setup = {}, game = tinyGame()): Promise<Mounted> {
  mounted = await mountAt(tinyHost(game, {}, setup), DeskPage)
  return mounted
}

const takeBack = async () => {
  await mounted.wrapper.get('.back button').trigger('click')
  await flushPromises()
}

/** As long as one step waits for the next, and what comes of it. */
async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(PACES.normal)
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  prefer({ playsOn: 'asked' })
})
afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
  localStorage.clear()
})

test('Space rolls what the app may roll, and stops where somebody decides', async () => {
  const { table, pinia } = await desk()
  expect(table.pending?.kind).toBe('roll')
  press(' ')
  await flushPromises()
  await pause()
  expect(table.pending?.kind).toBe('fill')
  expect(table.entries.at(-1)?.answer).toMatchObject({ by: 'app' })
  expect(usePlayOn(pinia).on).toBe(false)
})

test('where dice are typed nothing is rolled by itself', async () => {
  const { table, pinia } = await desk({ dice: 'typed' })
  expect(usePlayOn(pinia).canStart).toBe(false)
  press(' ')
  await flushPromises()
  expect(table.entries).toHaveLength(1)
})

/** Three rolls, a choice of one, and a real one. */
function threeRolls(): ReturnType<typeof stagedGame> {
  return stagedGame({}, function* () {
    for (const name of ['births', 'deaths', 'uncover'] as const)
      yield* roll(name, 'elves', () => ({ rule: 'GL-POP-4', figures: {}, faces: 100, count: 2, test: { type: 'number' } }))
    yield* choose('advance', 'elves', () => ({ rule: 'GL-AGE-5', figures: {}, options: [option('wait')] }))
    yield* choose('raidAnswer', 'elves', () => ({ rule: 'GL-RAID-8', figures: {}, options: [option('raidFight'), option('raidLeave')] }))
  })
}
const option = (id: string) => ({ id, wording: `option.${id}` })

test('a stretch is listed, and one take-back undoes it', async () => {
  const { table, pinia, wrapper } = await desk({}, threeRolls())
  press(' ')
  await flushPromises()
  expect(table.entries).toHaveLength(2)
  for (let step = 0; step < 3; step++) await pause()
  expect(table.entries).toHaveLength(5)
  expect(table.pending?.id).toContain('raidAnswer')
  expect(wrapper.findAll('.steps li')).toHaveLength(4)
  expect(wrapper.get('.back').text()).toContain('Take back 4 steps played on')
  await takeBack()
  expect(table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 1 })
  expect(table.pending?.id).toContain('births')
  expect(usePlayOn(pinia).stretch).toBeNull()
})

test('any key stops it, and does nothing else', async () => {
  const { table, pinia } = await desk({}, threeRolls())
  press(' ')
  await flushPromises()
  press('r', { code: 'KeyR' })
  await pause()
  expect(usePlayOn(pinia).on).toBe(false)
  expect(table.entries).toHaveLength(2)
})

test('what was taken by itself and then answered by hand is taken back one by one', async () => {
  const { table } = await desk({}, threeRolls())
  press(' ')
  await flushPromises()
  for (let step = 0; step < 3; step++) await pause()
  await table.answer('raidLeave')
  await flushPromises()
  await takeBack()
  expect(table.entries.at(-1)).toMatchObject({ kind: 'retraction', from: 5 })
})

test('after every answer, where one likes it so, what needs nobody follows', async () => {
  prefer({ playsOn: 'always' })
  const { table } = await desk({}, threeRolls())
  await table.answer({ by: 'app' })
  await flushPromises()
  for (let step = 0; step < 3; step++) await pause()
  expect(table.pending?.id).toContain('raidAnswer')
  expect(table.entries).toHaveLength(5)
})

test('what a new browser has: after an answer by hand what needs nobody follows', () => {
  expect(DEFAULT_PREFERENCES.playsOn).toBe('always')
})

/** A child is born and an heir enthroned between rolls; then a murder, which nobody should miss. */
function told(wording: string): ReturnType<typeof stagedGame> {
  return stagedGame({}, function* () {
    for (const name of ['births', 'deaths', 'uncover'] as const) {
      yield* roll(name, 'elves', () => ({ rule: 'GL-POP-4', figures: {}, faces: 100, count: 1, test: { type: 'number' } }))
      if (name === 'births') yield* tell('GL-POP-4', wording, { seat: 'elves', figures: { sex: 'female' } })
    }
    yield* choose('raidAnswer', 'elves', () => ({ rule: 'GL-RAID-8', figures: {}, options: [option('raidFight'), option('raidLeave')] }))
  })
}

test('a light card stops nothing: it comes up where play stops', async () => {
  const { table, pinia } = await desk({}, told('line.royalChild'))
  press(' ')
  await flushPromises()
  for (let step = 0; step < 3; step++) await pause()
  expect([table.entries.length, useHighlights(pinia).shown?.map(({ kind }) => kind)]).toEqual([4, ['birth']])
})

test.each(['asked', 'always'] as const)('a card that was read lets it go on where it had stopped (%s)', async (playsOn) => {
  prefer({ playsOn })
  const { table, pinia } = await desk({}, told('line.royalMotherDies'))
  press(' ')
  await flushPromises()
  for (let step = 0; step < 3; step++) await pause()
  expect([table.entries.length, useHighlights(pinia).shown?.map(({ kind }) => kind)]).toEqual([2, ['death']])
  press('Enter')
  await flushPromises()
  for (let step = 0; step < 3; step++) await pause()
  expect([table.entries.length, table.pending?.kind]).toEqual([4, 'choose'])
})

test('Space plays on where it says so, though a radio button has the focus', async () => {
  const { wrapper, table, pinia } = await desk({}, voluntary())
  await wrapper.get('.pass').trigger('click')
  await flushPromises()
  expect(usePlayOn(pinia).canStart).toBe(true)
  const radio = document.body.appendChild(document.createElement('input'))
  radio.type = 'radio'
  radio.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }))
  radio.remove()
  await flushPromises()
  expect([table.entries.length, radio.checked]).toEqual([3, false])
})

/** Each round the same voluntary question; from the third on there is more on offer. */
function voluntary(): ReturnType<typeof stagedGame> {
  return stagedGame({}, function* () {
    for (const offered of [['build'], ['build'], ['build', 'pull']]) {
      yield* act('monument', 'elves', () => ({ rule: 'GL-MON-1', figures: {}, acts: [...offered, 'done'].map(deed) }))
      yield* roll('births', 'elves', () => ({ rule: 'GL-POP-4', figures: {}, faces: 100, count: 1, test: { type: 'number' } }))
    }
  })
}
const deed = (id: string) => ({ id, rule: 'GL-MON-1' as const, wording: `act.${id}`, fields: [] })

test('a voluntary question that is passed every round is passed by playing on, until more is on offer', async () => {
  const { table, pinia, wrapper } = await desk({}, voluntary())
  expect(usePlayOn(pinia).canStart).toBe(false)
  await wrapper.get('.pass').trigger('click')
  await flushPromises()
  expect(table.entries.at(-1)?.answer).toEqual({ act: 'done' })
  press(' ')
  await flushPromises()
  for (let step = 0; step < 4; step++) await pause()
  expect(table.entries.map(({ answer }) => answer).slice(1)).toMatchObject([{ act: 'done' }, { by: 'app' }, { act: 'done' }, { by: 'app' }])
  expect(table.pending).toMatchObject({ kind: 'act', acts: [{ id: 'build' }, { id: 'pull' }, { id: 'done' }] })
  expect(wrapper.get('.held').text()).toContain('Elves: monuments')
})

test('what is passed every round is asked again when one wants it back, and only of whom and where it was passed', async () => {
  const { table, wrapper, pinia } = await desk({}, voluntary())
  await wrapper.get('.pass').trigger('click')
  await table.answer({ by: 'app' })
  await flushPromises()
  expect(usePlayOn(pinia).canStart).toBe(true)
  expect(wrapper.find('.pass').exists()).toBe(false)
  const passes = useStandingPasses(pinia)
  const { pending } = table
  if (pending?.kind !== 'act') throw new Error('a voluntary question was expected')
  expect(passes.covers({ ...pending, seat: 'humans' })).toBe(false)
  expect(passes.covers({ ...pending, id: pending.id.replace('monument', 'conflict') })).toBe(false)
  await wrapper.get('.held button').trigger('click')
  expect(usePlayOn(pinia).canStart).toBe(false)
  expect(wrapper.find('.pass').exists()).toBe(true)
  expect(readPasses().size).toBe(0)
})

test('a pass is remembered by this device for this campaign alone', async () => {
  await desk({}, voluntary())
  await mounted.wrapper.get('.pass').trigger('click')
  const [[campaign, held] = ['', []]] = readPasses()
  expect(held).toEqual([{ seat: 'elves', question: 'monument', acts: ['build'] }])
  expect(campaign).toBe(mounted.table.head?.table)
  keepPasses(new Map([['another', held]]))
  mounted.wrapper.unmount()
  const { pinia, table } = await desk({}, voluntary())
  if (table.pending === null) throw new Error('nothing is asked')
  expect(useStandingPasses(pinia).covers(table.pending)).toBe(false)
})

test.each(['', 'null', '{}', '[["a"]]', '[["a", [{"seat": 1}]]]', '[[1, []]]'])('passes that are no passes are none: %s', (text) => {
  expect(readPasses({ getItem: () => text }).size).toBe(0)
})
