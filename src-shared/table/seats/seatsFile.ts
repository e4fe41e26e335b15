import type { LineFate, OrderLine } from '../../contract/orders.ts'
import { StoreError } from '../../contract/journalStore.ts'
import type { SeatId } from '../../kernel/rule.ts'
import { message } from '../../messages/message.ts'
import { readFileText } from '../files/checking.ts'
import { publicKeyOf, type SealingKey } from '../files/keys.ts'
import type { KeptPin } from './pins.ts'
import { seatsFileShape } from './seatsFileShape.ts'

/** What is kept of the players' seats beside a campaign (`*.lineage-seats`): nothing of it goes into the campaign itself. */
export interface SeatsFile {
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
  /** Port of the door by which the newest device came in: devices look for the table there. Absent: none ever did. */
  readonly port?: number | undefined
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

export function emptySeatsFile(campaign: string): SeatsFile {
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
export function readSeatsFile(text: string, campaign: string): SeatsFile {
  const read = readFileText<SeatsFile>(text, {
    format: 'lineage-seats',
    version: 1,
    wanted: 'what is kept of the seats (.lineage-seats)',
    shape: seatsFileShape,
    largest: LARGEST,
  })
  if (!read.ok) throw new StoreError(message('seats.damaged', { field: read.problems[0]?.field ?? 'file' }))
  if (read.value.campaign !== campaign) throw new StoreError(message('seats.otherCampaign'))
  return read.value
}

export function seatsFileText(file: SeatsFile): string {
  return `${JSON.stringify(file)}\n`
}

/** Null takes it away. */
export function withPin(file: SeatsFile, seat: SeatId, pin: KeptPin | null): SeatsFile {
  return { ...file, pins: pin === null ? without(file.pins, seat) : { ...file.pins, [seat]: pin } }
}

/** One more device; where a seat has too many, its oldest goes. */
/** `port`: of the door it came in by; null where a door has none. */
export function withDevice(file: SeatsFile, device: KeptDevice, port: number | null): SeatsFile {
  const theirs = file.devices.filter(({ seat }) => seat === device.seat)
  const gone = new Set(theirs.slice(0, Math.max(0, theirs.length + 1 - MOST_DEVICES)))
  return { ...file, devices: [...file.devices.filter((kept) => !gone.has(kept)), device], ...(port === null ? {} : { port }) }
}

export function withoutSession(file: SeatsFile, session: string): SeatsFile {
  return { ...file, devices: file.devices.filter((device) => device.session !== session) }
}

export function withoutDevicesOf(file: SeatsFile, seat: SeatId): SeatsFile {
  return { ...file, devices: file.devices.filter((device) => device.seat !== seat) }
}

/** The key a seat signs with from now on. What it signed with before is no longer taken. */
export function withSigningKey(file: SeatsFile, seat: SeatId, secret: string): SeatsFile {
  const before = signingKeyOf(file, seat)
  const signingKeys = { ...file.signingKeys, [seat]: secret }
  if (before === undefined) return { ...file, signingKeys }
  return { ...file, signingKeys, retiredKeys: { ...file.retiredKeys, [seat]: [...retiredKeysOf(file, seat), publicKeyOf(before)] } }
}

/** Secret key a seat signs with; undefined before its first pack. */
export function signingKeyOf({ signingKeys }: SeatsFile, seat: SeatId): string | undefined {
  return Object.hasOwn(signingKeys, seat) ? signingKeys[seat] : undefined
}

export function retiredKeysOf({ retiredKeys = {} }: SeatsFile, seat: SeatId): readonly string[] {
  return (Object.hasOwn(retiredKeys, seat) ? retiredKeys[seat] : undefined) ?? []
}

/** Orders of a seat for one round; empty ones where none are kept. */
export function ordersIn(file: SeatsFile, seat: SeatId, round: number): KeptOrders {
  return file.orders[seat]?.find((kept) => kept.round === round) ?? { round, lines: [], ready: false, fates: {} }
}

export function withOrders(file: SeatsFile, seat: SeatId, orders: KeptOrders): SeatsFile {
  const others = (file.orders[seat] ?? []).filter(({ round }) => round !== orders.round)
  const kept = [orders, ...others].sort((a, b) => b.round - a.round)
  // Of a campaign that was taken far back, what is written now is kept whatever its round.
  const newest = kept.filter((each, at) => at < KEPT_ROUNDS || each === orders)
  return { ...file, orders: { ...file.orders, [seat]: newest } }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
