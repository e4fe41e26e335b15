import { message } from '../../src-shared/messages/message.ts'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectSocket, createServer, type AddressInfo } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { openSeatDoor } from './seatServer.ts'
import { cookieIn, exchange, withKey, type Headers } from './testing/client.ts'
import {
  folder,
  door,
  port,
  calls,
  invitations,
  connected,
  host,
  open,
  ask,
  origin,
  pageAt,
  join,
  admitted,
  socketWith,
  refusal,
  sessions,
  shutOut,
  device,
  KEY,
} from './testing/seatDoor.ts'

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
      expect(await shutOut(headers), String(wrong)).toEqual([4002, 0])
      expect(JSON.parse((await ask('/host', headers)).body), String(wrong)).toEqual({ kind: 'seat', admitted: false })
    }
    expect(await refusal({ cookie })).toBe(403)
    expect((await ask('/seat', { cookie, origin: origin() })).status).toBe(404)
    expect(calls).toEqual([])
    expect(connected).toEqual([])
    expect(await (await device(cookie)).api.openSeat()).toEqual({ ok: true, value: 'elves' })
    expect(await (await device(`other=1; ${cookie}; more=2`)).api.openSeat()).toEqual({ ok: true, value: 'elves' })
  })

  test('the cookie alone, with another key, and the key alone open nothing', async () => {
    await open()
    const cookie = await admitted()
    const other = 'x'.repeat(43)
    const brought: readonly Headers[] = [
      { cookie, authorization: '' },
      { cookie, ...withKey(other) },
      { cookie, ...withKey(KEY.slice(1)) },
      { ...withKey(KEY) },
      { cookie: `${cookie}.${cookie.split('=')[1]}`, authorization: '' },
      // A session in plain form, which would work only with a guessable key.
      { cookie: `lineage-seat-${port}=${[...sessions.keys()][0]}`, authorization: '' },
    ]
    for (const headers of brought) {
      expect(await shutOut(headers), JSON.stringify(headers)).toEqual([4002, 0])
      const told = await ask('/host', headers)
      // The reply depends only on what the browser itself sent.
      const hasKey = [other, KEY].some((key) => headers['authorization'] === withKey(key)['authorization'])
      const keyless = hasKey ? {} : { keyless: true }
      expect([JSON.parse(told.body), told.headers['set-cookie']]).toEqual([{ kind: 'seat', admitted: false, ...keyless }, undefined])
      expect((await ask('/join', { ...headers, origin: origin() }, 'DELETE')).status).toBe(204)
    }
    expect([calls, connected]).toEqual([[], []])
    expect(await (await device(cookie)).api.openSeat(), 'and the device still has its seat').toEqual({ ok: true, value: 'elves' })
    const joined = cookieIn(await join({ code: 'HUMANS-CODE', key: other }, { cookie }))
    expect([...sessions.values()], 'nor is a seat given up for another by a page that has not its key').toEqual(['elves', 'humans'])
    expect(joined.split('=')[1]?.split('.')).toEqual([expect.any(String), cookie.split('=')[1]])
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

describe('the reach of a door', () => {
  const OUTSIDE = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
  const HOME = { wlan0: [{ address: '192.168.1.20', family: 'IPv4' as const, internal: false }] }

  /** Returns the system's error code of a refused connection, or `open`. */
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
      // Without TLS browsers ignore the header with a warning.
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
    await expect(openSeatDoor(parts)(host, 'network')).rejects.toThrow(new StoreError(message('door.noNetwork')))
  })

  test('a taken port leads to the next; where all are taken the reason is told', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port: taken } = other.address() as AddressInfo
    await open('here', { ports: [taken, 0] })
    expect(port).not.toBe(taken)
    const parts = { renderer: path.join(folder, 'out'), report: () => undefined, ports: [taken] }
    await expect(openSeatDoor(parts)(host, 'here')).rejects.toThrow(
      new StoreError(message('door.stays', { reason: message('door.portTaken', { port: taken }) })),
    )
    other.close()
  })

  test('a port at which another campaign has its door is said to be taken by that one, until it is closed', async () => {
    await open()
    const parts = { renderer: path.join(folder, 'out'), report: () => undefined, ports: [0] }
    const openDoor = openSeatDoor(parts)
    const first = await openDoor({ ...host, title: () => 'Winter Crown' }, 'here')
    const port = Number(new URL(first.addresses[0] ?? '').port)
    const fixed = openSeatDoor({ ...parts, ports: [port] })
    await expect(fixed({ ...host }, 'here')).rejects.toThrow(
      new StoreError(message('door.stays', { reason: message('door.portTaken', { port }) })),
    )
    await first.close()
    const own = await fixed({ ...host, title: () => 'Winter Crown' }, 'here')
    await expect(fixed({ ...host }, 'here')).rejects.toThrow(
      new StoreError(message('door.stays', { reason: message('door.portTakenBy', { port, title: 'Winter Crown' }) })),
    )
    await own.close()
    await (await fixed({ ...host }, 'here')).close()
  })

  test('doors of several campaigns stand beside each other, and their connections are counted together', async () => {
    await open()
    const counts: number[] = []
    const parts = { renderer: path.join(folder, 'out'), report: () => undefined, ports: [0] }
    const openDoor = openSeatDoor({ ...parts, connectionsChanged: (count) => counts.push(count) })
    const doors = [await openDoor({ ...host }, 'here'), await openDoor({ ...host }, 'here')]
    const session = randomBytes(32).toString('base64url')
    sessions.set(session, 'elves')
    for (const { addresses } of doors) {
      const { origin, port: own } = new URL(addresses[0] ?? '')
      const headers = { origin, ...pageAt(session, Number(own)) }
      await once(new WebSocket(`ws://127.0.0.1:${own}/seat`, { headers }), 'open')
    }
    await expect.poll(() => counts).toEqual([1, 2])
    for (const { close } of doors) await close()
    expect(counts).toEqual([1, 2, 1, 0])
  })

  test('one address holds only so many connections, and the others are not kept out by them', async () => {
    await open('here', { limits: { perAddress: 3 } })
    const idle = Array.from({ length: 3 }, () => connectSocket(port, '127.0.0.1'))
    for (const socket of idle) await once(socket, 'connect')
    const one = connectSocket(port, '127.0.0.1')
    one.on('error', () => undefined)
    await once(one, 'close')
    idle[0]?.destroy()
    await expect.poll(async () => (await ask('/host').catch(() => null))?.status).toBe(200)
    for (const socket of idle) socket.destroy()
  })

  test('closing takes leave of everybody, and nobody listens any more', async () => {
    await open()
    const cookie = await admitted()
    const devices = [await device(cookie), await device(await admitted('HUMANS-CODE'))]
    await door.close()
    for (const { closed, heard } of devices) {
      expect((await closed)[0]).toBe(1001)
      expect(heard, 'the reason is for the table to tell').toEqual([])
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
