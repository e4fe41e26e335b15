import type { ChartFigures } from '../games/chartFace.ts'
import type { Party, SealedAnswer } from '../kernel/asking.ts'
import type { Cursor, Effect } from '../kernel/effect.ts'
import type { SeenEntry } from '../kernel/history.ts'
import type { ChainBreak, Change, Names } from '../kernel/journal.ts'
import type { Message } from '../kernel/message.ts'
import type { Outcome } from '../kernel/problem.ts'
import type { Request, RollAnswer } from '../kernel/request.ts'
import type { SeatId } from '../kernel/rule.ts'
import type { Trashed, Version } from './journalStore.ts'
import type { PlayedOut } from './playOut.ts'
import type { OrderLine, OrdersState, OrderWarning } from './orders.ts'
import type { DisplayCode, Invitation, OrdersProposal, PlayerPack, Reach, SeatsState } from './seats.ts'

/**
 * Campaigns on the shelf, and the host itself. `key`: of the act, as in `MasterApi`; it is known as long as the program runs, and an act
 * given again gives the ref it gave before.
 */
export interface LibraryApi {
  host(): Promise<HostInfo>
  library(): Promise<readonly CampaignSummary[]>
  /** What a campaign tells at a glance, in that language: the whole of its file is read for it. Null where it tells nothing. Throws where there is no file to read. */
  glance(ref: string, language: string): Promise<CampaignPreview | null>
  /** `setup` as in `readSetup` of the ruleset, and of the table's own `title`, `dice`, `seed` and `ruleset`. Gives the ref of the new campaign. */
  create(setup: unknown, key?: string): Promise<Outcome<string>>
  /** Puts a fresh copy of the sample campaign on the shelf. Gives its ref. */
  createSample(): Promise<Outcome<string>>
  /** Takes over the text of a `.lineage` file. Gives its ref. */
  importCampaign(name: string, text: string, key?: string): Promise<Outcome<string>>
  /** Ref of the campaign on the shelf that is the same to its last entry as a file with these lines, its first and its last; refused where there is none. */
  findSame(headerLine: string, lastLine: string): Promise<Outcome<string>>
  /** The whole file, as it is. */
  exportCampaign(ref: string): Promise<Outcome<CampaignFileText>>
  rename(ref: string, title: string, key?: string): Promise<Outcome<string>>
  /** A copy with an id of its own, under the title the reader's language has for one (by default the English). Gives its ref. */
  duplicate(ref: string, title?: string, key?: string): Promise<Outcome<string>>
  /**
   * A copy that ends behind entry `after`, to play on from there; it lies in memory until the program ends, and has a seed of its own. Gives its
   * ref (`contract/whatIf.ts`). `duplicate` keeps it as a campaign of its own.
   */
  whatIf(ref: string, after: number, key?: string): Promise<Outcome<string>>
  /** Whole copies of the campaign as it was, newest first; none where the host keeps none. */
  versions(ref: string): Promise<Outcome<readonly Version[]>>
  /** Puts a version in the place of the campaign, which becomes a version itself: it is played on from there. */
  putBack(ref: string, version: string): Promise<Outcome<null>>
  /** To the trash; gives its id there. */
  trash(ref: string): Promise<Outcome<string>>
  /** What lies in the trash, newest first. */
  trashed(): Promise<Outcome<readonly TrashedCampaign[]>>
  /** Out of the trash, back on the shelf. Gives its ref. */
  bringBack(id: string): Promise<Outcome<string>>
  /** Deletes what lies in the trash for good. */
  destroy(id: string): Promise<Outcome<null>>
}

/** An open campaign, for whoever plays at it: the game master's screen and a player's device alike. */
export interface TableApi {
  openTable(ref: string): Promise<Outcome<TableView>>
  closeTable(table: string): Promise<void>
  /** `question` is the key of the question that is answered (`questionKey`): an answer to any other is refused. */
  answer(table: string, raw: unknown, question: string): Promise<Outcome<null>>
  /** What the answer would do up to the next question; `question` as in `answer`, absent: the first that waits. */
  preview(table: string, raw: unknown, question?: string): Promise<Outcome<readonly Effect[]>>
}

/** A campaign in the trash as the library tells it. */
export interface TrashedCampaign extends Omit<Trashed, 'name'> {
  readonly title: string
  /** Its game; null where it cannot be read. */
  readonly game: string | null
}

/**
 * What the game master alone does at an open campaign. `key`: of the act, made by whoever gives it and unlike any other's, at most 100
 * characters: given again with the same key, it is acknowledged and not done twice.
 */
