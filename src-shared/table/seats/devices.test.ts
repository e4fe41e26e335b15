import { expect, test } from 'vitest'
import type { SeatEvents } from '../../contract/seatApi.ts'
import { NO_CHANCE } from '../../contract/chance.ts'
import { NO_ORDERS, type OrdersState } from '../../contract/orders.ts'
import { plainMessage } from '../../kernel/message.ts'
import { Devices, type Device } from './devices.ts'

/** Events of a device, in order. */
type Heard = string[]

function device(seat: string, heard: Heard, orders: OrdersState | null = NO_ORDERS): Device {
  const events: SeatEvents = {
    tableChanged: () => heard.push('table'),
    ordersChanged: ({ round }) => heard.push(`orders of round ${round}`),
    chanceChanged: () => heard.push('chance'),
    dismissed: () => heard.push('dismissed'),
  }
  return {
    seat,
    session: `session of ${seat}`,
    events,
    stop: () => heard.push('stopped'),
    orders: orders === null ? null : JSON.stringify(orders),
  }
}

function connected(...seats: readonly string[]) {
  const devices = new Devices()
  const all = seats.map((seat) => {
    const heard: Heard = []
    const one = device(seat, heard)
    devices.add(one)
    return { heard, one }
  })
  return { devices, all }
}

const LATER: OrdersState = { ...NO_ORDERS, round: 2 }

test('devices are counted by seat, and each seat is named once', () => {
  const { devices } = connected('red', 'red', 'blue')
  expect([devices.at('red'), devices.at('blue'), devices.at('green')]).toEqual([2, 1, 0])
  expect(devices.seats).toEqual(['red', 'blue'])
})

test('a device that is dropped is stopped, and is there no longer', () => {
  const { devices, all } = connected('red')
  const [{ one, heard } = { one: device('red', []), heard: [] }] = all
  expect(devices.has(one)).toBe(true)
  expect([devices.drop(one), devices.drop(one), devices.has(one)]).toEqual([true, false, false])
  expect(heard[0]).toBe('stopped')
})

test('those who are meant are dropped without a word, or dismissed with the reason; the others stay', () => {
  const { devices, all } = connected('red', 'blue', 'green')
  devices.disconnectWhere(({ seat }) => seat === 'red')
  devices.dismiss(plainMessage('The door is closed.'), ({ seat }) => seat === 'blue')
  expect(all.map(({ heard }) => heard)).toEqual([['stopped'], ['stopped', 'dismissed'], []])
  expect(devices.seats).toEqual(['green'])
})

test("orders are told to the seat's own devices, and not again to those that have them", () => {
  const { devices, all } = connected('red', 'blue')
  devices.tellOrders('red', NO_ORDERS)
  devices.tellOrders('red', LATER)
  devices.tellOrders('red', LATER)
  expect(all.map(({ heard }) => heard)).toEqual([['orders of round 2'], []])
})

test('a device that has not opened its seat is told neither orders nor how far the dice have come', () => {
  const heard: Heard = []
  const { devices, all } = connected('red')
  devices.add(device('red', heard, null))
  devices.tellOrders('red', LATER)
  devices.tellChance(NO_CHANCE)
  expect([all[0]?.heard, heard]).toEqual([['orders of round 2', 'chance'], []])
})
