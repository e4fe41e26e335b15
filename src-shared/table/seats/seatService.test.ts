import { describe, expect, test } from 'vitest'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { readPack, writePack } from '../files/packFile.ts'
import { emptySeatsFile, seatsFileText } from '../seatsFile/seatsFile.ts'
import { SeatsTable, line, PREPARED_TOY, refused } from '../testing/seatsTable.ts'

const ROAD = line('road', 3, 'road', 'high')
const BURY = line('bury', 5, 'market', { act: 'bury', amount: 2 })

test('of a campaign begun before records said who may see what, no player is shown anything', async () => {
  const table = await new SeatsTable({ campaign: begun({ hens: 4 }, { ...PREPARED_TOY, secretSince: 2 }) }).begin()
  const shown = [table.service.pack('red'), table.service.view('red'), table.service.invite('red'), table.service.setDoor('here')]
  for (const outcome of shown) expect(refused(await outcome)).toEqual(['campaign problem.openRecord'])
  expect(table.opened).toEqual([])
  expect((await table.service.setDoor('closed')).ok).toBe(true)
})

describe('a pack', () => {
  test('is the whole view of its seat, with what is saved, and reads as a pack', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.orders.save('red', [ROAD]))
    const pack = valueOf(await table.service.pack('red'))
    expect(pack).toMatchObject({ format: 'lineage-pack', version: 1, player: 'Player in red', orders: [ROAD] })
    expect(pack.view).toEqual(await table.session.viewOf('red'))
    expect(pack.view).toMatchObject({ table: 'test', seat: 'red', pending: [{ seat: 'red' }], retractable: null, seed: null })
    expect(readPack(writePack(pack))).toEqual({ ok: true, value: pack })
    expect(refused(await table.service.pack('gm'))).toEqual(['seat problem.seat'])
  })

  test('has the same keys every time, and every seat its own', async () => {
    const table = await new SeatsTable().begin()
    const keys = async (seat: string): Promise<readonly string[]> => {
      const { signingKey, recipient } = valueOf(await table.service.pack(seat))
      return [signingKey, recipient]
    }
    const red = await keys('red')
    const [greenKey, recipient] = await keys('green')
    table.reopened()
    expect(await keys('red')).toEqual(red)
    expect(greenKey).not.toBe(red[0])
    expect(recipient).toBe(red[1])
    expect(recipient).toMatch(/^age1/)
  })

  test('tells by its basis whether the seat has seen something since', async () => {
    const table = await new SeatsTable().begin()
    const basis = async (): Promise<string> => valueOf(await table.service.pack('green')).basis
    const first = await basis()
    valueOf(await table.session.note('for the game master alone'))
    expect(await basis()).toBe(first)
    await table.playTo('red', 'road')
    expect(await basis()).not.toBe(first)
  })
})

describe('what is kept', () => {
  test('comes back as it was', async () => {
    const table = await new SeatsTable().begin()
    await table.device('green')
    valueOf(await table.service.orders.save('green', [BURY]))
    valueOf(await table.service.setPin('gm', '1234', ''))
    valueOf(await table.service.pack('green'))
    const before = await table.service.state()
    await table.service.close()
    const after = await table.reopened().state()
    expect({ ...after, door: null }).toEqual({ ...before, door: null, seats: before.seats.map((seat) => ({ ...seat, connected: 0 })) })
  })

  test.each([
    ['damaged', '{"format":"lineage-seats","version":1'],
    ['damaged', seatsFileText({ ...emptySeatsFile('test'), devices: [{ seat: 'red', session: 'short' }] })],
    ["another campaign's", seatsFileText(emptySeatsFile('another'))],
  ])('is %s: the service says so and the way out, and nothing is written over', async (why, kept) => {
    const table = await new SeatsTable({ kept }).begin()
    await expect(table.service.state()).rejects.toThrow(why)
    await expect(table.service.orders.save('red', [])).rejects.toThrow('to begin afresh')
    expect(table.kept).toBe(kept)
    valueOf(await table.answer('app'))
    expect((await table.session.viewOf('red')).seat).toBe('red')
  })
})
