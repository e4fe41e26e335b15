import type { StoredJournal } from '../contract/journalStore.ts'
import { StoreError } from '../contract/journalStore.ts'
import type { JournalStore } from '../contract/journalStore.ts'
import type { TableState, TableUpdate, TableView, Verification } from '../contract/workbenchApi.ts'
import type { Appended } from '../kernel/campaign.ts'
import { Campaign } from '../kernel/campaign.ts'
import type { Effect } from '../kernel/effect.ts'
import type { Digest } from '../kernel/hash.ts'
import type { Change } from '../kernel/journal.ts'
import { currentTitle, readChain } from '../kernel/journal.ts'
import type { Outcome } from '../kernel/problem.ts'
import { accept, problem, refuse } from '../kernel/problem.ts'
import type { Json } from '../kernel/rule.ts'
import { GAME_MASTER } from '../kernel/rule.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { WorldState, worldAsJson } from '../kernel/world.ts'
import { standing, effectsOf } from '../kernel/journal.ts'
import { forGameMaster } from './view.ts'

export type TableListener = (update: TableUpdate) => void

/** How a campaign is brought to the table. `store` is null where nothing may be written. */
export interface Seating {
  readonly table: string
  readonly ruleset: Ruleset<Json>
  readonly stored: StoredJournal
  readonly store: JournalStore | null
  readonly digest: Digest
  /** Why it may not be written, when there is no store. */
  readonly readOnly?: string
  /** Gives back the lines as they lie in the store, for verification. */
  readonly reread: () => Promise<StoredJournal>
}

/**
 * A campaign at the table: takes one act after the other, saves each before it is acknowledged, and tells everybody who listens.
 * An act whose line could not be saved is not taken.
 */
export class TableSession {
  readonly table: string
  readonly #seating: Seating
  readonly #campaign: Campaign
  readonly #listeners = new Set<TableListener>()
  readonly #readOnly: string | null
  #notice: string | null
  #last: Promise<unknown> = Promise.resolve()

  private constructor(seating: Seating) {
    const { campaign, chain } = Campaign.open(seating.ruleset, seating.stored.headerLine, seating.stored.lines, seating.digest)
    this.table = seating.table
    this.#seating = seating
    this.#campaign = campaign
    this.#notice = seating.stored.torn > 0 ? `The last line of the file was torn (${seating.stored.torn} bytes, never acknowledged) and has been set aside.` : null
    this.#readOnly =
      chain.broken === null
        ? (seating.readOnly ?? null)
        : `The file is damaged in line ${chain.broken.line} (${chain.broken.reason}). It is shown up to there and will not be written; make a copy to play on from this point.`
  }

  /** Opens the journal. Throws StoreError where not even its beginning can be read. */
  static open(seating: Seating): TableSession {
    const { broken, entries } = readChain(seating.stored.headerLine, seating.stored.lines.slice(0, 1), seating.digest)
    if (broken !== null || entries.length === 0) throw new StoreError('The set-up of this campaign (line 2) is missing or damaged: nothing can be shown of it.')
    return new TableSession(seating)
  }

  get campaign(): Campaign {
    return this.#campaign
  }

  view(): TableView {
    const { id, ruleset, rulesetVersion, seedCommitment } = this.#campaign.header
    const entries = this.#campaign.entries.map(forGameMaster)
    return { table: this.table, seat: GAME_MASTER, campaign: { id, ruleset, rulesetVersion, seedCommitment }, entries, ...this.#state() }
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  answer(raw: unknown, request?: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.answer(raw, request))
  }

  correct(changes: readonly Change[], reason: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.correct(changes, reason))
  }

  retract(from: number, reason?: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.retract(from, reason))
  }

  note(text: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.note(text))
  }

  retitle(title: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.retitle(title))
  }

  restartPhase(reason: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.restartPhase(reason))
  }

  preview(raw: unknown): Outcome<readonly Effect[]> {
    return this.#campaign.preview(raw)
  }

  async verify(): Promise<Verification> {
    await this.#last
    return verifyCampaign(this.#campaign, await this.#seating.reread(), this.#seating.digest)
  }

  async close(): Promise<void> {
    await this.#last
    this.#listeners.clear()
    await this.#seating.store?.close()
  }

  /** One after the other, in the order they came. */
  #act(work: () => Outcome<Appended>): Promise<Outcome<null>> {
    const done = this.#last.then(() => this.#perform(work))
    this.#last = done.catch(() => null)
    return done
  }

  async #perform(work: () => Outcome<Appended>): Promise<Outcome<null>> {
    const { store } = this.#seating
    if (this.#readOnly !== null || store === null) return refuse(problem('campaign', 'problem.readOnly', { reason: this.#readOnly ?? 'it has no store.' }))
    const outcome = work()
    if (!outcome.ok) return outcome
    try {
      await store.append(outcome.value.line)
    } catch (failure) {
      this.#campaign.forgetLast()
      return refuse(problem('campaign', 'problem.notSaved', { reason: failure instanceof Error ? failure.message : 'unknown trouble' }))
    }
    this.#notice = null
    this.#announce(outcome.value)
    return accept(null)
  }

  #announce({ entry }: Appended): void {
    const update: TableUpdate = { from: entry.seq, entries: [forGameMaster(entry)], ...this.#state() }
    for (const listener of this.#listeners) listener(update)
  }

  #state(): TableState {
    const campaign = this.#campaign
    const { pending } = campaign
    const over = pending === null && campaign.disagreement === null
    const setup = campaign.setup as { readonly dice?: unknown }
    return {
      title: currentTitle(campaign.header, campaign.entries),
      pending: pending === null || this.#readOnly !== null ? [] : [pending],
      retractable: this.#readOnly === null ? campaign.lastRetractable : null,
      readOnly: this.#readOnly,
      disagreement: campaign.disagreement?.seq ?? null,
      notice: this.#notice,
      dice: setup.dice === 'typed' ? 'typed' : 'app',
      seed: over ? campaign.seed : null,
    }
  }
}

/** Checks the stored lines against their chain, the fold of their effects against the world, and the answers against the rules. */
export function verifyCampaign(campaign: Campaign, stored: StoredJournal, digest: Digest): Verification {
  const chain = readChain(stored.headerLine, stored.lines, digest)
  const folded = new WorldState()
  for (const entry of standing(chain.entries)) for (const effect of effectsOf(entry)) folded.apply(effect)
  const disagreement = campaign.verify()
  const sameWorld = JSON.stringify(worldAsJson(folded)) === JSON.stringify(worldAsJson(campaign.world))
  const verdict = {
    chain: chain.broken === null ? null : `Line ${chain.broken.line}: ${chain.broken.reason}.`,
    folds: sameWorld ? null : 'The stored effects do not add up to the world on the table.',
    replay: disagreement === null ? null : `Entry ${disagreement.seq}: the rules give other effects than were recorded.`,
  }
  return { ok: Object.values(verdict).every((trouble) => trouble === null), entries: chain.entries.length, ...verdict }
}
