import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { DraftStorage, MOST_DRAFTS, pageMark } from './drafts.ts'

let databases = 0
const fresh = (): string => `drafts-${++databases}`
const MASTER = { campaign: 'crown', seat: 'gm' }
const RED = { campaign: 'crown', seat: 'red' }
const OTHER = { campaign: 'other', seat: 'gm' }
const all = (drafts: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> => Object.fromEntries(drafts)
const rows = async (name: string): Promise<readonly { readonly key: string }[]> => {
  const db = await new Dexie(name).open()
  const found: { readonly key: string }[] = await db.table('drafts').toArray()
  db.close()
  return found
}

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('what was begun comes back, whole, to whoever began it at that table', async () => {
  const name = fresh()
  const storage = new DraftStorage('a', name)
  await storage.put(MASTER, '3/red/7/spend', { act: 'culture', sheets: { culture: { amount: null } } })
  await storage.put(MASTER, '3/red/3/births', { dice: '34 7' })
  await storage.put(RED, '3/red/7/spend', 'red’s own')
  await storage.put(OTHER, '3/red/7/spend', 'elsewhere')
  const later = new DraftStorage('b', name)
  expect(all(await later.load(MASTER))).toEqual({
    '3/red/7/spend': { act: 'culture', sheets: { culture: { amount: null } } },
    '3/red/3/births': { dice: '34 7' },
  })
  expect(all(await later.load(RED))).toEqual({ '3/red/7/spend': 'red’s own' })
})

test('what is written as the page closes is committed before the page is gone', async () => {
  const name = fresh()
  const storage = new DraftStorage('one', name)
  await storage.put(MASTER, 'births', 'before')
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  void storage.put(MASTER, 'births', 'at the last moment')
  // A closing page runs what is left of the current task, and receives no event any more.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  expect([transactions.mock.calls.length, commit.mock.calls.length]).toEqual([1, 1])
  vi.restoreAllMocks()
  expect(all(await storage.load(MASTER))).toEqual({ births: 'at the last moment' })
})

test('a page that was reloaded finds its own, even where another has written since; a further page the newest', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const name = fresh()
  const [one, other] = [new DraftStorage('one', name), new DraftStorage('other', name)]
  await one.put(MASTER, 'births', 'mine')
  vi.setSystemTime(2000)
  await other.put(MASTER, 'births', 'yours')
  expect(all(await new DraftStorage('one', name).load(MASTER))).toEqual({ births: 'mine' })
  expect(all(await new DraftStorage('third', name).load(MASTER))).toEqual({ births: 'yours' })
})

test('two pages that show the same question write beside each other, and begin anew each for itself', async () => {
  const name = fresh()
  const [one, other] = [new DraftStorage('one', name), new DraftStorage('other', name)]
  await one.put(MASTER, 'births', 'mine')
  await other.put(MASTER, 'births', 'yours')
  await other.drop(MASTER, 'births')
  expect(all(await new DraftStorage('one', name).load(MASTER))).toEqual({ births: 'mine' })
})

test('after a crash the new page takes the place of the old one: what is begun anew there stays so', async () => {
  const name = fresh()
  await new DraftStorage('crashed', name).put(MASTER, 'births', 'before')
  const after = new DraftStorage('after', name)
  expect(all(await after.load(MASTER))).toEqual({ births: 'before' })
  await after.put(MASTER, 'births', 'before and more')
  expect(await rows(name)).toHaveLength(1)
  await after.drop(MASTER, 'births')
  expect(await rows(name)).toEqual([])
  await new DraftStorage('crashed', name).put(MASTER, 'births', 'before')
  const shown = new DraftStorage('shown', name)
  await shown.load(MASTER)
  await shown.drop(MASTER, 'births')
  expect(await rows(name)).toEqual([])
})

test('what is done with goes for everybody and every page of that campaign, and nothing else does', async () => {
  const name = fresh()
  const storage = new DraftStorage('one', name)
  await storage.put(MASTER, 'births', 1)
  await new DraftStorage('other', name).put(MASTER, 'births', 2)
  await storage.put(RED, 'births', 3)
  await storage.put(MASTER, 'births#1', 4)
  await storage.put(OTHER, 'births', 5)
  await storage.dropAll('crown', 'births')
  expect(all(await storage.load(MASTER))).toEqual({ 'births#1': 4 })
  expect(all(await storage.load(RED))).toEqual({})
  expect(all(await storage.load(OTHER))).toEqual({ births: 5 })
})

test('only the newest are kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const storage = new DraftStorage('one', fresh())
  for (let number = 0; number < MOST_DRAFTS + 3; number++) {
    vi.setSystemTime(1000 + number)
    await storage.put(MASTER, `question ${number}`, number)
  }
  const kept = await storage.load(MASTER)
  expect(kept.size).toBe(MOST_DRAFTS)
  expect([...kept.values()].sort((a, b) => Number(a) - Number(b)).at(0)).toBe(3)
})

test('after clearing nothing lies in the database', async () => {
  const name = fresh()
  const storage = new DraftStorage('one', name)
  await storage.put(RED, 'births', 'SECRET')
  await storage.clear()
  expect(await rows(name)).toEqual([])
})

test('a browser that forbids storage keeps nothing and fails nowhere', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const storage = new DraftStorage('one', fresh())
  await storage.put(MASTER, 'births', 1)
  expect((await storage.load(MASTER)).size).toBe(0)
  await storage.drop(MASTER, 'births')
  await storage.clear()
  open.mockRestore()
})

test('a page keeps its mark over a reload, and a copy of its tab does not get it', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const mark = pageMark(storage)
  expect(pageMark(storage)).not.toBe(mark)
  kept.clear()
  const own = new Map<string, string>()
  const reloaded = pageMark({ ...storage, setItem: (key, value) => void own.set(key, value) })
  window.dispatchEvent(new Event('pagehide'))
  expect(pageMark({ ...storage, getItem: (key) => own.get(key) ?? null })).toBe(reloaded)
})
