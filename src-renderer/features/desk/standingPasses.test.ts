import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, roll } from '../../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../../src-shared/kernel/engine/ruleset.ts'
import { keepPasses, readPasses } from '../../storage/standingPasses.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import DeskPage from './DeskPage.vue'
import { PACES, usePlayOn } from './playOn.ts'
import { useStandingPasses } from './standingPasses.ts'

playTheToyOnly()

let mounted: Mounted

const deed = (id: string) => ({ id, rule: 'TOY-ACT-1' as const, wording: `act.market.${id}`, fields: [] })

/** Each round the same voluntary question; in the third there is more on offer. */
function voluntary(): Ruleset {
  return stagedToy(function* () {
    for (const offered of [['boast'], ['boast'], ['boast', 'dig']]) {
      yield* act('market', 'red', () => ({ rule: 'TOY-ACT-1', figures: {}, acts: [...offered, 'done'].map(deed) }))
      yield* roll('eggs', 'red', () => ({ rule: 'TOY-EGG-1', figures: {}, faces: 100, count: 1, test: { type: 'number' } }))
    }
  })
}

/** The desk, with the first question passed for every round. */
async function passed(): Promise<Mounted> {
  mounted = await mountAt(tinyHost(voluntary()), DeskPage)
  expect(usePlayOn(mounted.pinia).canStart).toBe(false)
  await mounted.wrapper.get('.pass').trigger('click')
  await flushPromises()
  return mounted
}

function pressSpace(at: EventTarget): void {
  at.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked' }))
})
afterEach(() => {
  mounted.wrapper.unmount()
  localStorage.clear()
})

test('a voluntary question passed every round is passed by playing on, until more is on offer', async () => {
  const { table, wrapper } = await passed()
  expect(table.entries.at(-1)?.answer).toEqual({ act: 'done' })
  pressSpace(document.body)
  await flushPromises()
  for (let step = 0; step < 4; step++) {
    await vi.advanceTimersByTimeAsync(PACES.normal)
    await flushPromises()
  }
  expect(table.entries.map(({ answer }) => answer).slice(1)).toMatchObject([{ act: 'done' }, { by: 'app' }, { act: 'done' }, { by: 'app' }])
  expect(table.pending).toMatchObject({ kind: 'act', acts: [{ id: 'boast' }, { id: 'dig' }, { id: 'done' }] })
  expect(wrapper.get('.held').text()).toContain('Red: market')
})

test('Space plays on where it says so, though a radio button has the focus', async () => {
  const { table, pinia } = await passed()
  expect(usePlayOn(pinia).canStart).toBe(true)
  const radio = document.body.appendChild(document.createElement('input'))
  radio.type = 'radio'
  pressSpace(radio)
  radio.remove()
  await flushPromises()
  expect([table.entries.length, radio.checked]).toEqual([3, false])
})

test('a pass covers the question of the seat that passed it, and no other', async () => {
  const { table, pinia, wrapper } = await passed()
  await table.answer({ by: 'app' })
  await flushPromises()
  expect(usePlayOn(pinia).canStart).toBe(true)
  expect(wrapper.find('.pass').exists()).toBe(false)
  const { covers } = useStandingPasses(pinia)
  const { pending } = table
  if (pending?.kind !== 'act') throw new Error('a voluntary question was expected')
  expect(covers(pending)).toBe(true)
  expect(covers({ ...pending, seat: 'green' })).toBe(false)
  expect(covers({ ...pending, id: pending.id.replace('market', 'road') })).toBe(false)
})

test('a pass that is lifted is asked again', async () => {
  const { table, pinia, wrapper } = await passed()
  await table.answer({ by: 'app' })
  await flushPromises()
  await wrapper.get('.held button').trigger('click')
  expect(usePlayOn(pinia).canStart).toBe(false)
  expect(wrapper.find('.pass').exists()).toBe(true)
  expect(readPasses().size).toBe(0)
})

test('this device remembers a pass for this campaign alone', async () => {
  const { table } = await passed()
  const [[campaign, held] = ['', []]] = readPasses()
  expect(held).toEqual([{ seat: 'red', question: 'market', acts: ['boast'] }])
  expect(campaign).toBe(table.head?.table)
  keepPasses(new Map([['another', held]]))
  mounted.wrapper.unmount()
  mounted = await mountAt(tinyHost(voluntary()), DeskPage)
  const { pending } = mounted.table
  if (pending === null) throw new Error('nothing is asked')
  expect(useStandingPasses(mounted.pinia).covers(pending)).toBe(false)
})

test.each(['', 'null', '{}', '[["a"]]', '[["a", [{"seat": 1}]]]', '[[1, []]]'])('passes that are damaged are none: %s', (text) => {
  expect(readPasses({ getItem: () => text }).size).toBe(0)
})
