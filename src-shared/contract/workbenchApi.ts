import type { ChartFigures } from '../games/api/chartFace.ts'
import type { Party, SealedAnswer } from '../kernel/engine/asking.ts'
import type { Cursor, Effect } from '../kernel/world/effect.ts'
import type { SeenEntry } from '../kernel/journal/history.ts'
import type { ChainBreak, Change, Names } from '../kernel/journal/journal.ts'
import type { Message } from '../kernel/message.ts'
import type { Outcome } from '../kernel/problem.ts'
import type { Request, RollAnswer } from '../kernel/engine/request.ts'
import type { SeatId } from '../kernel/world/rule.ts'
import type { Trashed, Version } from './journalStore.ts'
import type { PlayedOut } from './playOut.ts'
import type { OrderLine, OrdersState, OrderWarning } from './orders.ts'
import type { DisplayCode, Invitation, OrdersProposal, PlayerPack, Reach, SeatsState } from './seats.ts'

/**
 * The shelf of campaigns, and the host itself. `key`: idempotency key, as in `MasterApi`, remembered while the program runs; a repeated
 * command returns the same ref.
 */
export interface LibraryApi {
  host(): Promise<HostInfo>
  library(): Promise<readonly CampaignSummary[]>
  /** Returns a campaign's preview in that language; reads its whole file. Null if it has none. Throws if the file is missing. */
  glance(ref: string, language: string): Promise<CampaignPreview | null>
  /**
   * `setup` is the game's set-up (`readSetup` of its ruleset) plus the table's `title`, `dice`, `seed` and `ruleset`. Returns the new ref.
   */
  create(setup: unknown, key?: string): Promise<Outcome<string>>
  /** Adds a fresh copy of the sample campaign to the shelf. Returns its ref. */
  createSample(): Promise<Outcome<string>>
  /** Imports the text of a `.lineage` file. Returns its ref. */
  importCampaign(name: string, text: string, key?: string): Promise<Outcome<string>>
  /** Returns the ref of the campaign identical to a file with this first and last line; refused if there is none. */
  findSame(headerLine: string, lastLine: string): Promise<Outcome<string>>
  /** Returns the whole file, unchanged. */
  exportCampaign(ref: string): Promise<Outcome<CampaignFileText>>
  rename(ref: string, title: string, key?: string): Promise<Outcome<string>>
  /** Copies a campaign under a new id. `title`: title of the copy in the reader's language; default: the English one. Returns its ref. */
  duplicate(ref: string, title?: string, key?: string): Promise<Outcome<string>>
  /**
   * Makes a copy that ends after entry `after`, to play on from there. It has a seed of its own and stays in memory until the program ends.
   * Returns its ref (`contract/whatIf.ts`). `duplicate` stores it as a campaign of its own.
   */
  whatIf(ref: string, after: number, key?: string): Promise<Outcome<string>>
  /** Lists the versions of a campaign, newest first; empty if the host keeps none. */
  versions(ref: string): Promise<Outcome<readonly Version[]>>
  /** Replaces the campaign by a version; its present state becomes a version too. */
  putBack(ref: string, version: string): Promise<Outcome<null>>
  /** Moves a campaign to the trash; returns its id there. */
  trash(ref: string): Promise<Outcome<string>>
  /** Lists the trash, newest first. */
  trashed(): Promise<Outcome<readonly TrashedCampaign[]>>
  /** Moves a campaign from the trash back to the shelf. Returns its ref. */
  bringBack(id: string): Promise<Outcome<string>>
  /** Deletes a campaign in the trash for good. */
  destroy(id: string): Promise<Outcome<null>>
}

/** Calls at an open campaign that the game master's screen and a player's device share. */
export interface TableApi {
  openTable(ref: string): Promise<Outcome<TableView>>
  closeTable(table: string): Promise<void>
  /** `question` is the key of the answered request (`questionKey`): an answer to any other is refused. */
  answer(table: string, raw: unknown, question: string): Promise<Outcome<null>>
  /** Returns the effects of the answer up to the next request; `question` as in `answer`, absent: the first open request. */
  preview(table: string, raw: unknown, question?: string): Promise<Outcome<readonly Effect[]>>
}

/** A campaign in the trash, as the library lists it. */
export interface TrashedCampaign extends Omit<Trashed, 'name'> {
  readonly title: string
  /** Id of its game; null if the file is illegible. */
  readonly game: string | null
}

/**
 * Calls of the game master at an open campaign. `key`: idempotency key of the command, unique, at most 100 characters. A command
 * repeated with the same key is acknowledged and not performed twice.
 */
