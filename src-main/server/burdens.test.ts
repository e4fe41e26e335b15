import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sendRaw } from './testing/rawClient.ts'
import {
  admitted,
  calls,
  connected,
  connections,
  device,
  faults,
  folder,
  open,
  origin,
  pageAt,
  port,
  sessions,
} from './testing/seatDoor.ts'
import { startTableServer } from './tableServer.ts'

/** Requests that never end or are far too large, and crowds: how they end, and that others are answered meanwhile. */

/** Most milliseconds for a request, in these tests. */
const PATIENCE = 200

/** Sends part of a request and then nothing. Returns the reply until the server ended it. */
async function begun(port: number, start: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  socket.on('error', () => undefined)
  socket.write(start)
  await once(socket, 'close')
  return text.split('\r\n')[0] ?? ''
}

/** Both servers, with the port on which they listen. */
const SERVERS: readonly (readonly [string, (work: (port: number) => Promise<void>) => Promise<void>])[] = [
  [
    'the table server',
    async (work) => {
      await open()
      const server = await startTableServer({
        api: new Proxy({}, {}) as never,
        listen: () => () => undefined,
        stream: () => Promise.reject(new Error('nothing is asked for')),
        renderer: folder,
        port: 0,
        report: (fault) => faults.push(fault),
        patience: PATIENCE,
      })
      await work(server.port)
      await server.close()
    },
  ],
  [
    'the door for players',
    async (work) => {
      await open('here', { limits: { patience: PATIENCE } })
      await work(port)
    },
  ],
]

describe.each(SERVERS)('%s', (_, withServer) => {
  test('cuts requests that do not come to an end', async () => {
    await withServer(async (at) => {
      const host = `Host: 127.0.0.1:${at}\r\n`
      const slow = [
        'GET / HT',
        `GET / HTTP/1.1\r\n${host}X-Slow: `,
        `POST /join HTTP/1.1\r\n${host}Origin: http://127.0.0.1:${at}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"co`,
        `POST /join HTTP/1.1\r\n${host}Origin: http://127.0.0.1:${at}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"c`,
      ]
      for (const one of await Promise.all(slow.map((start) => begun(at, start)))) expect(one).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(await begun(at, ''), 'and who says nothing at all').toMatch(/^$|^HTTP\/1\.1 408 /)
    })
    expect(faults).toEqual([])
  })

  test('refuses requests that are too large', async () => {
    await withServer(async (at) => {
      const host = ['Host', `127.0.0.1:${at}`] as const
      const own = [host, ['Origin', `http://127.0.0.1:${at}`], ['Content-Type', 'application/json']] as const
      const large = 'x'.repeat(100_000)
      expect((await sendRaw(at, { method: 'GET', path: '/', headers: [host, ['X-Large', large]] })).status).toBe(431)
      expect((await sendRaw(at, { method: 'GET', path: `/${large}`, headers: [host] })).status).toBe(431)
      expect((await sendRaw(at, { method: 'GET', path: '/', headers: [host, ['Cookie', large]] })).status).toBe(431)
      const body = { method: 'POST', path: '/join', headers: [...own, ['Content-Length', '100000'] as const], body: large }
      expect([404, 413]).toContain((await sendRaw(at, body)).status)
      const many = Array.from({ length: 3000 }, (_, at) => [`X-${at}`, '1'] as const)
      expect((await sendRaw(at, { method: 'GET', path: '/host', headers: [host, ...many] })).status).toBeGreaterThanOrEqual(200)
    })
    expect(faults).toEqual([])
  })
})

test('a hundred devices that come again and again keep nobody from playing', async () => {
  await open()
  const player = await device(await admitted())
  const crowd = Array.from({ length: 100 }, () => randomBytes(32).toString('base64url'))
  for (const session of crowd) sessions.set(session, 'somebody')
  for (let again = 0; again < 5; again++) {
    const sockets = crowd.map(
      (session) => new WebSocket(`ws://127.0.0.1:${port}/seat`, { headers: { ...pageAt(session), origin: origin() } }),
    )
    for (const socket of sockets) socket.on('error', () => undefined)
    const settled = sockets.map((socket) => Promise.race([once(socket, 'open'), once(socket, 'close')]))
    expect(await player.api.answer('x', 'q'), 'while they come').toMatchObject({ ok: true })
    await Promise.all(settled)
    expect(await player.api.answer('x', 'q'), 'while they are there').toMatchObject({ ok: true })
    for (const socket of sockets) socket.terminate()
    expect(await player.api.answer('x', 'q'), 'while they go').toMatchObject({ ok: true })
  }
  await expect.poll(() => connected.map(({ session }) => crowd.includes(session))).toEqual([false])
  expect(connections.at(-1)).toBe(1)
  expect(Math.max(...connections)).toBeLessThanOrEqual(60)
  expect(calls).toHaveLength(15)
  expect(faults).toEqual([])
})
