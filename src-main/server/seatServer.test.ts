import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { SeatDoor } from '../../src-shared/contract/seats.ts'
import { ONLOOKER } from '../../src-shared/kernel/world/rule.ts'
import { openSeatDoor } from './seatServer.ts'
import { cookieIn } from './testing/client.ts'
import {
  folder,
  port,
  faults,
  invitations,
  sessions,
  host,
  open,
  ask,
  origin,
  join,
  admitted,
  refusal,
  device,
  KEY,
} from './testing/seatDoor.ts'

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
    expect(JSON.parse(known.body)).toEqual({ kind: 'seat', admitted: true, campaign: 'campaign-1' })
    expect(known.headers['cache-control']).toBe('no-store')
    expect(cookieIn(known)).toBe(cookieIn(first))
  })

  test('opens again at the port that devices know, and at another where somebody has that', async () => {
    await open()
    const at = (opened: SeatDoor): number => Number(new URL(opened.addresses[0] ?? '').port)
    const doors = openSeatDoor({ renderer: path.join(folder, 'out'), report: (fault) => faults.push(fault), ports: [0] })
    const other = await doors(host, 'here', port)
    const elsewhere = at(other)
    expect(elsewhere).not.toBe(port)
    await other.close()
    const again = await doors(host, 'here', elsewhere)
    expect(at(again)).toBe(elsewhere)
    await again.close()

    const asked = openSeatDoor({ renderer: path.join(folder, 'out'), report: (fault) => faults.push(fault), ports: [elsewhere] })
    const first = await asked(host, 'here', elsewhere)
    expect(at(first)).toBe(elsewhere)
    await expect(asked(host, 'here', elsewhere), 'where it is the only one there is no other').rejects.toThrow(String(elsewhere))
    await first.close()
  })

  test('a device of another campaign is told that this is not its own, and no stranger which one it is', async () => {
    await open()
    const told = async (target: string, cookie?: string): Promise<unknown> =>
      JSON.parse((await ask(target, cookie === undefined ? {} : { cookie })).body)
    expect(await told('/host?campaign=campaign-2')).toEqual({ kind: 'seat', admitted: false, elsewhere: true })
    for (const own of ['?campaign=campaign-1', '?campaign=a&campaign=b', '?other=campaign-2', ''])
      expect(await told(`/host${own}`), own).toEqual({ kind: 'seat', admitted: false })
    const here = await admitted()
    expect(await told('/host?campaign=campaign-2', here), 'it may have seats at both').toMatchObject({ admitted: true })
  })

  test('a seat is given back to its own campaign only', async () => {
    await open()
    const cookie = await admitted()
    const leave = (target: string): ReturnType<typeof ask> => ask(target, { cookie, origin: origin() }, 'DELETE')
    const refused = await leave('/join?campaign=campaign-2')
    expect([refused.status, refused.headers['set-cookie'], sessions.size]).toEqual([409, undefined, 1])
    expect([(await leave('/join?campaign=campaign-1')).status, sessions.size]).toEqual([204, 0])
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
    ['a code that is no text', `{"code":["ELVES-CODE"],"key":"${KEY}"}`, 400],
    ['another field', `{"token":"ELVES-CODE","key":"${KEY}"}`, 400],
    ['no key', '{"code":"ELVES-CODE"}', 400],
    ['a key that is no text', `{"code":"ELVES-CODE","key":["${KEY}"]}`, 400],
    ['a key that is too short', `{"code":"ELVES-CODE","key":"${KEY.slice(1)}"}`, 400],
    ['a prototype', `{"__proto__":{"code":"ELVES-CODE","key":"${KEY}"}}`, 400],
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
    const body = JSON.stringify({ code: 'ELVES-CODE', key: KEY })
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

  test('whoever sits down at another seat has left the one before, in every tab', async () => {
    await open()
    const cookie = await admitted()
    const tab = await device(cookie)
    const moved = cookieIn(await join({ code: 'HUMANS-CODE' }, { cookie, origin: origin() }))
    expect((await tab.closed)[0]).toBe(4001)
    expect([...sessions.values()]).toEqual(['humans'])
    expect(await (await device(moved)).api.openSeat()).toEqual({ ok: true, value: 'humans' })
  })

  test('a display comes in by its short code; why another is refused is told', async () => {
    await open()
    const display = await join({ code: 'tv2-345' })
    expect([display.status, JSON.parse(display.body)]).toEqual([200, { seat: ONLOOKER }])
    expect(await (await device(cookieIn(display))).api.openSeat()).toEqual({ ok: true, value: ONLOOKER })
    for (const [code, refused] of [
      ['TVUSED', 'used'],
      ['TV2346', 'wrong'],
    ] as const) {
      const { status, body, headers } = await join({ code })
      expect([status, JSON.parse(body), headers['set-cookie'], headers['cache-control']]).toEqual([403, { refused }, undefined, 'no-store'])
    }
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
