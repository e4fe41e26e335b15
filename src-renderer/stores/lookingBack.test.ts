import { describe, expect, test } from 'vitest'
import { openedTable } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'

describe('looking back', () => {
  test('the table is shown as it was after an entry, and nothing can be done to it', async () => {
    const table = await openedTable(tinyHost(tinyGame()))
    const before = table.world.balance('elves', 'males')
    await table.answer({ by: 'hand', dice: [12, 60, 61, 100, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90] })
    const grown = table.world.balance('elves', 'males')
    const rows = table.ledger.length

    expect(table.lookBack(0)).toBe(true)
    expect(table.past).toBe(0)
    expect(table.world.balance('elves', 'males')).toBe(before)
    expect(table.ledger.some(({ seq }) => seq > 0)).toBe(false)
    expect([table.pending, table.canWrite, table.gameOver, table.state?.retractable, table.answered]).toEqual([
      null,
      false,
      false,
      null,
      null,
    ])
    for (const refused of [await table.answer('app', ''), await table.note('then'), await table.retract(1)]) expect(refused.ok).toBe(false)
    expect(await table.preview({ food: 1 })).toEqual({ ok: true, value: [] })

    expect(table.lookBack(null)).toBe(true)
    expect(table.world.balance('elves', 'males')).toBe(grown)
    expect(table.ledger).toHaveLength(rows)
    expect(table.pending?.id).toBe('1/elves/4/stockpile')
    expect(table.entries).toHaveLength(2)
  })

  test('what was taken back later stands as it stood, and what happens meanwhile waits', async () => {
    const host = tinyHost(tinyGame())
    const table = await openedTable(host)
    await host.answer('app')
    await host.session.retract(1)
    expect(table.moments[1]?.voidedBy).toBe(2)

    table.lookBack(1)
    expect(table.moments.map(({ voidedBy }) => voidedBy)).toEqual([null, null])
    await host.answer('app')
    await host.session.note('meanwhile')
    expect(table.entries).toHaveLength(2)
    expect(table.momentsNow).toHaveLength(5)

    table.lookBack(null)
    expect(table.entries).toHaveLength(5)
    expect(table.moments[1]?.voidedBy).toBe(2)
    expect(table.pending?.id).toBe('1/elves/4/stockpile')
  })

  test('an entry that is not there is not shown, and leaving the table ends it', async () => {
    const table = await openedTable(tinyHost(tinyGame()))
    expect(table.lookBack(7)).toBe(false)
    expect(table.past).toBeNull()
    table.lookBack(0)
    await table.close()
    expect(table.past).toBeNull()
    expect(table.entries).toEqual([])
    await table.openTable('tiny')
    expect(table.pending?.id).toBe('1/elves/3/births')
  })

  test('it holds when the table is taken up anew', async () => {
    const host = tinyHost(tinyGame())
    const table = await openedTable(host)
    await host.answer('app')
    table.lookBack(0)
    host.connect('lost')
    host.connect('open')
    await expect.poll(() => host.opened()).toBe(2)
    await expect.poll(() => table.standing).toBe('open')
    expect([table.past, table.entries.length, table.momentsNow.length]).toEqual([0, 1, 2])
  })
})
