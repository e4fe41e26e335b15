import type { ChanceState } from './chance.ts'
import type { SeatId } from '../kernel/world/rule.ts'
import type { OrderLine, OrderWarning } from './orders.ts'
import type { TableView } from './workbenchApi.ts'
import type { SeatApi, SeatEvents } from './seatApi.ts'

/** Reach of the players' door: closed, browsers of this computer, or every device in the same network. */
export type Reach = 'closed' | 'here' | 'network'

/** The players' seats for the game master: who is connected and who is ready, never what was written. */
export interface SeatsState {
  readonly door: {
    readonly reach: Reach
    /** Addresses players can open, the likeliest first; empty while closed. */
    readonly addresses: readonly string[]
    /** Whether this host can open a door at all. */
    readonly possible: boolean
  }
  /** Whether the game master's own view has a PIN. */
  readonly hasPin: boolean
  readonly seats: readonly SeatStanding[]
  /** Screens that show what everybody may see (`ONLOOKER`). */
  readonly display: DisplayStanding
  /** Keys of the open questions (`questionKey`) that ready orders of their seats answer. */
  readonly prepared: readonly string[]
  /** State of the dice shares. */
  readonly chance: ChanceState
}

/** Admitted devices of a seat or of the onlookers. */
export interface DisplayStanding {
  /** Admitted devices that were not revoked. */
  readonly devices: number
  /** Number of them connected now. */
  readonly connected: number
  /** Whether there is an unused invitation. */
  readonly invited: boolean
}

export interface SeatStanding extends DisplayStanding {
  readonly seat: SeatId
  readonly hasPin: boolean
  readonly ready: boolean
}

/** Admits one device, once. */
export interface Invitation {
  readonly seat: SeatId
  /** 130 random bits as 26 characters (digits and capitals without I, L, O, U) in groups separated by dashes. */
  readonly code: string
  /** Addresses with the code behind `#`, which is never sent to a server; the likeliest first. */
  readonly links: readonly string[]
}

/** `guessed`: too many wrong codes were tried, by one device or by all together. */
export type DisplayCodeState = 'open' | 'used' | 'over' | 'guessed'

/** Why a display is refused. */
export type DisplayRefusal = 'wrong' | Exclude<DisplayCodeState, 'open'>

/** A short code that can be typed with a television's remote control: it admits one display, and no one to a player's seat. */
export interface DisplayCode {
  /** Six digits and capitals. */
  readonly code: string
  readonly state: DisplayCodeState
  /** Milliseconds until it ends without help; 0 if it is not open. */
  readonly endsIn: number
}

/** The table's side of a players' door. */
export interface SeatHost {
  /** Id of the campaign played behind this door. */
  readonly campaign: string
  /** Returns the campaign's current title. */
  readonly title: () => string
  /** Exchanges an invitation code, which is void then, for a session (256 random bits); null if the code is wrong or used. */
  admit(code: string): Promise<{ readonly session: string; readonly seat: SeatId } | null>
  /**
   * Exchanges a display's short code, which is void then, for an onlooker's session, or returns why it is refused.
   * @param address address of the device: wrong tries are counted by it
   */
  admitDisplay(code: string, address: string): Promise<{ readonly session: string } | { readonly refused: DisplayRefusal }>
  /** Returns the seat of a session; null if it is unknown or revoked. */
  seatOf(session: string): SeatId | null
  /** Ends a session for good; a device connected with it gets no more replies. */
  giveBack(session: string): Promise<void>
  /** Connects a device. Its `api` acts for its seat alone; `events` are sent until `leave`. Throws if the session is unknown. */
  connect(session: string, events: SeatEvents): { readonly api: SeatApi; readonly leave: () => void }
}

/** An open door. */
export interface SeatDoor {
  readonly addresses: readonly string[]
  close(): Promise<void>
}

/** Opens a door for players; rejects with a StoreError that says why it cannot. */
export type OpenDoor = (host: SeatHost, reach: Exclude<Reach, 'closed'>, port?: number) => Promise<SeatDoor>

/** A player pack: the data of one seat, to read and to prepare orders without a connection. */
export interface PlayerPack {
  readonly format: 'lineage-pack'
  readonly version: 1
  /** The seat's view, `pending` included. */
  readonly view: TableView
  readonly player: string
  /** Orders saved so far, to continue with. */
  readonly orders: readonly OrderLine[]
  /** Digest of the view's entries, on which the orders are based. The orders file repeats it. */
  readonly basis: string
  /** Secret key with which the seat signs its orders: 64 hex digits (Ed25519). */
  readonly signingKey: string
  /** Recipient of sealed orders: the game master's age recipient (`age1...`). */
  readonly recipient: string
}

/** An orders file compared with its table. */
export interface OrdersProposal {
  readonly seat: SeatId
  readonly round: number
  /** Every line of the file and of the present orders, in order. */
  readonly lines: readonly ProposedLine[]
  /** Whether the seat's view has changed since the pack from which the orders were written. */
  readonly outdated: boolean
}

export interface ProposedLine {
  /** Id of the line. */
  readonly id: string
  readonly change: 'added' | 'changed' | 'same' | 'removed'
  /** Line in the file; null if only the present orders have it. */
  readonly line: OrderLine | null
  /** Line in the present orders; null if only the file has it. */
  readonly before: OrderLine | null
  readonly warnings: readonly OrderWarning[]
}
