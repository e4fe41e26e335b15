import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeSocket, latestOf } from '../testing/fakeSocket.ts'
import type { Connection } from './hostBridge.ts'
import { rpcAddress, serverBridge } from './server.ts'
import { ConnectionLost } from './wire.ts'

let sockets: FakeSocket[]
const connect = (isAdmitted = () => Promise.resolve(true)) =>
  serverBridge('ws://x/rpc', {
    isAdmitted,
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
  })
const latest = (): FakeSocket => latestOf(sockets)

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a call waits for the socket, goes out by name and comes back with its value', async () => {
  const { api } = connect()
  const asked = api.rename('a', 'The Winter Crown')
  latest().open()
  await vi.waitFor(() => expect(latest().sent).toHaveLength(1))
  expect(latest().sent[0]).toMatchObject({ m: 'rename', a: ['a', 'The Winter Crown'] })
  latest().reply({ ok: true, value: 'b' })
  expect(await asked).toEqual({ ok: true, value: 'b' })
})

test('events reach those who listen, until they stop', () => {
  const bridge = connect()
  const heard = vi.fn()
  const stop = bridge.listen({ openRequested: heard })
  latest().open()
  latest().receive({ t: 'q', m: 'openRequested', a: ['crown'] })
  return vi.waitFor(() => {
    expect(heard).toHaveBeenCalledWith('crown')
    stop()
  })
})

test('a broken connection fails the calls under way with a sentence, is told, and is opened again', async () => {
  const bridge = connect()
  const told = vi.fn()
  bridge.watchConnection(told)
  latest().open()
  const asked = bridge.api.library()
  const failed = expect(asked).rejects.toThrow(ConnectionLost)
  await vi.waitFor(() => expect(latest().sent).toHaveLength(1))
  latest().close()
  await failed
  await vi.advanceTimersByTimeAsync(600)
  expect(sockets).toHaveLength(2)
  latest().open()
  expect(told.mock.calls).toEqual([['open'], ['lost'], ['open']])
})

describe('a server that sleeps', () => {
  const beats = (): number => latest().sent.filter((sent) => (sent as unknown) === 'beat').length
  const watched = () => {
    const bridge = connect()
    const told = vi.fn<(connection: Connection) => void>()
    bridge.watchConnection(told)
    latest().open()
    return { bridge, said: () => told.mock.calls.flat() }
  }

  test('is asked whether it is there, and told within seconds not to be', async () => {
    const { said } = watched()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([beats(), said()]).toEqual([1, ['open']])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([beats(), said()]).toEqual([1, ['open', 'lost']])
  })

  test('and wakes up is there again, with the answer to what was under way', async () => {
    const { bridge, said } = watched()
    const asked = bridge.api.rename('a', 'b')
    await vi.advanceTimersByTimeAsync(9_000)
    latest().receive('beat' as never)
    expect(said()).toEqual(['open', 'lost', 'open'])
    const call = latest().sent.find(({ m }) => m === 'rename')
    latest().receive({ t: 's', i: call?.i, r: { value: { ok: true, value: 'b' } } })
    expect(await asked).toEqual({ ok: true, value: 'b' })
    expect(sockets).toHaveLength(1)
  })

  test('for long is given up, and so are the calls under way', async () => {
    const { bridge, said } = watched()
    const failed = expect(bridge.api.library()).rejects.toThrow(ConnectionLost)
    await vi.advanceTimersByTimeAsync(26_000)
    await failed
    expect(sockets.length).toBeGreaterThan(1)
    expect(said().slice(0, 2)).toEqual(['open', 'lost'])
  })

  test('is not one that answers', async () => {
    const { said } = watched()
    for (let second = 0, answered = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      if (beats() > answered) latest().receive('beat' as never)
      answered = beats()
    }
    expect([said(), sockets.length, beats() > 10]).toEqual([['open'], 1, true])
  })
})

test('the longer the server is away, the longer the pauses', async () => {
  connect()
  for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = sockets.length
    latest().close()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(before + 1)
  }
})

test.each([
  ['http:', 'ws://127.0.0.1:4100/rpc'],
  ['https:', 'wss://127.0.0.1:4100/rpc'],
])('a page over %s calls %s', (protocol, address) => {
  expect(rpcAddress({ protocol, host: '127.0.0.1:4100' })).toBe(address)
})

test('a server that was started anew and no longer knows the browser is told apart from one that is gone', async () => {
  const told = vi.fn()
  connect(() => Promise.resolve(false)).watchConnection(told)
  latest().close()
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['lost'], ['shutOut']]))

  const toldOfAnother = vi.fn()
  connect(() => Promise.reject(new TypeError('Failed to fetch'))).watchConnection(toldOfAnother)
  latest().close()
  await vi.advanceTimersByTimeAsync(100)
  expect(toldOfAnother.mock.calls).toEqual([['lost']])
})
