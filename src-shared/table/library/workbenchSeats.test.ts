import { beforeEach, expect, test } from 'vitest'
import type { SeatsState, SeatHost } from '../../contract/seats.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { line, PREPARED_TOY, refused } from '../testing/seatsTable.ts'
import { MemoryLibrary } from '../testing/memoryLibrary.ts'
import { Workbench } from './workbench.ts'
import { registerOnly, toyEntryWith } from '../../games/testing/registered.ts'

registerOnly(toyEntryWith(() => PREPARED_TOY))

let library: MemoryLibrary
let workbench: Workbench
let host: SeatHost | null
let told: SeatsState[]
let ref: string

beforeEach(async () => {
  library = new MemoryLibrary()
  let drawn = 0
  host = null
  told = []
  workbench = new Workbench({
    store: library,
    kind: 'server',
    now: () => 0,
    random: (bytes) => new Uint8Array(bytes).fill(++drawn),
    openDoor: (behind) => {
      host = behind
      return Promise.resolve({ addresses: ['http://here/'], close: () => Promise.resolve(void (host = null)) })
    },
  })
  workbench.listen({ seatsChanged: (_ref, seats) => told.push(seats) })
  ref = valueOf(await workbench.create({ title: 'Iron', rounds: 2, hens: 4 }))
  valueOf(await workbench.openTable(ref))
  valueOf(await workbench.answer(ref, '3', '0/table/0/first'))
})

async function joined(seat: string): Promise<{ dismissed: string[] }> {
  valueOf(await workbench.setDoor(ref, 'here'))
  const { code } = valueOf(await workbench.invite(ref, seat))
  const admitted = await host?.admit(code)
  const dismissed: string[] = []
  host?.connect(admitted?.session ?? '', {
    tableChanged: () => undefined,
    ordersChanged: () => undefined,
    chanceChanged: () => undefined,
    dismissed: (reason) => dismissed.push(reason.text),
  })
  return { dismissed }
}

test('everything about the seats goes to the service of its table', async () => {
  valueOf(await workbench.setPin(ref, 'gm', '1234', ''))
  expect(refused(await workbench.checkPin(ref, 'gm', '4321'))).toEqual(['pin problem.pinWrong'])
  valueOf(await workbench.saveOrders(ref, 'red', [line('road', 3, 'road', 'high')]))
  expect(valueOf(await workbench.setReady(ref, 'red', true))).toEqual([])
  expect(valueOf(await workbench.orders(ref, 'red'))).toMatchObject({ round: 1, ready: true })
  const [asked] = valueOf(await workbench.seatView(ref, 'red')).pending
  if (asked === undefined) throw new Error('nothing is asked')
  expect(refused(await workbench.useOrders(ref, questionKey(asked)))).toEqual(['request problem.notPrepared'])
  expect(valueOf(await workbench.seatView(ref, 'red'))).toMatchObject({ seat: 'red', pending: [{ seat: 'red' }] })
  expect(valueOf(await workbench.pack(ref, 'red')).view.seat).toBe('red')
  expect(refused(await workbench.readOrders(ref, 'x', ''))).toEqual(['file problem.notJson'])
  expect(refused(await workbench.takeOrders(ref, 'x', '', []))).toEqual(['file problem.notJson'])
  expect(valueOf(await workbench.seats(ref))).toMatchObject({ hasPin: true, seats: [{ seat: 'red', ready: true }, {}, {}] })
  for (const seat of ['gm', 'purple', '__proto__']) expect(refused(await workbench.seatView(ref, seat))).toEqual(['seat problem.seat'])
})

test('whoever comes and goes is announced, once the seats were asked for', async () => {
  await joined('green')
  expect(told.at(-1)).toMatchObject({ door: { reach: 'here' }, seats: [{}, { connected: 1 }, {}] })
  valueOf(await workbench.revoke(ref, 'green'))
  expect(told.at(-1)).toMatchObject({ seats: [{}, { connected: 0, devices: 0 }, {}] })
})

test.each<[string, () => Promise<unknown>]>([
  ['is closed', () => workbench.closeTable(ref)],
  ['is renamed', () => workbench.rename(ref, 'Winter')],
  ['goes to the trash', () => workbench.trash(ref)],
  ['is closed with the program', () => workbench.close()],
])('when the campaign %s, the door closes and players are told', async (_how, leave) => {
  const { dismissed } = await joined('green')
  await leave()
  expect(dismissed).toEqual([expect.stringContaining('closed the door')])
  expect(host).toBeNull()
})

test('what is kept follows a new name, and goes neither into a copy nor into the file that is sent', async () => {
  valueOf(await workbench.setPin(ref, 'red', '1234', ''))
  const copy = valueOf(await workbench.duplicate(ref))
  expect(valueOf(await workbench.seats(copy)).seats[0]?.hasPin).toBe(false)
  const sent = valueOf(await workbench.exportCampaign(ref))
  expect(sent.text).not.toContain('lineage-seats')
  const renamed = valueOf(await workbench.rename(ref, 'Winter'))
  expect(valueOf(await workbench.seats(renamed)).seats[0]?.hasPin).toBe(true)
})

test('damage of what is kept is told as a refusal, and the table is played on', async () => {
  await workbench.closeTable(ref)
  await library.writeSeats(ref, '{}')
  valueOf(await workbench.openTable(ref))
  expect(refused(await workbench.seats(ref))).toEqual(['campaign seats.damaged'])
  const [asked] = valueOf(await workbench.openTable(ref)).pending
  valueOf(await workbench.answer(ref, 'app', asked?.id ?? ''))
})