export interface MasterApi {
  /**
   * As `answer`, for a seat that uses this screen: refused if the request is another seat's. Returns the dice of a roll, also those rolled
   * by the app, as a player's own device gets them. Null for every other answer.
   */
  answerAs(table: string, seat: SeatId, raw: unknown, question: string): Promise<Outcome<RollAnswer | null>>
  /** Sets figures, records or the place of play by hand, with the reason. */
  correct(table: string, changes: readonly Change[], reason: string, key?: string): Promise<Outcome<null>>
  /** Sets house rules from here on: an object of names and values, validated by the game, and the reason. */
  decide(table: string, decided: unknown, reason: string, key?: string): Promise<Outcome<null>>
  /** Performs a decree in the game's own terms, validated by the game, with the reason. */
  decree(table: string, decree: unknown, reason: string, key?: string): Promise<Outcome<null>>
  /** Retracts entry `from` and everything after it. An empty reason counts as none. */
  retract(table: string, from: number, reason?: string, key?: string): Promise<Outcome<null>>
  /** Sets who answers for a seat in the round in play: a bot by its name, or `orders`; empty: its player. */
  standIn(table: string, seat: SeatId, by: string, key?: string): Promise<Outcome<null>>
  /** Names things by their ids; an empty name removes one. */
  name(table: string, names: Names, key?: string): Promise<Outcome<null>>
  note(table: string, text: string, key?: string): Promise<Outcome<null>>
  /** Plays on with a campaign that ends earlier than at its last play here, or took another course. */
  playOn(table: string): Promise<Outcome<TableView>>
  /** Opens for writing a campaign that seems open on another computer, after a person said that it is not. */
  breakLock(table: string): Promise<Outcome<TableView>>
  /** Restarts the phase after a disagreement between rules and journal. */
  restartPhase(table: string, reason: string, key?: string): Promise<Outcome<null>>
  /** Lets bots play on a copy of the campaign (see `PlayOutWish` in `contract/playOut.ts`), and discards it. One copy per call. */
  playOut(table: string, wish: unknown): Promise<Outcome<PlayedOut>>
  /** Checks chain, folds and replay, some entries per call: the caller repeats it until there is a result. With `anew` it starts over. */
  verify(table: string, anew: boolean): Promise<Checking>
  /** Returns the view of one seat, for a shared screen, packs and reports. */
  seatView(table: string, seat: SeatId): Promise<Outcome<TableView>>
}

/** Players' seats: invitations, PINs, orders and packs. */
export interface SeatsApi {
  /** Returns who is connected, who is ready, and whether the door is open. */
  seats(table: string): Promise<Outcome<SeatsState>>
  /** Opens the door for players, or closes it. It closes with the campaign. */
  setDoor(table: string, reach: Reach): Promise<Outcome<SeatsState>>
  /** Makes an invitation for one device; voids the seat's unused one. */
  invite(table: string, seat: SeatId): Promise<Outcome<Invitation>>
  /** Makes a short code for a display, good for two minutes while it is renewed; with `code`, renews that one and returns its state. */
  displayCode(table: string, code?: string): Promise<Outcome<DisplayCode>>
  /** Ends that short code. */
  dropDisplayCode(table: string, code: string): Promise<Outcome<null>>
  /** Disconnects all devices of a seat for good and voids its invitation. */
  revoke(table: string, seat: SeatId): Promise<Outcome<null>>
  /** Sets the PIN of a seat (or of `gm`), 4 to 12 digits; empty: removes it. `by` is the current PIN of that seat or the game master's. */
  setPin(table: string, seat: SeatId, pin: string, by: string): Promise<Outcome<null>>
  /** Refuses a wrong PIN; after five wrong ones in a row, every PIN for a while. */
  checkPin(table: string, seat: SeatId, pin: string): Promise<Outcome<null>>
  orders(table: string, seat: SeatId): Promise<Outcome<OrdersState>>
  saveOrders(table: string, seat: SeatId, lines: readonly OrderLine[]): Promise<Outcome<OrdersState>>
  setReady(table: string, seat: SeatId, ready: boolean): Promise<Outcome<readonly OrderWarning[]>>
  /**
   * Answers the open request from the ready orders of its seat, act by act, until one is refused. `question` is the key of the request that
   * was seen: if another is open by now, none is answered.
   */
  useOrders(table: string, question: string): Promise<Outcome<null>>
  /**
   * Asks the seats for their promised shares, and mixes them into the seed once all are there. `isWithout`: mixes now, without the seats
   * whose share is missing.
   */
  takeUpShares(table: string, isWithout: boolean): Promise<Outcome<null>>
  pack(table: string, seat: SeatId): Promise<Outcome<PlayerPack>>
  /** Replaces the signing key of a seat's packs: orders from earlier packs are refused from then on. */
  renewKey(table: string, seat: SeatId): Promise<Outcome<null>>
  /** Compares an orders file (JSON, or sealed with age) with the table; takes nothing over. */
  readOrders(table: string, text: string, passphrase: string): Promise<Outcome<OrdersProposal>>
  /**
   * Takes over the named lines of an orders file and marks the seat ready. A file is never taken over twice; if no line is named, nothing
   * happens and the file stays usable.
   */
  takeOrders(table: string, text: string, passphrase: string, accepted: readonly string[]): Promise<Outcome<null>>
}

