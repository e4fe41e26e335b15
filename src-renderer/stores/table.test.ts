import { expect, test, vi } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { openedTable } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'

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
  await vi.waitFor(() => expect(host.opened()).toBe(2))
  expect(table.standing).toBe('open')
})

test('an update that leaves a gap makes the table be taken up anew', async () => {
  const host = tinyHost(tinyGame())
  const table = await openedTable(host)
  const { entries: _entries, ...state } = await host.session.view()
  host.listeners.emit('tableChanged', 'tiny', { ...state, from: 5, entries: [] })
  await vi.waitFor(() => expect(host.opened()).toBe(2))
  expect(table.entries).toHaveLength(1)
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

test('the game is over when nothing is asked and nothing stands in the way', async () => {
  const table = await openedTable(tinyHost(tinyGame(0)))
  expect(table.pending).toBeNull()
  expect(table.gameOver).toBe(true)
  expect(table.state?.seed).toMatch(/^[0-9a-f]{64}$/)
})
