import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLOSED_DISMISSED } from '../../src-shared/contract/seatRpc.ts'
import { FakeSocket, latestOf } from '../testing/fakeSocket.ts'
import type { SeatLink } from './seatLink.ts'
import { seatServerLink } from './seatServer.ts'
import { ConnectionLost } from './wire.ts'

let sockets: FakeSocket[]
/** What each socket offered. */
let offered: (readonly string[])[]
let now = 0
type Sent = RequestInit & { readonly body?: string }
const replies = vi.fn<(path: string, init: Sent) => Promise<Response>>()
function link(): SeatLink {
  // A link lasts as long as its page: those of earlier tests still listen.
  const own = sockets
  return seatServerLink(
    { protocol: 'http:', host: '192.168.0.7:17470' },
    {
      now: () => now,
      fetch: ((path: string, init: Sent) => replies(path, init)) as typeof fetch,
      open: (address, protocols) => {
        expect(address).toBe('ws://192.168.0.7:17470/seat')
        offered.push(protocols)
        const socket = new FakeSocket()
        own.push(socket)
        return socket as unknown as WebSocket
      },
    },
  )
}
const latest = (): FakeSocket => latestOf(sockets)
function sight(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  sockets = []
  offered = []
  now = 0
  replies.mockReset().mockResolvedValue(new Response('{}'))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('nothing is tried before it starts: without a seat there is nothing to connect to', () => {
  const { start } = link()
  expect(sockets).toHaveLength(0)
  start?.()
  expect(sockets).toHaveLength(1)
})

test('calls go out by name, and what the table sends is heard', async () => {
  const { api, listen, start } = link()
  const heard = vi.fn()
  listen({ dismissed: heard })
  start?.()
  latest().open()
  const asked = api.answer({ food: 3 }, '1/elves/4/gather')
  await vi.waitFor(() => expect(latest().sent).toHaveLength(1))
  expect(latest().sent[0]).toMatchObject({ m: 'answer', a: [{ food: 3 }, '1/elves/4/gather'] })
  latest().receive({ t: 's', i: latest().sent[0]?.i, r: { value: { ok: true, value: null } } })
  expect(await asked).toEqual({ ok: true, value: null })
  latest().receive({ t: 'q', m: 'dismissed', a: ['The table is closed.'] })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('The table is closed.'))
})

