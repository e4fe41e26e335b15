import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import { BrowserStorage } from '../storage/browserStorage.ts'
import { browserLines } from './keptLines.ts'

const LINES: readonly OrderLine[] = [{ id: 'a', phase: 9, question: 'advance', answer: 'no' }]
const MORE: readonly OrderLine[] = [...LINES, { id: 'b', phase: 9, question: 'advance', answer: 'yes' }]
const packOf = (seat: string) => ({ view: { campaign: { id: 'c' }, seat } }) as unknown as Parameters<typeof browserLines>[0]
const pack = packOf('red')
const NAME = 'lineage-orders/c/red/3'

beforeEach(() => localStorage.clear())

/** As another page of this browser finds it; what was last in the plain storage may be lost to it. */
function reloaded() {
  localStorage.clear()
  return browserLines(pack, new BrowserStorage(() => localStorage))
}

test('lines that were kept are in the database, and only the newest round of the own seat', async () => {
  const other = browserLines(packOf('blue'))
  await other.keep(3, LINES)
  await browserLines(pack).keep(2, MORE)
  await browserLines(pack).keep(3, LINES)
  expect(await reloaded().read(3)).toEqual(LINES)
  expect(await reloaded().read(2)).toBeNull()
  expect(await other.read(3)).toEqual(LINES)
})

test('lines in the plain storage are read, and move into the database with the next change', async () => {
  localStorage.setItem(NAME, JSON.stringify(MORE))
  const kept = browserLines(pack, new BrowserStorage(() => localStorage))
  expect(await kept.read(3)).toEqual(MORE)
  await kept.keep(3, LINES)
  expect(localStorage.getItem(NAME)).toBeNull()
  expect(await reloaded().read(3)).toEqual(LINES)
})
