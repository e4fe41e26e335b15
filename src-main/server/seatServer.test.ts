import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { connect as connectSocket, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { hostname, networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { createBirpc } from 'birpc'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { NO_ORDERS } from '../../src-shared/contract/orders.ts'
import type { RpcReply } from '../../src-shared/contract/rpc.ts'
import { UNEXPECTED, WORKBENCH_METHODS } from '../../src-shared/contract/rpc.ts'
import type { SeatApi, SeatEvents } from '../../src-shared/contract/seatApi.ts'
import type { Reach, SeatDoor, SeatHost } from '../../src-shared/contract/seatDesk.ts'
import type { SeatFunctions } from '../../src-shared/contract/seatRpc.ts'
import { SEAT_METHODS, seatApiOver } from '../../src-shared/contract/seatRpc.ts'
import type { SeatId } from '../../src-shared/kernel/rule.ts'
import type { SeatDoorParts } from './seatServer.ts'
import { openSeatDoor } from './seatServer.ts'

let folder: string
let door: SeatDoor
let port: number
let calls: unknown[][]
let faults: unknown[]
let connections: number[]
let invitations: Map<string, SeatId>
let sessions: Map<string, SeatId>
let connected: { readonly session: string; readonly events: SeatEvents }[]

/** A table that only writes down what reaches it, with codes and sessions in plain sight. */
const host: SeatHost = {
  async admit(code) {
    const seat = invitations.get(code)
    if (seat === undefined) return null
    invitations.delete(code)
    const session = randomBytes(32).toString('base64url')
    sessions.set(session, seat)
    return { session, seat }
  },
  seatOf: (session) => sessions.get(session) ?? null,
  connect(session, events) {
    const seat = sessions.get(session)
    if (seat === undefined) throw new Error('unknown session')
    const device = { session, events }
    connected.push(device)
    const api = Object.fromEntries(
      SEAT_METHODS.map((method) => [
        method,
        async (...args: readonly unknown[]) => {
          calls.push([seat, method, ...args])
          if (args[0] === 'break') throw new Error('secret detail at /home/somebody/file.ts:1:1')
          if (args[0] === 'full') throw new StoreError('The disk is full.')
          return { ok: true, value: seat }
        },
      ]),
    ) as unknown as SeatApi
    return { api, leave: () => void (connected = connected.filter((one) => one !== device)) }
  },
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'door-'))
  const out = path.join(folder, 'out')
  mkdirSync(path.join(out, 'assets'), { recursive: true })
  for (const [file, text] of Object.entries({
    'seat.html': '<!doctype html><title>Your seat</title>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'index.html': 'of the game master: secret',
    'pack.html': 'of the game master: secret',
    'sample.lineage': 'secret',
    host: 'secret',
    '.built': 'secret',
    'assets/seat-1a2b.js': 'export {}',
    'assets/.hidden.js': 'secret',
    '../secret.txt': 'secret',
  }))
    writeFileSync(path.join(out, file), text)
  calls = []
  faults = []
  connections = []
  connected = []
  invitations = new Map([
    ['ELVES-CODE', 'elves'],
    ['HUMANS-CODE', 'humans'],
    ['SPARE-CODE', 'elves'],
  ])
  sessions = new Map()
})

afterEach(async () => {
  vi.useRealTimers()
  await door.close()
  rmSync(folder, { recursive: true })
})

async function open(reach: Exclude<Reach, 'closed'> = 'here', more: Partial<SeatDoorParts> = {}): Promise<void> {
  const open = openSeatDoor({
    renderer: path.join(folder, 'out'),
    report: (fault) => faults.push(fault),
    connectionsChanged: (count) => connections.push(count),
    ports: [0],
    ...more,
  })
  door = await open(host, reach)
  port = Number(new URL(door.addresses[0] ?? '').port)
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Headers = Readonly<Record<string, string>>

/** One request as any client may send it, with the path exactly as it is given. */
async function ask(target: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Reply> {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: target,
    headers: { 'content-length': String(body.length), ...headers },
    method,
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) text += String(part)
  return { status: response.statusCode ?? 0, headers: response.headers, body: text }
}

function origin(): string {
  return `http://127.0.0.1:${port}`
}

function join(body: unknown, headers: Headers = {}): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return ask('/join', { 'content-type': 'application/json', origin: origin(), ...headers }, 'POST', text)
}

