import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { h, type Component } from 'vue'
import { readWhatIf } from '../../../src-shared/contract/whatIf.ts'
import { questionKey } from '../../../src-shared/kernel/engine/request.ts'
import { library, workbench, eachWithAShelf } from '../../../src-shared/table/testing/toyShelf.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { useCommandRegistry } from '../../commands/commands.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { compare, worldAtRound } from './compared.ts'
import WhatIfFrame from './WhatIfFrame.vue'
import WhatIfPage from './WhatIfPage.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

eachWithAShelf()

playTheToyOnly()

const Page: Component = { render: () => [h(WhatIfFrame), h(WhatIfPage)] }
let mounted: Mounted
let closed: string[]
let origin: string

/** A page over a whole workbench in memory, at a campaign with two rolls. */
beforeEach(async () => {
  closed = []
  const created = await workbench.create({ title: 'Iron', rounds: 2, hens: 4 })
  if (!created.ok) throw new Error('the toy refuses its set-up')
  origin = created.value
  for (let given = 0; given < 2; given++) await answer(origin)
  const host: TinyHost = tinyHost(toyGame())
  const closeTable = (table: string): Promise<void> => {
    closed.push(table)
    return workbench.closeTable(table)
  }
  const api = new Proxy(workbench, {
    get: (target, name) => {
      if (name === 'closeTable') return closeTable
      const method: unknown = Reflect.get(target, name)
      return typeof method === 'function' ? (...given: unknown[]): unknown => Reflect.apply(method, target, given) : method
    },
  })
  Object.assign(host.bridge, { api, master: api })
  mounted = await mountAt(host, Page)
  await go(origin)
})
afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
  document.body.innerHTML = ''
})

async function answer(table: string): Promise<void> {
  const opened = await workbench.openTable(table)
  const [asked] = opened.ok ? opened.value.pending : []
  if (asked !== undefined) await workbench.answer(table, { by: 'app' }, questionKey(asked))
}
/** What the page of the table does when the address changes. */
async function go(campaign: string): Promise<void> {
  await mounted.router.push(`/desk/${encodeURIComponent(campaign)}`)
  await mounted.table.openTable(campaign)
  await flushPromises()
}
async function follow(): Promise<string> {
  await flushPromises()
  const { campaign } = mounted.router.currentRoute.value.params
  await mounted.table.openTable(String(campaign))
  await flushPromises()
  return String(campaign)
}
const words = (): string => document.body.textContent.replace(/\s+/g, ' ')
const commands = (): readonly string[] =>
  useCommandRegistry(mounted.pinia)
    .commands.filter(({ enabled }) => enabled?.() !== false)
    .map(({ id }) => id)
function run(id: string): void {
  useCommandRegistry(mounted.pinia).run(id)
}

describe('what if', () => {
  test('is played in a copy, said on every page, and left for what happened, which stayed open meanwhile', async () => {
    expect(words()).not.toContain('nothing of this is kept')
    run('whatIf.begin')
    const copy = await follow()
    expect(readWhatIf(copy)?.origin).toBe(origin)
    expect(words()).toContain('What if — nothing of this is kept.')
    expect(document.querySelector('.frame')).not.toBeNull()
    expect(closed).not.toContain(origin)
    run('whatIf.leave')
    expect(await follow()).toBe(origin)
    expect(words()).not.toContain('nothing of this is kept')
    expect(closed).toContain(copy)
    expect(closed).not.toContain(origin)
    const { shown } = useAnnouncements(mounted.pinia)
    expect(shown.at(-1)?.action?.label).toBe('Back into the what if')
    expect(commands()).toContain('whatIf.back')
    run('whatIf.back')
    expect(await follow()).toBe(copy)
  })

  test('stands beside what happened, figure by figure', async () => {
    run('whatIf.begin')
    const copy = await follow()
    expect(words()).toContain('no figure differs')
    await workbench.correct(copy, [{ owner: 'red', account: 'gold', to: 40 }], 'what if red were rich')
    await mounted.table.openTable(copy)
    await flushPromises()
    expect(words()).toMatch(/Gold\s*\d+\s*40\s*\+/)
    expect(library.kept.size).toBe(1)
  })

  test('is kept under a name where one says so', async () => {
    run('whatIf.begin')
    await follow()
    run('whatIf.keep')
    await flushPromises()
    const field = document.querySelector<HTMLInputElement>('#keep-title')
    expect(field?.value).toBe('Iron (what if)')
    document.querySelector('#keep-what-if')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(library.kept.size).toBe(2))
    expect(await follow()).toBe('Iron (what if).lineage')
    expect(words()).not.toContain('nothing of this is kept')
  })

  test('is not offered to a player', async () => {
    expect(commands()).toContain('whatIf.begin')
    await mounted.table.lend(origin, 'red')
    await flushPromises()
    expect(commands()).not.toContain('whatIf.begin')
  })
})

test('a round is compared as it was when it was over', async () => {
  const opened = await workbench.openTable(origin)
  if (!opened.ok || mounted.table.game === null) throw new Error('nothing is open')
  const { entries } = opened.value
  const rows = compare(mounted.table.game, worldAtRound(entries, 0), worldAtRound(entries, 9))
  expect(rows.find(({ owner, id }) => owner === 'red' && id === 'account.gold')).toMatchObject({ name: 'Gold', happened: 5 })
  expect(worldAtRound(entries, 0).cursor.turn).toBe(0)
})
