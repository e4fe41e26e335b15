import { StoreError, type LibraryStore, type Version } from '../../contract/journalStore.ts'
import type { OrderLine, OrdersState, OrderWarning } from '../../contract/orders.ts'
import type { DisplayCode, Invitation, OpenDoor, OrdersProposal, PlayerPack, Reach, SeatsState } from '../../contract/seats.ts'
import type {
  CampaignFileText,
  CampaignSummary,
  Checking,
  HostInfo,
  HostKind,
  TableView,
  TrashedCampaign,
  WorkbenchApi,
  WorkbenchEvents,
} from '../../contract/workbenchApi.ts'
import { originOf, sharedUpTo } from '../../contract/whatIf.ts'
import type { PlayedOut } from '../../contract/playOut.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import { digestText, type Digest } from '../../kernel/journal/hash.ts'
import type { Change, Names } from '../../kernel/journal/journal.ts'
import { cutTo } from '../../kernel/forms/outsideText.ts'
import { standInRefused } from '../../kernel/journal/standIns.ts'
import { accept, refuse, type Outcome } from '../../kernel/problem.ts'
import type { RollAnswer } from '../../kernel/engine/request.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import type { SeatService } from '../seats/seatService.ts'
import { gameOf, playOut } from '../session/playingOut.ts'
import type { TableSession } from '../session/session.ts'
import { IdempotencyCache, keyRefused } from './idempotencyCache.ts'
import { guarded, Library, passedOver, TITLE_LENGTH } from './library.ts'
import { Tables } from './tables.ts'
import { WhatIfShelf } from './whatIfShelf.ts'

export interface WorkbenchParts {
  readonly store: LibraryStore
  readonly kind: HostKind
  /** Returns cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly digest?: Digest
  /** Ref of a campaign to open at once. */
  readonly openAtStart?: string | null
  /** Lines of the sample campaign, header first; null if none is shipped. */
  readonly sample?: () => Promise<readonly string[] | null> | readonly string[] | null
  /** Defers work to a task of its own, after the current one. Required on hosts with a door. */
  readonly later?: ((work: () => void) => void) | undefined
  /** Receives errors that undo nothing; absent: each error is thrown on its own. */
  readonly report?: ((fault: unknown) => void) | undefined
  /** Opens a door for players; absent if the host has none. */
  readonly openDoor?: OpenDoor | undefined
}

/** Application core without a screen: a library of campaigns and the open tables. All hosts run it; they differ in store and transport. */
export class Workbench implements WorkbenchApi {
  readonly #parts: WorkbenchParts
  readonly #shelf: WhatIfShelf
  readonly #library: Library
  readonly #tables: Tables
  readonly #once = new IdempotencyCache()
  readonly #listeners = new Set<Partial<WorkbenchEvents>>()

  constructor(parts: WorkbenchParts) {
    const store = new WhatIfShelf(parts.store)
    this.#shelf = store
    this.#parts = { ...parts, store }
    const { random, sample, digest = digestText } = parts
    this.#library = new Library({ store, random, sample, digest })
    this.#tables = new Tables({ ...parts, store, digest, announce: (event, ...args) => this.announce(event, ...args) })
  }

  listen(events: Partial<WorkbenchEvents>): () => void {
    this.#listeners.add(events)
    return () => this.#listeners.delete(events)
  }

  /** Sends an event of the host itself (menu, file opened by the system) to all listeners. */
  announce<E extends keyof WorkbenchEvents>(event: E, ...args: Parameters<WorkbenchEvents[E]>): void {
    for (const listener of this.#listeners) (listener[event] as ((...given: Parameters<WorkbenchEvents[E]>) => void) | undefined)?.(...args)
  }

  host(): Promise<HostInfo> {
    const { kind, store, openAtStart } = this.#parts
    return Promise.resolve({ kind, place: store.place, openAtStart: openAtStart ?? null })
  }

  library(): Promise<readonly CampaignSummary[]> {
    return this.#library.list()
  }

  readonly glance: WorkbenchApi['glance'] = (...asked) => this.#library.glance(...asked)
  readonly findSame: WorkbenchApi['findSame'] = (...lines) => this.#library.findSame(...lines)

  create(setup: unknown, key?: string): Promise<Outcome<string>> {
    return this.#shelving(key, () => this.#library.create(setup))
  }

  createSample(): Promise<Outcome<string>> {
    return this.#library.createSample()
  }

  importCampaign(name: string, text: string, key?: string): Promise<Outcome<string>> {
    return this.#shelving(key, () => this.#library.importCampaign(name, text))
  }

  exportCampaign(ref: string): Promise<Outcome<CampaignFileText>> {
    return this.#library.exportCampaign(ref)
  }

  duplicate(ref: string, title?: string, key?: string): Promise<Outcome<string>> {
    return this.#shelving(key, () => this.#library.duplicate(ref, title))
  }

  whatIf(ref: string, after: number, key?: string): Promise<Outcome<string>> {
    return this.#shelving(key, async () => {
      const branch = await this.#library.branch(ref, after)
      if (!branch.ok) return branch
      return accept(this.#shelf.hold(originOf(ref), sharedUpTo(ref, after), branch.value.headerLine, branch.value.lines))
    })
  }

