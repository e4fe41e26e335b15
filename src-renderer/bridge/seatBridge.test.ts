import { afterEach, expect, test, vi } from 'vitest'
import type { TableUpdate } from '../../src-shared/contract/workbenchApi.ts'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import { ConnectionLost } from './wire.ts'

afterEach(() => vi.useRealTimers())

test('a seat opens its own table and answers for itself', async () => {
  const at = await tinySeat()
  const opened = await at.bridge.api.openTable('whatever')
  expect(opened).toMatchObject({ ok: true, value: { seat: 'elves', retractable: null } })
  await at.bridge.api.answer('tiny', { food: 1 }, '1/elves/4/stockpile')
  expect(at.calls).toEqual([['openSeat'], ['answer', { food: 1 }, '1/elves/4/stockpile']])
})

test("a device has no hold on what is the game master's: it is refused with a sentence, and nothing reaches the table", async () => {
  const at = await tinySeat()
  expect(Object.keys(at.bridge.api).sort()).toEqual(['answer', 'closeTable', 'openTable', 'preview'])
  expect(at.bridge.master).toBe(null)
  const { table } = await mountSeat(at)
  const before = at.calls.length
  const refused = await Promise.all([
    table.correct([{ owner: 'elves', account: 'gold', to: 9 }], 'I want it'),
    table.decide({}, 'so'),
    table.decree({}, 'so'),
    table.retract(0),
    table.note('so'),
    table.restartPhase('so'),
  ])
  expect(refused.map((outcome) => (outcome.ok ? '' : outcome.problems[0]?.message))).toEqual(
    Array(6).fill('Only the game master can do this.'),
  )
  expect(at.calls).toHaveLength(before)
})

test('a preview tells nothing: what an answer does may hang on what the seat is not to know', async () => {
  const { bridge } = await tinySeat()
  expect(await bridge.api.preview('tiny', {})).toEqual({ ok: false, problems: [] })
})

test('updates are passed on under the campaign the seat has, and kept', async () => {
  const at = await tinySeat()
  await at.bridge.api.openTable('seat')
  const heard = vi.fn<(table: string, update: TableUpdate) => void>()
  at.bridge.listen({ tableChanged: heard })
  const { entries } = at.view().table
  at.change({ entries: [...entries, { seq: 1, kind: 'title', title: 'x' }] })
  expect(heard).toHaveBeenCalledWith('tiny', expect.objectContaining({ from: 1 }))
  expect(at.bridge.memory.view()?.table.entries).toHaveLength(2)
})

test('where the table does not answer, what it showed last is opened; without that, it says so', async () => {
  const at = await tinySeat()
  at.connect('lost')
  await expect(at.bridge.api.openTable('seat')).rejects.toThrow(ConnectionLost)
  at.bridge.memory.take(at.view())
  expect(await at.bridge.api.openTable('seat')).toMatchObject({ ok: true })
  at.bridge.memory.forget()
  await expect(at.bridge.api.openTable('seat')).rejects.toThrow(ConnectionLost)
})

test('a table that is slow to answer gives way to what is kept, and takes its place once it has', async () => {
  vi.useFakeTimers()
  let answer: () => void = () => undefined
  const at = await tinySeat({
    api: {
      openSeat: () =>
        new Promise((resolve) => {
          answer = () => resolve({ ok: true, value: { ...at.view(), table: { ...at.view().table, title: 'The Summer Crown' } } })
        }),
    },
  })
  at.bridge.memory.take(at.view())
  const heard = vi.fn<(table: string, update: TableUpdate) => void>()
  at.bridge.listen({ tableChanged: heard })
  const opening = at.bridge.api.openTable('seat')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await opening).toMatchObject({ ok: true, value: { title: 'The Winter Crown' } })
  answer()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledWith('tiny', expect.objectContaining({ from: 0, title: 'The Summer Crown' }))
})
