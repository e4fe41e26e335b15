import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { expect, test, vi } from 'vitest'
import type { SeatState } from '../../src-shared/contract/seatApi.ts'
import { LastSeenStore } from './lastSeen.ts'

let databases = 0
const fresh = (): string => `seen-${++databases}`
const view = (seat: string, title = 'The Winter Crown'): SeatState =>
  ({ table: { seat, title, campaign: { id: 'crown' }, entries: [] }, orders: {} }) as unknown as SeatState

test('what was kept comes back whole, with its time', async () => {
  const store = new LastSeenStore('http://table', fresh())
  expect(await store.latest()).toBeNull()
  await store.keep({ view: view('red'), seenAt: 5 })
  await store.keep({ view: view('red', 'The Summer Crown'), seenAt: 6 })
  expect(await store.latest()).toEqual({ view: view('red', 'The Summer Crown'), seenAt: 6 })
})

test('a device keeps one seat of an origin, and knows nothing of other origins', async () => {
  const name = fresh()
  const store = new LastSeenStore('http://table', name)
  const other = new LastSeenStore('http://other', name)
  await store.keep({ view: view('red'), seenAt: 5 })
  await other.keep({ view: view('blue'), seenAt: 9 })
  await store.keep({ view: view('green'), seenAt: 4 })
  expect((await store.latest())?.view.table.seat).toBe('green')
  await store.forget()
  expect(await store.latest()).toBeNull()
  expect((await other.latest())?.view.table.seat).toBe('blue')
})

test('after forgetting, nothing of the view lies in the database', async () => {
  const name = fresh()
  const store = new LastSeenStore('http://table', name)
  await store.keep({ view: view('red', 'SECRET-TITLE'), seenAt: 5 })
  await store.forget()
  const db = await new Dexie(name).open()
  expect(await db.table('seats').toArray()).toEqual([])
  db.close()
})

test('a browser that forbids storage keeps nothing and fails nowhere', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const store = new LastSeenStore('http://table', fresh())
  await store.keep({ view: view('red'), seenAt: 5 })
  expect(await store.latest()).toBeNull()
  await store.forget()
  open.mockRestore()
})
