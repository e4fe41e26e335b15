import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import { digestText } from '../../src-shared/kernel/journal/hash.ts'
import { readChain } from '../../src-shared/kernel/journal/journal.ts'
import { samplePack } from '../../src-shared/table/testing/samplePack.ts'
import { BrowserStorage } from '../storage/browserStorage.ts'
import { browserLines, type KeptLines } from './keptLines.ts'
import { openPack } from './packLink.ts'

const [header = '', ...lines] = readFileSync(path.join(import.meta.dirname, '../public/sample.lineage'), 'utf8')
  .trim()
  .split('\n')
const entries = readChain(header, lines, digestText).entries
const LINE: OrderLine = { id: 'a', phase: 9, question: 'advance', answer: 'wait' }

const NOTHING_KEPT: KeptLines = { read: () => Promise.resolve(null), keep: () => Promise.resolve() }

async function opened(kept = NOTHING_KEPT, pack = samplePack(entries, 'humans', { orders: [LINE] })) {
  const link = await openPack(pack, kept)
  if (!link.ok) throw new Error(link.problems[0]?.message)
  return link.value
}

describe('a seat out of a pack', () => {
  test('shows the view and the orders it brought, for the turn ahead', async () => {
    const seat = await (await opened()).api.openSeat()
    expect(seat).toMatchObject({ ok: true, value: { orders: { round: 15, lockedTo: 0, lines: [LINE], ready: false } } })
  })

  test('answers nothing, and says what to do instead', async () => {
    const { api } = await opened()
    for (const outcome of [await api.answer('x', '1/elves/1/x'), await api.useOrders('1/elves/1/x')])
      expect(outcome).toMatchObject({ ok: false, problems: [{ message: expect.stringContaining('prepare it as orders') }] })
  })

  test('keeps orders as they are written, and takes ready back with any edit', async () => {
    const kept: (readonly OrderLine[])[] = []
    const link = await opened({ ...NOTHING_KEPT, keep: (_round, fresh) => Promise.resolve(void kept.push(fresh)) })
    const heard: boolean[] = []
    link.listen({ ordersChanged: ({ ready }) => heard.push(ready) })
    await link.api.setReady(true)
    expect(link.orders().ready).toBe(true)
    const saved = await link.api.saveOrders([{ ...LINE, answer: 'advance' }])
    expect(saved).toMatchObject({ ok: true, value: { ready: false } })
    expect(kept).toEqual([[{ ...LINE, answer: 'advance' }]])
    expect(heard).toEqual([true, false])
  })

  test('getting ready runs the rules’ check on the seat’s own view', async () => {
    const link = await opened()
    await link.api.saveOrders([{ id: 'b', phase: 7, question: 'spend', answer: { act: 'technology', amount: 999_999 } }])
    expect(await link.api.setReady(true)).toMatchObject({ ok: true, value: [{ line: 'b' }] })
  })

  test('goes on with what this browser kept', async () => {
    const kept = [{ ...LINE, id: 'kept' }]
    const link = await opened({ ...NOTHING_KEPT, read: (round) => Promise.resolve(round === 15 ? kept : null) })
    expect(link.orders().lines).toEqual(kept)
  })

  test('is refused where the game is unknown', async () => {
    const pack = samplePack(entries)
    const other = { ...pack, view: { ...pack.view, campaign: { ...pack.view.campaign, ruleset: 'chess' } } }
    expect(await openPack(other, NOTHING_KEPT)).toMatchObject({ ok: false })
  })
})

describe('lines kept in the browser', () => {
  const pack = samplePack(entries, 'humans')

  test('by campaign, seat and round, the newest round’s alone', async () => {
    const kept = browserLines(pack)
    const others = browserLines(samplePack(entries, 'dwarves'))
    await others.keep(15, [{ ...LINE, id: 'theirs' }])
    await kept.keep(14, [LINE])
    await kept.keep(15, [LINE, { ...LINE, id: 'b' }])
    expect(await kept.read(15)).toHaveLength(2)
    expect(await kept.read(14)).toBeNull()
    expect(await others.read(15)).toEqual([{ ...LINE, id: 'theirs' }])
    expect(
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(),
    ).not.toContain(pack.signingKey)
  })

  test('whatever another page left there is not taken for lines', async () => {
    const kept = browserLines(pack)
    for (const text of ['{', '[{"id":1}]', 'null', '{}']) {
      localStorage.setItem(`lineage-orders/${pack.view.campaign.id}/humans/15`, text)
      expect(await kept.read(15)).toBeNull()
    }
  })

  test('a browser that forbids storage keeps them until the page closes', async () => {
    const storage = new BrowserStorage(() => {
      throw new Error('denied')
    })
    await browserLines(pack, storage).keep(15, [LINE])
    expect(await browserLines(pack, storage).read(15)).toEqual([LINE])
    expect(storage.isRefused.value).toBe(true)
  })
})
