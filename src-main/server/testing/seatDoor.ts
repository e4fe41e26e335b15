import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBirpc } from 'birpc'
import { afterEach, beforeEach, vi } from 'vitest'
import { WebSocket } from 'ws'
import { StoreError } from '../../../src-shared/contract/journalStore.ts'
import type { RpcReply } from '../../../src-shared/contract/rpc.ts'
import type { SeatApi, SeatEvents } from '../../../src-shared/contract/seatApi.ts'
import type { Reach, SeatDoor, SeatHost } from '../../../src-shared/contract/seats.ts'
import { SEAT_METHODS, seatApiOver, type SeatFunctions } from '../../../src-shared/contract/seatRpc.ts'
import { ONLOOKER, type SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { plainCode } from '../../../src-shared/table/seats/inviteCode.ts'
import { otherHalf, seatCookieName } from '../seatCookie.ts'
import { openSeatDoor, type SeatDoorParts } from '../seatServer.ts'
import { channelOver, cookieIn, refusalAt, send, socketAt, withKey, type Headers, type Reply } from './client.ts'

/** Door of the current test, with pages and a table of its own, and clients for it. */

export let folder: string
export let door: SeatDoor
export let port: number
export let calls: unknown[][]
export let faults: unknown[]
export let connections: number[]
export let invitations: Map<string, SeatId>
export let sessions: Map<string, SeatId>
export let connected: { readonly session: string; readonly events: SeatEvents }[]

/** A table that only records the calls, with readable codes and sessions. */
export const host: SeatHost = {
  campaign: 'campaign-1',
  title: () => 'Iron Crown',
  async admit(code) {
    const seat = invitations.get(code)
    if (seat === undefined) return null
    invitations.delete(code)
    const session = randomBytes(32).toString('base64url')
    sessions.set(session, seat)
    return { session, seat }
  },
  admitDisplay: (code) => {
    if (plainCode(code) !== 'TV2345') return Promise.resolve({ refused: code === 'TVUSED' ? 'used' : 'wrong' })
    const session = randomBytes(32).toString('base64url')
    sessions.set(session, ONLOOKER)
    return Promise.resolve({ session })
  },
  seatOf: (session) => sessions.get(session) ?? null,
  giveBack: (session) => {
    sessions.delete(session)
    return Promise.resolve()
  },
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
          if (args[0] === 'wait') return new Promise<never>(() => undefined)
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

export async function open(reach: Exclude<Reach, 'closed'> = 'here', more: Partial<SeatDoorParts> = {}): Promise<void> {
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

/** Key of all pages, of any device. */
export const KEY = 'k'.repeat(43)
const KEYED = withKey(KEY)

/** Sends one request of a page, with the length of its body. */
export function ask(target: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Reply> {
  return send(port, target, { 'content-length': String(body.length), ...KEYED, ...headers }, method, body)
}

/** Returns the headers of a page with this session, at the door on that port. */
export function pageAt(session: string, at = port): Headers {
  return { cookie: `${seatCookieName(at)}=${otherHalf(session, KEY)}`, ...KEYED }
}

export function origin(): string {
  return `http://127.0.0.1:${port}`
}

export function join(body: unknown, headers: Headers = {}): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify({ key: KEY, ...(body as object) })
  return ask('/join', { 'content-type': 'application/json', origin: origin(), ...headers }, 'POST', text)
}

/** Admits a device and returns its cookie. */
export async function admitted(code = 'ELVES-CODE'): Promise<string> {
  return cookieIn(await join({ code }))
}

export const socketWith = (headers: Headers): Promise<WebSocket> => socketAt(port, '/seat', { ...KEYED, ...headers })

/** Returns the status with which an upgrade is refused. */
export const refusal = (headers: Headers, target = '/seat'): Promise<number> => refusalAt(port, target, { ...KEYED, ...headers })

/** Makes a call on a connection that is not admitted; returns its close code and the number of messages before. */
export async function shutOut(headers: Headers): Promise<readonly number[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/seat`, { headers: { ...KEYED, origin: origin(), ...headers } })
  let messages = 0
  socket.on('message', () => messages++)
  socket.on('open', () => socket.send(JSON.stringify({ t: 'q', i: '1', m: 'openSeat', a: [] })))
  const [code] = (await once(socket, 'close')) as [number]
  return [code, messages]
}

export interface Device {
  readonly api: SeatApi
  /** Events in order. */
  readonly heard: unknown[][]
  /** Messages in order, unparsed. */
  readonly raw: string[]
  readonly socket: WebSocket
  readonly closed: Promise<unknown[]>
}

/** Connects a player's page. */
export async function device(cookie: string): Promise<Device> {
  const socket = await socketWith({ cookie, origin: origin() })
  const heard: unknown[][] = []
  const raw: string[] = []
  const rpc = createBirpc<SeatFunctions, SeatEvents>(
    {
      tableChanged: (...args) => void heard.push(['tableChanged', ...args]),
      ordersChanged: (...args) => void heard.push(['ordersChanged', ...args]),
      chanceChanged: (...args) => void heard.push(['chanceChanged', ...args]),
      dismissed: (...args) => void heard.push(['dismissed', ...args]),
    },
    channelOver(socket, (text) => raw.push(text)),
  )
  const api = seatApiOver(async (method, args) => (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply)
  return { api, heard, raw, socket, closed: once(socket, 'close') }
}
