import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../contract/orders.ts'
import type { PlayerPack } from '../../contract/seats.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { ordersFileText, writeOrdersFile, type OrdersFile } from '../files/ordersFile.ts'
import { seal } from '../files/sealing.ts'
import { PREPARED_TOY, SeatsTable, line, refused } from '../testing/seatsTable.ts'

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

  test('of a seat that has no turn ahead is refused', async () => {
    const table = await new SeatsTable({ campaign: begun({ rounds: 1 }, PREPARED_TOY) }).begin()
    const pack = valueOf(await table.service.pack('green'))
    await expect(table.playTo('green', 'nothing')).rejects.toThrow('never asked')
    expect(refused(await table.service.orders.propose(text(pack, [BURY]), ''))).toEqual(['seat problem.noTurnAhead'])
  })

  test('sealed to no key of this table is refused before there was any pack', async () => {
    const [ours, theirs] = [await new SeatsTable().begin(), await new SeatsTable().begin()]
    const pack = valueOf(await theirs.service.pack('green'))
    const sealed = await seal(text(pack, [BURY]), { recipient: pack.recipient })
    expect(refused(await ours.service.orders.propose(sealed, ''))).toEqual(['file problem.sealedToOther'])
    expect(refused(await ours.service.orders.take(sealed, '', ['bury']))).toEqual(['file problem.sealedToOther'])
  })

  test('the same as what is there changes nothing, and no line of it is warned of', async () => {
    const { service } = await new SeatsTable().begin()
    valueOf(await service.orders.save('green', [BOAST, ROAD]))
    const file = text(valueOf(await service.pack('green')), [BOAST, ROAD, BURY])
    const { lines } = valueOf(await service.orders.propose(file, ''))
    expect(lines.map(({ id, change }) => [id, change])).toEqual([
      ['road', 'same'],
      ['boast', 'same'],
      ['bury', 'added'],
    ])
    valueOf(await service.orders.take(file, '', ['road', 'boast', 'bury']))
    expect((await service.orders.read('green')).lines).toEqual([ROAD, BOAST, BURY])
  })

  test('is merged line by line: what is not accepted stays as it was, in order of the phases', async () => {
    const { service } = await new SeatsTable().begin()
    valueOf(await service.orders.save('green', [BOAST, ROAD]))
    const file = text(valueOf(await service.pack('green')), [BURY, LOW])
    valueOf(await service.orders.take(file, '', ['bury']))
    expect((await service.orders.read('green')).lines).toEqual([ROAD, BURY, BOAST])
  })

  test('a line of a phase that has begun may stay in it unchanged', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.orders.save('red', [ROAD]))
    const pack = valueOf(await table.service.pack('red'))
    await table.playTo('red', 'stall')
    const { orders } = table.service
    const file = text(pack, [ROAD, BOAST])
    expect(valueOf(await orders.propose(file, '')).lines.map(({ change, warnings }) => [change, warnings.length])).toEqual([
      ['same', 0],
      ['added', 0],
    ])
    valueOf(await orders.take(file, '', ['road', 'boast']))
    expect((await orders.read('red')).lines).toEqual([ROAD, BOAST])
    const without = text(pack, [BOAST], 1, SALT.replace('0', 'f'))
    expect(valueOf(await orders.propose(without, '')).lines[0]).toMatchObject({ change: 'removed', warnings: [{ line: 'road' }] })
    expect(refused(await orders.take(without, '', ['road']))).toEqual(['accepted problem.phaseBegun'])
  })

  test('without any line takes all of them out', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.orders.save('red', [BOAST]))
    const file = text(valueOf(await table.service.pack('red')), [])
    await table.playTo('red', 'stall')
    valueOf(await table.service.orders.take(file, '', ['boast']))
    expect(await table.service.orders.read('red')).toMatchObject({ lines: [], ready: true })
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
