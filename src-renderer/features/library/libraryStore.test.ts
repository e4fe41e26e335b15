import { createPinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from 'vue'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept, refuse } from '../../../src-shared/kernel/problem.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { ConnectionLost } from '../../bridge/wire.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { useLibrary } from './libraryStore.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useTable } from '../../stores/table.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

function at(host: Partial<WorkbenchApi>) {
  return createApp({})
    .use(createPinia())
    .provide(BRIDGE, tinyHost(toyGame(), host).bridge)
    .runWithContext(() => ({ library: useLibrary(), table: useTable(), announcements: useAnnouncements() }))
}

afterEach(() => tellIn(() => 'en'))

test.each([
  ['en', 'Winter (copy)'],
  ['de', 'Winter (Kopie)'],
] as const)('a copy is named in the language of the moment: %s', async (language, title) => {
  const duplicate = vi.fn<WorkbenchApi['duplicate']>(() => Promise.resolve(accept('copy')))
  const { library } = at({ duplicate })
  tellIn(() => language)
  expect(await library.duplicate('winter', 'Winter')).toBe('copy')
  expect(duplicate).toHaveBeenCalledWith('winter', title, expect.any(String))
})

/** The shelf, with the campaign `tiny` open, at a host that gives a renamed campaign the ref `renamed`. */
async function withOpenTable(renamed: string) {
  const { library, table } = at({ rename: () => Promise.resolve(accept(renamed)) })
  await table.openTable('tiny')
  return { library, table }
}

test('a campaign in the trash is open no longer', async () => {
  const { library, table } = await withOpenTable('tiny')
  expect(await library.trash({ ref: 'another', title: 'Another' })).toBe(true)
  expect(table.head?.table).toBe('tiny')
  expect(await library.trash({ ref: 'tiny', title: 'The Winter Crown' })).toBe(true)
  expect([table.head, table.entries]).toEqual([null, []])
})

test('what tells that a campaign was thrown away brings it back', async () => {
  const bringBack = vi.fn<WorkbenchApi['bringBack']>(() => Promise.resolve(accept('winter')))
  const { library, announcements } = at({ trash: () => Promise.resolve(accept('Winter (deleted).lineage')), bringBack })
  await library.trash({ ref: 'winter', title: 'Winter' })
  const [told] = announcements.shown
  expect([told?.text, told?.action?.label]).toEqual(['Winter was moved to the trash.', 'Undo'])
  if (told !== undefined) await announcements.act(told)
  expect(bringBack).toHaveBeenCalledWith('Winter (deleted).lineage')
  expect(announcements.shown.map(({ text }) => text)).toEqual(['Winter is in the library again.'])
})

test('nor is one under the name it had before', async () => {
  const moved = await withOpenTable('the-winter')
  await moved.library.rename('tiny', 'The Winter')
  expect(moved.table.head).toBeNull()
  const kept = await withOpenTable('tiny')
  await kept.library.rename('tiny', 'The Winter')
  expect(kept.table.head?.table).toBe('tiny')
})

test('what was lost on the way is given again under the key it had, and anything else under one of its own', async () => {
  const keys: unknown[] = []
  const ends = ['lost', 'lost', 'lost', 'done', 'done', 'lost', 'refused', 'done']
  const create = vi.fn<WorkbenchApi['create']>((_setup, key) => {
    keys.push(key)
    const end = ends[keys.length - 1]
    if (end === 'lost') return Promise.reject(new ConnectionLost())
    return Promise.resolve(end === 'refused' ? refuse() : accept('iron'))
  })
  const { library } = at({ create })
  for (const title of ['Iron', 'Salt', 'Iron', 'Iron', 'Iron', 'Gold', 'Gold', 'Gold']) await library.create({ title }).catch(() => null)
  const [iron, salt, ironAgain, ironDone, secondIron, gold, goldRefused, goldDone] = keys
  expect([ironAgain, ironDone, goldRefused]).toEqual([iron, iron, gold])
  expect(new Set([iron, salt, secondIron, gold, goldDone]).size).toBe(5)
})

test('after a campaign was thrown away, what was lost before is a new act', async () => {
  const duplicate = vi.fn<WorkbenchApi['duplicate']>(() => Promise.reject(new ConnectionLost()))
  const { library } = at({ duplicate })
  await library.duplicate('tiny', 'Winter')
  await library.trash({ ref: 'another', title: 'Another' })
  await library.duplicate('tiny', 'Winter')
  const [first, second] = duplicate.mock.calls.map(([, , key]) => key)
  expect(first).not.toBe(second)
})
