import type { Message } from '../../kernel/message.ts'
import { toldBy } from '../../contract/journalStore.ts'
import type { Checking, TableUpdate, TableView } from '../../contract/workbenchApi.ts'
import type { Annotation } from '../../kernel/annotation.ts'
import type { Campaign } from '../../kernel/campaign.ts'
import type { Share } from '../../kernel/dice.ts'
import type { Effect } from '../../kernel/effect.ts'
import { currentTitle, type ActingEntry, type Change, type Names } from '../../kernel/journal.ts'
import { effectiveEntries } from '../../kernel/effective.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { questionKey, type Request, type RollAnswer } from '../../kernel/request.ts'
import { GAME_MASTER, type Json, type SeatId } from '../../kernel/rule.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { World } from '../../kernel/world.ts'
import { message } from '../../messages/message.ts'
import type { Appended } from '../../kernel/recording.ts'
import { isolateErrors } from './isolateErrors.ts'
import { SeatFeeds, type FeedState } from './seatFeeds.ts'
import type { SessionOptions } from './sessionOptions.ts'
import { isOver, stateFor, stateOf, type SessionState } from './tableState.ts'
import { inSlices, verifying } from './verification.ts'
import { forGameMaster, headOf, playersNow, shownToGameMaster } from './view.ts'

export type TableListener = (update: TableUpdate) => void

/** Entries in which a seat may give names one after the other. */
const MOST_NAMINGS = 40

/**
 * A campaign at the table: takes one act after the other, saves each before it is acknowledged, and tells everybody who listens.
 * An act whose line could not be saved is not taken.
 */
export class TableSession {
  readonly table: string
  readonly #seating: SessionOptions
  readonly #campaign: Campaign
  readonly #listeners = new Set<TableListener>()
  readonly #feeds: SeatFeeds
  readonly #toldListeners = new Set<(told: FeedState) => void>()
  #notice: Message | null
  /** Entries that are saved; more are there while one is on its way. */
  #saved: number
  #last: Promise<unknown> = Promise.resolve()
  /** Until versions, and how far the campaign goes, are kept: nobody waits for that but who closes it. */
  #kept: Promise<unknown> = Promise.resolve()
  #check: (() => Checking) | null = null

  constructor(seating: SessionOptions) {
    this.table = seating.table
    this.#seating = seating
    this.#campaign = seating.campaign
    this.#saved = seating.campaign.entries.length
    this.#feeds = new SeatFeeds({
      entries: () => this.#campaign.entries.slice(0, this.#saved),
      stateOf: (seat) => stateFor(seat, this.#seated()),
      standing: () => ({ cursor: this.world.cursor, over: this.over, mayMix: this.mayMix }),
      told: (effectiveEntries) => {
        for (const listener of this.#toldListeners) listener(effectiveEntries)
      },
      later: seating.later,
      guarded: (work) => isolateErrors(work, seating.report),
    })
    this.#notice = seating.torn > 0 ? message('campaign.torn', { bytes: seating.torn }) : null
  }

