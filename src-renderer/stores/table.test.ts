import { describe, expect, test, vi } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import { accept, problem, refuse, type Outcome } from '../../src-shared/kernel/problem.ts'
import { openedTable } from '../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import { useAnnouncements } from './announcements.ts'
import { useTable } from './table.ts'

/** The table store, opened, and what is told in the corner. */
async function openedWithMessages(host: TinyHost) {
  const app = createApp({}).use(createPinia()).provide(BRIDGE, host.bridge)
  const { table, announcements } = app.runWithContext(() => ({ table: useTable(), announcements: useAnnouncements() }))
  await table.openTable('tiny')
  return { table, said: () => announcements.shown.map(({ text }) => text) }
}

test('an answer moves the world, the ledger and the question on, and is remembered with its request', async () => {
  const table = await openedTable(tinyHost(tinyGame()))
  expect(table.pending?.id).toBe('1/elves/3/births')
  const before = table.world.balance('elves', 'males')

  const outcome = await table.answer({ by: 'hand', dice: [12, 60, 61, 100, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90] })

  expect(outcome.ok).toBe(true)
  expect(table.world.balance('elves', 'males')).toBe(before + 2)
  expect(table.ledger.at(-1)).toMatchObject({ owner: 'elves', account: 'males', delta: 2, balance: before + 2, turn: 1, phase: 3 })
  expect(table.pending?.id).toBe('1/elves/4/stockpile')
  expect(table.answered?.request.id).toBe('1/elves/3/births')
  expect(table.savedAt).not.toBeNull()
})

test('a refused answer changes nothing and says why', async () => {
  const table = await openedTable(tinyHost(tinyGame()))
  const outcome = await table.answer({ by: 'hand', dice: [12] })
  expect(outcome).toMatchObject({ ok: false, problems: [{ field: 'dice' }] })
  expect(table.entries).toHaveLength(1)
  expect(table.pending?.id).toBe('1/elves/3/births')
})

test('taking back strikes the entry through and asks again; the same roll gives the same dice', async () => {
  const table = await openedTable(tinyHost(tinyGame()))
  await table.answer({ by: 'app' })
  const first = table.entries[1]?.answer
  await table.retract(1, 'wrong player')
  expect(table.moments[1]?.voidedBy).toBe(2)
  expect(table.answered).toBeNull()
  expect(table.ledger.every(({ seq }) => seq === 0)).toBe(true)
  await table.answer({ by: 'app' })
  expect(table.entries[3]?.answer).toEqual(first)
})

test('a correction is a posting of its own', async () => {
  const table = await openedTable(tinyHost(tinyGame()))
  await table.correct([{ owner: 'humans', account: 'wood', to: 40 }], 'counted again')
  expect(table.world.balance('humans', 'wood')).toBe(40)
  expect(table.ledger.at(-1)).toMatchObject({ rule: 'TABLE-GM-1', delta: 22 })
})

test('when the connection comes back the table is taken up whole, since events may have been missed', async () => {
  const host = tinyHost(tinyGame())
  const table = await openedTable(host)
  host.connect('lost')
  host.connect('open')
  await expect.poll(() => host.opened()).toBe(2)
  await expect.poll(() => table.standing).toBe('open')
})

test('an update that leaves a gap makes the table be taken up anew', async () => {
  const host = tinyHost(tinyGame())
  const table = await openedTable(host)
  const { entries: _entries, ...state } = await host.session.view()
  host.listeners.emit('tableChanged', 'tiny', { ...state, from: 5, entries: [] })
  await expect.poll(() => host.opened()).toBe(2)
  await expect.poll(() => table.standing).toBe('open')
  expect(table.entries).toHaveLength(1)
})

test('what was open elsewhere is taken over when it is free, and that is told', async () => {
  let readOnly: string | null = 'open in another tab'
  const host = tinyHost(tinyGame())
  const { openTable } = host.bridge.api
  const seen = async (ref: string): Promise<Outcome<TableView>> => {
    const opened = await openTable(ref)
    return opened.ok ? accept({ ...opened.value, readOnly }) : opened
  }
  const table = await openedTable({ ...host, bridge: { ...host.bridge, api: { ...host.bridge.api, openTable: seen } } })
  expect(table.canWrite).toBe(false)
  readOnly = null
  host.listeners.emit('tableFreed', 'another')
  host.listeners.emit('tableFreed', 'tiny')
  await expect.poll(() => table.canWrite).toBe(true)
  expect(host.opened()).toBe(2)
})

