import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../contract/orders.ts'
import type { PlayerPack } from '../../contract/seats.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { ordersFileText, writeOrdersFile, type OrdersFile } from '../files/ordersFile.ts'
import { readPack, writePack } from '../files/packFile.ts'
import { seal } from '../files/sealing.ts'
import { emptySeatsFile, seatsFileText } from '../seatsFile/seatsFile.ts'
import { SeatsTable, line, PREPARED_TOY, refused } from '../testing/seatsTable.ts'

const ROAD = line('road', 3, 'road', 'high')
const LOW = line('road', 3, 'road', 'low')
const BOAST = line('boast', 5, 'market', { act: 'boast' })
const BURY = line('bury', 5, 'market', { act: 'bury', amount: 2 })
const TOO_MUCH = line('much', 5, 'market', { act: 'bury', amount: 99 })

const SALT = '000102030405060708090a0b0c0d0e0f'

function written(pack: PlayerPack, lines: readonly OrderLine[], round = 1, salt = SALT): OrdersFile {
  return writeOrdersFile({ pack, round, lines, salt })
}

const text = (...given: Parameters<typeof written>): string => ordersFileText(written(...given))

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

describe('an orders file', () => {
  test('is held against what is there, line for line, and taken as far as it is accepted', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.orders.save('green', [ROAD, BOAST]))
    const pack = valueOf(await table.service.pack('green'))
    const file = text(pack, [LOW, BURY, TOO_MUCH])
    const proposal = valueOf(await table.service.orders.propose(file, ''))
    expect(proposal).toMatchObject({ seat: 'green', round: 1, outdated: false })
    expect(proposal.lines.map(({ id, change, line: after, before }) => [id, change, after, before])).toEqual([
      ['road', 'changed', LOW, ROAD],
      ['bury', 'added', BURY, null],
      ['much', 'added', TOO_MUCH, null],
      ['boast', 'removed', null, BOAST],
    ])
    expect(proposal.lines.map(({ warnings }) => warnings.length)).toEqual([0, 0, 1, 0])
    expect(await table.service.orders.read('green')).toMatchObject({ lines: [ROAD, BOAST] })
    valueOf(await table.service.orders.take(file, '', ['bury', 'boast']))
    expect(await table.service.orders.read('green')).toMatchObject({ lines: [ROAD, BURY], ready: true })
  })

  test('is never taken twice, whatever is accepted of it and however it is laid out', async () => {
    const table = await new SeatsTable().begin()
    const file = written(valueOf(await table.service.pack('green')), [BURY])
    valueOf(await table.service.orders.take(ordersFileText(file), '', ['bury']))
    table.reopened()
    const again = JSON.stringify(file, null, 3)
    expect(refused(await table.service.orders.propose(again, ''))).toEqual(['commitment problem.takenBefore'])
    expect(refused(await table.service.orders.take(again, '', ['bury']))).toEqual(['commitment problem.takenBefore'])
  })

  test('of which no line is accepted can be taken later, and its seat is not ready', async () => {
    const { service } = await new SeatsTable().begin()
    const file = text(valueOf(await service.pack('green')), [BURY])
    valueOf(await service.orders.take(file, '', []))
    expect(await service.orders.read('green')).toMatchObject({ lines: [], ready: false })
    valueOf(await service.orders.take(file, '', ['bury']))
    expect(await service.orders.read('green')).toMatchObject({ lines: [BURY], ready: true })
  })

  test('from a pack whose key was replaced is refused as such; from the next pack it is taken, and a forged one is still forged', async () => {
    const table = await new SeatsTable().begin()
    const before = valueOf(await table.service.pack('green'))
    const others = valueOf(await table.service.pack('red'))
    valueOf(await table.service.renewKey('green'))
    const service = table.reopened()
    const after = valueOf(await service.pack('green'))
    expect(after.signingKey).not.toBe(before.signingKey)
    expect(refused(await service.orders.take(text(before, [BURY]), '', ['bury']))).toEqual(['signature problem.oldKey'])
    expect(refused(await service.orders.propose(text({ ...before, signingKey: '11'.repeat(32) }, [BURY]), ''))).toEqual([
      'signature problem.altered',
    ])
    valueOf(await service.orders.take(text(after, [BURY]), '', ['bury']))
    expect(valueOf(await service.pack('red')).signingKey).toBe(others.signingKey)
    expect(refused(await service.renewKey('purple'))).toEqual(['seat problem.seat'])
  })

  test('is opened by its passphrase, or by the key of the pack', async () => {
    const { service } = await new SeatsTable().begin()
    const pack = valueOf(await service.pack('green'))
    const byKey = await seal(text(pack, [BURY]), { recipient: pack.recipient })
    const byPassphrase = await seal(text(pack, [BURY]), { passphrase: 'owl', workFactor: 10 })
    expect(valueOf(await service.orders.propose(byKey, '')).lines).toHaveLength(1)
    expect(valueOf(await service.orders.propose(byKey, 'not needed')).lines).toHaveLength(1)
    expect(valueOf(await service.orders.propose(byPassphrase, 'owl')).lines).toHaveLength(1)
    expect(refused(await service.orders.propose(byPassphrase, 'cat'))).toEqual(['passphrase problem.passphrase'])
    expect(refused(await service.orders.propose(byPassphrase, ''))).toEqual(['file problem.sealedByPassphrase'])
  })

  test.each<[string, (pack: PlayerPack) => string]>([
    ['file problem.notJson', () => 'no file'],
    ['format problem.format', () => '{"format":"lineage"}'],
    [
      'campaign problem.otherCampaign',
      (pack) => text({ ...pack, view: { ...pack.view, campaign: { ...pack.view.campaign, id: 'x' } } }, []),
    ],
    ['seat problem.otherSeat', (pack) => text({ ...pack, view: { ...pack.view, seat: 'purple' } }, [])],
    ['seat problem.noPack', (pack) => text({ ...pack, view: { ...pack.view, seat: 'blue' } }, [])],
    ['signature problem.altered', (pack) => ordersFileText({ ...written(pack, [BURY]), lines: [TOO_MUCH] })],
    ['signature problem.altered', (pack) => ordersFileText({ ...written(pack, [BURY]), round: 2 })],
    ['signature problem.altered', (pack) => text({ ...pack, signingKey: '11'.repeat(32) }, [BURY])],
    ['round problem.roundAhead', (pack) => text(pack, [BURY], 2)],
    ['lines.0.phase problem.phase', (pack) => text(pack, [line('a', 7, 'spend', 'x')])],
  ])('is refused with %s', async (problem, make) => {
    const { service } = await new SeatsTable().begin()
    const pack = valueOf(await service.pack('green'))
    expect(refused(await service.orders.propose(make(pack), ''))).toEqual([problem])
    expect(refused(await service.orders.take(make(pack), '', []))).toEqual([problem])
  })

  test('is refused once its turn is over, or all its phases have begun; what has not begun can still be taken', async () => {
    const table = await new SeatsTable().begin()
    const pack = valueOf(await table.service.pack('red'))
    await table.playTo('red', 'stall')
    const { orders } = table.service
    expect(refused(await orders.propose(text(pack, [ROAD]), ''))).toEqual(['lines problem.phasesBegun'])
    const both = text(pack, [ROAD, BOAST])
    const proposal = valueOf(await orders.propose(both, ''))
    expect(proposal.outdated).toBe(true)
    expect(proposal.lines[0]?.warnings).toMatchObject([{ line: 'road', problem: { wording: 'problem.phaseBegun' } }])
    expect(refused(await orders.take(both, '', ['road', 'boast']))).toEqual(['accepted problem.phaseBegun'])
    expect(refused(await orders.take(both, '', ['nothing']))).toEqual(['accepted problem.acceptedLine'])
    valueOf(await orders.take(both, '', ['boast']))
    expect((await orders.read('red')).lines).toEqual([BOAST])
    await table.playTo('green', 'road')
    expect(refused(await orders.propose(text(pack, [BURY]), ''))).toEqual(['round problem.roundOver'])
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
