import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTableServer } from './tableServer.ts'
import { protocolsWith } from '../../src-shared/contract/pageKey.ts'
import { cookieIn, keyIn, refusalAt, withKey, type Headers, type Reply } from './testing/client.ts'
import { admitted, api, connections, faults, folder, get, keyOf, origin, pageWith, server, tokenPath } from './testing/tableDoor.ts'

/** Returns the status with which an upgrade is refused. */
const refusal = (headers: Headers, target = '/rpc'): Promise<number> => refusalAt(server.port, target, headers)

describe('the way in', () => {
  test('the token of the printed address lets a browser in once, and its page leads to the clean address with a key', async () => {
    const target = tokenPath()
    expect(target).toMatch(/^\/\?token=[\w-]{43}$/)
    const first = await get(target)
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(keyIn(first)).toMatch(/^[\w-]{43}$/)
    expect(first.headers['set-cookie']).toEqual([expect.stringMatching(/^lineage-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)])

    const second = await get(target)
    expect(second.status).toBe(403)
    expect([second.headers['set-cookie'], keyIn(second)]).toEqual([undefined, ''])
    expect(second.body).toContain('press Enter there: it prints a new address')
    expect(second.headers['content-type']).toContain('text/html')
  })

  test('a new address makes the one before void', async () => {
    const old = tokenPath()
    const fresh = tokenPath()
    expect((await get(old)).status).toBe(403)
    expect((await get(fresh)).status).toBe(200)
  })

  test.each(['/?token=', '/?token=wrong', '/?token=a&token=b', `/?token=${'A'.repeat(43)}`])(
    '%s is refused, and the right one still works',
    async (target) => {
      const right = tokenPath()
      const reply = await get(target)
      expect(reply.status).toBe(403)
      expect([reply.headers['set-cookie'], keyIn(reply)]).toEqual([undefined, ''])
      expect((await get(right)).status).toBe(200)
    },
  )

  test('a program that only looks what is behind the address is given nothing, and spends nothing', async () => {
    const target = tokenPath()
    for (const headers of [{ 'user-agent': 'Slackbot-LinkExpanding 1.0' }, { 'sec-purpose': 'prefetch' }]) {
      const looked = await get(target, headers)
      expect([looked.status, looked.headers['set-cookie'], keyIn(looked)]).toEqual([200, undefined, ''])
      expect(looked.body).toContain('Open this address in a browser')
    }
    expect(cookieIn(await get(target))).not.toBe('')
  })

  test('whoever is in already is led on by an old address, and given no key', async () => {
    const target = tokenPath()
    const again = await get(target, { cookie: cookieIn(await get(target)) })
    expect([again.status, again.headers['set-cookie'], keyIn(again)]).toEqual([200, undefined, ''])
    expect(again.body).toContain('<script src="/come-in.js"></script>')
  })

  test('what leads on is a file of its own, which everybody may have', async () => {
    const script = await get('/come-in.js')
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript'])
    expect(script.body).toContain("localStorage.setItem('lineage.key', key)")
  })

  test('a page without its key is told the way in, whatever cookie the browser has', async () => {
    const cookie = await admitted()
    expect(JSON.parse((await get('/host', { cookie })).body)).toEqual({ kind: 'server', admitted: false })
    const reply = await get('/locked', pageWith(cookie))
    expect([reply.status, reply.headers['cache-control']]).toEqual([401, 'no-store'])
    expect(reply.body).toContain('its data were cleared')
    expect(reply.body).toContain('Go to the terminal')
  })

  test('each browser has a key of its own', async () => {
    const [one, other] = [await admitted(), await admitted()]
    expect(JSON.parse((await get('/host', pageWith(one))).body)).toEqual({ kind: 'server', admitted: true })
    expect(JSON.parse((await get('/host', pageWith(other))).body)).toEqual({ kind: 'server', admitted: true })
    const mixed = { cookie: one, ...withKey(keyOf(other)) }
    expect(JSON.parse((await get('/host', mixed)).body)).toEqual({ kind: 'server', admitted: false })
    expect(await refusal({ ...mixed, origin: origin() })).toBe(401)
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
    expect(JSON.parse((await get('/host', pageWith(cookie))).body)).toEqual({ kind: 'server', admitted: true })
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
      expect((await get(target)).status, 'and has used up no token').toBe(200)
      expect(await refusal({ host, ...pageWith(cookie), origin: `http://${host}` })).toBe(421)
    },
  )

  test('the other name of this computer is its own as well', async () => {
    const host = `localhost:${server.port}`
    const reply = await get(tokenPath(), { host })
    const socket = new WebSocket(`ws://localhost:${server.port}/rpc`, [...protocolsWith(keyIn(reply))], {
      headers: { cookie: cookieIn(reply), origin: `http://${host}` },
    })
    await once(socket, 'open')
    expect(socket.protocol, 'and not the key').toBe('lineage')
  })

  test.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://localhost:1', 'http://127.0.0.1'])(
    'pages of %s are not answered',
    async (stranger) => {
      const cookie = await admitted()
      expect((await get('/', { cookie, origin: stranger })).status).toBe(403)
      expect(await refusal({ ...pageWith(cookie), origin: stranger })).toBe(403)
    },
  )

  test('a WebSocket needs cookie, key and origin, and there is one place for it', async () => {
    const cookie = await admitted()
    expect(await refusal({ origin: origin() })).toBe(401)
    const page = pageWith(cookie)
    expect(await refusal({ ...page, origin: origin(), cookie: `lineage-${server.port}=wrong` })).toBe(401)
    expect(await refusal({ cookie, origin: origin() }), 'the cookie alone').toBe(401)
    expect(await refusal({ origin: origin(), ...withKey(keyOf(cookie)) }), 'the key alone').toBe(401)
    expect(await refusal({ cookie, origin: origin(), ...withKey('A'.repeat(43)) })).toBe(401)
    expect(await refusal(page)).toBe(403)
    expect(await refusal({ ...page, origin: origin() }, '/')).toBe(404)
    expect(await refusal({ ...page, origin: origin() }, '/assets/app-1a2b.js')).toBe(404)
    expect(connections).toEqual([])
    expect((await get('/rpc', page)).status).toBe(403)
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

test('a port that is taken is an error of the system', async () => {
  const second = startTableServer({
    api,
    listen: () => () => undefined,
    stream: () => Promise.reject(new Error('nothing is asked for')),
    renderer: path.join(folder, 'out'),
    port: server.port,
    report: () => undefined,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

describe('a whole campaign file', () => {
  const LINES = `{"format":"lineage","version":1}\n${'{"seq":0}\n'.repeat(50_000)}`
  function kept(name: string): void {
    mkdirSync(path.join(folder, 'library'), { recursive: true })
    writeFileSync(path.join(folder, 'library', name), LINES)
  }
  const asked = (ref: string): string => `/campaign?ref=${encodeURIComponent(ref)}`

  test('goes out as it is, under its own name, to who was let in', async () => {
    kept("Ädel's (2).lineage")
    const cookie = await admitted()
    const reply = await get(asked("Ädel's (2).lineage"), pageWith(cookie))
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([200, 'application/x-ndjson', 'no-store'])
    expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''%C3%84del%27s%20%282%29.lineage")
    expect([reply.headers['content-length'], reply.body === LINES]).toEqual([String(LINES.length), true])
    for (const headers of [{}, { cookie }, withKey(keyOf(cookie)), { cookie, ...withKey('A'.repeat(43)) }])
      expect((await get(asked("Ädel's (2).lineage"), headers)).status).toBe(401)
  })

  test.each(['Gone.lineage', '../secret.txt', '/etc/passwd', '', '.workbench/recent.json'])(
    'that is none (%j) is told in a sentence',
    async (ref) => {
      kept('Iron.lineage')
      const reply = await get(asked(ref), pageWith(await admitted()))
      expect([reply.status, JSON.parse(reply.body)]).toEqual([
        404,
        { error: expect.objectContaining({ text: expect.any(String) as string }) },
      ])
      expect(reply.body).not.toContain('root:')
      expect((await get('/campaign', pageWith(await admitted()))).status).toBe(404)
      expect(faults).toEqual([])
    },
  )
})