  /** Everything there is to see, once the acts before it are done. */
  async view(): Promise<TableView> {
    await this.#settled()
    const entries = this.#campaign.entries.map(forGameMaster)
    return { table: this.table, seat: GAME_MASTER, campaign: headOf(this.#campaign), entries, ...stateOf(this.#seated()) }
  }

  /** The table as a player's seat sees it, once the acts before it are done. */
  async viewOf(seat: SeatId): Promise<TableView> {
    await this.#settled()
    const campaign = headOf(this.#campaign)
    return { table: campaign.id, seat, campaign, entries: this.#feeds.entriesFor(seat), ...stateFor(seat, this.#seated()) }
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Hears of what changes for a player's seat, and of nothing else: not a message more, whatever others do unseen. */
  listenAs(seat: SeatId, listener: TableListener): () => void {
    return this.#feeds.listen(seat, listener)
  }

  /** Hears of every point in play up to which the players' seats were told what happened, and how the table stood there. */
  listenTold(listener: (told: FeedState) => void): void {
    this.#toldListeners.add(listener)
  }

  get ruleset(): Ruleset<Json> {
    return this.#campaign.ruleset
  }

  /** Whether the record says of everything who may see it. */
  get keepsSecrets(): boolean {
    const { header, ruleset } = this.#campaign
    return header.rulesetVersion >= (ruleset.secretSince ?? 0)
  }

  get campaignId(): string {
    return this.#campaign.header.id
  }

  get title(): string {
    return currentTitle(this.#campaign.header, this.#campaign.entries)
  }

  /** Why nothing can be changed, or null. */
  get readOnly(): Message | null {
    return this.#seating.readOnly
  }

  /** Who plays, in their order at the table, by the names they have now. */
  get players(): readonly { readonly seat: SeatId; readonly name: string }[] {
    return playersNow(this.#campaign)
  }

  get world(): World {
    return this.#campaign.world
  }

  /** The first question that is not answered; null where there is none, or nothing may be answered. */
  get pending(): Request | null {
    return this.asked[0] ?? null
  }

  /** All questions that are not answered. */
  get asked(): readonly Request[] {
    return this.readOnly === null ? this.#campaign.asked : []
  }

  /** Whether the rules make something else of the record than it holds. */
  get disagrees(): boolean {
    return this.#campaign.disagreement !== null
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return isOver(this.#campaign)
  }

  /** The entries that stand, by their number. */
  effectiveEntries(): ReadonlyMap<number, ActingEntry> {
    return new Map(effectiveEntries(this.#campaign.entries).map((entry) => [entry.seq, entry]))
  }

  /** Number of the entry that comes next, unless somebody acts before. */
  get nextEntry(): number {
    return this.#campaign.entries.length
  }

  /** Newest entry that stands and of which the seat is shown something; null where there is none. */
  lastStandingFor(seat: SeatId): number | null {
    return this.#feeds.lastStandingFor(seat)
  }

  /** At the game master's screen; `question` is its key. */
  answer(raw: unknown, question: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.answer(raw, question, GAME_MASTER))
  }

  /** A seat's own answer, prepared before; gives the number of its entry. */
  take(raw: unknown, question: string): Promise<Outcome<number>> {
    return this.#act(() => this.#campaign.answer(raw, question))
  }

  /** As `answer`, for a player: refuses what is not asked of that seat, and says nothing of others. The dice of a roll, else null. */
  async answerAs(seat: SeatId, raw: unknown, question: string): Promise<Outcome<RollAnswer | null>> {
    const asks = { dice: false }
    const taken = await this.#act(() => {
      const campaign = this.#campaign
      const its = [...campaign.asked, ...campaign.sealed.map(({ request }) => request)]
      const asked = its.find((request) => request.seat === seat && questionKey(request) === question)
      if (asked === undefined) return refuse(problem('request', 'problem.notYours'))
      asks.dice = asked.kind === 'roll'
      return this.#campaign.answer(raw, question)
    })
    if (!taken.ok) return taken
    const entry = this.#campaign.entries[taken.value]
    return accept(asks.dice && entry?.kind === 'answer' ? (entry.answer as RollAnswer) : null)
  }

  correct(changes: readonly Change[], reason: string, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.correct(changes, reason), key)
  }

  /** House rules that hold from here on, checked by the game. */
  decide(decided: unknown, reason: string, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.decide(decided, reason), key)
  }

  /** A decree of the game master, checked by the game. */
  decree(raw: unknown, reason: string, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.decree(raw, reason), key)
  }

  retract(from: number, reason?: string, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.retract(from, reason), key)
  }

  note(text: string, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.note(text), key)
  }

  annotate(annotation: Annotation, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.annotate(annotation), key)
  }

  /** Names of what is that seat's own. So that no device writes without end, somebody has to play on after so many. */
  nameAs(seat: SeatId, names: Names): Promise<Outcome<null>> {
    return this.#do(() => {
      const { entries } = this.#campaign
      if (entries.slice(-MOST_NAMINGS).filter(({ kind }) => kind === 'naming').length === MOST_NAMINGS)
        return refuse(problem('names', 'problem.namesEnough', { value: MOST_NAMINGS }))
      return this.#campaign.annotate({ kind: 'naming', names }, seat)
    })
  }

  retitle(title: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.retitle(title))
  }

  /** Mixes into the seed what the seats add to the dice; `withheld`: seats that had promised to, and did not. */
  mix(shares: Readonly<Record<SeatId, Share>>, withheld: readonly SeatId[]): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.mix(shares, withheld))
  }

  /** Whether the seats can add to the dice still. */
  get mayMix(): boolean {
    return this.readOnly === null && this.#campaign.mayMix
  }

  async restartPhase(reason: string, key?: string): Promise<Outcome<null>> {
    await this.#settled()
    if (reason.trim() !== '' && !this.#isDone(key)) await this.#seating.keepVersion?.('restart')
    return this.#do(() => this.#campaign.restartPhase(reason), key)
  }

  async preview(raw: unknown, question?: string): Promise<Outcome<readonly Effect[]>> {
    await this.#settled()
    const outcome = this.#campaign.preview(raw, question)
    return outcome.ok ? accept(shownToGameMaster(outcome.value)) : outcome
  }

  /** Checks the record, some entries at a call; what was found is told again until `anew`. */
  async verify(anew: boolean): Promise<Checking> {
    if (anew || this.#check === null) this.#check = await this.#beginCheck()
    return this.#check()
  }

  /** Of what lies in the store and is on the table at the same moment. */
  async #beginCheck(): Promise<() => Checking> {
    for (;;) {
      await this.#settled()
      const entries = this.#campaign.entries.length
      const stored = await this.#seating.reread()
      if (this.#campaign.entries.length === entries) return inSlices(verifying(this.#campaign, stored, this.#seating.digest))
    }
  }

  async close(): Promise<void> {
    await this.#settled()
    this.#listeners.clear()
    this.#toldListeners.clear()
    this.#feeds.close()
    await this.#kept
    await this.#seating.store?.close()
  }

  /** `key`: of the act. One that was done before is not done again. */
  async #do(work: () => Outcome<Appended>, key?: string): Promise<Outcome<null>> {
    const outcome = await this.#act(key === undefined ? work : () => this.#campaign.under(key, work), key)
    return outcome.ok ? accept(null) : outcome
  }

  #isDone(key: string | undefined): boolean {
    return key !== undefined && this.#campaign.entries.some((entry) => entry.key === key)
  }

  /** Until nothing is under way: between an act and its saving, the campaign holds what nobody has been promised. */
  async #settled(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.#last;) {
      last = this.#last
      await last
    }
  }

  /** One after the other, in the order they came. */
  #act(work: () => Outcome<Appended>, key?: string): Promise<Outcome<number>> {
    const done = this.#last.then(() => (this.#isDone(key) ? accept(this.#saved - 1) : this.#perform(work)))
    this.#last = done.catch(() => null)
    return done
  }

  async #perform(work: () => Outcome<Appended>): Promise<Outcome<number>> {
    const { store, readOnly } = this.#seating
    if (store === null) return refuse(problem('campaign', 'problem.readOnly', { reason: readOnly }))
    const round = this.world.cursor.turn
    const outcome = work()
    if (!outcome.ok) return outcome
    try {
      await store.append(outcome.value.line)
    } catch (failure) {
      this.#campaign.forgetLast()
      return refuse(problem('campaign', 'problem.notSaved', { reason: toldBy(failure) }))
    }
    this.#notice = null
    this.#kept = Promise.all([
      this.#kept,
      this.#seating.mark?.(),
      round > 0 && this.world.cursor.turn > round ? this.#seating.keepVersion?.('round') : null,
    ])
    this.#announce(outcome.value)
    return accept(outcome.value.entry.seq)
  }

  #announce({ entry }: Appended): void {
    this.#saved = entry.seq + 1
    const update: TableUpdate = { from: entry.seq, entries: [forGameMaster(entry)], ...stateOf(this.#seated()) }
    const { report } = this.#seating
    for (const listener of this.#listeners) isolateErrors(() => listener(update), report)
    isolateErrors(() => this.#feeds.take(entry), report)
  }

  /** The campaign with what its state is told from. */
  #seated(): SessionState {
    return { campaign: this.#campaign, readOnly: this.#seating.readOnly, notice: this.#notice }
  }
}
