import 'fake-indexeddb/auto'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createApp, h } from 'vue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AheadFace } from '../../../src-shared/games/api/aheadFace.ts'
import { checkpoint, choose } from '../../../src-shared/kernel/engine/procedure.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { mountSeat, tinySeat } from '../../testing/tinySeat.ts'
import { tinySeats } from '../../testing/tinySeats.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import AwayNotice from '../../seat/components/AwayNotice.vue'
import { SITTINGS, SittingStore, type Sitting } from '../../storage/sittings.ts'
import { useTable } from '../../stores/table.ts'
import DeskPage from '../desk/DeskPage.vue'
import RecapPage from './RecapPage.vue'
import { BREAK, useSince } from './since.ts'
import { useSittings } from './sittings.ts'

let mounted: Mounted | null = null
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** What comes is known to all; what a seat owes, to that seat alone. */
const ahead: AheadFace = {
  of: (world, owner) => [{ kind: 'owed', wording: 'part.hens', figures: { hens: 4 }, rule: 'TOY-EGG-1', see: [owner] }],
  table: () => [{ kind: 'comes', wording: 'part.gold', figures: {}, rule: 'TOY-DAY-1' }],
}
playTheToyOnly({ ahead })

const OPTIONS = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
/** A round for each answer. */
const ROUNDS = stagedToy(function* (world) {
  for (;;) {
    yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
    yield* checkpoint({ ...world.cursor, turn: world.cursor.turn + 1 })
  }
})
const seated = (): TinyHost => tinySeats({}, {}, { game: ROUNDS, seatIds: TOY_SEATS }).host

/** A campaign in its second round. */
async function inRound2(host: TinyHost): Promise<void> {
  await host.answer('low')
  expect(host.session.world.cursor.turn).toBe(2)
}

/** The table of a campaign of which that is kept, opened by the game master; and what is kept then. */
async function opened(kept: Sitting | null, host = tinyHost(ROUNDS)): Promise<ReturnType<typeof sittingAt>> {
  await inRound2(host)
  const at = sittingAt(kept, host)
  await at.table.openTable('tiny')
  await flushPromises()
  return at
}

function sittingAt(kept: Sitting | null, host: TinyHost) {
  const written: Sitting[] = []
  const storage = { read: () => Promise.resolve(kept), write: (sitting: Sitting) => Promise.resolve(void written.push(sitting)) }
  const pinia = createPinia()
  const root = {
    setup() {
      useSittings()
      return () => h('div')
    },
  }
  mount(root, { global: { plugins: [pinia], provide: { [BRIDGE as symbol]: host.bridge, [SITTINGS as symbol]: storage } } })
  const app = createApp(root).use(pinia).provide(BRIDGE, host.bridge)
  return { host, written, ...app.runWithContext(() => ({ table: useTable(), since: useSince() })) }
}

const ago = (milliseconds: number, change: Partial<Sitting> = {}): Sitting => ({
  ...{ campaign: 'tiny', began: 1, before: null, until: Date.now() - milliseconds },
  ...change,
})

describe('a campaign that is opened', () => {
  test('hours after it was played last says so, and tells from the round on in which the last sitting began', async () => {
    const { since } = await opened(ago(BREAK + 1))
    expect([since.isDue, since.from]).toEqual([true, 1])
  })

  test.each([
    ['a moment after', ago(BREAK / 2)],
    ['for the first time here', null],
  ])('%s says nothing', async (_, kept) => {
    const { since } = await opened(kept)
    expect([since.isDue, since.from]).toEqual([false, 1])
  })

  test('notes what is played, from the round on in which this sitting began, and nothing before', async () => {
    const { table, written } = await opened(ago(BREAK * 3))
    expect(written).toEqual([])
    await table.answer('high')
    await flushPromises()
    await expect.poll(() => written).toEqual([{ campaign: 'tiny', began: 2, before: 1, until: expect.any(Number) as number }])
    expect(Date.now() - (written[0]?.until ?? 0)).toBeLessThan(BREAK)
  })

  test('keeps nothing of it while the screen is lent', async () => {
    const { table, since } = await opened(ago(BREAK + 1), seated())
    await table.lend('tiny', 'green')
    await flushPromises()
    expect([since.isDue, since.ended]).toEqual([false, null])
  })
})

test('what is kept of a sitting is read again', async () => {
  const store = new SittingStore('test-sittings')
  const sitting = ago(0)
  expect(await store.read(sitting.campaign)).toBeNull()
  await store.write(sitting)
  await store.write({ ...sitting, before: 4 })
  expect(await store.read(sitting.campaign)).toEqual({ ...sitting, before: 4 })
})

test('at the desk it stands in the place of the question, and is gone with Enter', async () => {
  const host = tinyHost(ROUNDS)
  await inRound2(host)
  mounted = await mountAt(host, DeskPage)
  const { wrapper, pinia } = mounted
  useSince(pinia).begin(1, { from: 1, last: Date.now() - BREAK })
  await flushPromises()
  const sheet = wrapper.get('[aria-labelledby="recap-title"]')
  expect(sheet.text()).toContain('In play: Round 2')
  expect(wrapper.find('.request').exists()).toBe(false)
  expect(document.activeElement).toBe(sheet.element)
  sheet.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
  await flushPromises()
  expect(wrapper.find('[aria-labelledby="recap-title"]').exists()).toBe(false)
  expect(wrapper.find('.request').exists()).toBe(true)
})

test('the page tells it for all, for each player and for the game master; a player’s secrets to that player alone', async () => {
  const host = seated()
  await inRound2(host)
  mounted = await mountAt(host, RecapPage)
  const { wrapper, router } = mounted
  const owed = () => wrapper.findAll('.ahead .owed li, .ahead .threat li').filter((line) => line.text().includes('4 hens at 3')).length
  expect(owed()).toBe(0)
  expect(wrapper.find('.notice.warn').exists()).toBe(false)
  await router.push('/recap/tiny?seat=green')
  await flushPromises()
  expect(owed()).toBe(1)
  expect(wrapper.get('.notice.warn').text()).toContain('secret')
  await router.push('/recap/tiny?seat=gm')
  await flushPromises()
  expect(owed()).toBe(3)
})

test('a player who comes back after hours is told beside what is asked, where something has happened since', async () => {
  const table = { ...(await tinyHost(ROUNDS).session.view()), seat: 'green' }
  const first = await tinySeat({ table })
  const kept = { view: first.view(), seenAt: Date.now() - BREAK - 1 }
  const fresh = await mountSeat(await tinySeat({ table, kept }), AwayNotice)
  expect(fresh.wrapper.text()).toBe('')
  fresh.wrapper.unmount()
  const at = await tinySeat({ table, kept })
  const { wrapper } = await mountSeat(at, AwayNotice)
  const { entries } = at.view().table
  at.change({ entries: [...entries, { seq: entries.length, kind: 'answer', effects: [] }] })
  await flushPromises()
  expect(wrapper.text()).toContain('Since last time')
  await wrapper.get('button').trigger('click')
  expect(wrapper.text()).toBe('')
})