  rename(ref: string, title: string, key?: string): Promise<Outcome<string>> {
    return this.#shelving(key, () =>
      guarded(async () => {
        const { session } = await this.#tables.open(ref)
        const done = await session.retitle(cutTo(title, TITLE_LENGTH))
        await this.closeTable(ref)
        if (!done.ok) return done
        // The title is changed by now; if the file cannot be renamed, that is no failure.
        return accept(await this.#parts.store.rename(ref, title).catch((trouble: unknown) => passedOver(trouble, ref)))
      }),
    )
  }

  trash(ref: string): Promise<Outcome<string>> {
    return guarded(async () => {
      await this.closeTable(ref)
      return accept(await this.#parts.store.trash(ref))
    })
  }

  trashed(): Promise<Outcome<readonly TrashedCampaign[]>> {
    return this.#library.trashed()
  }

  bringBack(id: string): Promise<Outcome<string>> {
    return this.#library.bringBack(id)
  }

  destroy(id: string): Promise<Outcome<null>> {
    return this.#library.destroy(id)
  }

  openTable(ref: string): Promise<Outcome<TableView>> {
    return guarded(async () => {
      // Opens a read-only table again: the reason may be over, if another program closed the campaign or its file was mended.
      if (this.#tables.isReadOnly(ref)) await this.closeTable(ref)
      return accept(await (await this.#tables.open(ref)).session.view())
    })
  }

  closeTable(table: string): Promise<void> {
    return this.#tables.close(table)
  }

  /** Closes every table after its last save. */
  close(): Promise<void> {
    return this.#tables.closeAll()
  }

  playOn(ref: string): Promise<Outcome<TableView>> {
    return guarded(async () => {
      await this.closeTable(ref)
      const taken = await this.#library.takeAsLatest(ref)
      return taken.ok ? this.openTable(ref) : taken
    })
  }

  breakLock(ref: string): Promise<Outcome<TableView>> {
    return guarded(async () => {
      await this.closeTable(ref)
      await this.#parts.store.breakLock?.(ref)
      return this.openTable(ref)
    })
  }

  versions(ref: string): Promise<Outcome<readonly Version[]>> {
    return this.#library.versions(ref)
  }

  async putBack(ref: string, version: string): Promise<Outcome<null>> {
    await this.closeTable(ref)
    return this.#library.putBack(ref, version)
  }

  answer(table: string, raw: unknown, question: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.answer(raw, question))
  }

  answerAs(table: string, seat: SeatId, raw: unknown, question: string): Promise<Outcome<RollAnswer | null>> {
    return this.#at(table, (session) => session.answerAs(seat, raw, question))
  }

  preview(table: string, raw: unknown, question?: string): Promise<Outcome<readonly Effect[]>> {
    return this.#at(table, (session) => session.preview(raw, question))
  }

  correct(table: string, changes: readonly Change[], reason: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.correct(changes, reason, key))
  }

  decide(table: string, decided: unknown, reason: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.decide(decided, reason, key))
  }

  decree(table: string, decree: unknown, reason: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.decree(decree, reason, key))
  }

