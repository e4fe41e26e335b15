import type { Message } from '../../kernel/message.ts'
import { toldBy } from '../../contract/journalStore.ts'
import type { Checking, TableUpdate, TableView } from '../../contract/workbenchApi.ts'
import type { Annotation } from '../../kernel/journal/annotation.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Share } from '../../kernel/chance/dice.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import { currentTitle, type ActingEntry, type Change, type Names } from '../../kernel/journal/journal.ts'
import { effectiveEntries } from '../../kernel/journal/effective.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { questionKey, type Request, type RollAnswer } from '../../kernel/engine/request.ts'
import { GAME_MASTER, type Json, type SeatId } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import type { World } from '../../kernel/world/world.ts'
import { message } from '../../messages/message.ts'
import type { Appended } from '../../kernel/journal/recording.ts'
import { isolateErrors } from './isolateErrors.ts'
import { SeatFeeds, type FeedState } from './seatFeeds.ts'
import type { SessionOptions } from './sessionOptions.ts'
import { isOver, stateFor, stateOf, type SessionState } from './tableState.ts'
import { inSlices, verifying } from './verification.ts'
import { forGameMaster, headOf, playersNow, shownToGameMaster } from './view.ts'

export type TableListener = (update: TableUpdate) => void

/** Most consecutive naming entries of seats; the limit stops a device from writing without end. */
const MOST_NAMINGS = 40

/**
 * A campaign with its store. Performs one command at a time, saves its entry, then acknowledges it and notifies all listeners.
 * If the line cannot be saved, the command is rolled back and refused.
 */
export class TableSession {
  readonly table: string
  readonly #seating: SessionOptions
  readonly #campaign: Campaign
  readonly #listeners = new Set<TableListener>()
  readonly #feeds: SeatFeeds
  readonly #toldListeners = new Set<(told: FeedState) => void>()
  #notice: Message | null
  /** Number of saved entries; the campaign has one more while a line is being written. */
  #saved: number
  #last: Promise<unknown> = Promise.resolve()
  /** Background writes (versions, progress marker). Only `close()` awaits them. */
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
      told: (state) => {
        for (const listener of this.#toldListeners) listener(state)
      },
      later: seating.later,
      guarded: (work) => isolateErrors(work, seating.report),
    })
    this.#notice = seating.torn > 0 ? message('campaign.torn', { bytes: seating.torn }) : null
  }

  /** Returns the game master's view, after all commands sent before it. */
  async view(): Promise<TableView> {
    await this.#settled()
    const entries = this.#campaign.entries.map(forGameMaster)
    return { table: this.table, seat: GAME_MASTER, campaign: headOf(this.#campaign), entries, ...stateOf(this.#seated()) }
  }

  /** Returns the view of a player's seat, after all commands sent before it. */
  async viewOf(seat: SeatId): Promise<TableView> {
    await this.#settled()
    const campaign = headOf(this.#campaign)
    return { table: campaign.id, seat, campaign, entries: this.#feeds.entriesFor(seat), ...stateFor(seat, this.#seated()) }
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Subscribes to the updates of one player's seat. Changes that the seat may not see cause no message. */
  listenAs(seat: SeatId, listener: TableListener): () => void {
    return this.#feeds.listen(seat, listener)
  }

  /** Subscribes to each broadcast to the players' seats; receives the state of play that they know from then on. */
  listenTold(listener: (told: FeedState) => void): void {
    this.#toldListeners.add(listener)
  }

  get ruleset(): Ruleset<Json> {
    return this.#campaign.ruleset
  }

  /** Whether every stored effect names its audience; false for campaigns begun under rules that did not record it. */
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

  /** Why nothing can be changed; null if the campaign can be written to. */
  get readOnly(): Message | null {
    return this.#seating.readOnly
  }

  /** Players in their order at the table, with their current names. */
  get players(): readonly { readonly seat: SeatId; readonly name: string }[] {
    return playersNow(this.#campaign)
  }

  get world(): World {
    return this.#campaign.world
  }

  /** First unanswered request; null if there is none or the campaign is read-only. */
  get pending(): Request | null {
    return this.asked[0] ?? null
  }

  /** All unanswered requests; empty if the campaign is read-only. */
  get asked(): readonly Request[] {
    return this.readOnly === null ? this.#campaign.asked : []
  }

  /** Whether the current rules compute something else than the journal records. */
  get disagrees(): boolean {
    return this.#campaign.disagreement !== null
  }

  get over(): boolean {
    return isOver(this.#campaign)
  }

  /** Effective entries by entry number. */
  effectiveEntries(): ReadonlyMap<number, ActingEntry> {
    return new Map(effectiveEntries(this.#campaign.entries).map((entry) => [entry.seq, entry]))
  }

  /** Number of the next entry, unless another command comes first. */
  get nextEntry(): number {
    return this.#campaign.entries.length
  }

  /** Number of the newest effective entry of which the seat sees some part; null if there is none. */
  lastStandingFor(seat: SeatId): number | null {
    return this.#feeds.lastStandingFor(seat)
  }

  /** Answers from the game master's screen; `question` is the key of the request (see `questionKey`). */
  answer(raw: unknown, question: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.answer(raw, question, GAME_MASTER))
  }

  /** Answers with a seat's prepared answer; returns the number of the new entry. */
  take(raw: unknown, question: string): Promise<Outcome<number>> {
    return this.#act(() => this.#campaign.answer(raw, question))
  }

  /** Answers for a player. Refuses requests of other seats without describing them. Returns the dice of a roll, else null. */
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

  /** Sets house rules from here on; the game validates them. */
  decide(decided: unknown, reason: string, key?: string): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.decide(decided, reason), key)
  }

  /** Performs a decree of the game master; the game validates it. */
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

  /** Names things of this seat. Refused after MOST_NAMINGS namings in a row, so that no device writes without end. */
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

  /** Mixes the shares of the seats into the seed; `withheld`: seats that promised a share and did not send it. */
  mix(shares: Readonly<Record<SeatId, Share>>, withheld: readonly SeatId[]): Promise<Outcome<null>> {
    return this.#do(() => this.#campaign.mix(shares, withheld))
  }

  /** Whether the seats can still add shares to the seed. */
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

  /** Verifies the journal, some entries per call. Returns the same result on later calls, until `anew` is true and it starts over. */
  async verify(anew: boolean): Promise<Checking> {
    if (anew || this.#check === null) this.#check = await this.#beginCheck()
    return this.#check()
  }

  /** Starts a verification at a moment when the store and the campaign contain the same entries. */
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

  /** Performs a command; `key` is its idempotency key: a command that was performed before is skipped. */
  async #do(work: () => Outcome<Appended>, key?: string): Promise<Outcome<null>> {
    const outcome = await this.#act(key === undefined ? work : () => this.#campaign.under(key, work), key)
    return outcome.ok ? accept(null) : outcome
  }

  #isDone(key: string | undefined): boolean {
    return key !== undefined && this.#campaign.entries.some((entry) => entry.key === key)
  }

  /** Waits until no command is under way. Until its line is saved, the campaign contains an entry that is not acknowledged. */
  async #settled(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.#last;) {
      last = this.#last
      await last
    }
  }

  /** Queues commands: each one starts when the one before is done. */
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

  /** Input from which the state of a view is computed. */
  #seated(): SessionState {
    return { campaign: this.#campaign, readOnly: this.#seating.readOnly, notice: this.#notice }
  }
}
