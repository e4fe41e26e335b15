import type { Names } from '../kernel/journal.ts'
import type { Message } from '../kernel/message.ts'
import type { Outcome } from '../kernel/problem.ts'
import type { RollAnswer } from '../kernel/request.ts'
import type { ChanceState } from './chance.ts'
import type { OrderLine, OrdersState, OrderWarning } from './orders.ts'
import type { TableUpdate, TableView } from './workbenchApi.ts'

/**
 * All a player's device can ask of the table it sits at. Which seat that is follows from how the device was let in, never from an argument.
 * The view is the seat's own: `table.pending` holds only what is asked of this seat.
 */
export interface SeatApi {
  openSeat(): Promise<Outcome<SeatState>>
  /**
   * `question` is the key of the question that is answered. Gives what the dice showed where they were rolled, by the app as well: who rolls
   * sees them. Null for every other answer.
   */
  answer(raw: unknown, question: string): Promise<Outcome<RollAnswer | null>>
  /** Keeps the whole list of orders, in place of the one before; no longer ready after it. */
  saveOrders(lines: readonly OrderLine[]): Promise<Outcome<OrdersState>>
  /** Says ready, or takes it back. Gives what would not be taken as things stand; ready all the same. */
  setReady(ready: boolean): Promise<Outcome<readonly OrderWarning[]>>
  /** Answers what is asked of this seat from its ready orders. `question` is the key of the question that was seen. */
  useOrders(question: string): Promise<Outcome<null>>
  /** Gives names of their own to what is the seat's; an empty one takes the name away. Everybody is told. */
  name(names: Names): Promise<Outcome<null>>
  /**
   * Promises to add to the dice.
   * @param commitment hash of the seat's share (SHA-256, base64url)
   * @param isInstead whether it takes the place of what another device of the seat promised
   */
  promiseShare(commitment: string, isInstead: boolean): Promise<Outcome<null>>
  /** Sends the share that was promised, 64 hex digits, once it is waited for. */
  sendShare(share: string): Promise<Outcome<null>>
}

/** What the table sends by itself to a player's device: never anything at a moment at which nothing changed for this seat. */
export interface SeatEvents {
  tableChanged(update: TableUpdate): void
  ordersChanged(orders: OrdersState): void
  /** How far it has come that the seats add to the dice. */
  chanceChanged(chance: ChanceState): void
  /** The seat was taken away, or the door was closed: in one sentence. */
  dismissed(reason: Message): void
}

export interface SeatState {
  /** `table` is the campaign's id, `seat` the player's. Nothing can be taken back from here. */
  readonly table: TableView
  readonly orders: OrdersState
  /** Absent in what was kept before there was such a thing. */
  readonly chance?: ChanceState
}
