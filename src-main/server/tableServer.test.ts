import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { createBirpc } from 'birpc'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { RpcFunctions, RpcReply } from '../../src-shared/contract/rpc.ts'
import { apiOver, UNEXPECTED, WORKBENCH_METHODS } from '../../src-shared/contract/rpc.ts'
import type { TableUpdate, WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import type { TableServer } from './tableServer.ts'
import { startTableServer } from './tableServer.ts'

let folder: string
let server: TableServer
let calls: unknown[][]
let faults: unknown[]
let connections: number[]
const listeners = new Set<Partial<WorkbenchEvents>>()

/** A workbench that only writes down what reaches it. */
const api = Object.fromEntries(
  WORKBENCH_METHODS.map((method) => [
    method,
    async (...args: readonly unknown[]) => {
      calls.push([method, ...args])
      if (method === 'rename') throw new StoreError('"Iron.lineage" could not be renamed: the disk is full.')
      if (method === 'trash') throw new Error('secret detail at /home/somebody/file.ts:1:1')
      if (method === 'note') for (const { tableChanged } of listeners) tableChanged?.('Iron.lineage', { from: 3 } as TableUpdate)
      return method === 'host' ? { kind: 'server', place: folder, openAtStart: null } : { ok: true, value: null }
    },
  ]),
) as unknown as WorkbenchApi

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  mkdirSync(path.join(folder, 'out', 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'out', 'index.html'), '<!doctype html><title>Lineage Workbench</title>')
  writeFileSync(path.join(folder, 'out', 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(path.join(folder, 'out', '.built'), 'hidden')
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  calls = []
  faults = []
  connections = []
  listeners.clear()
  server = await startTableServer({
    api,
    listen(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
    renderer: path.join(folder, 'out'),
    port: 0,
    report: (fault) => faults.push(fault),
    connectionsChanged: (count) => connections.push(count),
    largestMessage: 10_000,
  })
})

afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** One request as any client may send it, with the path exactly as it is given. */
async function get(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = ''): Promise<Reply> {
  const sent = httpRequest({ host: '127.0.0.1', port: server.port, path: target, headers, method })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) text += String(part)
  return { status: response.statusCode ?? 0, headers: response.headers, body: text }
}

function tokenPath(): string {
  const { pathname, search } = new URL(server.freshAddress())
  return pathname + search
}

/** Lets a browser in and gives its cookie. */
async function admitted(): Promise<string> {
  const { headers } = await get(tokenPath())
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

function origin(): string {
  return `http://127.0.0.1:${server.port}`
}

async function connected(headers: Readonly<Record<string, string>>): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/rpc`, { headers })
  await once(socket, 'open')
  return socket
}

/** The status with which an upgrade is refused. */
async function refusal(headers: Readonly<Record<string, string>>, target = '/rpc'): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${target}`, { headers })
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, import('node:http').IncomingMessage]
  socket.on('error', () => undefined)
  socket.terminate()
  return response.statusCode ?? 0
}