export interface MasterApi {
  /**
   * As `answer`, for a seat this screen is lent to: refused where the question is not asked of it. Gives what the dice showed where they were
   * rolled, by the app as well, as a player's own device is given them: who rolls sees them. Null for every other answer.
   */
  answerAs(table: string, seat: SeatId, raw: unknown, question: string): Promise<Outcome<RollAnswer | null>>
  /** Sets figures, records or the place of play by hand, with the reason. */
  correct(table: string, changes: readonly Change[], reason: string, key?: string): Promise<Outcome<null>>
  /** House rules change from here on: an object of their names and values, checked by the game, and the reason. */
  decide(table: string, decided: unknown, reason: string, key?: string): Promise<Outcome<null>>
  /** The game master decrees something in the game's own terms, checked by the game, and the reason. */
  decree(table: string, decree: unknown, reason: string, key?: string): Promise<Outcome<null>>
  /** Takes back entry `from` and everything after it. An empty reason is none. */
  retract(table: string, from: number, reason?: string, key?: string): Promise<Outcome<null>>
  /** Who answers for a seat in the round in play: a bot by its name, or `orders`; empty: its player. */
  standIn(table: string, seat: SeatId, by: string, key?: string): Promise<Outcome<null>>
  /** Gives things names of their own, by their ids; an empty one takes the name away. */
  name(table: string, names: Names, key?: string): Promise<Outcome<null>>
  note(table: string, text: string, key?: string): Promise<Outcome<null>>
  /** Plays on with a campaign that ends earlier than it did when it was played here last, or went another way. */
  playOn(table: string): Promise<Outcome<TableView>>
  /** Opens a campaign for writing that another computer seems to have open: a person says that it has not. */
  breakLock(table: string): Promise<Outcome<TableView>>
  /** After a disagreement between rules and record. */
  restartPhase(table: string, reason: string, key?: string): Promise<Outcome<null>>
  /** Has bots play a copy of the campaign on, as `PlayOutWish` says (`contract/playOut.ts`): nothing of it is kept. One copy a call. */
  playOut(table: string, wish: unknown): Promise<Outcome<PlayedOut>>
  /**
   * Checks chain, folds and replays, some entries at a call: it is called on until something is found, and nothing is done meanwhile. With
   * `anew` it begins from the start.
   */
  verify(table: string, anew: boolean): Promise<Checking>
  /** The table as one seat sees it, and nothing else: for handing over, packs and reports. */
  seatView(table: string, seat: SeatId): Promise<Outcome<TableView>>
}

/** Players' seats: invitations, PINs, orders and packs. */
export interface SeatsApi {
  /** Players' seats: who is there, who is ready, and whether the door is open. */
  seats(table: string): Promise<Outcome<SeatsState>>
  /** Opens the door for players, or closes it. It closes by itself with the campaign. */
  setDoor(table: string, reach: Reach): Promise<Outcome<SeatsState>>
  /** A fresh invitation for one device; the seat's unused one is void then. */
  invite(table: string, seat: SeatId): Promise<Outcome<Invitation>>
  /** A short code for a display, good for two minutes while it is renewed; with `code`, that one renewed, and its state. */
  displayCode(table: string, code?: string): Promise<Outcome<DisplayCode>>
  /** Ends that short code for a display. */
  dropDisplayCode(table: string, code: string): Promise<Outcome<null>>
  /** Sends all devices of a seat away and voids its invitation. */
  revoke(table: string, seat: SeatId): Promise<Outcome<null>>
  /** Sets the PIN of a seat (or of `gm`), 4 to 12 digits; an empty one takes it away. `by` is that seat's PIN so far, or the game master's. */
  setPin(table: string, seat: SeatId, pin: string, by: string): Promise<Outcome<null>>
  /** Refuses a wrong PIN; after five wrong ones in a row for a while every one. */
  checkPin(table: string, seat: SeatId, pin: string): Promise<Outcome<null>>
  orders(table: string, seat: SeatId): Promise<Outcome<OrdersState>>
  saveOrders(table: string, seat: SeatId, lines: readonly OrderLine[]): Promise<Outcome<OrdersState>>
  setReady(table: string, seat: SeatId, ready: boolean): Promise<Outcome<readonly OrderWarning[]>>
  /**
   * Answers what is asked from the ready orders of the seat that is asked, act by act, up to one that is refused. `question` is the key of
   * the question that was seen: where another is asked by now, none is answered.
   */
  useOrders(table: string, question: string): Promise<Outcome<null>>
  /**
   * Asks the seats for what they have promised to add to the dice, and mixes it into the seed when all is there. `isWithout`: whoever has not
   * sent it by now is left out.
   */
  takeUpShares(table: string, isWithout: boolean): Promise<Outcome<null>>
  pack(table: string, seat: SeatId): Promise<Outcome<PlayerPack>>
  /** Gives the packs of a seat another key: orders from packs made so far are refused from then on. */
  renewKey(table: string, seat: SeatId): Promise<Outcome<null>>
  /** Holds an orders file (JSON, or sealed with age) against the table; nothing is taken yet. */
  readOrders(table: string, text: string, passphrase: string): Promise<Outcome<OrdersProposal>>
  /**
   * Takes the named lines of an orders file in place of what is there; the seat is ready then. The same file is never taken twice; where no
   * line is named, nothing is taken, and it can be later.
   */
  takeOrders(table: string, text: string, passphrase: string, accepted: readonly string[]): Promise<Outcome<null>>
}

