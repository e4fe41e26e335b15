import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rpcAddress, serverBridge } from './server.ts'
import { ConnectionLost } from './wire.ts'

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  readonly sent: { readonly i: string; readonly m: string; readonly a: readonly unknown[] }[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number])
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  drop(): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(new Event('close'))
  }

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  reply(value: unknown): void {
    this.receive({ t: 's', i: this.sent.at(-1)?.i, r: { value } })
  }
}

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
const latest = (): FakeSocket => {
  const socket = sockets.at(-1)
  if (socket === undefined) throw new Error('no socket was opened')
  return socket
}

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
  latest().drop()
  await failed
  await vi.advanceTimersByTimeAsync(600)
  expect(sockets).toHaveLength(2)
  latest().open()
  expect(told.mock.calls).toEqual([['open'], ['lost'], ['open']])
})

test('the longer the server is away, the longer the pauses', async () => {
  connect()
  for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = sockets.length
    latest().drop()
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
  latest().drop()
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['lost'], ['shutOut']]))

  const toldOfAnother = vi.fn()
  connect(() => Promise.reject(new TypeError('Failed to fetch'))).watchConnection(toldOfAnother)
  latest().drop()
  await vi.advanceTimersByTimeAsync(100)
  expect(toldOfAnother.mock.calls).toEqual([['lost']])
})