  retract(table: string, from: number, reason?: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.retract(from, reason === '' ? undefined : reason, key))
  }

  standIn(table: string, seat: SeatId, by: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, async (session) => {
      const refused = standInRefused(by, Object.keys((await gameOf(session.ruleset)).bots))
      return refused === null ? session.annotate({ kind: 'standIn', seat, by }, key) : refuse(refused)
    })
  }

  name(table: string, names: Names, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.annotate({ kind: 'naming', names }, key))
  }

  note(table: string, text: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.note(text, key))
  }

  restartPhase(table: string, reason: string, key?: string): Promise<Outcome<null>> {
    return this.#keyed(table, key, (session) => session.restartPhase(reason, key))
  }

  playOut(table: string, wish: unknown): Promise<Outcome<PlayedOut>> {
    return guarded(async () => {
      const { campaign } = await this.#tables.open(table)
      return playOut(await gameOf(campaign.ruleset), campaign, wish)
    })
  }

  async verify(table: string, anew: boolean): Promise<Checking> {
    try {
      return await (await this.#tables.open(table)).session.verify(anew)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
      const chain = { what: 'store', message: trouble.message, told: trouble.told } as const
      return { found: { ok: false, entries: 0, chain, folds: null, replay: null } }
    }
  }

  seats(table: string): Promise<Outcome<SeatsState>> {
    return this.#seats(originOf(table), async (seats) => accept(await seats.state()))
  }

  seatView(table: string, seat: SeatId): Promise<Outcome<TableView>> {
    return this.#seats(table, (seats) => seats.view(seat))
  }

  setDoor(table: string, reach: Reach): Promise<Outcome<SeatsState>> {
    return this.#seats(originOf(table), (seats) => seats.setDoor(reach))
  }

  invite(table: string, seat: SeatId): Promise<Outcome<Invitation>> {
    return this.#seats(originOf(table), (seats) => seats.invite(seat))
  }

  displayCode(table: string, code?: string): Promise<Outcome<DisplayCode>> {
    return this.#seats(originOf(table), (seats) => seats.displayCode(code))
  }

  dropDisplayCode(table: string, code: string): Promise<Outcome<null>> {
    return this.#seats(originOf(table), (seats) => seats.dropDisplayCode(code))
  }

  revoke(table: string, seat: SeatId): Promise<Outcome<null>> {
    return this.#seats(originOf(table), (seats) => seats.revoke(seat))
  }

  setPin(table: string, seat: SeatId, pin: string, by: string): Promise<Outcome<null>> {
    return this.#seats(originOf(table), (seats) => seats.setPin(seat, pin, by))
  }

  checkPin(table: string, seat: SeatId, pin: string): Promise<Outcome<null>> {
    return this.#seats(originOf(table), (seats) => seats.checkPin(seat, pin))
  }

  orders(table: string, seat: SeatId): Promise<Outcome<OrdersState>> {
    return this.#seats(table, (seats) => seats.ofPlayer(seat, async () => accept(await seats.orders.read(seat))))
  }

  saveOrders(table: string, seat: SeatId, lines: readonly OrderLine[]): Promise<Outcome<OrdersState>> {
    return this.#seats(table, (seats) => seats.ofPlayer(seat, () => seats.orders.save(seat, lines)))
  }

  setReady(table: string, seat: SeatId, ready: boolean): Promise<Outcome<readonly OrderWarning[]>> {
    return this.#seats(table, (seats) => seats.ofPlayer(seat, () => seats.orders.setReady(seat, ready)))
  }

  useOrders(table: string, question: string): Promise<Outcome<null>> {
    return this.#seats(table, (seats) => seats.orders.use(null, question))
  }

  takeUpShares(table: string, isWithout: boolean): Promise<Outcome<null>> {
    return this.#seats(table, (seats) => seats.chance.takeUp(isWithout))
  }

  pack(table: string, seat: SeatId): Promise<Outcome<PlayerPack>> {
    return this.#seats(table, (seats) => seats.pack(seat))
  }

  readOrders(table: string, text: string, passphrase: string): Promise<Outcome<OrdersProposal>> {
    return this.#seats(table, (seats) => seats.orders.propose(text, passphrase))
  }

  renewKey(table: string, seat: SeatId): Promise<Outcome<null>> {
    return this.#seats(table, (seats) => seats.renewKey(seat))
  }

  takeOrders(table: string, text: string, passphrase: string, accepted: readonly string[]): Promise<Outcome<null>> {
    return this.#seats(table, (seats) => seats.orders.take(text, passphrase, accepted))
  }

  /** Runs a command at a table that has an idempotency key. */
  #keyed(table: string, key: string | undefined, work: (session: TableSession) => Promise<Outcome<null>>): Promise<Outcome<null>> {
    return keyRefused(key) ?? this.#at(table, work)
  }

  /** Runs a library command that has an idempotency key and returns the ref of a campaign. */
  #shelving(key: string | undefined, work: () => Promise<Outcome<string>>): Promise<Outcome<string>> {
    return keyRefused(key) ?? this.#once.runOnce(key, work)
  }

  #at<T>(table: string, work: (session: TableSession) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return guarded(async () => work((await this.#tables.open(table)).session))
  }

  #seats<T>(table: string, work: (seats: SeatService) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return guarded(async () => work((await this.#tables.open(table)).seats))
  }
}
