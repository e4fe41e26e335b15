import type { ChanceState } from './chance.ts'
import type { SeatId } from '../kernel/rule.ts'
import type { OrderLine, OrderWarning } from './orders.ts'
import type { TableView } from './workbenchApi.ts'
import type { SeatApi, SeatEvents } from './seatApi.ts'

/** Whom the door for players is open to: nobody, browsers of this computer, or everybody in the same network. */
export type Reach = 'closed' | 'here' | 'network'

/** What the game master sees of the players' seats: who is there and who is ready, never what was written. */
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
  /** Whether the ready orders of the seat that is asked now answer the question. */
  readonly prepared: boolean
  /** How far it has come that the seats add to the dice. */
  readonly chance: ChanceState
}

/** Devices that were let in somewhere. */
export interface DisplayStanding {
  /** Devices that were let in and not sent away since. */
  readonly devices: number
  /** Of them connected now. */
  readonly connected: number
  /** An invitation that nobody has used yet. */
  readonly invited: boolean
}

export interface SeatStanding extends DisplayStanding {
  readonly seat: SeatId
  readonly hasPin: boolean
  readonly ready: boolean
}

/** The way in for one device, once. */
export interface Invitation {
  readonly seat: SeatId
  /** 130 random bits as 26 characters (digits and capitals without I, L, O, U) in groups of dashes. */
  readonly code: string
  /** Addresses with the code behind `#`, which no server ever sees; the likeliest first. */
  readonly links: readonly string[]
}

/** `guessed`: too many wrong codes were tried, by one device or by all together. */
export type DisplayCodeState = 'open' | 'used' | 'over' | 'guessed'

/** Why a display is not let in by its short code. */
export type DisplayRefusal = 'wrong' | Exclude<DisplayCodeState, 'open'>

/** A short code that a television can be given by its remote control: it lets one display in, and nobody to a player's seat. */
export interface DisplayCode {
  /** Six digits and capitals. */
  readonly code: string
  readonly state: DisplayCodeState
  /** Milliseconds until it is over by itself; 0 where it is not open. */
  readonly endsIn: number
}

/** What a door for players needs of the table behind it. */
export interface SeatHost {
  /** Id of the campaign that is played behind this door. */
  readonly campaign: string
  /** What the campaign is called now. */
  readonly title: () => string
  /** Takes the code of an invitation, which is void then, and gives a session for it (256 random bits); null where it is wrong or used. */
  admit(code: string): Promise<{ readonly session: string; readonly seat: SeatId } | null>
  /**
   * Takes the short code of a display, which is void then, and gives a session that looks on; or why it is refused.
   * @param address of the device: wrong tries are counted by it
   */
  admitDisplay(code: string, address: string): Promise<{ readonly session: string } | { readonly refused: DisplayRefusal }>
  /** The seat a session sits at; null where it is unknown or was sent away. */
  seatOf(session: string): SeatId | null
  /** Gives a session back for good: it is unknown from then on. Whoever is connected by it is no longer answered. */
  giveBack(session: string): Promise<void>
  /**
   * One connected device. Its `api` speaks for its seat alone; `events` are sent until `leave`. Throws where the session is unknown.
   */
  connect(session: string, events: SeatEvents): { readonly api: SeatApi; readonly leave: () => void }
}

/** An open door. */
export interface SeatDoor {
  readonly addresses: readonly string[]
  close(): Promise<void>
}

/** Opens a door for players; rejects with a StoreError that says why it cannot. */
export type OpenDoor = (host: SeatHost, reach: Exclude<Reach, 'closed'>, port?: number) => Promise<SeatDoor>

/** A player pack: all of one seat, to read and to prepare orders without any connection. */
export interface PlayerPack {
  readonly format: 'lineage-pack'
  readonly version: 1
  /** As the seat sees it, `pending` included. */
  readonly view: TableView
  readonly player: string
  /** Orders saved so far, to go on with. */
  readonly orders: readonly OrderLine[]
  /** What these orders are written upon: digest of the view's entries. Comes back in the orders file. */
  readonly basis: string
  /** Secret key the seat signs its orders with: 64 hex digits (Ed25519). */
  readonly signingKey: string
  /** Whom orders are sealed to: the game master's age recipient (`age1...`). */
  readonly recipient: string
}

/** An orders file, held against the table it is for. */
export interface OrdersProposal {
  readonly seat: SeatId
  readonly round: number
  /** Every line of the file and of what is there, in order. */
  readonly lines: readonly ProposedLine[]
  /** Whether the seat has seen something happen since the pack the orders were written from. */
  readonly outdated: boolean
}

export interface ProposedLine {
  /** Id of the line. */
  readonly id: string
  readonly change: 'added' | 'changed' | 'same' | 'removed'
  /** As in the file; null where it is only in what is there. */
  readonly line: OrderLine | null
  /** As it is there now. */
  readonly before: OrderLine | null
  readonly warnings: readonly OrderWarning[]
}
