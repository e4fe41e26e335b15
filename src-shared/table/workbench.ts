import type { JournalStore, LibraryStore, StoredJournal } from '../contract/journalStore.ts'
import { StoreError } from '../contract/journalStore.ts'
import type { OrdersState, OrderWarning } from '../contract/orders.ts'
import type { Invitation, OrdersProposal, PlayerPack, SeatDeskState } from '../contract/seatDesk.ts'
import type {
  CampaignFileText,
  CampaignSummary,
  HostInfo,
  HostKind,
  TableView,
  Verification,
  WorkbenchApi,
  WorkbenchEvents,
} from '../contract/workbenchApi.ts'
import { Campaign } from '../kernel/campaign.ts'
import { isSeed } from '../kernel/dice.ts'
import type { Effect } from '../kernel/effect.ts'
import type { Digest } from '../kernel/hash.ts'
import { base64url, digestText } from '../kernel/hash.ts'
import type { Change, Entry, JournalHeader } from '../kernel/journal.ts'
import { currentTitle, readChain, sealAll, sealHeader, standing } from '../kernel/journal.ts'
import type { Outcome } from '../kernel/problem.ts'
import { accept, problem, refuse, shown } from '../kernel/problem.ts'
import type { SeatId } from '../kernel/rule.ts'
import { findRuleset, playersIn } from '../rulesets/catalogue.ts'
import { readHeader } from './header.ts'
import type { Seating } from './session.ts'
import { TableSession } from './session.ts'
import { damageOf, placeOf, takeUpStored } from './stored.ts'
import { cursorAfter } from './view.ts'

export interface WorkbenchParts {
  readonly store: LibraryStore
  readonly kind: HostKind
  /** Cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array
  readonly digest?: Digest
  /** Ref of a campaign to open at once. */
  readonly openAtStart?: string | null
  /** Lines of the sample campaign, header first; null where none is shipped. */
  readonly sample?: () => Promise<readonly string[] | null> | readonly string[] | null
}

const TITLE_LENGTH = 120

/** The whole program without a screen: a shelf of campaigns and the tables opened from it. Every host runs this; they differ in store and transport. */
export class Workbench implements WorkbenchApi {
  readonly #parts: WorkbenchParts
  readonly #digest: Digest
  readonly #tables = new Map<string, TableSession>()
  readonly #opening = new Map<string, Promise<TableSession>>()
  readonly #closing = new Map<string, Promise<void>>()
  readonly #listeners = new Set<Partial<WorkbenchEvents>>()
  readonly #summaries = new Map<string, CampaignSummary>()

  constructor(parts: WorkbenchParts) {
    this.#parts = parts
    this.#digest = parts.digest ?? digestText
  }

  listen(events: Partial<WorkbenchEvents>): () => void {
    this.#listeners.add(events)
    return () => this.#listeners.delete(events)
  }

  /** Sends an event to everybody who listens, as the host's own (menu, file opened by the system). */
  announce<E extends keyof WorkbenchEvents>(event: E, ...args: Parameters<WorkbenchEvents[E]>): void {
    for (const listener of this.#listeners) (listener[event] as ((...given: Parameters<WorkbenchEvents[E]>) => void) | undefined)?.(...args)
  }

  host(): Promise<HostInfo> {
    const { kind, store, openAtStart } = this.#parts
    return Promise.resolve({ kind, place: store.place, openAtStart: openAtStart ?? null })
  }

  async library(): Promise<readonly CampaignSummary[]> {
    const shelf = await this.#parts.store.list()
    return Promise.all(shelf.map(({ ref, modified }) => this.#summary(ref, modified)))
  }

  create(setup: unknown): Promise<Outcome<string>> {
    return this.#guard(async () => {
      const wish = (typeof setup === 'object' && setup !== null ? setup : {}) as {
        readonly seed?: unknown
        readonly title?: unknown
        readonly ruleset?: unknown
      }
      const ruleset = findRuleset(typeof wish.ruleset === 'string' ? wish.ruleset : undefined)
      if (ruleset === undefined) return refuse(problem('ruleset', 'problem.missing', { wanted: 'a game this program knows' }))
      const seed = wish.seed ?? hex(this.#parts.random(32))
      if (!isSeed(seed))
        return refuse(problem('seed', 'problem.type', { value: shown(seed), wanted: '64 hex digits (0-9, a-f), or nothing' }))
      const title = this.#title(typeof wish.title === 'string' ? wish.title : '')
      const begun = Campaign.begin(ruleset, { id: base64url(this.#parts.random(16)), title, seed }, setup, this.#digest)
      if (!begun.ok) return begun
      return accept(
        await this.#parts.store.create(title, begun.value.headerLine, sealAll(begun.value.headerLine, begun.value.entries, this.#digest)),
      )
    })
  }

  createSample(): Promise<Outcome<string>> {
    return this.#guard(async () => {
      const sample = (await this.#parts.sample?.()) ?? null
      const [headerLine, ...lines] = sample ?? []
      if (headerLine === undefined)
        return refuse(problem('sample', 'problem.missing', { wanted: 'the sample campaign that comes with the program' }))
      return accept(await this.#copy({ headerLine, lines, torn: 0 }, (title) => title))
    })
  }

  importCampaign(name: string, text: string): Promise<Outcome<string>> {
    return this.#guard(async () => {
      const [headerLine = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
      const header = readHeader(headerLine)
      if (!header.ok) return header
      const title = header.value.title === '' ? name : header.value.title
      return accept(await this.#parts.store.create(title, headerLine, lines))
    })
  }

  exportCampaign(ref: string): Promise<Outcome<CampaignFileText>> {
    return this.#guard(async () => {
      const stored = await this.#parts.store.read(ref)
      return accept({ name: `${fileName(ref)}.lineage`, text: [stored.headerLine, ...stored.lines, ''].join('\n') })
    })
  }

  rename(ref: string, title: string): Promise<Outcome<string>> {
    return this.#guard(async () => {
      const session = await this.#session(ref)
      const done = await session.retitle(title.slice(0, TITLE_LENGTH))
      await this.closeTable(ref)
      return done.ok ? accept(await this.#parts.store.rename(ref, title)) : done
    })
  }

  duplicate(ref: string): Promise<Outcome<string>> {
    return this.#guard(async () => accept(await this.#copy(await this.#parts.store.read(ref), (title) => `${title} (copy)`)))
  }

  trash(ref: string): Promise<Outcome<null>> {
    return this.#guard(async () => {
      await this.closeTable(ref)
      await this.#parts.store.trash(ref)
      return accept(null)
    })
  }

