import { callsOver, carryOut, type RpcCall, type RpcFunctions, type RpcReply, type Signatures } from './rpc.ts'
import type { DisplayRefusal } from './seats.ts'
import type { SeatApi, SeatEvents } from './seatApi.ts'

export type SeatMethod = keyof SeatApi

/** Paths at the door for players: the WebSocket a device calls over, and where it hands in its invitation. */
export const SEAT_SOCKET = '/seat'
export const SEAT_JOIN = '/join'

/** What comes with status 403 where a short code of a display is not taken. */
export interface DisplayRefused {
  readonly refused: DisplayRefusal
}

/** Status of a request that names another campaign than the one that is played there. */
export const ELSEWHERE = 409

/** Where a device asks whether it is known, before it calls. */
export const SEAT_STANDING = '/host'

/** What a device is told there. */
export type DoorStanding =
  /** It has a seat, at the campaign of this id. */
  | { readonly kind: 'seat'; readonly admitted: true; readonly campaign: string }
  /**
   * It has none. `elsewhere`: the campaign it asked about (`?campaign=`) is not the one that is played here. `keyless`: the browser brought the
   * cookie of a session, but its page has no key any more; some browsers delete what pages store after a week without a visit.
   */
  | { readonly kind: 'seat'; readonly admitted: false; readonly elsewhere?: true; readonly keyless?: true }

/** A connection closed with this code is not worth another try: the device was sent away. A new invitation lets it in again. */
export const CLOSED_DISMISSED = 4001
/** One closed with this code is not known here: the device asks at `SEAT_STANDING` whether it was sent away, or another campaign is played. */
export const CLOSED_UNKNOWN = 4002

const SIGNATURES: Signatures<SeatApi> = {
  openSeat: [],
  answer: ['json', 'text'],
  saveOrders: ['orders'],
  setReady: ['flag'],
  useOrders: ['text'],
  name: ['names'],
  promiseShare: ['text', 'flag'],
  sendShare: ['text'],
}

const EVENTS: { readonly [E in keyof SeatEvents]: true } = { tableChanged: true, ordersChanged: true, chanceChanged: true, dismissed: true }

export const SEAT_METHODS = Object.keys(SIGNATURES) as readonly SeatMethod[]
export const SEAT_EVENTS = Object.keys(EVENTS) as readonly (keyof SeatEvents)[]

export type SeatFunctions = RpcFunctions<SeatMethod>

/** Carries out a call of a player's device, checked as in `carryOut`. */
export function answerSeatCall(api: SeatApi, method: unknown, args: unknown, report: (fault: unknown) => void): Promise<RpcReply> {
  return carryOut(api, SIGNATURES, method, args, report)
}

/** All a player's device can ask, over any way to carry calls. Its methods reject with a `StoreError` of the host's own sentence. */
export function seatApiOver(call: RpcCall<SeatMethod>): SeatApi {
  return callsOver<SeatApi>(SEAT_METHODS, call)
}
