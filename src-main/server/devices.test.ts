import { plainMessage } from '../../src-shared/kernel/message.ts'
import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { NO_ORDERS } from '../../src-shared/contract/orders.ts'
import { UNEXPECTED, WORKBENCH_METHODS } from '../../src-shared/contract/rpc.ts'
import { SEAT_METHODS } from '../../src-shared/contract/seatRpc.ts'
import { exchange } from './testing/client.ts'
import { calls, faults, connections, sessions, connected, open, origin, admitted, socketWith, shutOut, device } from './testing/seatDoor.ts'

describe('seats', () => {
  test('two at once get their own messages only, and speak for themselves only', async () => {
    await open()
    const elves = await device(await admitted())
    const humans = await device(await admitted('HUMANS-CODE'))
    expect(await elves.api.openSeat()).toEqual({ ok: true, value: 'elves' })
    expect(await humans.api.answer({ act: 'done' }, '1/humans/7/spend')).toEqual({ ok: true, value: 'humans' })
    await humans.api.setReady(true)
    expect(calls).toEqual([
      ['elves', 'openSeat'],
      ['humans', 'answer', { act: 'done' }, '1/humans/7/spend'],
      ['humans', 'setReady', true],
    ])
    const before = elves.raw.length
    connected[1]?.events.ordersChanged({ ...NO_ORDERS, round: 3 })
    await expect.poll(() => humans.heard).toEqual([['ordersChanged', { ...NO_ORDERS, round: 3 }]])
    await elves.api.useOrders('1/elves/7/spend')
    expect(elves.heard).toEqual([])
    expect(elves.raw).toHaveLength(before + 1)
    expect(elves.raw.join()).not.toContain('humans')
    elves.socket.close()
    await elves.closed
    await expect.poll(() => connections).toEqual([1, 2, 1])
    expect(connected.map(({ session }) => sessions.get(session))).toEqual(['humans'])
  })

  test.each<[string, unknown, string]>([
    ...[...WORKBENCH_METHODS, 'constructor', '__proto__', 'then', 'dismissed', '$close']
      .filter((method) => !(SEAT_METHODS as readonly string[]).includes(method))
      .map((method): [string, unknown, string] => [method, [], 'something it does not know']),
    ['openSeat', ['humans'], 'cannot do openSeat'],
    ['answer', ['x'], 'cannot do answer'],
    ['saveOrders', [[{ id: 'a', phase: 1, question: 'q', answer: 'x', seat: 'humans' }]], 'cannot do saveOrders'],
    ['setReady', ['yes'], 'cannot do setReady'],
  ])('the call %s with %j is refused', async (m, a, sentence) => {
    await open()
    const socket = await socketWith({ cookie: await admitted(), origin: origin() })
    expect(await exchange(socket, { t: 'q', i: '1', m, a })).toEqual({
      t: 's',
      i: '1',
      r: { error: expect.objectContaining({ text: expect.stringContaining(sentence) }) },
    })
    expect(calls).toEqual([])
  })

  test.each(['', 'nonsense', 'null', '[]', '{"t":"s","i":"1","r":{}}', '{"t":"q","m":"openSeat","a":[]}'])(
    'the message %j is dropped, and the next is answered',
    async (message) => {
      await open()
      const socket = await socketWith({ cookie: await admitted(), origin: origin() })
      socket.send(message)
      expect(await exchange(socket, { t: 'q', i: '2', m: 'openSeat', a: [] })).toEqual({
        t: 's',
        i: '2',
        r: { value: { ok: true, value: 'elves' } },
      })
      expect(faults).toEqual([])
    },
  )

  test('of faults only a plain sentence goes out', async () => {
    await open()
    const { api } = await device(await admitted())
    await expect(api.answer('break', 'q')).rejects.toThrow(new StoreError(UNEXPECTED))
    await expect(api.answer('full', 'q')).rejects.toThrow(new StoreError('The disk is full.'))
    expect(faults).toHaveLength(1)
  })

  test('a device that is sent away hears why, and does not come back', async () => {
    await open()
    const cookie = await admitted()
    const tabs = [await device(cookie), await device(cookie)]
    const other = await device(await admitted('HUMANS-CODE'))
    const [gone] = [...sessions.keys()]
    sessions.delete(gone ?? '')
    for (const { session, events } of connected) if (session === gone) events.dismissed(plainMessage('Your seat was taken away.'))
    for (const { closed, heard } of tabs) {
      expect((await closed)[0]).toBe(4001)
      expect(heard).toEqual([['dismissed', plainMessage('Your seat was taken away.')]])
    }
    expect(await shutOut({ cookie })).toEqual([4002, 0])
    expect(await other.api.openSeat()).toEqual({ ok: true, value: 'humans' })
    expect(other.heard).toEqual([])
  })

  test('a device whose session stays known is told, and may come again', async () => {
    await open()
    const cookie = await admitted()
    const tab = await device(cookie)
    connected[0]?.events.dismissed(plainMessage('The door was closed.'))
    expect((await tab.closed)[0]).toBe(1001)
    expect(tab.heard).toEqual([['dismissed', plainMessage('The door was closed.')]])
    expect((await (await device(cookie)).api.openSeat()).ok).toBe(true)
  })

  test('a session that is not known any more ends with its next message, in every tab, and that message is not answered', async () => {
    await open()
    const cookie = await admitted()
    const tabs = [await device(cookie), await device(cookie)]
    sessions.clear()
    tabs[0]?.socket.send(JSON.stringify({ t: 'q', i: '1', m: 'openSeat', a: [] }))
    for (const { closed, raw } of tabs) {
      expect((await closed)[0]).toBe(4001)
      expect(raw).toEqual([expect.stringContaining('This device was sent away from the table.')])
    }
    expect(calls).toEqual([])
    await expect.poll(() => connected).toEqual([])
  })

  test('and without a message, with the next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open()
    const tab = await device(await admitted())
    sessions.clear()
    vi.advanceTimersByTime(10_000)
    expect((await tab.closed)[0]).toBe(4001)
  })

  test('whoever does not answer two heartbeats is given up', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open()
    const tab = await device(await admitted())
    vi.advanceTimersByTime(10_000)
    // The reply to the ping is sent before this call.
    await once(tab.socket, 'ping')
    await tab.api.openSeat()
    vi.advanceTimersByTime(10_000)
    expect((await tab.api.openSeat()).ok).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect((await tab.closed)[0]).toBe(1006)
    await expect.poll(() => connected).toEqual([])
  })

  test('whoever sends more than anybody at a table would is cut off, in every tab and over every new connection', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    await open('here', { limits: { pace: { perSecond: 1, burst: 3 } } })
    const cookie = await admitted()
    const tabs = [await device(cookie), await device(cookie)]
    for (const { socket } of tabs) {
      for (let i = 0; i < 5; i++) socket.send(JSON.stringify({ t: 'q', i: String(i), m: 'answer', a: ['x', 'q'] }))
      if (socket === tabs[0]?.socket) await tabs[0].closed
    }
    for (const { closed } of tabs) expect((await closed)[0]).toBe(1008)
    expect(calls).toHaveLength(3)
    const back = await device(cookie)
    back.socket.send(JSON.stringify({ t: 'q', i: '1', m: 'openSeat', a: [] }))
    expect((await back.closed)[0]).toBe(1008)
    expect((await (await device(await admitted('HUMANS-CODE'))).api.openSeat()).ok, 'others are not held up').toBe(true)
    vi.advanceTimersByTime(1000)
    expect(await (await device(cookie)).api.openSeat(), 'and may come again after a while').toEqual({ ok: true, value: 'elves' })
  })

  test('whoever has more calls waiting than anybody needs is cut off: they are not piled up while the disk is slow', async () => {
    await open('here', { limits: { openCalls: 3 } })
    const cookie = await admitted()
    const { socket, closed } = await device(cookie)
    for (let i = 0; i < 3; i++) socket.send(JSON.stringify({ t: 'q', i: String(i), m: 'answer', a: ['wait', 'q'] }))
    expect((await (await device(cookie)).api.openSeat()).ok, 'another tab has calls of its own').toBe(true)
    socket.send(JSON.stringify({ t: 'q', i: '3', m: 'openSeat', a: [] }))
    expect((await closed)[0]).toBe(1008)
    expect(calls).toHaveLength(4)
  })

  test('devices that do not read are given up before much is kept for them, and the others go on', async () => {
    await open('here', { limits: { largestBacklog: 1_000_000 } })
    const idle = [await device(await admitted()), await device(await admitted('SPARE-CODE'))]
    const reader = await device(await admitted('HUMANS-CODE'))
    for (const { socket } of idle) socket.pause()
    const large = { ...NO_ORDERS, lines: [{ id: 'x'.repeat(200_000), phase: 1, question: 'q', answer: 'a' }] }
    let sent = 0
    // Beyond the limit the system's own buffers take some megabytes.
    for (; connected.length > 1 && sent < 400; sent++) {
      for (const { events } of [...connected]) events.ordersChanged(large)
      await reader.api.answer('x', 'q')
    }
    expect(connected.map(({ session }) => sessions.get(session))).toEqual(['humans'])
    expect(reader.heard).toHaveLength(sent)
    expect(sent, 'times 200 kB').toBeLessThan(100)
  })

  test('who only pings, and does not read what comes back, is cut off as well', async () => {
    await open('here', { limits: { pace: { perSecond: 1, burst: 50 } } })
    const { socket, closed } = await device(await admitted())
    for (let count = 0; count < 200; count++) socket.ping('x'.repeat(100))
    expect((await closed)[0]).toBe(1008)
  })

  test('whoever sends few messages but large ones is cut off', async () => {
    await open('here', { limits: { bytes: { perSecond: 1, burst: 10_000 } } })
    const { socket, closed } = await device(await admitted())
    for (let i = 0; i < 3; i++) socket.send(JSON.stringify({ t: 'q', i: String(i), m: 'answer', a: ['x'.repeat(4000), 'q'] }))
    expect((await closed)[0]).toBe(1008)
    expect(calls).toHaveLength(2)
  })

  test('a message beyond the limit and bytes that are no text end the connection, and only that one', async () => {
    await open('here', { limits: { largestMessage: 1000 } })
    const cookie = await admitted()
    const other = await device(cookie)
    const greedy = await device(cookie)
    greedy.socket.send('x'.repeat(1001))
    expect((await greedy.closed)[0]).toBe(1009)
    const binary = await device(cookie)
    binary.socket.send(Buffer.from([1, 2, 3]))
    expect((await binary.closed)[0]).toBe(1003)
    expect(await other.api.openSeat()).toEqual({ ok: true, value: 'elves' })
    expect(faults).toEqual([])
  })

  test('a message of 256 KiB is the largest', async () => {
    await open()
    const { socket, closed } = await device(await admitted())
    const orders = [{ id: 'x'.repeat(256 * 1024 - 200), phase: 1, question: 'q', answer: 'a' }]
    expect(await exchange(socket, { t: 'q', i: '1', m: 'saveOrders', a: [orders] })).toMatchObject({ i: '1', r: { value: { ok: true } } })
    socket.send('x'.repeat(256 * 1024 + 1))
    expect((await closed)[0]).toBe(1009)
  })

  test.each([
    ['of one session', { perSession: 2 }, 'ELVES-CODE'],
    ['in all', { inAll: 2 }, 'HUMANS-CODE'],
  ])('there are only so many connections %s', async (_, limits, code) => {
    await open('here', { limits })
    const cookie = await admitted()
    const first = await device(cookie)
    await device(cookie)
    const third = code === 'ELVES-CODE' ? cookie : await admitted(code)
    expect((await (await device(third)).closed)[0]).toBe(1013)
    first.socket.close()
    await first.closed
    await expect.poll(() => connections).toEqual([1, 2, 1])
    expect((await (await device(third)).api.openSeat()).ok).toBe(true)
  })
})
