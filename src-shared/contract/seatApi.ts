import type { Names } from '../kernel/journal/journal.ts'
import type { Message } from '../kernel/message.ts'
import type { Outcome } from '../kernel/problem.ts'
import type { RollAnswer } from '../kernel/engine/request.ts'
import type { ChanceState } from './chance.ts'
import type { OrderLine, OrdersState, OrderWarning } from './orders.ts'
import type { TableUpdate, TableView } from './workbenchApi.ts'

/**
 * All calls of a player's device. Its seat follows from how the device was admitted, never from an argument. The view is the seat's own:
 * `table.pending` contains only requests to this seat.
 */
export interface SeatApi {
  openSeat(): Promise<Outcome<SeatState>>
  /**
   * Answers a request; `question` is its key (`questionKey`).
   * Returns the dice of a roll, rolled by the app or by hand; null for every other answer.
   */
  answer(raw: unknown, question: string): Promise<Outcome<RollAnswer | null>>
  /** Replaces the seat's orders and clears their ready mark. */
  saveOrders(lines: readonly OrderLine[]): Promise<Outcome<OrdersState>>
  /** Sets or clears the ready mark. Returns warnings about lines that would be refused now; the mark is set regardless. */
  setReady(ready: boolean): Promise<Outcome<readonly OrderWarning[]>>
  /** Answers this seat's request from its ready orders. `question` is the key of the request that was seen. */
  useOrders(question: string): Promise<Outcome<null>>
  /** Names things of this seat; an empty name removes one. Everybody sees names. */
  name(names: Names): Promise<Outcome<null>>
  /**
   * Promises a share in the dice.
   * @param commitment hash of the seat's share (SHA-256, base64url)
   * @param isInstead whether it replaces the promise of another device of the seat
   */
  promiseShare(commitment: string, isInstead: boolean): Promise<Outcome<null>>
  /** Sends the promised share, 64 hex digits, once it is awaited. */
  sendShare(share: string): Promise<Outcome<null>>
}

/** Events sent to a player's device. No event is sent when nothing changed for its seat. */
export interface SeatEvents {
  tableChanged(update: TableUpdate): void
  ordersChanged(orders: OrdersState): void
  /** The state of the dice shares changed. */
  chanceChanged(chance: ChanceState): void
  /** The seat was revoked or the door was closed; `reason` is one sentence. */
  dismissed(reason: Message): void
}

export interface SeatState {
  /** `table` is the campaign's id, `seat` the player's. A device cannot retract, so `retractable` is null. */
  readonly table: TableView
  readonly orders: OrdersState
  /** Absent in data stored before shares existed. */
  readonly chance?: ChanceState
}