/**
 * The host's interface for the game master's screen: desktop shell, table server or the browser itself. Plain data both ways; refusals
 * are values. `table` is the ref of an open campaign.
 */
export interface WorkbenchApi extends LibraryApi, TableApi, MasterApi, SeatsApi {}

/** Events about an open campaign that a host sends. */
export interface TableEvents {
  /** Entries from `from` (an index) on are new; everything else of the view is replaced. */
  tableChanged(table: string, update: TableUpdate): void
  /** A campaign that was open elsewhere, and is read-only here, is free now: opening it again makes it writable. */
  tableFreed(table: string): void
}

/** Events that a host sends. */
export interface WorkbenchEvents extends TableEvents {
  /** A device connected or disconnected, a seat's ready mark changed, or the door was opened or closed. */
  seatsChanged(table: string, seats: SeatsState): void
  /** The system asked to open a campaign (double click, menu). */
  openRequested(ref: string): void
  /** A menu item was chosen; `command` is the id of its command. */
  commandChosen(command: string): void
}

export type HostKind = 'desktop' | 'server' | 'browser'

export interface HostInfo {
  readonly kind: HostKind
  /** Place of the campaigns, for people. */
  readonly place: string | null
  /** Ref of a campaign to open at once (from the command line), or null. */
  readonly openAtStart: string | null
}

export interface CampaignSummary {
  readonly ref: string
  readonly title: string
  /** Place of play; null if nothing was asked yet. */
  readonly cursor: Cursor | null
  /** Milliseconds since 1970. */
  readonly modified: number
  readonly entries: number
  /** Id of its game; null if the file does not say. */
  readonly game: string | null
  readonly players: readonly { readonly seat: SeatId; readonly name: string }[]
  /** Why it cannot be opened normally, or null. */
  readonly trouble: Message | null
}

/** Preview of a closed campaign, in the requested language. */
export interface CampaignPreview {
  readonly players: readonly { readonly seat: SeatId; readonly name: string; readonly seated: string }[]
  /** The first charts whose figures change. */
  readonly curves: readonly ChartFigures[]
  /** Most notable sentence of its last round that everybody may read, else its last one; `seat` is its subject (null: the table). */
  readonly last: { readonly text: string; readonly seat: SeatId | null } | null
}

export interface CampaignFileText {
  readonly name: string
  readonly text: string
}

export interface TableView extends TableState {
  readonly table: string
  readonly seat: SeatId
  readonly campaign: { readonly id: string; readonly ruleset: string; readonly rulesetVersion: number; readonly seedCommitment: string }
  readonly entries: readonly SeenEntry[]
}

/** The part of a view that can change with every entry. */
export interface TableState {
  readonly title: string
  /** Unanswered requests; empty if the game is over or the table is read-only. */
  readonly pending: readonly Request[]
  /** Answers given while others are awaited; each may be changed until then, except dice. A player's view has only its own. */
  readonly sealed: readonly SealedAnswer[]
  /** Seats asked at once, and which have answered; empty if there is only one request, or none. */
  readonly parties: readonly Party[]
  /** Seats whose questions are kept from the game master as well; absent if there are none, and in a player's view. */
  readonly waitsFor?: readonly SeatId[]
  /** Newest entry that can be retracted, or null. */
  readonly retractable: number | null
  /** Why nothing can be changed, or null. */
  readonly readOnly: Message | string | null
  /** Entry with which today's rules disagree (the phase can be restarted), or null. */
  readonly disagreement: number | null
  /** Notice to show once, for example that a torn tail was cut off; null if there is none. */
  readonly notice: Message | string | null
  /** Whether the table prefers dice thrown by the app, or typed ones. */
  readonly dice: 'app' | 'typed'
  /** The seed, shown when the game is over; null before. */
  readonly seed: string | null
}

export interface TableUpdate extends TableState {
  readonly from: number
  readonly entries: readonly SeenEntry[]
}

/** The three checks: the chain of the file, the fold of the stored effects, the replay of the answers. */
export type RecordCheck = 'chain' | 'folds' | 'replay'

/**
 * Fault found by a check: its kind and figures for any language, and the same as an English sentence. `line` counts from 1 (the header).
 */
export type Flaw = { readonly message: string } & (
  | ({ readonly what: 'line' } & ChainBreak)
  | { readonly what: 'replay'; readonly entry: number }
  /** No fault: the campaign was begun under older rules, and their result for that entry stays as recorded. */
  | { readonly what: 'older'; readonly entry: number; readonly begun: number; readonly now: number }
  | { readonly what: 'seed' | 'folds' }
  | { readonly what: 'store'; readonly told: Message }
)

/** Results of the three checks; null: no fault. A result that older rules resolved differently is reported, but is no fault (`ok`). */
export interface Verification extends Readonly<Record<RecordCheck, Flaw | null>> {
  readonly ok: boolean
  readonly entries: number
}

/** A verification under way (`done`: completed part of all checks, from 0 to 1), or its result. */
export type Checking = { readonly found: null; readonly check: RecordCheck; readonly done: number } | { readonly found: Verification }
