import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp, effectScope, nextTick } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { HostKind } from '../../../src-shared/contract/workbenchApi.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useHost } from '../../stores/host.ts'
import { useTable } from '../../stores/table.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { useDownloadReminder } from './downloadReminder.ts'
import { useOnlyHere } from './onlyHere.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** The stores at a host of that kind, with what runs beside an open campaign. */
async function at(kind: HostKind) {
  const host = tinyHost(toyGame(), { host: () => Promise.resolve({ kind, place: null, openAtStart: null }) })
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: {} }] })
  const stores = createApp({})
    .use(createPinia())
    .use(router)
    .provide(BRIDGE, host.bridge)
    .runWithContext(() => {
      effectScope().run(() => useDownloadReminder())
      return { onlyHere: useOnlyHere(), table: useTable(), announcements: useAnnouncements(), host: useHost() }
    })
  await stores.host.ask()
  return { ...stores, listeners: host.listeners, session: host.session }
}

describe('a file is due', () => {
  test('after so many entries, or so many rounds', async () => {
    const { onlyHere } = await at('browser')
    expect(onlyHere.due('winter', { entries: 199, round: 2 })).toBeNull()
    expect(onlyHere.due('winter', { entries: 200, round: 2 })).toBe(200)
    expect(onlyHere.due('winter', { entries: 40, round: 3 })).toBe(40)
  })

  test('counted from the last one, which this browser remembers', async () => {
    const first = await at('browser')
    first.onlyHere.note('winter', { entries: 200, round: 3 })
    const { onlyHere } = await at('browser')
    expect(onlyHere.due('winter', { entries: 250, round: 5 })).toBeNull()
    expect(onlyHere.due('winter', { entries: 250, round: 6 })).toBe(50)
    expect(onlyHere.due('winter', { entries: 200, round: 6 })).toBeNull()
    expect(onlyHere.due('another', { entries: 200, round: 1 })).toBe(200)
  })

  test('nowhere but in a browser: elsewhere the campaign is a file', async () => {
    for (const kind of ['server', 'desktop'] as const)
      expect((await at(kind)).onlyHere.due('winter', { entries: 9_000, round: 90 })).toBeNull()
  })

  test('whatever lies where it is remembered', async () => {
    for (const kept of ['{', '7', '[["winter","many",1],["winter",9]]', '[["winter",-1.5,0]]']) {
      localStorage.setItem('lineage.downloads', kept)
      expect((await at('browser')).onlyHere.due('winter', { entries: 200, round: 1 })).toBe(200)
    }
  })
})

test.each([
  [() => Promise.resolve(true), 'yes'],
  [() => Promise.resolve(false), 'no'],
  [() => Promise.reject(new Error('forbidden')), 'unknown'],
  [undefined, 'unknown'],
] as const)('what the browser promised is told (%#)', async (persisted, told) => {
  vi.stubGlobal('navigator', { languages: ['en'], storage: persisted === undefined ? undefined : { persisted } })
  const { onlyHere } = await at('browser')
  await onlyHere.ask()
  expect(onlyHere.promised).toBe(told)
})

test('who plays on is reminded when a round ends, once, and not in between', async () => {
  const { onlyHere, table, announcements, listeners, session } = await at('browser')
  await table.openTable('tiny')
  onlyHere.note('tiny', { entries: 0, round: 0 })
  const { entries: _entries, ...state } = await session.view()
  const remindedAt: string[] = []
  const places = [2, 2, 3, 3, 4, 5].map((turn, step) => ({ turn, seat: 'red', phase: (step % 2) + 1 }))
  for (const cursor of places) {
    const seq = table.entries.length
    const shown = announcements.shown.length
    const effects = [{ kind: 'checkpoint' as const, cursor }]
    listeners.emit('tableChanged', 'tiny', { ...state, from: seq, entries: [{ seq, kind: 'note', text: 'x', effects } as never] })
    await nextTick()
    if (announcements.shown.length > shown) remindedAt.push(`${cursor.turn}/${cursor.phase}`)
  }
  expect(remindedAt).toEqual(['3/1'])
  expect(announcements.shown[0]).toMatchObject({ tone: 'plain', action: { label: 'Download' } })
})
