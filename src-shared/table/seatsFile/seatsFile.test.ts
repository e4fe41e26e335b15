import { expect, test } from 'vitest'
import {
  emptySeatsFile,
  MOST_DEVICES,
  ordersIn,
  readSeatsFile,
  retiredKeysOf,
  seatsFileText,
  signingKeyOf,
  withDevice,
  withOrders,
  withoutDevicesOf,
  withoutSession,
  withPin,
  withSigningKey,
  type KeptOrders,
  type SeatsFile,
} from './seatsFile.ts'

const EMPTY = emptySeatsFile('winter')
const PIN = { salt: 'a'.repeat(32), hash: 'b'.repeat(64), wrong: 0, until: 0 }
const [FIRST_KEY, SECOND_KEY] = ['01'.repeat(32), '02'.repeat(32)]

const sessions = ({ devices }: SeatsFile) => devices.map(({ session }) => session)
const letIn = (file: SeatsFile, seat: string, ...names: readonly string[]) =>
  names.reduce((kept, session) => withDevice(kept, { seat, session }, null), file)
const orders = (round: number): KeptOrders => ({ round, lines: [], ready: true, fates: {} })

test('what is written is read again; the file of another campaign is refused', () => {
  const file = withPin(letIn(EMPTY, 'red', 'a'.repeat(43)), 'red', PIN)
  expect(readSeatsFile(seatsFileText(file), 'winter')).toEqual(file)
  expect(() => readSeatsFile(seatsFileText(file), 'summer')).toThrow()
  expect(() => readSeatsFile(seatsFileText(file).replace('"pins"', '"pin"'), 'winter')).toThrow()
})

test('a PIN is kept for its seat until it is taken away', () => {
  const both = withPin(withPin(EMPTY, 'red', PIN), 'blue', PIN)
  expect(Object.keys(both.pins)).toEqual(['red', 'blue'])
  expect(withPin(both, 'red', null).pins).toEqual({ blue: PIN })
})

test('of too many devices of one seat the oldest goes, and none of another seat', () => {
  const names = Array.from({ length: MOST_DEVICES }, (_, at) => `red ${at}`)
  const full = letIn(letIn(EMPTY, 'blue', 'blue'), 'red', ...names)
  expect(sessions(full)).toEqual(['blue', ...names])
  expect(sessions(letIn(full, 'red', 'new'))).toEqual(['blue', ...names.slice(1), 'new'])
})

test('the port of the door by which the newest device came in is kept; a door without one changes nothing', () => {
  const device = { seat: 'red', session: 'a' }
  const came = withDevice(EMPTY, device, 4711)
  expect([EMPTY.port, came.port, withDevice(came, device, null).port, withDevice(came, device, 4712).port]).toEqual([
    undefined,
    4711,
    4711,
    4712,
  ])
})

test('one device is sent away, or all of a seat', () => {
  const file = letIn(letIn(EMPTY, 'red', 'a', 'b'), 'blue', 'c')
  expect(sessions(withoutSession(file, 'a'))).toEqual(['b', 'c'])
  expect(sessions(withoutDevicesOf(file, 'red'))).toEqual(['c'])
})

test('a seat signs with its newest key; the public halves of those before are kept in their order', () => {
  expect([signingKeyOf(EMPTY, 'red'), retiredKeysOf(EMPTY, 'red')]).toEqual([undefined, []])
  const first = withSigningKey(EMPTY, 'red', FIRST_KEY)
  expect([signingKeyOf(first, 'red'), retiredKeysOf(first, 'red'), signingKeyOf(first, 'blue')]).toEqual([FIRST_KEY, [], undefined])
  const third = withSigningKey(withSigningKey(first, 'red', SECOND_KEY), 'red', FIRST_KEY)
  expect(signingKeyOf(third, 'red')).toBe(FIRST_KEY)
  const retired = retiredKeysOf(third, 'red')
  expect(retired).toHaveLength(2)
  expect(new Set([...retired, FIRST_KEY, SECOND_KEY]).size, 'no secret key among them').toBe(4)
  expect(retiredKeysOf(third, 'blue')).toEqual([])
})

test.each(['constructor', 'toString'])('a seat called %s has no key that nobody made', (seat) => {
  expect([signingKeyOf(EMPTY, seat), retiredKeysOf({ ...EMPTY, retiredKeys: {} }, seat)]).toEqual([undefined, []])
})

test('orders are kept for two rounds, the newest first', () => {
  const kept = (...rounds: readonly number[]) =>
    rounds.reduce((file, round) => withOrders(file, 'red', orders(round)), EMPTY).orders['red']?.map(({ round }) => round)
  expect(kept(1, 2, 3)).toEqual([3, 2])
  expect(kept(2, 1, 2)).toEqual([2, 1])
  expect(kept(8, 9, 3), 'a campaign that was taken far back').toEqual([9, 8, 3])
})

test('orders are read by seat and round; where none are kept they are empty', () => {
  const file = withOrders(EMPTY, 'red', orders(2))
  expect(ordersIn(file, 'red', 2)).toEqual(orders(2))
  for (const [seat, round] of [
    ['red', 3],
    ['blue', 2],
  ] as const)
    expect(ordersIn(file, seat, round)).toEqual({ round, lines: [], ready: false, fates: {} })
})
