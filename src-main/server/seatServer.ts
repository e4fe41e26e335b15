import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { hostname, networkInterfaces } from 'node:os'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { OpenDoor, Reach, SeatDoor, SeatHost } from '../../src-shared/contract/seats.ts'
import { isPageKey, type PageKey } from '../../src-shared/contract/pageKey.ts'
import {
  CLOSED_UNKNOWN,
  ELSEWHERE,
  SEAT_JOIN,
  SEAT_SOCKET,
  SEAT_STANDING,
  type DisplayRefused,
  type DoorStanding,
} from '../../src-shared/contract/seatRpc.ts'
import { message } from '../../src-shared/messages/message.ts'
import { ONLOOKER, type SeatId } from '../../src-shared/kernel/world/rule.ts'
import { isDisplayCode } from '../../src-shared/table/seats/displayCode.ts'
import { faultCode, reasonOf } from '../campaigns/faults.ts'
import { Devices, type DeviceLimits } from './devices.ts'
import { bareServer, deny, guard, portOf } from './guard.ts'
import type { Message } from '../../src-shared/kernel/message.ts'
import { isLocalAddress, networkAddresses, outerAddresses, type Interfaces } from './localAddresses.ts'
import { takeLeave } from './openSockets.ts'
import { pageKeyOf } from './pageKey.ts'
import { isOwnOrigin, LOOPBACK_NAMES } from './sameHost.ts'
import { halvesOf, otherHalf, seatCookie } from './seatCookie.ts'

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'
const PAGE = 'seat.html'
const ICON = 'icon.svg'

/** Ports tried in turn, the last being any free one. A port that devices know for the campaign comes before them. */
const PORTS: readonly number[] = [17470, 17471, 17472, 17473, 0]

export interface SeatLimits extends DeviceLimits {
  /** Most tries at an invitation per minute, of one address and of all together. */
  readonly triesPerAddress: number
  readonly tries: number
  /** Most requests of one address per minute. */
  readonly requests: number
  /** Most connections of one address, of any kind. */
  readonly perAddress: number
  /** Bytes of the largest message of a device. */
  readonly largestMessage: number
  /** Most milliseconds for a request to arrive. */
  readonly patience: number
}

const LIMITS: SeatLimits = {
  triesPerAddress: 10,
  tries: 60,
  requests: 1200,
  perAddress: 128,
  largestMessage: 256 * 1024,
  patience: 30_000,
  perSession: 8,
  inAll: 60,
  pace: { perSecond: 20, burst: 60 },
  bytes: { perSecond: 64 * 1024, burst: 2 * 1024 * 1024 },
  costly: { perSecond: 2, burst: 6 },
  sent: { perSecond: 512 * 1024, burst: 4 * 1024 * 1024 },
  largestBacklog: 8 * 1024 * 1024,
  openCalls: 16,
}

export interface SeatDoorParts {
  /** Folder with the built pages. */
  readonly renderer: string
  /** Receives errors of the program itself. */
  readonly report: (fault: unknown) => void
  /** Receives the number of players' connections at all doors with every change. */
  readonly connectionsChanged?: (connections: number) => void
  readonly limits?: Partial<SeatLimits>
  /** Ports tried in turn, after the one that devices know; 0: any free port. */
  readonly ports?: readonly number[]
  readonly interfaces?: () => Interfaces
}

interface Door extends Required<Pick<SeatDoorParts, 'renderer' | 'report' | 'connectionsChanged'>> {
  readonly host: SeatHost
  readonly reach: Exclude<Reach, 'closed'>
  /** Names or numbers of this computer, without the port. */
  readonly names: readonly string[]
  readonly addresses: readonly string[]
  readonly limits: SeatLimits
  /** This program's open doors: campaign by port. */
  readonly open: Map<number, SeatHost>
}

/**
 * Opens doors for players: each is a server of its own with the players' page and a seat's calls, and none of the game master's. An
 * invitation code admits a device once; later its cookie and its page's key identify it.
 */
export function openSeatDoor(parts: SeatDoorParts): OpenDoor {
  const { renderer, report, limits, ports = PORTS, interfaces = networkInterfaces } = parts
  const connections = new Map<SeatHost, number>()
  const open = new Map<number, SeatHost>()
  return async (host, reach, port) => {
    if (!existsSync(path.join(renderer, PAGE))) {
      throw new StoreError(message('door.noPage', { folder: renderer }))
    }
    const here = reach === 'here'
    const addresses = here ? [LOOPBACK] : networkAddresses(interfaces())
    if (addresses.length === 0) {
      throw new StoreError(whyNoAddress(interfaces()))
    }
    const names = here ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, ...addresses, ...ownNames()]
    const connectionsChanged = (count: number): void => {
      if (count > 0) connections.set(host, count)
      else connections.delete(host)
      parts.connectionsChanged?.([...connections.values()].reduce((sum, one) => sum + one, 0))
    }
    return openAtFreePort(
      { host, reach, names, addresses, renderer, report, connectionsChanged, open, limits: { ...LIMITS, ...limits } },
      beginningWith(port, ports),
    )
  }
}