  openTable(ref: string): Promise<Outcome<TableView>> {
    return this.#guard(async () => accept(await (await this.#session(ref)).view()))
  }

  async closeTable(table: string): Promise<void> {
    await this.#opening.get(table)?.catch(() => null)
    const session = this.#tables.get(table)
    if (session === undefined) return
    this.#tables.delete(table)
    const closing = session.close().finally(() => this.#closing.delete(table))
    this.#closing.set(table, closing)
    await closing
  }

  /** Closes every table, everything saved. */
  async close(): Promise<void> {
    await Promise.all([...this.#opening.keys(), ...this.#tables.keys()].map((table) => this.closeTable(table)))
  }

  answer(table: string, raw: unknown, question: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.answer(raw, question))
  }

  preview(table: string, raw: unknown): Promise<Outcome<readonly Effect[]>> {
    return this.#at(table, (session) => session.preview(raw))
  }

  correct(table: string, changes: readonly Change[], reason: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.correct(changes, reason))
  }

  decide(table: string, decided: unknown, reason: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.decide(decided, reason))
  }

  retract(table: string, from: number, reason?: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.retract(from, reason))
  }

  note(table: string, text: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.note(text))
  }

  restartPhase(table: string, reason: string): Promise<Outcome<null>> {
    return this.#at(table, (session) => session.restartPhase(reason))
  }

  async verify(table: string): Promise<Verification> {
    try {
      return await (await this.#session(table)).verify()
    } catch (trouble) {
      if (trouble instanceof StoreError) return { ok: false, entries: 0, chain: trouble.message, folds: null, replay: null }
      throw trouble
    }
  }

  seats(table: string): Promise<Outcome<SeatDeskState>> {
    return this.#at(table, async (session) =>
      accept({
        door: { reach: 'closed', addresses: [], possible: false },
        hasPin: false,
        seats: session.players.map(({ seat }) => ({ seat, hasPin: false, devices: 0, connected: 0, invited: false, ready: false })),
        prepared: false,
      }),
    )
  }

  seatView(table: string, seat: SeatId): Promise<Outcome<TableView>> {
    return this.#at(table, async (session) =>
      session.players.some((player) => player.seat === seat)
        ? accept(await session.viewOf(seat))
        : refuse(problem('seat', 'problem.seat', { value: shown(seat), options: session.players.map((player) => player.seat).join(', ') })),
    )
  }

  setDoor(): Promise<Outcome<SeatDeskState>> {
    return this.#notYet()
  }

  invite(): Promise<Outcome<Invitation>> {
    return this.#notYet()
  }

  revoke(): Promise<Outcome<null>> {
    return this.#notYet()
  }

  setPin(): Promise<Outcome<null>> {
    return this.#notYet()
  }

  checkPin(): Promise<Outcome<null>> {
    return this.#notYet()
  }

  orders(): Promise<Outcome<OrdersState>> {
    return this.#notYet()
  }

  saveOrders(): Promise<Outcome<OrdersState>> {
    return this.#notYet()
  }

  setReady(): Promise<Outcome<readonly OrderWarning[]>> {
    return this.#notYet()
  }

  useOrders(): Promise<Outcome<null>> {
    return this.#notYet()
  }

  pack(): Promise<Outcome<PlayerPack>> {
    return this.#notYet()
  }

  readOrders(): Promise<Outcome<OrdersProposal>> {
    return this.#notYet()
  }

  takeOrders(): Promise<Outcome<null>> {
    return this.#notYet()
  }

  #notYet(): Promise<Outcome<never>> {
    return Promise.resolve(refuse(problem('seats', 'problem.rules', { text: 'This version does not keep seats for players.' })))
  }

  #at<T>(table: string, work: (session: TableSession) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.#guard(async () => work(await this.#session(table)))
  }

  /** Troubles of the store become refusals with their sentence; bugs go on as errors. */
  async #guard<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await work()
    } catch (trouble) {
      if (trouble instanceof StoreError) return refuse(problem('campaign', 'problem.rules', { text: trouble.message }))
      throw trouble
    }
  }

  #session(ref: string): Promise<TableSession> {
    const open = this.#tables.get(ref)
    if (open !== undefined) return Promise.resolve(open)
    const underway = this.#opening.get(ref)
    if (underway !== undefined) return underway
    const opening = this.#seat(ref).finally(() => this.#opening.delete(ref))
    this.#opening.set(ref, opening)
    return opening
  }

  async #seat(ref: string): Promise<TableSession> {
    await this.#closing.get(ref)?.catch(() => null)
    const session = new TableSession(await this.#seating(ref))
    session.listen((update) => {
      this.announce('tableChanged', ref, update)
    })
    this.#tables.set(ref, session)
    return session
  }

  /** A damaged campaign is not even opened for writing, so that nothing of it is cut. */
  async #seating(ref: string): Promise<Seating> {
    const { store } = this.#parts
    const found = await store.read(ref)
    const { campaign, chain } = takeUpStored(found, this.#digest)
    const head = { table: ref, campaign, torn: found.torn, digest: this.#digest, reread: () => store.read(ref) }
    if (chain.broken !== null) return { ...head, store: null, readOnly: damageOf(chain.broken) }
    let journal: JournalStore
    try {
      journal = await store.open(ref, false)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
      return { ...head, store: null, readOnly: trouble.message }
    }
    const { lines } = await store.read(ref)
    if (lines.length === found.lines.length && lines.at(-1) === found.lines.at(-1)) return { ...head, store: journal, readOnly: null }
    // Somebody else has written between reading and taking the lock.
    await journal.close()
    return this.#seating(ref)
  }

  async #summary(ref: string, modified: number): Promise<CampaignSummary> {
    const known = this.#summaries.get(ref)
    if (known?.modified === modified) return known
    const summary = await this.#summarise(ref, modified)
    this.#summaries.set(ref, summary)
    return summary
  }

  async #summarise(ref: string, modified: number): Promise<CampaignSummary> {
    const none = { ref, title: fileName(ref), cursor: null, modified, entries: 0, players: [] }
    try {
      const stored = await this.#parts.store.read(ref)
      const header = readHeader(stored.headerLine)
      if (!header.ok) return { ...none, trouble: header.problems[0]?.message ?? null }
      const { entries, broken } = readChain(stored.headerLine, stored.lines, this.#digest)
      const trouble = broken === null ? null : `Damaged: ${placeOf(broken)}. Opens for reading up to there.`
      const setup = entries[0]?.kind === 'setup' ? entries[0].setup : null
      return {
        ...none,
        title: currentTitle(header.value, entries),
        cursor: cursorAfter(standing(entries)),
        entries: entries.length,
        players: playersIn(header.value.ruleset, setup),
        trouble,
      }
    } catch (unreadable) {
      return { ...none, trouble: unreadable instanceof Error ? unreadable.message : 'It cannot be read.' }
    }
  }

  /** A campaign of its own with the same entries, chained anew. A damaged one is copied up to the break. */
  async #copy(stored: StoredJournal, retitle: (title: string) => string): Promise<string> {
    const { entries } = readChain(stored.headerLine, stored.lines, this.#digest)
    const header = readHeader(stored.headerLine)
    if (!header.ok || entries.length === 0) throw new StoreError('There is nothing in it that could be copied.')
    const title = this.#title(retitle(currentTitle(header.value, entries)))
    const fresh: JournalHeader = { ...header.value, id: base64url(this.#parts.random(16)), title }
    const headerLine = sealHeader(fresh, this.#digest).line
    const kept = entries.map((entry): Entry => (entry.kind === 'title' ? { ...entry, title } : entry))
    return this.#parts.store.create(title, headerLine, sealAll(headerLine, kept, this.#digest))
  }

  #title(wish: string): string {
    return wish.trim().slice(0, TITLE_LENGTH) || 'Untitled campaign'
  }
}

function fileName(ref: string): string {
  return (ref.split(/[\\/]/).at(-1) ?? ref).replace(/\.lineage$/, '')
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