/** A page of the workbench: its interface, and the events it was sent. */
async function page(cookie: string): Promise<{ readonly api: WorkbenchApi; readonly events: unknown[][]; readonly socket: WebSocket }> {
  const socket = await connected({ cookie, origin: origin() })
  const events: unknown[][] = []
  const rpc = createBirpc<RpcFunctions, WorkbenchEvents>(
    {
      tableChanged: (...args) => void events.push(['tableChanged', ...args]),
      seatsChanged: (...args) => void events.push(['seatsChanged', ...args]),
      openRequested: (...args) => void events.push(['openRequested', ...args]),
      commandChosen: (...args) => void events.push(['commandChosen', ...args]),
    },
    {
      post: (text: string) => socket.send(text),
      on: (take) => void socket.on('message', (data: Buffer) => take(data.toString())),
      serialize: (message) => JSON.stringify(message),
      deserialize: (text: string) => JSON.parse(text) as unknown,
    },
  )
  const call = async (method: string, args: readonly unknown[]): Promise<RpcReply> =>
    (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply
  return { api: apiOver(call), events, socket }
}

/** Sends one raw message and gives the next that comes back. */
async function exchange(socket: WebSocket, message: unknown): Promise<unknown> {
  const reply = once(socket, 'message')
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [data] = (await reply) as [Buffer]
  return JSON.parse(data.toString())
}

describe('the way in', () => {
  test('the token of the printed address lets a browser in once, and leads to the clean address', async () => {
    const target = tokenPath()
    expect(target).toMatch(/^\/\?token=[\w-]{43}$/)
    const first = await get(target)
    expect(first.status).toBe(303)
    expect(first.headers.location).toBe('/')
    expect(first.headers['set-cookie']).toEqual([expect.stringMatching(/^lineage-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)])

    const second = await get(target)
    expect(second.status).toBe(403)
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(second.body).toContain('press Enter there: it prints a new address')
    expect(second.headers['content-type']).toContain('text/html')
  })

  test('a new address makes the one before void', async () => {
    const old = tokenPath()
    const fresh = tokenPath()
    expect((await get(old)).status).toBe(403)
    expect((await get(fresh)).status).toBe(303)
  })

  test.each(['/?token=', '/?token=wrong', '/?token=a&token=b', `/?token=${'A'.repeat(43)}`])(
    '%s is refused, and the right one still works',
    async (target) => {
      const right = tokenPath()
      const reply = await get(target)
      expect(reply.status).toBe(403)
      expect(reply.headers['set-cookie']).toBeUndefined()
      expect((await get(right)).status).toBe(303)
    },
  )

  test('whoever is in already is led on by an old address', async () => {
    const target = tokenPath()
    const { headers } = await get(target)
    const again = await get(target, { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
    expect([again.status, again.headers.location]).toEqual([303, '/'])
  })

  test('from a link on another site the page goes on by itself, so that the cookie is sent', async () => {
    const reply = await get(tokenPath(), { 'sec-fetch-site': 'cross-site' })
    expect(reply.status).toBe(200)
    expect(reply.headers['set-cookie']).toHaveLength(1)
    expect(reply.body).toContain('<meta http-equiv="refresh" content="0; url=/" />')
  })

  test('without the cookie there is a page that tells the way, and no file', async () => {
    const reply = await get('/')
    expect(reply.status).toBe(401)
    expect(reply.body).toContain('Go to the terminal')
    for (const target of ['/index.html', '/assets/app-1a2b.js', '/host']) expect((await get(target)).status, target).toBe(401)
    expect((await get('/', { cookie: `lineage-${server.port}=${'A'.repeat(43)}` })).status).toBe(401)
  })

  test('with the cookie the pages are served under the strict policy', async () => {
    const cookie = await admitted()
    const index = await get('/', { cookie: `other=1; ${cookie}` })
    expect(index.status).toBe(200)
    expect(index.body).toContain('<title>Lineage Workbench</title>')
    expect(index.headers['cache-control']).toBe('no-store')
    const policy = String(index.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';")
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(index.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(index.headers['strict-transport-security']).toBeUndefined()

    const script = await get('/assets/app-1a2b.js', { cookie })
    expect([script.status, script.body]).toEqual([200, 'export {}'])
    expect(script.headers['content-type']).toContain('javascript')
    expect(JSON.parse((await get('/host', { cookie })).body)).toEqual({ kind: 'server' })
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.built',
    '/assets',
    '/nothing',
    '//secret.txt',
  ])('%s gives nothing away', async (target) => {
    const reply = await get(target, { cookie: await admitted() })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.body).not.toMatch(/secret|hidden|node_modules|\bat /)
  })
})

describe('strangers', () => {
  test('it listens on the loopback address only', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal)?.address
    if (outside !== undefined) {
      const socket = connectSocket(server.port, outside)
      const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
      expect(error.code).toBe('ECONNREFUSED')
    }
    expect(server.freshAddress()).toContain('http://127.0.0.1:')
  })

  test.each(['evil.example', 'evil.example:80', '127.0.0.1', '127.0.0.1.evil.example', '127.0.0.1:1', '[::1]', 'localhost'])(
    'a request for host %s is not answered, even with token and cookie',
    async (host) => {
      const cookie = await admitted()
      const target = tokenPath()
      for (const way of ['/', target, '/assets/app-1a2b.js', '/rpc']) expect((await get(way, { host, cookie })).status, way).toBe(421)
      expect((await get(target)).status, 'and has used up no token').toBe(303)
      expect(await refusal({ host, cookie, origin: `http://${host}` })).toBe(421)
    },
  )

  test('the other name of this computer is its own as well', async () => {
    const host = `localhost:${server.port}`
    const { headers } = await get(tokenPath(), { host })
    const socket = new WebSocket(`ws://localhost:${server.port}/rpc`, {
      headers: { cookie: headers['set-cookie']?.[0] ?? '', origin: `http://${host}` },
    })
    await once(socket, 'open')
  })

  test.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://localhost:1', 'http://127.0.0.1'])(
    'pages of %s are not answered',
    async (stranger) => {
      const cookie = await admitted()
      expect((await get('/', { cookie, origin: stranger })).status).toBe(403)
      expect(await refusal({ cookie, origin: stranger })).toBe(403)
    },
  )

  test('a WebSocket needs cookie and origin, and there is one place for it', async () => {
    const cookie = await admitted()
    expect(await refusal({ origin: origin() })).toBe(401)
    expect(await refusal({ origin: origin(), cookie: `lineage-${server.port}=wrong` })).toBe(401)
    expect(await refusal({ cookie })).toBe(403)
    expect(await refusal({ cookie, origin: origin() }, '/')).toBe(404)
    expect(await refusal({ cookie, origin: origin() }, '/assets/app-1a2b.js')).toBe(404)
    expect(connections).toEqual([])
    expect((await get('/rpc', { cookie })).status).toBe(403)
  })

  test('nothing is taken by POST, however large', async () => {
    const reply = await get('/', { cookie: await admitted(), 'content-type': 'application/json' }, 'POST', JSON.stringify('x'.repeat(5000)))
    expect([404, 413]).toContain(reply.status)
    expect(reply.body).not.toMatch(/\bat /)
  })

  test('too many requests are refused with a sentence', async () => {
    const cookie = await admitted()
    let last: Reply | undefined
    for (let count = 0; count < 700 && last?.status !== 429; count += 20) {
      ;[last] = await Promise.all(Array.from({ length: 20 }, () => get('/', { cookie })))
    }
    expect(last).toMatchObject({ status: 429, body: 'Too many requests: wait a minute.\n' })
  })
})

describe('calls', () => {
  test('go through with their arguments, and results come back', async () => {
    const { api: remote, socket } = await page(await admitted())
    expect(await remote.host()).toEqual({ kind: 'server', place: folder, openAtStart: null })
    expect(await remote.answer('Iron.lineage', { act: 'done' }, '1/elves/7/spend')).toEqual({ ok: true, value: null })
    await remote.retract('Iron.lineage', 4)
    await remote.retract('Iron.lineage', 4, 'misread')
    expect(calls.slice(1)).toEqual([
      ['answer', 'Iron.lineage', { act: 'done' }, '1/elves/7/spend'],
      ['retract', 'Iron.lineage', 4],
      ['retract', 'Iron.lineage', 4, 'misread'],
    ])
    socket.close()
    await once(socket, 'close')
    await expect.poll(() => connections).toEqual([1, 0])
    expect(listeners.size).toBe(0)
  })

  test('two tabs see what one of them did', async () => {
    const cookie = await admitted()
    const [first, second] = await Promise.all([page(cookie), page(cookie)])
    await first.api.note('Iron.lineage', 'remember')
    await expect
      .poll(() => [first.events, second.events])
      .toEqual([[['tableChanged', 'Iron.lineage', { from: 3 }]], [['tableChanged', 'Iron.lineage', { from: 3 }]]])
    first.socket.terminate()
    await expect.poll(() => listeners.size).toBe(1)
    for (const { openRequested } of listeners) openRequested?.('Steel.lineage')
    await expect.poll(() => second.events.at(-1)).toEqual(['openRequested', 'Steel.lineage'])
  })

  test("a store's sentence reaches the page, a fault of the program does not", async () => {
    const { api: remote } = await page(await admitted())
    const refused = remote.rename('Iron.lineage', 'Steel')
    await expect(refused).rejects.toThrow(StoreError)
    await expect(refused).rejects.toThrow('"Iron.lineage" could not be renamed: the disk is full.')
    await expect(remote.trash('Iron.lineage')).rejects.toThrow(UNEXPECTED)
    expect(faults.map(String)).toEqual(['Error: secret detail at /home/somebody/file.ts:1:1'])
  })

  test.each([
    ['unknown', 'wipe', []],
    ['inherited by every object', 'constructor', []],
    ['inherited by every object', '__proto__', []],
    ['of the RPC itself', '$close', []],
    ['of the host and no page', 'listen', [{}]],
  ])('a method that is %s (%s) is refused', async (_, m, a) => {
    const socket = await connected({ cookie: await admitted(), origin: origin() })
    expect(await exchange(socket, { t: 'q', i: '1', m, a })).toEqual({
      t: 's',
      i: '1',
      r: { error: 'The workbench was asked for something it does not know: reload the page.' },
    })
    expect(calls).toEqual([])
  })

  test.each([
    ['trash', [{ $ref: 'Iron.lineage' }], 'text'],
    ['trash', [], 'text'],
    ['trash', ['a', 'b'], 'text'],
    ['retract', ['a', '4'], 'text, whole, text?'],
    ['retract', ['a', 4.5], 'text, whole, text?'],
    ['retract', ['a', 4, null], 'text, whole, text?'],
    ['correct', ['a', [{ owner: 'elves', account: 'food', to: '7' }], 'why'], 'text, changes, text'],
    ['host', [1], 'nothing'],
  ])('%s with %j is refused', async (m, a, wanted) => {
    const socket = await connected({ cookie: await admitted(), origin: origin() })
    const reply = { error: `The workbench cannot do ${m} with what it was given: it takes ${wanted}.` }
    expect(await exchange(socket, { t: 'q', i: '1', m, a })).toEqual({ t: 's', i: '1', r: reply })
    expect(calls).toEqual([])
  })

  test('JSON nested beyond sense is refused', async () => {
    const socket = await connected({ cookie: await admitted(), origin: origin() })
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`
    expect(await exchange(socket, `{"t":"q","i":"1","m":"create","a":[${deep}]}`)).toMatchObject({
      r: { error: expect.stringContaining('cannot do create') },
    })
  })

  test.each([
    '',
    'nonsense',
    'null',
    '[]',
    '7',
    '{"t":"s","i":"1"}',
    '{"t":"q","m":"host","a":{},"i":"1"}',
    '{"t":"q","m":"host","a":[],"i":7}',
    '{"t":"q","m":"host","a":[]}',
  ])('the message %j is dropped, and the next is answered', async (message) => {
    const socket = await connected({ cookie: await admitted(), origin: origin() })
    socket.send(message)
    expect(await exchange(socket, { t: 'q', i: '2', m: 'library', a: [] })).toMatchObject({ t: 's', i: '2', r: { value: { ok: true } } })
    expect(calls).toEqual([['library']])
    expect(faults).toEqual([])
  })

  test('a message beyond the limit ends the connection, and only that one', async () => {
    const cookie = await admitted()
    const greedy = await connected({ cookie, origin: origin() })
    const other = await page(cookie)
    greedy.send('x'.repeat(10_001))
    expect((await once(greedy, 'close'))[0]).toBe(1009)
    expect(await other.api.library()).toEqual({ ok: true, value: null })
    expect(faults).toEqual([])
  })

  test('bytes that are no text end the connection', async () => {
    const socket = await connected({ cookie: await admitted(), origin: origin() })
    socket.send(Buffer.from([1, 2, 3]))
    expect((await once(socket, 'close'))[0]).toBe(1003)
  })

  test('closing the server takes leave of every tab', async () => {
    const { socket } = await page(await admitted())
    const left = once(socket, 'close')
    await server.close()
    expect((await left)[0]).toBe(1001)
  })
})

test('a port that is taken is an error of the system', async () => {
  const second = startTableServer({
    api,
    listen: () => () => undefined,
    renderer: path.join(folder, 'out'),
    port: server.port,
    report: () => undefined,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
