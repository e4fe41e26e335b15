import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLOSED_DISMISSED, CLOSED_UNKNOWN } from '../../src-shared/contract/seatRpc.ts'
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
/** How the door answers who asks whether it is known, and with which addresses it was asked. */
let door: () => Promise<Response>
let asked: string[]
let askedWith: unknown[]
const seatAt = (campaign: string) => () => Promise.resolve(Response.json({ kind: 'seat', admitted: true, campaign }))
const noSeat = (elsewhere?: true) => () =>
  Promise.resolve(Response.json({ kind: 'seat', admitted: false, ...(elsewhere && { elsewhere }) }))
const gone = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
function link(): SeatLink {
  // A link lasts as long as its page: those of earlier tests still listen.
  const own = sockets
  return seatServerLink(
    { protocol: 'http:', host: '192.168.0.7:17470' },
    {
      now: () => now,
      fetch: ((path: string, init: Sent) => {
        if (!path.startsWith('./host')) return replies(path, init)
        asked.push(path)
        askedWith.push(init.headers)
        const aborted = new Promise<never>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        return Promise.race([door(), aborted])
      }) as typeof fetch,
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
/** Lets what is under way come to its end. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)
async function started(at: SeatLink): Promise<void> {
  at.start?.()
  await settled()
}
async function joined(at: SeatLink, code: string): Promise<void> {
  expect(await at.join?.(code)).toBeNull()
  await settled()
}
function sight(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  sockets = []
  offered = []
  now = 0
  replies.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')))
  door = seatAt('campaign-1')
  asked = []
  askedWith = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('nothing is tried before it starts: without a seat there is nothing to connect to', async () => {
  const at = link()
  await settled()
  expect([sockets.length, asked]).toEqual([0, []])
  await started(at)
  expect([sockets.length, asked]).toEqual([1, ['./host']])
})

test('calls go out by name, and what the table sends is heard', async () => {
  const at = link()
  const { api, listen } = at
  const heard = vi.fn()
  listen({ dismissed: heard })
  await started(at)
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
  const at = link()
  const { watchConnection, api } = at
  const told = vi.fn()
  watchConnection(told)
  await started(at)
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

describe('a device that is not known at the door', () => {
  test('is told so without a try, and does not knock again by itself', async () => {
    door = noSeat()
    const at = link()
    const told = vi.fn()
    at.watchConnection(told)
    const failed = expect(at.api.openSeat()).rejects.toThrow(ConnectionLost)
    await started(at)
    await failed
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([told.mock.calls, sockets.length, asked.length]).toEqual([[['shutOut']], 0, 1])
  })

  test('keeps its seat where another campaign is played, and comes back to it by itself', async () => {
    await started(link())
    const at = link()
    const told = vi.fn()
    at.watchConnection(told)
    door = noSeat(true)
    await started(at)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(new Set(asked), 'it asks for its own').toEqual(new Set(['./host', './host?campaign=campaign-1']))
    expect([new Set(told.mock.calls.flat()), sockets.length]).toEqual([new Set(['elsewhere']), 1])
    door = seatAt('campaign-1')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets).toHaveLength(2)
    latest().open()
    expect(told).toHaveBeenLastCalledWith('open')
  })

  test('looks for no campaign any more once it was sent away', async () => {
    const at = link()
    await started(at)
    latest().open()
    latest().close(CLOSED_DISMISSED)
    door = noSeat()
    await started(link())
    expect(asked).toEqual(['./host', './host'])
  })

  test('sits down where the other campaign is played, though it was just asked whether it is known', async () => {
    await started(link())
    const at = link()
    let answer: (reply: Response) => void = () => undefined
    door = () => new Promise((resolve) => (answer = resolve))
    at.start?.()
    door = seatAt('campaign-2')
    await joined(at, '7K2M9')
    expect(sockets).toHaveLength(2)
    answer(Response.json({ kind: 'seat', admitted: false }))
    await settled()
    latest().open()
    door = noSeat()
    await started(link())
    expect(asked.at(-1)).toBe('./host?campaign=campaign-2')
  })
})

test('a browser that has lost the key of its seat learns why a code is asked for', async () => {
  const at = link()
  const dismissed = vi.fn()
  const told = vi.fn()
  at.listen({ dismissed })
  at.watchConnection(told)
  door = () => Promise.resolve(Response.json({ kind: 'seat', admitted: false, keyless: true }))
  await started(at)
  expect(dismissed.mock.calls).toMatchObject([[{ key: 'door.keyless' }]])
  expect(told).toHaveBeenLastCalledWith('shutOut')
  expect(dismissed.mock.invocationCallOrder[0]).toBeLessThan(told.mock.invocationCallOrder.at(-1) ?? 0)
})

test('a door that does not answer, is about to close, or is another program, is asked again', async () => {
  const at = link()
  const told = vi.fn()
  at.watchConnection(told)
  door = gone
  await started(at)
  door = () => Promise.resolve(new Response('closing', { status: 503 }))
  await vi.advanceTimersByTimeAsync(600)
  door = () => Promise.resolve(Response.json({ kind: 'server', admitted: false }))
  await vi.advanceTimersByTimeAsync(1_100)
  door = () => new Promise(() => undefined)
  await vi.advanceTimersByTimeAsync(2_100)
  expect([told.mock.calls, asked.length, sockets.length]).toEqual([[['lost'], ['lost'], ['lost']], 4, 0])
  door = seatAt('campaign-1')
  await vi.advanceTimersByTimeAsync(4_100)
  expect([asked.length, sockets.length], 'it is waited for').toEqual([4, 0])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(sockets).toHaveLength(1)
})

test('a device that is not known any more when it calls asks once more, and keeps what it has until it is told', async () => {
  const at = link()
  const told = vi.fn()
  at.watchConnection(told)
  await started(at)
  latest().open()
  latest().close(CLOSED_UNKNOWN)
  expect(told).toHaveBeenLastCalledWith('lost')
  door = noSeat(true)
  await vi.advanceTimersByTimeAsync(600)
  expect(told).toHaveBeenLastCalledWith('elsewhere')
})

test('a network that goes while the door is asked does not hold up the next try', async () => {
  const at = link()
  door = () => new Promise(() => undefined)
  at.start?.()
  window.dispatchEvent(new Event('offline'))
  door = seatAt('campaign-1')
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('a broken connection is tried again, at once when the network is back', async () => {
  await started(link())
  latest().open()
  latest().close()
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(sockets).toHaveLength(2)
  latest().close()
  await vi.advanceTimersByTimeAsync(600)
  expect(sockets).toHaveLength(3)
})

test('a network that is gone breaks the connection without waiting for the socket to notice', async () => {
  const at = link()
  const told = vi.fn()
  at.watchConnection(told)
  await started(at)
  latest().open()
  window.dispatchEvent(new Event('offline'))
  expect(told).toHaveBeenLastCalledWith('lost')
})

test('a telephone that slept for long connects anew, one that was looked away from for a moment does not', async () => {
  await started(link())
  latest().open()
  sight('hidden')
  now = 5_000
  sight('visible')
  await settled()
  expect(sockets).toHaveLength(1)
  sight('hidden')
  now = 60_000
  sight('visible')
  await settled()
  expect(sockets).toHaveLength(2)
})

describe('handing in a code', () => {
  test('goes to the way in and connects', async () => {
    await joined(link(), '7K2M9')
    const [path, init] = replies.mock.calls[0] ?? []
    expect(path).toBe('./join')
    const { code, key } = JSON.parse(init?.body ?? '') as { readonly code: string; readonly key: string }
    expect([init?.method, code]).toEqual(['POST', '7K2M9'])
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(offered, 'with the key of this page').toEqual([['lineage', key]])
  })

  test('the key stays the same for every code, in every tab, and goes along with every call', async () => {
    const first = link()
    await joined(first, '7K2M9')
    const next = link()
    await joined(next, 'OTHER')
    const keys = replies.mock.calls.map(([, { body }]) => (JSON.parse(body ?? '') as { readonly key: string }).key)
    expect(new Set(keys).size).toBe(1)
    await next.seatHere?.('OTHER')
    await next.leave?.()
    const bearer = { authorization: `Bearer ${keys[0]}` }
    expect(askedWith).toEqual([bearer, bearer, bearer])
    expect(replies.mock.calls.slice(2).map(([path, { method, headers }]) => [path, method, headers])).toEqual([
      ['./join?campaign=campaign-1', 'DELETE', bearer],
    ])
    localStorage.clear()
    await started(link())
    expect(offered.at(-1), 'a page whose storage was cleared has none').toEqual(['lineage'])
  })

  test('where nothing may be kept, the key lasts as long as the page', async () => {
    const forbidden = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    const at = link()
    for (const code of ['7K2M9', 'OTHER', 'THIRD']) {
      await joined(at, code)
      latest().open()
    }
    expect(offered.map(([, key]) => key?.length)).toEqual([43, 43, 43])
    expect(new Set(offered.map(([, key]) => key)).size).toBe(1)
  })

  test('a device with a seat is told from one without, and the code that brought it from another', async () => {
    const { join, seatHere, leave } = link()
    door = noSeat()
    expect(await seatHere?.('7K2M9')).toBe('none')
    await join?.('7K2M9')
    door = seatAt('campaign-1')
    expect(await seatHere?.('7K2M9')).toBe('spent')
    expect(await seatHere?.('OTHER')).toBe('seated')
    await leave?.()
    expect(await seatHere?.('7K2M9')).toBe('seated')
    door = gone
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

  test.each([
    ['wrong', 'This is not the code the game master sees'],
    ['used', 'Another display has joined with this code'],
    ['over', 'This code has expired'],
    ['guessed', 'Too many wrong codes were typed'],
    ['something new', 'This code opens no seat'],
  ])('the short code of a display that is %s is told as such', async (refused, sentence) => {
    const { join } = link()
    replies.mockResolvedValue(Response.json({ refused }, { status: 403 }))
    expect((await join?.('K7M4PX'))?.()).toContain(sentence)
    expect(sockets).toHaveLength(0)
  })

  test('without an answer at all it says so', async () => {
    const { join } = link()
    replies.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await join?.('7K2M9'))?.()).toContain('The table does not answer')
  })
})

describe('leaving', () => {
  test('tells the table and ends the connection for good', async () => {
    const at = link()
    const told = vi.fn()
    at.watchConnection(told)
    await started(at)
    latest().open()
    await at.leave?.()
    expect(replies).toHaveBeenCalledWith('./join?campaign=campaign-1', { method: 'DELETE', headers: {} })
    expect(told).toHaveBeenLastCalledWith('shutOut')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  test('a table that did not hear of it is told before anything else is asked of it', async () => {
    const before = link()
    await started(before)
    latest().open()
    replies.mockRejectedValue(new TypeError('Failed to fetch'))
    await before.leave?.()
    asked = []
    link().start?.()
    await vi.advanceTimersByTimeAsync(12_000)
    expect([sockets.length, asked], 'the seat is not taken up again meanwhile').toEqual([1, []])
    replies.mockResolvedValue(new Response(null, { status: 204 }))
    door = noSeat()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(replies).toHaveBeenLastCalledWith('./join?campaign=campaign-1', { method: 'DELETE', headers: {} })
    expect([sockets.length, asked]).toEqual([1, ['./host']])
  })

  test('a new seat at the same table settles it as well', async () => {
    const at = link()
    await started(at)
    replies.mockRejectedValue(new TypeError('Failed to fetch'))
    await at.leave?.()
    replies.mockImplementation(() => Promise.resolve(new Response('{}')))
    await joined(at, '7K2M9')
    expect(localStorage.getItem('lineage.seat.left')).toBeNull()
  })

  test('where another campaign is played, it stays owed to its own, and this one can be joined meanwhile', async () => {
    const at = link()
    await started(at)
    latest().open()
    latest().close()
    door = noSeat(true)
    await vi.advanceTimersByTimeAsync(600)
    replies.mockResolvedValue(new Response('Another campaign is played here.', { status: 409 }))
    await at.leave?.()
    const told = vi.fn()
    const next = link()
    next.watchConnection(told)
    door = noSeat()
    await started(next)
    expect(told.mock.calls, 'a code is asked for').toEqual([['shutOut']])
    replies.mockImplementation(() => Promise.resolve(new Response('{}')))
    door = seatAt('campaign-2')
    await joined(next, '7K2M9')
    expect(localStorage.getItem('lineage.seat.left')).toBe('campaign-1')

    replies.mockClear()
    door = seatAt('campaign-1')
    await started(link())
    expect(replies.mock.calls.map(([path]) => path)).toEqual(['./join?campaign=campaign-1'])
    expect(localStorage.getItem('lineage.seat.left')).toBeNull()
  })
})
