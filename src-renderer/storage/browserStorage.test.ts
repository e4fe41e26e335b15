import { afterEach, expect, test } from 'vitest'
import { browserLines } from '../pack/keptLines.ts'
import { chooseVibration, wantsVibration } from '../seat/vibration.ts'
import { BrowserStorage } from './browserStorage.ts'
import { keepDownloads, readDownloads } from './downloads.ts'
import { pageMark } from './drafts.ts'
import { SeatKey } from './pageKey.ts'
import { DEFAULT_PREFERENCES, readPreferences, writePreferences } from './preferences.ts'
import { readScreenLock, writeScreenLock } from './screenLock.ts'
import { keepPasses, readPasses } from './standingPasses.ts'

/** As a sandboxed frame answers: the getter itself throws. */
const forbidden = (): Storage => {
  throw new DOMException('The document is sandboxed', 'SecurityError')
}

afterEach(() => localStorage.clear())

test('stores what the browser lets it store', () => {
  const storage = new BrowserStorage(() => localStorage)
  storage.setItem('a', '1')
  expect(localStorage.getItem('a')).toBe('1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(localStorage.getItem('a')).toBeNull()
  expect(storage.isRefused.value).toBe(false)
})

test('remembers until the page closes where the browser forbids storage, and says so', () => {
  const storage = new BrowserStorage(forbidden)
  expect(storage.isRefused.value).toBe(false)
  expect(storage.getItem('a')).toBeNull()
  expect(storage.isRefused.value).toBe(true)
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  expect(storage.namesFrom('a')).toEqual(['a'])
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
  expect(storage.namesFrom('a')).toEqual([])
})

test('a full storage keeps what it has, and the newer value wins until the page closes', () => {
  let isFull = true
  const setItem = (name: string, text: string): void => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    localStorage.setItem(name, text)
  }
  const storage = new BrowserStorage(() => ({ getItem: (name: string) => localStorage.getItem(name), setItem }) as unknown as Storage)
  localStorage.setItem('a', 'old')
  storage.setItem('a', 'new')
  isFull = false
  expect(localStorage.getItem('a')).toBe('old')
  expect(storage.getItem('a')).toBe('new')
  expect(storage.isRefused.value).toBe(true)
  storage.setItem('a', 'newest')
  expect(localStorage.getItem('a')).toBe('newest')
})

test('names lists what is kept under a stem, and nothing else', () => {
  localStorage.setItem('orders/1', 'x')
  localStorage.setItem('other', 'x')
  expect(new BrowserStorage(() => localStorage).namesFrom('orders/')).toEqual(['orders/1'])
})

const LOCK = { table: 't', seat: null, players: [], back: '/', alone: true }
const PASSES = new Map([['t', [{ seat: 'a', question: 'q', acts: [] }]]])
const PACK = { view: { campaign: { id: 'c' }, seat: 'a' } } as unknown as Parameters<typeof browserLines>[0]

test.each<[string, (storage: BrowserStorage) => unknown, unknown]>([
  ['preferences', (s) => (writePreferences({ ...DEFAULT_PREFERENCES, theme: 'dark' }, s), readPreferences(s).theme), 'dark'],
  ['the curtain', (s) => (writeScreenLock(LOCK, s), readScreenLock(s)), LOCK],
  ['the curtain, lifted', (s) => (writeScreenLock(LOCK, s), writeScreenLock(null, s), readScreenLock(s)), null],
  ['passes', (s) => (keepPasses(PASSES, s), readPasses(s)), PASSES],
  ['downloads', (s) => (keepDownloads(new Map([['t', { entries: 1, round: 1 }]]), s), readDownloads(s).get('t')?.entries), 1],
  ['the buzz', (s) => (chooseVibration(true, s), wantsVibration(s)), true],
  ['the key of a seat', (s) => new SeatKey(s).make() === new SeatKey(s).kept, true],
  ['the mark of a page', (s) => pageMark(s) !== '', true],
  ['lines of orders', async (s) => (await browserLines(PACK, s).keep(1, []), await browserLines(PACK, s).read(1)), []],
])('forbidden storage throws nowhere, and a choice applies to this visit: %s', async (_, choose, chosen) => {
  const storage = new BrowserStorage(forbidden)
  expect(await choose(storage)).toEqual(chosen)
  expect(storage.isRefused.value).toBe(true)
})
