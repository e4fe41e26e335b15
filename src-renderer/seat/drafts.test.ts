import 'fake-indexeddb/auto'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '../../src-shared/kernel/engine/request.ts'
import { DraftStorage } from '../storage/drafts.ts'
import { draftRows, storageDone } from '../testing/keptDrafts.ts'
import { mountSeat, tinySeat, type SeatedAt } from '../testing/tinySeat.ts'
import NowPage from './pages/NowPage.vue'

const SHEET: Request = {
  id: '1/elves/4/stockpile',
  occurrence: 0,
  seat: 'elves',
  rule: 'GL-STK-1',
  wording: 'fill.gather',
  figures: {},
  kind: 'fill',
  limits: [],
  fields: [{ id: 'food', type: 'number', wording: 'account.food', min: 0, max: 30, preset: 0 }],
}

let shown: SeatedAt
const food = () => shown.wrapper.get<HTMLInputElement>('#fill-food')

async function sit(): Promise<void> {
  shown = await mountSeat(await tinySeat({ table: { pending: [SHEET] } }), NowPage)
  await storageDone()
}

/** The telephone puts the page away, and it comes up anew. */
async function reload(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'))
  await storageDone()
  shown.wrapper.unmount()
  await sit()
}

beforeEach(() => new DraftStorage('clearing').clear())
afterEach(async () => {
  window.dispatchEvent(new Event('pagehide'))
  await storageDone()
  shown.wrapper.unmount()
  document.body.innerHTML = ''
})

test("what a player has begun on the own device is there again when the page comes up anew, and goes with the player's answer", async () => {
  await sit()
  await food().setValue('7')
  await reload()
  expect(food().element.value).toBe('7')
  expect(shown.wrapper.get('.kept').text()).toContain('has been kept')
  await shown.wrapper.get('form').trigger('submit')
  await flushPromises()
  // The row is deleted once the page is idle.
  await vi.waitFor(async () => expect(await draftRows()).toEqual([]))
})

test('a device that leaves its seat keeps nothing of what was begun there', async () => {
  await sit()
  await food().setValue('7')
  window.dispatchEvent(new Event('pagehide'))
  expect(await draftRows()).toHaveLength(1)
  await food().setValue('8')
  await shown.seat.leave()
  expect(await draftRows()).toEqual([])
})
