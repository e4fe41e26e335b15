import type { LineFate, OrderLine } from '../../contract/orders.ts'
import { StoreError } from '../../contract/journalStore.ts'
import type { SeatId } from '../../kernel/rule.ts'
import { message } from '../../messages/message.ts'
import { readFileText } from '../files/checking.ts'
import type { SealingKey } from '../files/keys.ts'
import { publicKeyOf } from '../files/keys.ts'
import type { KeptPin } from './pins.ts'
import { seatBookShape } from './seatsFileShape.ts'

/** What is kept of the players' seats beside a campaign (`*.lineage-seats`): nothing of it goes into the campaign itself. */
export interface SeatBook {
  readonly format: 'lineage-seats'
  readonly version: 1
  /** Id of the campaign it belongs to. */
  readonly campaign: string
  /** PINs of seats, and of the game master. */
  readonly pins: Readonly<Record<SeatId, KeptPin>>
  /** Devices that were let in, the oldest first. */
  readonly devices: readonly KeptDevice[]
  /** Orders of a seat, of its newest round first. */
  readonly orders: Readonly<Record<SeatId, readonly KeptOrders[]>>
  /** Secret keys the seats sign their orders with: 64 hex digits. */
  readonly signingKeys: Readonly<Record<SeatId, string>>
  /** Public halves of keys a seat signed with before, the newest last: so that orders of theirs are told from forged ones. */
  readonly retiredKeys?: Readonly<Record<SeatId, readonly string[]>> | undefined
  /** What orders are sealed to; null before the first pack. */
  readonly sealingKey: SealingKey | null
  /** Commitments of the orders files that were taken. */
  readonly taken: readonly string[]
}

export interface KeptDevice {
  readonly seat: SeatId
  /** SHA-256 of its session, base64url: the session itself is only with the device. */
  readonly session: string
}

export interface KeptOrders {
  readonly round: number
  readonly lines: readonly OrderLine[]
  readonly ready: boolean
  /** By the id of the line. */
  readonly fates: Readonly<Record<string, KeptFate>>
}

export interface KeptFate {
  readonly fate: LineFate
  /** Entry of the journal the fate hangs on: once it is taken back, the line is as if it had never been used. */
  readonly entry: number
}

/** Most devices of one seat. */
export const MOST_DEVICES = 12

/** Rounds whose orders are kept: a turn that is taken back has its own again. */
const KEPT_ROUNDS = 2

/** Largest file that is read, in characters. */
const LARGEST = 16 * 1024 * 1024

export function emptyBook(campaign: string): SeatBook {
  return {
    format: 'lineage-seats',
    version: 1,
    campaign,
    pins: {},
    devices: [],
    orders: {},
    signingKeys: {},
    sealingKey: null,
    taken: [],
  }
}

/** Reads what lay beside a campaign. Throws StoreError where it is damaged or another campaign's: nothing of it is guessed, or written over. */
export function readSeatBook(text: string, campaign: string): SeatBook {
  const read = readFileText<SeatBook>(text, {
    format: 'lineage-seats',
    version: 1,
    wanted: 'what is kept of the seats (.lineage-seats)',
    shape: seatBookShape,
    largest: LARGEST,
  })
  if (!read.ok) throw new StoreError(message('seats.damaged', { field: read.problems[0]?.field ?? 'file' }))
  if (read.value.campaign !== campaign) throw new StoreError(message('seats.otherCampaign'))
  return read.value
}

export function seatBookText(book: SeatBook): string {
  return `${JSON.stringify(book)}\n`
}

/** Null takes it away. */
export function withPin(book: SeatBook, seat: SeatId, pin: KeptPin | null): SeatBook {
  return { ...book, pins: pin === null ? without(book.pins, seat) : { ...book.pins, [seat]: pin } }
}

/** One more device; where a seat has too many, its oldest goes. */
export function withDevice(book: SeatBook, device: KeptDevice): SeatBook {
  const theirs = book.devices.filter(({ seat }) => seat === device.seat)
  const gone = new Set(theirs.slice(0, Math.max(0, theirs.length + 1 - MOST_DEVICES)))
  return { ...book, devices: [...book.devices.filter((kept) => !gone.has(kept)), device] }
}

export function withoutSession(book: SeatBook, session: string): SeatBook {
  return { ...book, devices: book.devices.filter((device) => device.session !== session) }
}

export function withoutDevicesOf(book: SeatBook, seat: SeatId): SeatBook {
  return { ...book, devices: book.devices.filter((device) => device.seat !== seat) }
}

/** The key a seat signs with from now on. What it signed with before is no longer taken. */
export function withSigningKey(book: SeatBook, seat: SeatId, secret: string): SeatBook {
  const before = signingKeyOf(book, seat)
  const signingKeys = { ...book.signingKeys, [seat]: secret }
  if (before === undefined) return { ...book, signingKeys }
  return { ...book, signingKeys, retiredKeys: { ...book.retiredKeys, [seat]: [...retiredKeysOf(book, seat), publicKeyOf(before)] } }
}

/** Secret key a seat signs with; undefined before its first pack. */
export function signingKeyOf({ signingKeys }: SeatBook, seat: SeatId): string | undefined {
  return Object.hasOwn(signingKeys, seat) ? signingKeys[seat] : undefined
}

export function retiredKeysOf({ retiredKeys = {} }: SeatBook, seat: SeatId): readonly string[] {
  return (Object.hasOwn(retiredKeys, seat) ? retiredKeys[seat] : undefined) ?? []
}

/** Orders of a seat for one round; empty ones where none are kept. */
export function ordersIn(book: SeatBook, seat: SeatId, round: number): KeptOrders {
  return book.orders[seat]?.find((kept) => kept.round === round) ?? { round, lines: [], ready: false, fates: {} }
}

export function withOrders(book: SeatBook, seat: SeatId, orders: KeptOrders): SeatBook {
  const others = (book.orders[seat] ?? []).filter(({ round }) => round !== orders.round)
  const kept = [orders, ...others].sort((a, b) => b.round - a.round)
  // Of a campaign that was taken far back, what is written now is kept whatever its round.
  const newest = kept.filter((each, at) => at < KEPT_ROUNDS || each === orders)
  return { ...book, orders: { ...book.orders, [seat]: newest } }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
