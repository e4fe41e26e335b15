import type { LineFate, OrderLine } from '../../contract/orders.ts'
import { StoreError } from '../../contract/journalStore.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { message } from '../../messages/message.ts'
import { readFileText } from '../files/checking.ts'
import { publicKeyOf, type SealingKey } from '../files/keys.ts'
import type { KeptPin } from '../seats/pins.ts'
import { seatsFileShape } from './seatsFileShape.ts'

/** Contents of the sidecar file of the seats (`*.lineage-seats`). None of it is part of the campaign file. */
export interface SeatsFile {
  readonly format: 'lineage-seats'
  readonly version: 1
  /** Id of the campaign it belongs to. */
  readonly campaign: string
  /** PINs of seats, and of the game master. */
  readonly pins: Readonly<Record<SeatId, KeptPin>>
  /** Admitted devices, oldest first. */
  readonly devices: readonly KeptDevice[]
  /** Orders by seat, newest round first. */
  readonly orders: Readonly<Record<SeatId, readonly KeptOrders[]>>
  /** Secret keys with which the seats sign their orders: 64 hex digits. */
  readonly signingKeys: Readonly<Record<SeatId, string>>
  /** Public halves of each seat's earlier keys, newest last: orders signed with one are outdated, not forged. */
  readonly retiredKeys?: Readonly<Record<SeatId, readonly string[]>> | undefined
  /** Key to which orders are sealed; null before the first pack. */
  readonly sealingKey: SealingKey | null
  /** Commitments of the orders files that were taken over. */
  readonly taken: readonly string[]
  /** Port of the door at the newest admission: devices look for the table there. Absent: no device was ever admitted. */
  readonly port?: number | undefined
}

export interface KeptDevice {
  readonly seat: SeatId
  /** SHA-256 of the device's session, base64url; only the device has the session itself. */
  readonly session: string
}

export interface KeptOrders {
  readonly round: number
  readonly lines: readonly OrderLine[]
  readonly ready: boolean
  /** Fates by line id. */
  readonly fates: Readonly<Record<string, KeptFate>>
}

export interface KeptFate {
  readonly fate: LineFate
  /** Entry of the journal that decided the fate. If it is retracted, the line counts as never used. */
  readonly entry: number
}

/** Most devices of one seat. */
export const MOST_DEVICES = 12

/** Rounds whose orders are kept, so that a retracted turn finds its orders again. */
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

/** Reads a seats file. Throws StoreError if it is damaged or belongs to another campaign; it is then neither guessed at nor overwritten. */
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

/** Sets a PIN; null removes it. */
export function withPin(file: SeatsFile, seat: SeatId, pin: KeptPin | null): SeatsFile {
  return { ...file, pins: pin === null ? without(file.pins, seat) : { ...file.pins, [seat]: pin } }
}

/**
 * Adds a device. If a seat has too many, its oldest ones go.
 * @param port port of the door that admitted it; null if the door has none
 */
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

/** Replaces the signing key of a seat; the old key is retired and no longer accepted. */
export function withSigningKey(file: SeatsFile, seat: SeatId, secret: string): SeatsFile {
  const before = signingKeyOf(file, seat)
  const signingKeys = { ...file.signingKeys, [seat]: secret }
  if (before === undefined) return { ...file, signingKeys }
  return { ...file, signingKeys, retiredKeys: { ...file.retiredKeys, [seat]: [...retiredKeysOf(file, seat), publicKeyOf(before)] } }
}

/** Secret signing key of a seat; undefined before its first pack. */
export function signingKeyOf({ signingKeys }: SeatsFile, seat: SeatId): string | undefined {
  return Object.hasOwn(signingKeys, seat) ? signingKeys[seat] : undefined
}

export function retiredKeysOf({ retiredKeys = {} }: SeatsFile, seat: SeatId): readonly string[] {
  return (Object.hasOwn(retiredKeys, seat) ? retiredKeys[seat] : undefined) ?? []
}

/** Orders of a seat for one round; empty ones if none are kept. */
export function ordersIn(file: SeatsFile, seat: SeatId, round: number): KeptOrders {
  return file.orders[seat]?.find((kept) => kept.round === round) ?? { round, lines: [], ready: false, fates: {} }
}

export function withOrders(file: SeatsFile, seat: SeatId, orders: KeptOrders): SeatsFile {
  const others = (file.orders[seat] ?? []).filter(({ round }) => round !== orders.round)
  const kept = [orders, ...others].sort((a, b) => b.round - a.round)
  // In a campaign that was taken far back, the orders written now are kept even if their round is not among the newest.
  const newest = kept.filter((each, at) => at < KEPT_ROUNDS || each === orders)
  return { ...file, orders: { ...file.orders, [seat]: newest } }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
