import { callsOver, carryOut, type RpcCall, type RpcFunctions, type RpcReply, type Signatures } from './rpc.ts'
import type { DisplayRefusal } from './seats.ts'
import type { SeatApi, SeatEvents } from './seatApi.ts'

export type SeatMethod = keyof SeatApi

/** Paths at the players' door: the WebSocket for calls, and the place for invitation codes. */
export const SEAT_SOCKET = '/seat'
export const SEAT_JOIN = '/join'

/** Body of status 403 if the short code of a display is refused. */
export interface DisplayRefused {
  readonly refused: DisplayRefusal
}

/** Status of a request that names another campaign than the one played here. */
export const ELSEWHERE = 409

/** Path at which a device asks whether it is known, before it calls. */
export const SEAT_STANDING = '/host'

/** Reply to that question. */
export type DoorStanding =
  /** The device has a seat, at the campaign with this id. */
  | { readonly kind: 'seat'; readonly admitted: true; readonly campaign: string }
  /**
   * The device has no seat. `elsewhere`: it asked for another campaign (`?campaign=`) than the one played here. `keyless`: the browser sent
   * a session cookie, but its page has lost its key; some browsers delete stored data after a week without a visit.
   */
  | { readonly kind: 'seat'; readonly admitted: false; readonly elsewhere?: true; readonly keyless?: true }

/** Close code of a revoked device: it should not retry. A new invitation admits it again. */
export const CLOSED_DISMISSED = 4001
/** Close code of an unknown device: it asks at `SEAT_STANDING` whether it was revoked, or another campaign is played. */
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

/** Performs a call of a player's device, checked as in `carryOut`. */
export function answerSeatCall(api: SeatApi, method: unknown, args: unknown, report: (fault: unknown) => void): Promise<RpcReply> {
  return carryOut(api, SIGNATURES, method, args, report)
}

/** Makes the calls of a player's device over any transport. Its methods reject with a `StoreError` that has the host's message. */
export function seatApiOver(call: RpcCall<SeatMethod>): SeatApi {
  return callsOver<SeatApi>(SEAT_METHODS, call)
}