function cookieIn({ headers }: Reply): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

/** Lets a device in and gives its cookie. */
async function admitted(code = 'ELVES-CODE'): Promise<string> {
  return cookieIn(await join({ code }))
}

async function socketWith(headers: Headers): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/seat`, { headers })
  await once(socket, 'open')
  return socket
}

/** The status with which an upgrade is refused. */
async function refusal(headers: Headers, target = '/seat'): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers })
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  socket.on('error', () => undefined)
  socket.terminate()
  return response.statusCode ?? 0
}

/** How a connection ends that is not let in, and how many messages came before. A call is made meanwhile. */
async function shutOut(headers: Headers): Promise<readonly number[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/seat`, { headers: { ...headers, origin: origin() } })
  let messages = 0
  socket.on('message', () => messages++)
  socket.on('open', () => socket.send(JSON.stringify({ t: 'q', i: '1', m: 'openSeat', a: [] })))
  const [code] = (await once(socket, 'close')) as [number]
  return [code, messages]
}

interface Device {
  readonly api: SeatApi
  /** Events as they came. */
  readonly heard: unknown[][]
  /** Every message as it came. */
  readonly raw: string[]
  readonly socket: WebSocket
  readonly closed: Promise<unknown[]>
}

/** A player's page. */
async function device(cookie: string): Promise<Device> {
  const socket = await socketWith({ cookie, origin: origin() })
  const heard: unknown[][] = []
  const raw: string[] = []
  const rpc = createBirpc<SeatFunctions, SeatEvents>(
    {
      tableChanged: (...args) => void heard.push(['tableChanged', ...args]),
      ordersChanged: (...args) => void heard.push(['ordersChanged', ...args]),
      dismissed: (...args) => void heard.push(['dismissed', ...args]),
    },
    {
      post: (text: string) => socket.send(text),
      on: (take) =>
        void socket.on('message', (data: Buffer) => {
          raw.push(data.toString())
          take(data.toString())
        }),
      serialize: (message) => JSON.stringify(message),
      deserialize: (text: string) => JSON.parse(text) as unknown,
    },
  )
  const api = seatApiOver(async (method, args) => (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply)
  return { api, heard, raw, socket, closed: once(socket, 'close') }
}

/** Sends one raw message and gives the next that comes back. */
async function exchange(socket: WebSocket, message: unknown): Promise<unknown> {
  const reply = once(socket, 'message')
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [data] = (await reply) as [Buffer]
  return JSON.parse(data.toString())
}

describe('the way in', () => {
  test('an invitation lets one device in, once, and is exchanged for a cookie', async () => {
    await open()
    expect(JSON.parse((await ask('/host')).body)).toEqual({ kind: 'seat', admitted: false })
    const first = await join({ code: 'ELVES-CODE' })
    expect([first.status, JSON.parse(first.body)]).toEqual([200, { seat: 'elves' }])
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^lineage-seat-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=15552000$`)),
    ])
    const known = await ask('/host', { cookie: cookieIn(first) })
    expect(JSON.parse(known.body)).toEqual({ kind: 'seat', admitted: true })
    expect(known.headers['cache-control']).toBe('no-store')
    expect(cookieIn(known)).toBe(cookieIn(first))
  })

  test('a used code, a wrong one and an empty one are refused alike', async () => {
    await open()
    await join({ code: 'ELVES-CODE' })
    const replies = await Promise.all(['ELVES-CODE', 'NEVER-WAS-ONE', ''].map((code) => join({ code })))
    for (const { status, headers, body } of replies) {
      const { date, ...same } = replies[0]?.headers ?? {}
      expect([status, body]).toEqual([403, 'This invitation is not valid, or it was used already: ask the game master for a new one.\n'])
      expect(Object.keys(headers).sort()).toEqual([...Object.keys(same), 'date'].sort())
      expect([headers['set-cookie'], headers['content-length'], typeof date]).toEqual([undefined, same['content-length'], 'string'])
    }
  })

  test.each<[string, string, number]>([
    ['nothing', '', 400],
    ['no JSON', '{"code":', 400],
    ['a text', '"ELVES-CODE"', 400],
    ['null', 'null', 400],
    ['a list', '[{"code":"ELVES-CODE"}]', 400],
    ['a code that is no text', '{"code":["ELVES-CODE"]}', 400],
    ['another field', '{"token":"ELVES-CODE"}', 400],
    ['a prototype', '{"__proto__":{"code":"ELVES-CODE"}}', 400],
    ['more than an invitation', JSON.stringify({ code: 'E'.repeat(200) }), 413],
  ])('with %s nobody comes in', async (_, body, status) => {
    await open()
    const reply = await join(body)
    expect([reply.status, reply.headers['set-cookie']]).toEqual([status, undefined])
    expect(reply.body).not.toMatch(/\bat |JSON\.parse|Unexpected/)
    expect((await join({ code: 'ELVES-CODE' })).status, 'the invitation still holds').toBe(200)
    expect(faults).toEqual([])
  })

  test('it is handed in as JSON, by a page of this very host', async () => {
    await open()
    const body = JSON.stringify({ code: 'ELVES-CODE' })
    const json = { 'content-type': 'application/json' }
    expect((await ask('/join', json, 'POST', body)).status).toBe(403)
    expect((await ask('/join', { ...json, origin: 'null' }, 'POST', body)).status).toBe(403)
    expect((await ask('/join', { ...json, origin: `http://localhost:${port}` }, 'POST', body)).status).toBe(403)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await ask('/join', { 'content-type': type, origin: origin() }, 'POST', body)).status, type).toBe(415)
    }
    expect((await ask('/join', {}, 'DELETE')).status).toBe(403)
    for (const method of ['GET', 'PUT', 'HEAD', 'OPTIONS']) expect((await ask('/join', { origin: origin() }, method)).status).toBe(404)
    expect(invitations.has('ELVES-CODE')).toBe(true)
  })

  test('a device that gives up its seat is not known any more, and keeps what is of other campaigns', async () => {
    await open()
    const [name, session] = (await admitted()).split('=')
    const foreign = 'F'.repeat(43)
    const cookie = `${name}=${session}.${foreign}`
    const tab = await device(cookie)
    const left = await ask('/join', { cookie, origin: origin() }, 'DELETE')
    expect([left.status, cookieIn(left)]).toEqual([204, `${name}=${foreign}`])
    expect((await tab.closed)[0]).toBe(4001)
    expect(JSON.parse((await ask('/host', { cookie: cookieIn(left) })).body)).toEqual({ kind: 'seat', admitted: false })
    expect((await ask('/join', { origin: origin() }, 'DELETE')).status).toBe(204)
  })

  test('whoever tries too often has to wait, whatever they bring', async () => {
    await open('here', { limits: { triesPerAddress: 3 } })
    for (let tries = 0; tries < 3; tries++) expect((await join({ code: `GUESS-${tries}` })).status).toBe(403)
    const late = await join({ code: 'ELVES-CODE' })
    expect([late.status, late.body]).toEqual([429, 'Too many tries: wait a minute, then try again.\n'])
    expect(invitations.has('ELVES-CODE')).toBe(true)
    expect((await ask('/')).status, 'the page itself is still there').toBe(200)
  })

  test('and all together as well', async () => {
    await open('here', { limits: { tries: 2 } })
    expect((await join({ code: 'GUESS' })).status).toBe(403)
    expect((await join({ code: 'GUESS' })).status).toBe(403)
    expect((await join({ code: 'ELVES-CODE' })).status).toBe(429)
  })

  test('too many requests of one address are refused with a sentence', async () => {
    await open('here', { limits: { requests: 4 } })
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await ask('/')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  test('a table that fails to answer says so without a word of why', async () => {
    await open()
    invitations.get = () => {
      throw new Error('secret detail')
    }
    const reply = await join({ code: 'ELVES-CODE' })
    expect([reply.status, reply.body]).toEqual([500, 'The workbench could not answer that.\n'])
    expect(faults).toHaveLength(1)
  })
})

describe('what the door serves', () => {
  test('the players’ page, its files and its icon, to everybody, under the strict policy', async () => {
    await open()
    const page = await ask('/')
    expect([page.status, page.body]).toEqual([200, '<!doctype html><title>Your seat</title>'])
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';")
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${port};`)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(page.headers['strict-transport-security']).toBeUndefined()
    expect(page.headers['set-cookie']).toBeUndefined()

    const script = await ask('/assets/seat-1a2b.js')
    expect([script.status, script.body]).toEqual([200, 'export {}'])
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/icon.svg')).headers['content-type']).toContain('image/svg')
    const byName = await ask('/', { host: `localhost:${port}` })
    expect(String(byName.headers['content-security-policy'])).toContain(`connect-src 'self' ws://localhost:${port};`)
  })

  test.each([
    '/index.html',
    '/seat.html',
    '/pack.html',
    '/sample.lineage',
    '/rpc',
    '/host/',
    '/.built',
    '/assets',
    '/assets/',
    '/assets/.hidden.js',
    '/assets/gone.js',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e%2findex.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%5cindex.html',
    '/assets/..',
    '/assets/%00',
    '/assets/%',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '//index.html',
    '/?token=x/../index.html',
    'http://127.0.0.1/index.html',
    '/nothing',
  ])('%s gives nothing away', async (target) => {
    await open()
    const { status, body } = await ask(target, { cookie: await admitted() })
    expect(body).not.toMatch(/secret|node_modules|\bat /)
    if (target.startsWith('/?')) expect(body).toContain('Your seat')
    else expect([400, 404]).toContain(status)
  })

  test('nothing of the game master’s calls', async () => {
    await open()
    const cookie = await admitted()
    for (const target of ['/rpc', '/', '/join', '/seat?x=1', '/seat/'])
      expect(await refusal({ cookie, origin: origin() }, target)).toBe(404)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) expect((await ask('/', { cookie }, method)).status).toBe(404)
    expect((await ask('/', { cookie, 'content-type': 'application/json' }, 'POST', 'x'.repeat(5000))).status).toBeGreaterThanOrEqual(400)
  })

  test('without the players’ page no door is opened', async () => {
    await open()
    const parts = { renderer: path.join(folder, 'elsewhere'), report: () => undefined }
    await expect(openSeatDoor(parts)(host, 'here')).rejects.toThrow(/^The door stays closed: the players' page is missing/)
    await expect(openSeatDoor(parts)(host, 'here')).rejects.toBeInstanceOf(StoreError)
  })
})

describe('strangers', () => {
  test.each(['evil.example', '127.0.0.1', '127.0.0.1.evil.example', '127.0.0.1:1', '[::1]', 'localhost', '192.168.1.20', '%', 'a;b,c *'])(
    'a request for host "%s" is not answered, even with code and cookie',
    async (name) => {
      await open()
      const cookie = await admitted()
      for (const way of ['/', '/host', '/assets/seat-1a2b.js', '/seat']) {
        const { status, headers } = await ask(way, { host: name, cookie })
        expect(status, way).toBe(421)
        expect(String(headers['content-security-policy'])).toContain("connect-src 'self' 'self';")
      }
      expect((await join({ code: 'HUMANS-CODE' }, { host: name, origin: `http://${name}` })).status).toBe(421)
      expect(await refusal({ host: name, cookie, origin: `http://${name}` })).toBe(421)
      expect(invitations.has('HUMANS-CODE')).toBe(true)
    },
  )

  test.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://localhost:1', 'http://127.0.0.1'])(
    'pages of %s are not answered',
    async (stranger) => {
      await open()
      const cookie = await admitted()
      for (const way of ['/', '/host', '/seat']) expect((await ask(way, { cookie, origin: stranger })).status, way).toBe(403)
      expect(await refusal({ cookie, origin: stranger })).toBe(403)
    },
  )

  test('a WebSocket needs the cookie of a known session, whole, and its own origin', async () => {
    await open()
    const cookie = await admitted()
    const [name, session = ''] = cookie.split('=')
    const tampered = [
      undefined,
      `${name}=`,
      `${name}=wrong`,
      `${name}=${session.slice(1)}`,
      `${name}=${session}A`,
      `${name}=${session.startsWith('A') ? 'B' : 'A'}${session.slice(1)}`,
      `${name}="${session}"`,
      `lineage-seat-1=${session}`,
      `x${name}=${session}`,
    ]
    for (const wrong of tampered) {
      const headers: Headers = wrong === undefined ? {} : { cookie: wrong }
      expect(await shutOut(headers), String(wrong)).toEqual([4001, 0])
      expect(JSON.parse((await ask('/host', headers)).body), String(wrong)).toEqual({ kind: 'seat', admitted: false })
    }
    expect(await refusal({ cookie })).toBe(403)
    expect((await ask('/seat', { cookie, origin: origin() })).status).toBe(404)
    expect(calls).toEqual([])
    expect(connected).toEqual([])
    expect(await (await device(cookie)).api.openSeat()).toEqual({ ok: true, value: 'elves' })
    expect(await (await device(`other=1; ${cookie}; more=2`)).api.openSeat()).toEqual({ ok: true, value: 'elves' })
  })

  test('a browser keeps the sessions of other campaigns behind the same door, and none twice', async () => {
    await open()
    const foreign = 'F'.repeat(43)
    const name = `lineage-seat-${port}`
    const first = cookieIn(await join({ code: 'HUMANS-CODE' }, { cookie: `${name}=${foreign}` }))
    expect(first).toMatch(new RegExp(`^${name}=[\\w-]{43}\\.${foreign}$`))
    expect(await (await device(first)).api.openSeat()).toEqual({ ok: true, value: 'humans' })
    const again = cookieIn(await join({ code: 'ELVES-CODE' }, { cookie: first }))
    expect(again.split('=')[1]?.split('.')).toEqual([expect.not.stringMatching(first.slice(-87, -44)), foreign])
    expect(await (await device(again)).api.openSeat()).toEqual({ ok: true, value: 'elves' })
    const many = Array.from({ length: 9 }, (_, at) => String(at).repeat(43)).join('.')
    expect(cookieIn(await join({ code: 'SPARE-CODE' }, { cookie: `${name}=${many}` })).split('.')).toHaveLength(6)
  })
})

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
    await elves.api.useOrders()
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
    expect(await exchange(socket, { t: 'q', i: '1', m, a })).toEqual({ t: 's', i: '1', r: { error: expect.stringContaining(sentence) } })
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
    for (const { session, events } of connected) if (session === gone) events.dismissed('Your seat was taken away.')
    for (const { closed, heard } of tabs) {
      expect((await closed)[0]).toBe(4001)
      expect(heard).toEqual([['dismissed', 'Your seat was taken away.']])
    }
    expect(await shutOut({ cookie })).toEqual([4001, 0])
    expect(await other.api.openSeat()).toEqual({ ok: true, value: 'humans' })
    expect(other.heard).toEqual([])
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
    vi.advanceTimersByTime(30_000)
    expect((await tab.closed)[0]).toBe(4001)
  })

  test('whoever does not answer two heartbeats is given up', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open()
    const tab = await device(await admitted())
    vi.advanceTimersByTime(30_000)
    // The answer to the ping is on its way before this call.
    await once(tab.socket, 'ping')
    await tab.api.openSeat()
    vi.advanceTimersByTime(30_000)
    expect((await tab.api.openSeat()).ok).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect((await tab.closed)[0]).toBe(1006)
    await expect.poll(() => connected).toEqual([])
  })

  test('whoever sends more than anybody at a table would is cut off', async () => {
    await open('here', { limits: { pace: { perSecond: 0, burst: 3 } } })
    const cookie = await admitted()
    const { socket, raw, closed } = await device(cookie)
    for (let i = 0; i < 10; i++) socket.send(JSON.stringify({ t: 'q', i: String(i), m: 'openSeat', a: [] }))
    expect((await closed)[0]).toBe(1008)
    expect(calls).toHaveLength(3)
    expect(raw.length).toBeLessThanOrEqual(3)
    expect(await (await device(cookie)).api.openSeat(), 'and may come again').toEqual({ ok: true, value: 'elves' })
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

describe('the reach of a door', () => {
  const OUTSIDE = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
  const HOME = { wlan0: [{ address: '192.168.1.20', family: 'IPv4' as const, internal: false }] }

  /** The system's code for a connection that is refused, or `open`. */
  async function knock(name: string): Promise<string> {
    const socket = connectSocket(port, name)
    try {
      await once(socket, 'connect')
      return 'open'
    } catch (fault) {
      return (fault as NodeJS.ErrnoException).code ?? ''
    } finally {
      socket.destroy()
    }
  }

  test('here: this computer only', async () => {
    await open('here', { interfaces: () => HOME })
    expect(door.addresses).toEqual([`http://127.0.0.1:${port}/`])
    expect((await ask('/', { host: `192.168.1.20:${port}` })).status).toBe(421)
    if (OUTSIDE !== undefined) expect(await knock(OUTSIDE)).toBe('ECONNREFUSED')
  })

  test('network: under the addresses it offers and the names of this computer, and no others', async () => {
    await open('network', { interfaces: () => HOME })
    expect(door.addresses).toEqual([`http://192.168.1.20:${port}/`])
    const name = hostname().toLowerCase()
    for (const own of ['192.168.1.20', '127.0.0.1', 'localhost', name, `${name}.local`]) {
      const { status, headers } = await ask('/', { host: `${own}:${port}` })
      expect(status, own).toBe(200)
      expect(String(headers['content-security-policy'])).toContain(`connect-src 'self' ws://${own}:${port};`)
      // Without TLS browsers pass it over, and complain.
      expect(headers['cross-origin-opener-policy']).toBeUndefined()
    }
    for (const foreign of ['192.168.1.21', '10.0.0.1', 'evil.example', '0.0.0.0']) {
      expect((await ask('/', { host: `${foreign}:${port}` })).status, foreign).toBe(421)
    }
    if (OUTSIDE !== undefined) expect(await knock(OUTSIDE)).toBe('open')
    const home = { host: `192.168.1.20:${port}`, origin: `http://192.168.1.20:${port}` }
    const cookie = cookieIn(await join({ code: 'ELVES-CODE' }, home))
    expect(await exchange(await socketWith({ ...home, cookie }), { t: 'q', i: '1', m: 'openSeat', a: [] })).toMatchObject({ i: '1' })
    expect(await refusal({ ...home, cookie, origin: origin() })).toBe(403)
  })

  test('without a network there is no door to one, and the reason is told', async () => {
    await open()
    const parts = { renderer: path.join(folder, 'out'), report: () => undefined, interfaces: () => ({}) }
    await expect(openSeatDoor(parts)(host, 'network')).rejects.toThrow(
      new StoreError('The door stays closed: this computer is in no network with others. Join one (Wi-Fi or cable), then open it again.'),
    )
  })

  test('a taken port leads to the next; where all are taken the reason is told', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port: taken } = other.address() as AddressInfo
    await open('here', { ports: [taken, 0] })
    expect(port).not.toBe(taken)
    const parts = { renderer: path.join(folder, 'out'), report: () => undefined, ports: [taken] }
    await expect(openSeatDoor(parts)(host, 'here')).rejects.toThrow(new StoreError(`The door stays closed: port ${taken} is taken.`))
    other.close()
  })

  test('closing takes leave of everybody, and nobody listens any more', async () => {
    await open()
    const cookie = await admitted()
    const devices = [await device(cookie), await device(await admitted('HUMANS-CODE'))]
    await door.close()
    for (const { closed, heard } of devices) {
      expect((await closed)[0]).toBe(1001)
      expect(heard).toEqual([['dismissed', 'The game master has closed the door. What was seen last stays readable.']])
    }
    await expect.poll(() => connected).toEqual([])
    expect(await knock('127.0.0.1')).toBe('ECONNREFUSED')
    await door.close()
    const was = port
    await open('here', { ports: [was, 0] })
    expect(port).toBe(was)
    expect(await (await device(cookie)).api.openSeat(), 'the device is still known').toEqual({ ok: true, value: 'elves' })
  })
})