/** Explains why no other device can reach this computer: it is in no network, or in one to which the door does not open. */
function whyNoAddress(found: Interfaces): Message {
  const others = outerAddresses(found)
  return others.length === 0 ? message('door.noNetwork') : message('door.otherNetwork', { addresses: others.join(', ') })
}

/** Puts the port that devices know first, if there is one. */
function beginningWith(port: number | undefined, ports: readonly number[]): readonly number[] {
  return port === undefined ? ports : [port, ...ports.filter((other) => other !== port)]
}

/** Returns names under which other devices may know this computer. */
function ownNames(): readonly string[] {
  const name = hostname().toLowerCase()
  return name === '' || name.endsWith('.local') ? [name] : [name, `${name}.local`]
}

async function openAtFreePort(door: Door, [port = 0, ...others]: readonly number[]): Promise<SeatDoor> {
  try {
    return await openAt(door, port)
  } catch (fault) {
    const code = faultCode(fault)
    if (code === undefined) throw fault
    if (others.length > 0) return openAtFreePort(door, others)
    throw new StoreError(message('door.stays', { reason: code === 'EADDRINUSE' ? whoHas(port, door) : reasonOf(fault) }))
  }
}

function whoHas(port: number, { open }: Door): Message {
  const host = open.get(port)
  return host === undefined ? message('door.portTaken', { port }) : message('door.portTakenBy', { port, title: host.title() })
}

async function openAt(door: Door, port: number): Promise<SeatDoor> {
  const { host, reach, names, addresses, limits, renderer, report, connectionsChanged, open } = door
  const app = bareServer({ bodyLimit: 200, patience: limits.patience })
  app.server.maxConnections = 512
  keepRoom(app, limits.perAddress)
  app.removeContentTypeParser('text/plain')
  const devices = new Devices({ host, limits, now: () => performance.now(), report, connectionsChanged })
  const { largestMessage, requests: mostRequests } = limits
  await guard(app, { names, renderer, socket: SEAT_SOCKET, largestMessage, mostRequests, trusted: reach === 'here', report })
  app.addHook('onRequest', async ({ ip }, reply) =>
    isLocalAddress(ip) ? undefined : deny(reply, 403, 'Only devices of the same network are answered.'),
  )
  servePage(app, path.join(path.resolve(renderer), 'assets'))
  serveWayIn(app, host, devices, limits)
  serveSeats(app, host, devices)
  let listensAt: number | null = null
  const close = async (): Promise<void> => {
    if (listensAt !== null) open.delete(listensAt)
    await Promise.all([devices.close(), app.close()])
  }
  try {
    await app.listen({ host: reach === 'here' ? LOOPBACK : EVERYWHERE, port })
  } catch (fault) {
    await close()
    throw fault
  }
  listensAt = portOf(app)
  open.set(listensAt, host)
  return { addresses: addresses.map((address) => `http://${address}:${portOf(app)}/`), close }
}

/** Limits the connections per address, so that no device shuts the others out. */
function keepRoom(app: FastifyInstance, most: number): void {
  const held = new Map<string, number>()
  app.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    const count = (held.get(remoteAddress) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    held.set(remoteAddress, count)
    socket.once('close', () => {
      const left = (held.get(remoteAddress) ?? 1) - 1
      if (left > 0) held.set(remoteAddress, left)
      else held.delete(remoteAddress)
    })
  })
}

