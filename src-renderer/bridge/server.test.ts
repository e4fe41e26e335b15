import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeSocket, latestOf } from '../testing/fakeSocket.ts'
import type { Connection } from './hostBridge.ts'
import { askAtTheDoor, rpcAddress, serverBridge } from './server.ts'
import { ConnectionLost } from './wire.ts'

const KEY = 'k'.repeat(43)

let sockets: FakeSocket[]
/** What each socket offered. */
let offered: (readonly string[])[]
const connect = (isAdmitted = () => Promise.resolve(true)) =>
  serverBridge('ws://x/rpc', {
    isAdmitted,
    open: (_, protocols) => {
      offered.push(protocols)
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
  })
const latest = (): FakeSocket => latestOf(sockets)

beforeEach(() => {
  sockets = []
  offered = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

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

test('the key that this browser was let in with last goes along with every connection and every call', async () => {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', asked)
  const { fetchCampaign } = connect()
  latest().close()
  localStorage.setItem('lineage.key', KEY)
  await vi.advanceTimersByTimeAsync(600)
  latest().close()
  localStorage.setItem('lineage.key', 'no key of ours')
  await vi.advanceTimersByTimeAsync(1100)
  expect(offered).toEqual([['lineage'], ['lineage', KEY], ['lineage']])
  localStorage.setItem('lineage.key', KEY)
  await fetchCampaign?.('a')
  expect(asked).toHaveBeenCalledWith('./campaign?ref=a', { headers: { authorization: `Bearer ${KEY}` } })
})

test.each([
  ['in', 200, '{"kind":"server","admitted":true}'],
  ['out', 200, '{"kind":"server","admitted":false}'],
  ['out', 200, '{"kind":"server"}'],
  ['out', 401, 'This browser has not been let in.'],
  ['none', 404, 'There is nothing here.'],
  ['none', 200, '{ "kind": "browser" }'],
])('the door says %s by %i and %s', async (said, status, body) => {
  localStorage.setItem('lineage.key', KEY)
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', asked)
  expect(await askAtTheDoor()).toBe(said)
  expect(asked).toHaveBeenCalledWith('./host', { headers: { accept: 'application/json', authorization: `Bearer ${KEY}` } })
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