describe('an act whose acknowledgement was lost', () => {
  /** A host that carries acts out, or not, and does not say so. */
  function forgetful(arrives: boolean): TinyHost & { readonly calls: unknown[][] } {
    const calls: unknown[][] = []
    const host = tinyHost(tinyGame())
    const { api } = host.bridge
    const losing =
      <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        calls.push(args)
        if (arrives || calls.length > 1) {
          const done = await work(...args)
          if (calls.length > 1) return done
        }
        throw new ConnectionLost()
      }
    const lossy = { ...api, note: losing(api.note), answer: losing(api.answer) }
    // While the connection is lost nothing is heard.
    const bridge = { ...host.bridge, api: lossy, master: lossy, listen: () => () => undefined }
    return { ...host, bridge, calls }
  }

  async function come(host: TinyHost, back: () => boolean): Promise<void> {
    host.connect('lost')
    host.connect('open')
    await expect.poll(back).toBe(true)
  }

  test('and that had arrived is told to have, and is not done twice where it is given again', async () => {
    const host = forgetful(true)
    const table = await openedTable(host)
    expect(await table.note('rain')).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('does not answer') as string }],
    })
    expect(table.unsure).toBe(true)
    const again = table.note('rain')
    expect((await again).ok).toBe(true)
    expect(host.calls[1]).toEqual(host.calls[0])
    await come(host, () => table.entries.length > 1)
    expect(table.entries.map(({ kind }) => kind)).toEqual(['setup', 'note'])
  })

  test.each([
    [true, 'What was given last had arrived: it is saved.', 2],
    [false, 'What was given last had not arrived: give it again.', 1],
  ])('is settled when the connection is back: arrived %s', async (arrives, sentence, entries) => {
    for (const give of ['note', 'answer'] as const) {
      const host = forgetful(arrives)
      const { table, said } = await openedWithMessages(host)
      await (give === 'note' ? table.note('rain') : table.answer({ by: 'app' }))
      expect(table.unsure).toBe(true)
      await come(host, () => !table.unsure)
      expect([said(), table.entries.length]).toEqual([[sentence], entries])
      await come(host, () => host.opened() > 2)
      expect(said()).toEqual([sentence])
    }
  })

  test('has another key than the next one of the same words', async () => {
    const host = tinyHost(tinyGame())
    const table = await openedTable(host)
    for (let time = 0; time < 2; time++) await table.note('rain')
    const [, first, second] = table.entries.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f]{24}$/)
    expect(second).not.toBe(first)
  })
})

test('updates of another table are left alone', async () => {
  const host = tinyHost(tinyGame())
  const table = await openedTable(host)
  const { entries: _entries, ...state } = await host.session.view()
  host.listeners.emit('tableChanged', 'another', { ...state, title: 'Another', from: 1, entries: [] })
  expect(table.title).toBe('The Winter Crown')
})

test('a store that fails to open gives its own sentence; a bug gives a general one and its details stay off the screen', async () => {
  const failing = await openedTable(
    tinyHost(tinyGame(), { openTable: () => Promise.reject(new StoreError('The file is gone: look in the trash.')) }),
  )
  expect(failing.standing).toBe('closed')
  expect(failing.trouble).toBe('The file is gone: look in the trash.')

  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = await openedTable(tinyHost(tinyGame(), { answer: () => Promise.reject(new TypeError('x is undefined')) }))
  const outcome = await broken.answer('app')
  expect(outcome).toMatchObject({ ok: false })
  if (!outcome.ok) expect(outcome.problems[0]?.message).not.toContain('undefined')
  expect(quiet).toHaveBeenCalledOnce()
  quiet.mockRestore()
})

test('of two campaigns opened one after the other the last is shown, however long the one before takes to close', async () => {
  const letGo: (() => void)[] = []
  const host: TinyHost = tinyHost(tinyGame(), {
    openTable: async (table) => accept({ ...(await host.session.view()), table }),
    closeTable: () => new Promise((resolve) => letGo.push(resolve)),
  })
  const table = await openedTable(host)
  const both = [table.openTable('first'), table.openTable('second')]
  letGo.forEach((close) => close())
  await Promise.all(both)
  expect([table.standing, table.head?.table]).toEqual(['open', 'second'])
})