/** Serves the players' page, which contains no secret, to everybody. */
function servePage(app: FastifyInstance, assets: string): void {
  app.get('/', async (_request, reply) => reply.header('cache-control', 'no-store').sendFile(PAGE))
  app.get(`/${ICON}`, async (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(ICON))
  app.get<{ Params: { readonly file: string } }>('/assets/:file', async ({ params: { file } }, reply) => {
    if (!/^\w[\w.-]*$/.test(file)) return reply.callNotFound()
    // Names of built files contain a digest.
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(file, assets)
  })
}

/** Restricts requests that change something or stay open to pages of this host. */
async function ownOrigin({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return isOwnOrigin(headers) ? undefined : deny(reply, 403, 'Only pages of this server may call.')
}

interface Brought {
  /** Sessions known to the table, newest first. */
  readonly known: readonly string[]
  /** Other halves in the cookie: they may belong to another campaign behind the same door. */
  readonly foreign: readonly string[]
}

/** Sorts the sessions of a request's cookie, opened with this key. */
function broughtBy(host: SeatHost, { headers }: FastifyRequest, port: number, key: PageKey | null): Brought {
  const halves = halvesOf(headers, port)
  if (key === null) return { known: [], foreign: halves }
  const sessions = halves.map((half) => ({ half, session: otherHalf(half, key) }))
  const isKnown = ({ session }: { readonly session: string }): boolean => host.seatOf(session) !== null
  return {
    known: sessions.filter(isKnown).map(({ session }) => session),
    foreign: sessions.filter((one) => !isKnown(one)).map(({ half }) => half),
  }
}

/** Returns the newest session of a request that the table knows; null if there is none. */
function sessionOf(host: SeatHost, request: FastifyRequest, port: number): string | null {
  return broughtBy(host, request, port, pageKeyOf(request.headers)).known[0] ?? null
}

/** Reads an invitation code and the page's new key from a body; null if malformed. */
function invitationIn(body: unknown): { readonly code: string; readonly key: PageKey } | null {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('key' in body)) return null
  const { code, key } = body
  return typeof code === 'string' && isPageKey(key) ? { code, key } : null
}

/** A request that may name the campaign it is meant for: `campaign`. */
interface Seeking {
  Querystring: Readonly<Record<string, unknown>>
}

/** Serves invitations, the question whether a device is known, and leaving for good. */
function serveWayIn(app: FastifyInstance, host: SeatHost, devices: Devices, { triesPerAddress, tries }: SeatLimits): void {
  const ofAddress = app.createRateLimit({ max: triesPerAddress, timeWindow: '1 minute' })
  const ofAll = app.createRateLimit({ max: tries, timeWindow: '1 minute', keyGenerator: () => 'all' })
  const notTooOften = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    for (const limit of [ofAddress, ofAll]) {
      const found = await limit(request)
      if (!found.isAllowed && found.isExceeded) return deny(reply, 429, 'Too many tries: wait a minute, then try again.')
    }
    return undefined
  }
  const giveBack = async (session: string): Promise<void> => {
    devices.leave(session)
    await host.giveBack(session)
  }
  const displayAt = async (
    code: string,
    address: string,
  ): Promise<DisplayRefused | { readonly session: string; readonly seat: SeatId }> => {
    const display = await host.admitDisplay(code, address)
    return 'refused' in display ? display : { session: display.session, seat: ONLOOKER }
  }
  app.post<{ Body: unknown }>(SEAT_JOIN, { onRequest: [ownOrigin, notTooOften] }, async (request, reply) => {
    const invitation = invitationIn(request.body)
    if (invitation === null) return deny(reply, 400, 'An invitation is handed in as {"code": "...", "key": "..."}.')
    const { code, key } = invitation
    const admitted = isDisplayCode(code) ? await displayAt(code, request.ip) : await host.admit(code)
    if (admitted === null)
      return deny(reply, 403, 'This invitation is not valid, or it was used already: ask the game master for a new one.')
    if ('refused' in admitted)
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .send(admitted satisfies DisplayRefused)
    const port = portOf(app)
    const { known: before, foreign } = broughtBy(host, request, port, key)
    // A browser has one seat at a table: its former session would be a device without a user.
    for (const session of before) await giveBack(session)
    reply.header('set-cookie', seatCookie(port, [otherHalf(admitted.session, key), ...foreign])).header('cache-control', 'no-store')
    return reply.send({ seat: admitted.seat })
  })
  app.delete<Seeking>(SEAT_JOIN, { onRequest: ownOrigin }, async (request, reply) => {
    if (isMeantElsewhere(host, request.query['campaign'])) return deny(reply, ELSEWHERE, 'Another campaign is played here.')
    const port = portOf(app)
    const { known, foreign } = broughtBy(host, request, port, pageKeyOf(request.headers))
    reply.header('set-cookie', seatCookie(port, foreign)).header('cache-control', 'no-store')
    for (const session of known) await giveBack(session)
    return reply.code(204).send()
  })
  app.get<Seeking>(SEAT_STANDING, async (request, reply) => {
    const port = portOf(app)
    const session = sessionOf(host, request, port)
    reply.header('cache-control', 'no-store')
    if (session === null) {
      const isKeyless = pageKeyOf(request.headers) === null && halvesOf(request.headers, port).length > 0
      return reply.send({ ...standingWithout(host, request.query['campaign']), ...(isKeyless && { keyless: true }) } satisfies DoorStanding)
    }
    // Each visit extends the cookie.
    reply.header('set-cookie', seatCookie(port, halvesOf(request.headers, port)))
    return reply.send({ kind: 'seat', admitted: true, campaign: host.campaign } satisfies DoorStanding)
  })
}

/**
 * Replies to a device without a session: only whether the campaign it names is this one, so that it can infer a revoked seat. The
 * campaign's id is for devices with a seat.
 */
function standingWithout(host: SeatHost, sought: unknown): DoorStanding {
  return { kind: 'seat', admitted: false, ...(isMeantElsewhere(host, sought) ? { elsewhere: true } : {}) }
}

function isMeantElsewhere(host: SeatHost, sought: unknown): boolean {
  return typeof sought === 'string' && sought !== host.campaign
}

/**
 * Serves the calls of the devices, one WebSocket per page. A device without a session learns that from the close code: a refused upgrade
 * would look to a page like an unreachable computer.
 */
function serveSeats(app: FastifyInstance, host: SeatHost, devices: Devices): void {
  app.get(SEAT_SOCKET, { websocket: true, onRequest: ownOrigin }, (socket, request) => {
    const session = sessionOf(host, request, portOf(app))
    if (session === null) takeLeave(socket, CLOSED_UNKNOWN, 'Not let in.')
    else devices.add(socket, session)
  })
}