/**
 * Everything the game master's screen can ask of whatever it runs on: desktop shell, table server or the browser itself. Plain data both
 * ways; refusals are values. `table` is the ref of an open campaign.
 */
export interface WorkbenchApi extends LibraryApi, TableApi, MasterApi, SeatsApi {}

/** What a host sends by itself of an open campaign. */
export interface TableEvents {
  /** Entries from `from` (an index) on are new; everything else of the view is replaced. */
  tableChanged(table: string, update: TableUpdate): void
  /** What was open elsewhere and is open here for reading only is free by now: opened anew, it can be written. */
  tableFreed(table: string): void
}

/** What a host sends by itself. */
export interface WorkbenchEvents extends TableEvents {
  /** Somebody came or went, got ready, or the door was opened or closed. */
  seatsChanged(table: string, seats: SeatsState): void
  /** The system asked for a campaign to be opened (double click, menu). */
  openRequested(ref: string): void
  /** A menu item was chosen, by the id of its command. */
  commandChosen(command: string): void
}

export type HostKind = 'desktop' | 'server' | 'browser'

export interface HostInfo {
  readonly kind: HostKind
  /** Where campaigns are kept, for people. */
  readonly place: string | null
  /** A campaign to open at once (from the command line), or null. */
  readonly openAtStart: string | null
}

export interface CampaignSummary {
  readonly ref: string
  readonly title: string
  /** Where play is; null before anything was asked. */
  readonly cursor: Cursor | null
  /** Milliseconds since 1970. */
  readonly modified: number
  readonly entries: number
  /** Id of the game it is a campaign of; null where its file does not tell. */
  readonly game: string | null
  readonly players: readonly { readonly seat: SeatId; readonly name: string }[]
  /** Why it cannot be opened as it is, or null. */
  readonly trouble: Message | null
}

/** A campaign that is not open, told in the language it was asked for in. */
export interface CampaignPreview {
  readonly players: readonly { readonly seat: SeatId; readonly name: string; readonly seated: string }[]
  /** The first courses that move. */
  readonly curves: readonly ChartFigures[]
  /** What stood out most in its last round, of what everybody may read, else its last sentence; whom it is about (null: the table). */
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

/** What can change with every entry. */
export interface TableState {
  readonly title: string
  /** What is asked now and not answered; empty when the game is over or the table is read-only. */
  readonly pending: readonly Request[]
  /** Answers that are in while others are waited for; each may be changed until then, but for dice. A player's seat has its own only. */
  readonly sealed: readonly SealedAnswer[]
  /** Who was asked at once, and who is in; empty where one question waits, or none. */
  readonly parties: readonly Party[]
  /** Newest entry that can be taken back, or null. */
  readonly retractable: number | null
  /** Why nothing can be changed, or null. */
  readonly readOnly: Message | string | null
  /** Entry today's rules disagree with (the phase can be started again), or null. */
  readonly disagreement: number | null
  /** Something to tell once: a torn tail that was cut, say. */
  readonly notice: Message | string | null
  /** How the table prefers its dice. */
  readonly dice: 'app' | 'typed'
  /** The seed, shown when the game is over. */
  readonly seed: string | null
}

export interface TableUpdate extends TableState {
  readonly from: number
  readonly entries: readonly SeenEntry[]
}

/** Three checks: the chain of the file, the fold of the stored effects, the replay of the answers. */
export type RecordCheck = 'chain' | 'folds' | 'replay'

/** What a check found amiss: what it is, for other languages, and the same as a sentence. `line` counts from 1 (the header). */
export type Flaw = { readonly message: string } & (
  | ({ readonly what: 'line' } & ChainBreak)
  | { readonly what: 'replay'; readonly entry: number }
  /** No fault: the campaign was begun under older rules, and what they made of that entry stays as it was recorded. */
  | { readonly what: 'older'; readonly entry: number; readonly begun: number; readonly now: number }
  | { readonly what: 'seed' | 'folds' }
  | { readonly what: 'store'; readonly told: Message }
)

/** What the checks found. Null where all is well; what older rules resolved otherwise is told and is no fault (`ok`). */
export interface Verification extends Readonly<Record<RecordCheck, Flaw | null>> {
  readonly ok: boolean
  readonly entries: number
}

/** A check of the record under way (`done`: what part of all is done, from 0 to 1), or what it found. */
export type Checking = { readonly found: null; readonly check: RecordCheck; readonly done: number } | { readonly found: Verification }
