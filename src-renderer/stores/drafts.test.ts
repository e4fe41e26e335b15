import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { expect, test } from 'vitest'
import type { DraftPlace, DraftStorage } from '../storage/drafts.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { DRAFT_STORAGE, useDrafts } from './drafts.ts'
import { useTable } from './table.ts'

/** The drafts of an open table, and what their storage is told to do. */
async function atTable() {
  const told: string[] = []
  const tell = (what: string) => Promise.resolve(void told.push(what))
  const storage: Pick<DraftStorage, 'load' | 'put' | 'drop' | 'dropAll' | 'clear'> = {
    load: () => Promise.resolve(new Map()),
    put: (_: DraftPlace, about) => tell(`put ${about}`),
    drop: (_: DraftPlace, about) => tell(`drop ${about}`),
    dropAll: (_, about) => tell(`dropAll ${about}`),
    clear: () => tell('clear'),
  }
  const app = createApp({}).use(createPinia()).provide(BRIDGE, tinyHost(tinyGame()).bridge).provide(DRAFT_STORAGE, storage)
  const { table, drafts } = app.runWithContext(() => ({ table: useTable(), drafts: useDrafts() }))
  await table.openTable('tiny')
  return { drafts, told }
}

test('what was sent is thrown out of the storage a moment later', async () => {
  const { drafts, told } = await atTable()
  drafts.forget('births')
  expect(told).toEqual([])
  await expect.poll(() => told).toEqual(['dropAll births'])
})

test('what is begun anew about the same within that moment is kept, though the page goes at once', async () => {
  const { drafts, told } = await atTable()
  drafts.forget('births')
  drafts.keep('births', 3)
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => told).toEqual(['dropAll births', 'put births'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told).toHaveLength(2)
})

test('what was sent is thrown out before another table is opened', async () => {
  const { drafts, told } = await atTable()
  drafts.forget('births')
  drafts.putAway()
  expect(told).toEqual(['dropAll births'])
})