test('a device that was sent away is told so, and does not knock again by itself', async () => {
  const { start, watchConnection, api } = link()
  const told = vi.fn()
  watchConnection(told)
  start?.()
  latest().open()
  const failed = expect(api.openSeat()).rejects.toThrow(ConnectionLost)
  latest().close(CLOSED_DISMISSED)
  await failed
  expect(told.mock.calls).toEqual([['open'], ['shutOut']])
  sight('hidden')
  sight('visible')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('a broken connection is tried again, at once when the network is back', async () => {
  const { start } = link()
  start?.()
  latest().open()
  latest().close()
  window.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
  latest().close()
  await vi.advanceTimersByTimeAsync(600)
  expect(sockets).toHaveLength(3)
})

test('a network that is gone breaks the connection without waiting for the socket to notice', () => {
  const { start, watchConnection } = link()
  const told = vi.fn()
  watchConnection(told)
  start?.()
  latest().open()
  window.dispatchEvent(new Event('offline'))
  expect(told).toHaveBeenLastCalledWith('lost')
})

test('a telephone that slept for long connects anew, one that was looked away from for a moment does not', () => {
  const { start } = link()
  start?.()
  latest().open()
  sight('hidden')
  now = 5_000
  sight('visible')
  expect(sockets).toHaveLength(1)
  sight('hidden')
  now = 60_000
  sight('visible')
  expect(sockets).toHaveLength(2)
})

describe('handing in a code', () => {
  test('goes to the way in and connects', async () => {
    const { join } = link()
    replies.mockResolvedValue(new Response('{}', { status: 200 }))
    expect(await join?.('7K2M9')).toBeNull()
    const [path, init] = replies.mock.calls[0] ?? []
    expect(path).toBe('./join')
    const { code, key } = JSON.parse(init?.body ?? '') as { readonly code: string; readonly key: string }
    expect([init?.method, code]).toEqual(['POST', '7K2M9'])
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(offered, 'with the key of this page').toEqual([['lineage', key]])
  })

  test('the key stays the same for every code, in every tab, and goes along with every call', async () => {
    const first = link()
    await first.join?.('7K2M9')
    const next = link()
    await next.join?.('OTHER')
    const keys = replies.mock.calls.map(([, { body }]) => (JSON.parse(body ?? '') as { readonly key: string }).key)
    expect(new Set(keys).size).toBe(1)
    await next.seatHere?.('OTHER')
    await next.leave?.()
    const bearer = { authorization: `Bearer ${keys[0]}` }
    expect(replies.mock.calls.slice(2).map(([path, { method, headers }]) => [path, method, headers])).toEqual([
      ['./host', undefined, bearer],
      ['./join', 'DELETE', bearer],
    ])
    localStorage.clear()
    const fresh = link()
    fresh.start?.()
    expect(offered.at(-1), 'a page whose storage was cleared has none').toEqual(['lineage'])
  })

  test('where nothing may be kept, the key lasts as long as the page', async () => {
    const forbidden = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    const { join } = link()
    await join?.('7K2M9')
    await join?.('OTHER')
    expect(offered.map(([, key]) => key?.length)).toEqual([43])
    latest().open()
    await join?.('THIRD')
    expect(new Set(offered.map(([, key]) => key)).size).toBe(1)
  })

  test('a device with a seat is told from one without, and the code that brought it from another', async () => {
    const { join, seatHere, leave } = link()
    replies.mockImplementation(() => Promise.resolve(new Response('{"admitted":false}')))
    expect(await seatHere?.('7K2M9')).toBe('none')
    await join?.('7K2M9')
    replies.mockImplementation(() => Promise.resolve(new Response('{"admitted":true}')))
    expect(await seatHere?.('7K2M9')).toBe('spent')
    expect(await seatHere?.('OTHER')).toBe('seated')
    await leave?.()
    expect(await seatHere?.('7K2M9')).toBe('seated')
    replies.mockRejectedValue(new Error('gone'))
    expect(await seatHere?.('7K2M9')).toBe('none')
  })

  test.each([
    [403, 'This code opens no seat'],
    [400, 'This code opens no seat'],
    [429, 'Wait a minute'],
    [500, 'Try again in a moment'],
  ])('answered with %i it says what to do, and connects to nothing', async (status, sentence) => {
    const { join } = link()
    replies.mockResolvedValue(new Response('', { status }))
    expect((await join?.('7K2M9'))?.()).toContain(sentence)
    expect(sockets).toHaveLength(0)
  })

  test('without an answer at all it says so', async () => {
    const { join } = link()
    replies.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await join?.('7K2M9'))?.()).toContain('The table does not answer')
  })
})

test('leaving tells the table and ends the connection for good', async () => {
  const { start, leave, watchConnection } = link()
  const told = vi.fn()
  watchConnection(told)
  replies.mockResolvedValue(new Response(null, { status: 204 }))
  start?.()
  latest().open()
  await leave?.()
  expect(replies).toHaveBeenCalledWith('./join', { method: 'DELETE', headers: {} })
  expect(told).toHaveBeenLastCalledWith('shutOut')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('a table that did not hear of the leaving is told before anything else is asked of it', async () => {
  localStorage.clear()
  const before = link()
  before.start?.()
  latest().open()
  replies.mockRejectedValue(new TypeError('Failed to fetch'))
  await before.leave?.()
  const { start, join } = link()
  start?.()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(sockets, 'the seat is not taken up again meanwhile').toHaveLength(1)
  replies.mockResolvedValue(new Response(null, { status: 204 }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(replies).toHaveBeenLastCalledWith('./join', { method: 'DELETE', headers: {} })
  expect(sockets).toHaveLength(2)

  replies.mockRejectedValue(new TypeError('Failed to fetch'))
  await before.leave?.()
  replies.mockResolvedValue(new Response('{}'))
  expect(await join?.('7K2M9'), 'a new seat settles it as well').toBeNull()
  expect(localStorage.getItem('lineage.seat.left')).toBeNull()
})