test('a campaign that was left while it was being opened does not stay open at the host', async () => {
  const closed: string[] = []
  const waiting: (() => void)[] = []
  const host: TinyHost = tinyHost(tinyGame(), {
    openTable: async (table) => {
      if (table === 'first') await new Promise<void>((resolve) => waiting.push(resolve))
      return accept({ ...(await host.session.view()), table })
    },
    closeTable: (table) => Promise.resolve(void closed.push(table)),
  })
  const table = await openedTable(host)
  const first = table.openTable('first')
  await expect.poll(() => waiting).toHaveLength(1)
  await table.openTable('second')
  waiting[0]?.()
  await first
  expect(table.head?.table).toBe('second')
  expect(closed).toEqual(['tiny', 'first'])
})

test('the game is over when nothing is asked and nothing stands in the way', async () => {
  const table = await openedTable(tinyHost(tinyGame(0)))
  expect(table.pending).toBeNull()
  expect(table.gameOver).toBe(true)
  expect(table.state?.seed).toMatch(/^[0-9a-f]{64}$/)
})

describe('a screen that is lent', () => {
  const seatView = (host: () => TinyHost) => ({
    seatView: async (_table: string, seat: string) => accept(await host().session.viewOf(seat)),
  })
  function lentHost(): TinyHost {
    const host: TinyHost = tinyHost(
      tinyGame(),
      seatView(() => host),
    )
    return host
  }

  test('holds what the seat sees and nothing of the game master, under the ref the host knows it by', async () => {
    const table = await openedTable(lentHost())
    await table.note('The elves plan a war.')
    await table.lend('tiny', 'humans')
    expect(table.head).toMatchObject({ table: 'tiny', seat: 'humans' })
    expect(JSON.stringify([table.entries, table.moments])).not.toContain('plan a war')
    expect(table.pending).toBeNull()
    expect(table.state?.retractable).toBeNull()
  })

  test('takes nothing from updates, which are the game master’s, but looks again', async () => {
    const host = lentHost()
    const table = await openedTable(host)
    await table.lend('tiny', 'elves')
    const births = table.pending
    await table.answer({ by: 'app' })
    await expect.poll(() => table.pending?.id).toBe('1/elves/4/stockpile')
    expect(births?.id).toBe('1/elves/3/births')
    await host.session.note('For the game master alone.')
    await expect.poll(() => table.entries.length).toBeGreaterThan(1)
    expect(JSON.stringify(table.entries)).not.toContain('alone')
    expect(table.lentTo).toBe('elves')
  })

  test('asks the host for no preview: it would tell what happens to everybody', async () => {
    const preview = vi.fn(() => Promise.resolve(accept([])))
    const host: TinyHost = tinyHost(tinyGame(), { ...seatView(() => host), preview })
    const table = await openedTable(host)
    await table.lend('tiny', 'elves')
    expect((await table.preview({ by: 'app' })).ok).toBe(false)
    expect(preview).not.toHaveBeenCalled()
  })

  test('a view that comes when the screen was given back already is not shown', async () => {
    let hand: (view: Outcome<TableView>) => void = () => undefined
    const host: TinyHost = tinyHost(tinyGame(), { seatView: () => new Promise((resolve) => (hand = resolve)) })
    const table = await openedTable(host)
    const lending = table.lend('tiny', 'elves')
    table.conceal()
    hand(accept(await host.session.viewOf('elves')))
    await lending
    expect(table.standing).toBe('missing')
    expect(table.entries).toEqual([])
  })

  test('a refused view leaves nothing on the screen, and says why', async () => {
    const host: TinyHost = tinyHost(tinyGame(), { seatView: () => Promise.resolve(refuse(problem('seat', 'problem.text'))) })
    const table = await openedTable(host)
    await table.lend('tiny', 'elves')
    expect(table.standing).toBe('closed')
    expect(table.trouble).toContain('empty')
    expect(table.entries).toEqual([])
  })
})

test('a table that is opened out of sight is open at the host, and nothing of it is held', async () => {
  const host = tinyHost(tinyGame())
  const table = await openedTable(host)
  await table.openTable('tiny', () => Promise.resolve(true))
  expect(host.opened()).toBe(2)
  expect(table.head).toBeNull()
  expect(table.entries).toEqual([])
})
