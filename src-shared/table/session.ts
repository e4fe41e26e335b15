import type { JournalStore, StoredJournal } from '../contract/journalStore.ts'
import type { TableState, TableUpdate, TableView, Verification } from '../contract/workbenchApi.ts'
import type { Appended, Campaign } from '../kernel/campaign.ts'
import { seedCommitment } from '../kernel/dice.ts'
import type { Effect } from '../kernel/effect.ts'
import type { Digest } from '../kernel/hash.ts'
import type { Change, Entry } from '../kernel/journal.ts'
import { currentTitle, effectsOf, readChain, standing } from '../kernel/journal.ts'
import type { Outcome } from '../kernel/problem.ts'
import { accept, problem, refuse } from '../kernel/problem.ts'
import { sameJson } from '../kernel/replay.ts'
import type { SeatId } from '../kernel/rule.ts'
import { GAME_MASTER } from '../kernel/rule.ts'
import { WorldState, worldAsJson } from '../kernel/world.ts'
import { playersIn } from '../rulesets/catalogue.ts'
import { placeOf } from './stored.ts'
import { forGameMaster, seenBy } from './view.ts'

export type TableListener = (update: TableUpdate) => void

/** How a campaign is brought to the table: with the store its lines go to, or the reason why nothing may be written. */
export type Seating = SeatingHead &
  ({ readonly store: JournalStore; readonly readOnly: null } | { readonly store: null; readonly readOnly: string })

interface SeatingHead {
  readonly table: string
  readonly campaign: Campaign
  readonly digest: Digest
  /** Bytes of a torn last line that were left out. */
  readonly torn: number
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
  #notice: string | null
  #last: Promise<unknown> = Promise.resolve()

  constructor(seating: Seating) {
    this.table = seating.table
    this.#seating = seating
    this.#campaign = seating.campaign
    this.#notice =
      seating.torn > 0 ? `The last line of the file was torn (${seating.torn} bytes, never acknowledged) and is left out.` : null
  }

  /** Everything there is to see, once the acts before it are done. */
  async view(): Promise<TableView> {
    await this.#last
    const { id, ruleset, rulesetVersion, seedCommitment } = this.#campaign.header
    const entries = this.#campaign.entries.map(forGameMaster)
    return { table: this.table, seat: GAME_MASTER, campaign: { id, ruleset, rulesetVersion, seedCommitment }, entries, ...this.#state() }
  }

  /** Players' seats in their order at the table. */
  players(): readonly SeatId[] {
    return playersIn(this.#campaign.header.ruleset, this.#campaign.setup).map(({ seat }) => seat)
  }

  /** The table as a player's seat sees it. */
  async viewOf(seat: SeatId): Promise<TableView> {
    await this.#last
    const { id, ruleset, rulesetVersion, seedCommitment } = this.#campaign.header
    const { pending, ...state } = this.#state()
    return {
      table: id,
      seat,
      campaign: { id, ruleset, rulesetVersion, seedCommitment },
      entries: seenBy(this.#campaign.entries, seat),
      ...state,
      pending: pending.filter((asked) => asked.seat === seat),
      retractable: null,
      disagreement: null,
      notice: null,
    }
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** `question`: key of the question that is answered. */
  answer(raw: unknown, question: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.answer(raw, question))
  }

  correct(changes: readonly Change[], reason: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.correct(changes, reason))
  }

  /** House rules that hold from here on, checked by the game. */
  decide(decided: unknown, reason: string): Promise<Outcome<null>> {
    return this.#act(() => this.#campaign.decide(decided, reason))
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

  async preview(raw: unknown): Promise<Outcome<readonly Effect[]>> {
    await this.#last
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
    const { store, readOnly } = this.#seating
    if (store === null) return refuse(problem('campaign', 'problem.readOnly', { reason: readOnly }))
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
    const { readOnly } = this.#seating
    const over = pending === null && campaign.disagreement === null
    const setup = campaign.setup as { readonly dice?: unknown }
    return {
      title: currentTitle(campaign.header, campaign.entries),
      pending: pending === null || readOnly !== null ? [] : [pending],
      retractable: readOnly === null ? campaign.lastRetractable : null,
      readOnly,
      disagreement: campaign.disagreement?.seq ?? null,
      notice: this.#notice,
      dice: setup.dice === 'typed' ? 'typed' : 'app',
      seed: over ? campaign.seed : null,
    }
  }
}

/** Checks the stored lines against their chain, the fold of their effects against the world, and the answers against the rules. */
export function verifyCampaign(campaign: Campaign, stored: StoredJournal, digest: Digest): Verification {
  const { entries, broken } = readChain(stored.headerLine, stored.lines, digest)
  const verdict = {
    chain: broken === null ? whySeedIsOther(campaign) : `Damaged: ${placeOf(broken)}.`,
    folds: whyFoldIsOther(campaign, entries),
    replay: whyReplayIsOther(campaign),
  }
  return { ok: Object.values(verdict).every((trouble) => trouble === null), entries: entries.length, ...verdict }
}

function whySeedIsOther({ header, seed }: Campaign): string | null {
  return seedCommitment(seed) === header.seedCommitment ? null : 'The seed in line 2 is not the one that line 1 vouches for.'
}

function whyFoldIsOther(campaign: Campaign, entries: readonly Entry[]): string | null {
  const folded = new WorldState()
  for (const entry of standing(entries)) for (const effect of effectsOf(entry)) folded.apply(effect)
  return sameJson(worldAsJson(folded), worldAsJson(campaign.world)) ? null : 'The stored effects do not add up to the world on the table.'
}

function whyReplayIsOther(campaign: Campaign): string | null {
  const disagreement = campaign.verify()
  return disagreement === null ? null : `Entry ${disagreement.seq}: the rules make something else of it than was recorded.`
}
