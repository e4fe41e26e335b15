import { takeAnswer } from './answer.ts'
import { seedCommitment } from './dice.ts'
import type { Effect } from './effect.ts'
import type { Digest } from './hash.ts'
import { digestText } from './hash.ts'
import type { ActingEntry, Change, Entry, JournalHeader, ReadChain, SetupEntry } from './journal.ts'
import { effectsOf, readChain, sealEntry, sealHeader, standing } from './journal.ts'
import type { Outcome, Problem } from './problem.ts'
import { accept, problem, refuse } from './problem.ts'
import { Run } from './run.ts'
import type { Request } from './request.ts'
import type { Json } from './rule.ts'
import type { Ruleset } from './ruleset.ts'
import type { World } from './world.ts'
import { WorldState } from './world.ts'

/** Today's rules make something else of a recorded answer: where, and what. Nothing is guessed; the phase can be started again. */
export interface Disagreement {
  /** Entry whose effects differ. */
  readonly seq: number
  readonly recorded: readonly Effect[]
  readonly replayed: readonly Effect[] | null
}

export interface NewCampaign {
  /** Random and unlike any other. */
  readonly id: string
  readonly title: string
  /** 64 hex digits. */
  readonly seed: string
}

/** What an accepted act added: the entry and its line of the file. */
export interface Appended {
  readonly entry: Entry
  readonly line: string
}

type EntryBody<E> = E extends Entry ? Omit<E, 'seq'> : never

/**
 * A campaign in memory: its journal, the world it folds to and the question that waits. Everything is synchronous and
 * deterministic; saving the lines is somebody else's work.
 */
export class Campaign {
  readonly header: JournalHeader
  readonly headerLine: string
  readonly #ruleset: Ruleset<Json>
  readonly #digest: Digest
  readonly #entries: Entry[] = []
  #hash: string
  #standing: ActingEntry[] = []
  /** The world at the last checkpoint; `#tail` and `#unsettled` are the standing entries and effects since. */
  #settled = new WorldState()
  #tail: ActingEntry[] = []
  #unsettled: Effect[] = []
  #run: Run
  #disagreement: Disagreement | null = null

  private constructor(ruleset: Ruleset<Json>, header: JournalHeader, digest: Digest, headerLine?: string) {
    const sealed = sealHeader(header, digest)
    this.header = header
    this.headerLine = headerLine ?? sealed.line
    this.#hash = headerLine === undefined ? sealed.hash : digest(headerLine)
    this.#ruleset = ruleset
    this.#digest = digest
    this.#run = new Run(ruleset, new WorldState(), nothing())
  }

  /** Begins a campaign: `raw` is the ruleset's set-up, checked here. */
  static begin<S extends Json>(ruleset: Ruleset<S>, fresh: NewCampaign, raw: unknown, digest: Digest = digestText): Outcome<Campaign> {
    const setup = ruleset.readSetup(raw)
    if (!setup.ok) return setup
    const header: JournalHeader = {
      format: 'lineage',
      version: 1,
      ruleset: ruleset.id,
      rulesetVersion: ruleset.version,
      id: fresh.id,
      title: fresh.title,
      seedCommitment: seedCommitment(fresh.seed),
    }
    const campaign = new Campaign(ruleset as unknown as Ruleset<Json>, header, digest)
    campaign.#run = campaign.#start(new WorldState(), setup.value)
    campaign.#append({ kind: 'setup', seed: fresh.seed, setup: setup.value, effects: campaign.#run.resume(undefined) })
    return accept(campaign)
  }

  /** Takes a campaign up from the lines of its file (checked up to the first that does not hold). */
  static open(ruleset: Ruleset<Json>, headerLine: string, lines: readonly string[], digest: Digest = digestText): { readonly campaign: Campaign; readonly chain: ReadChain } {
    const chain = readChain(headerLine, lines, digest)
    const campaign = new Campaign(ruleset, JSON.parse(headerLine) as JournalHeader, digest, headerLine)
    campaign.#entries.push(...chain.entries)
    campaign.#hash = chain.hash
    campaign.#takeUp()
    return { campaign, chain }
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get world(): World {
    return this.#run.world
  }

  /** What is asked now; null where the game is over or the rules disagree with the record. */
  get pending(): Request | null {
    return this.#disagreement === null ? this.#run.pending : null
  }

  get disagreement(): Disagreement | null {
    return this.#disagreement
  }

  get seed(): string {
    return this.#setup.seed
  }

  get setup(): Json {
    return this.#setup.setup
  }

  /** Answers what is asked. A refused answer changes nothing. `request` guards against answering another question than one saw. */
  answer(raw: unknown, request?: string): Outcome<Appended> {
    const pending = this.pending
    if (pending === null) return refuse(this.#whyNothingIsAsked())
    if (request !== undefined && request !== pending.id) return refuse(problem('request', 'problem.stale', { value: request, pending: pending.id }))
    const taken = takeAnswer(pending, raw, this.seed)
    if (!taken.ok) return taken
    const effects = this.#attempt(() => this.#run.resume(taken.value.reply))
    return accept(
      this.#append({
        kind: 'answer',
        request: pending.id,
        ...(pending.occurrence === 0 ? {} : { occurrence: pending.occurrence }),
        answer: taken.value.answer,
        ...(effects.length === 0 ? {} : { effects }),
      }),
    )
  }

  /** What an answer would do, up to the next question: nothing is kept. App dice are not shown beforehand. */
  preview(raw: unknown): Outcome<readonly Effect[]> {
    const pending = this.pending
    if (pending === null) return refuse(this.#whyNothingIsAsked())
    if (pending.kind === 'roll' && (raw === 'app' || (raw as { by?: unknown } | null)?.by === 'app')) return accept([])
    const taken = takeAnswer(pending, raw, this.seed)
    if (!taken.ok) return taken
    const rehearsal = this.#rehearse().run
    return accept(rehearsal.resume(taken.value.reply))
  }

  /** Sets figures by hand, with the reason. */
  correct(changes: readonly Change[], reason: string): Outcome<Appended> {
    if (this.#disagreement !== null) return refuse(this.#whyNothingIsAsked())
    const problems = [...(reason.trim() === '' ? [problem('reason', 'problem.reason')] : []), ...changes.flatMap((change) => this.#checkChange(change))]
    if (changes.length === 0) problems.push(problem('changes', 'problem.missing', { wanted: 'at least one figure to set' }))
    if (problems.length > 0) return refuse(...problems)
    const effects = this.#attempt(() => this.#run.correct(changes))
    return accept(this.#append({ kind: 'correction', changes, reason: reason.trim(), effects }))
  }

  /** Takes back entry `from` and all answers and corrections after it. They stay in the journal, void. */
  retract(from: number, reason?: string): Outcome<Appended> {
    const standingEntries = this.#standing
    const target = standingEntries.find((entry) => entry.seq === from)
    if (target === undefined || (target.kind !== 'answer' && target.kind !== 'correction')) {
      return refuse(problem('seq', 'problem.seq', { value: from, last: this.lastRetractable ?? 'none yet' }))
    }
    const appended = this.#append({ kind: 'retraction', from, ...(reason === undefined ? {} : { reason }) })
    this.#takeUp()
    return accept(appended)
  }

  /** The newest entry that can be taken back. */
  get lastRetractable(): number | null {
    return this.#standing.findLast((entry) => entry.kind === 'answer' || entry.kind === 'correction')?.seq ?? null
  }

  note(text: string): Outcome<Appended> {
    return text.trim() === '' ? refuse(problem('text', 'problem.text')) : accept(this.#append({ kind: 'note', text: text.trim() }))
  }

  retitle(title: string): Outcome<Appended> {
    return title.trim() === '' ? refuse(problem('title', 'problem.text')) : accept(this.#append({ kind: 'title', title: title.trim() }))
  }

  /** After a disagreement: voids what was answered since the last checkpoint and asks it again by today's rules. */
  restartPhase(reason: string): Outcome<Appended> {
    if (reason.trim() === '') return refuse(problem('reason', 'problem.reason'))
    const run = this.#start(this.#settled.clone(), this.setup)
    const effects = run.resume(undefined)
    const appended = this.#append({ kind: 'restart', reason: reason.trim(), effects })
    this.#takeUp()
    return accept(appended)
  }

  /** Forgets the newest entry as if it had never been made: only for a host that could not save its line. */
  forgetLast(): void {
    const dropped = this.#entries.pop()
    if (dropped === undefined || dropped.kind === 'setup') throw new Error('the set-up cannot be forgotten')
    this.#hash = this.#rehash()
    this.#takeUp()
  }

  /** Plays the whole journal again from its set-up and compares every effect. */
  verify(): Disagreement | null {
    const run = this.#start(new WorldState(), this.setup)
    let replayed: Effect[] | null = run.resume(undefined)
    for (const [index, entry] of this.#standing.entries()) {
      if (entry.kind === 'restart') continue
      if (entry.kind !== 'setup') replayed = run.replay(entry, this.seed)
      const restarted = this.#standing[index + 1]
      const recorded = restarted?.kind === 'restart' ? [...effectsOf(entry), ...restarted.effects] : effectsOf(entry)
      if (replayed === null || !same(replayed, recorded)) return { seq: entry.seq, recorded, replayed }
    }
    return null
  }

  get #setup(): SetupEntry {
    const first = this.#entries[0]
    if (first?.kind !== 'setup') throw new Error('a campaign begins with its set-up')
    return first
  }

  #start(world: WorldState, setup: Json): Run {
    const ruleset = this.#ruleset
    const procedure = world.cursor.turn === 0 ? fromTheBeginning(ruleset, world, setup) : ruleset.play(world)
    return new Run(ruleset, world, procedure)
  }

  /** Folds the standing entries, then runs the rules from the last checkpoint to the question that waits. */
  #takeUp(): void {
    this.#standing = standing(this.#entries)
    this.#settled = new WorldState()
    this.#tail = []
    this.#unsettled = []
    for (const entry of this.#standing) this.#settle(entry)
    const { run, disagreement } = this.#rehearse()
    this.#disagreement = disagreement
    if (disagreement !== null) {
      const world = this.#settled.clone()
      for (const effect of this.#unsettled) world.apply(effect)
      this.#run = new Run(this.#ruleset, world, nothing())
      return
    }
    this.#run = run
  }

  /** A second run over a copy of the world, brought to where play stands; compared with the record on the way. */
  #rehearse(): { readonly run: Run; readonly disagreement: Disagreement | null } {
    const run = this.#start(this.#settled.clone(), this.setup)
    let at = 0
    const agrees = (replayed: readonly Effect[]): boolean => {
      const recorded = this.#unsettled.slice(at, at + replayed.length)
      at += replayed.length
      return same(recorded, replayed)
    }
    const opening = run.resume(undefined)
    if (!agrees(opening)) return { run, disagreement: { seq: this.#standing.at(-1 - this.#tail.length)?.seq ?? 0, recorded: this.#unsettled, replayed: opening } }
    for (const entry of this.#tail) {
      const replayed = run.replay(entry, this.seed)
      if (replayed === null || !agrees(replayed)) return { run, disagreement: { seq: entry.seq, recorded: effectsOf(entry), replayed } }
    }
    return { run, disagreement: null }
  }

  /** Counts a standing entry in: everything up to its last checkpoint is settled. */
  #settle(entry: ActingEntry): void {
    if (entry.kind === 'answer' || entry.kind === 'correction') this.#tail.push(entry)
    for (const effect of effectsOf(entry)) {
      this.#unsettled.push(effect)
      if (effect.kind !== 'checkpoint') continue
      for (const settled of this.#unsettled) this.#settled.apply(settled)
      this.#unsettled = []
      this.#tail = []
    }
  }

  /** Runs the rules; where one breaks, the campaign is put back as it was before the bug is reported. */
  #attempt(work: () => Effect[]): Effect[] {
    try {
      return work()
    } catch (bug) {
      this.#takeUp()
      throw bug
    }
  }

  #append(body: EntryBody<Entry>): Appended {
    const { kind, ...rest } = body
    const entry = { seq: this.#entries.length, kind, ...rest } as Entry
    const { line, hash } = sealEntry(entry, this.#hash, this.#digest)
    this.#hash = hash
    this.#entries.push(entry)
    if (entry.kind === 'setup' || entry.kind === 'answer' || entry.kind === 'correction') {
      this.#standing.push(entry)
      this.#settle(entry)
    }
    return { entry, line }
  }

  #rehash(): string {
    let hash = this.#digest(this.headerLine)
    for (const entry of this.#entries) hash = sealEntry(entry, hash, this.#digest).hash
    return hash
  }

  #checkChange({ owner, account, to }: Change): readonly Problem[] {
    const accounts = this.#ruleset.accountsOf(owner)
    if (accounts.length === 0) return [problem('seat', 'problem.owner', { value: owner, options: this.#ruleset.owners().join(', ') })]
    const bounds = this.#ruleset.account(owner, account)
    if (bounds === undefined) return [problem('account', 'problem.account', { value: account, owner, options: accounts.join(', ') })]
    if (!Number.isSafeInteger(to) || to < bounds.min || to > bounds.max) {
      return [problem('to', 'problem.range', { value: String(to), min: bounds.min, max: bounds.max }, bounds.rule)]
    }
    if (this.world.balance(owner, account) === to) return [problem('to', 'problem.same', { account, owner, value: to })]
    return []
  }

  #whyNothingIsAsked(): Problem {
    if (this.#disagreement === null) return problem('request', 'problem.nothingPending')
    return problem('campaign', 'problem.readOnly', { reason: `the rules disagree with entry ${this.#disagreement.seq}; start the phase again.` })
  }
}

function* fromTheBeginning(ruleset: Ruleset<Json>, world: WorldState, setup: Json): ReturnType<Ruleset['play']> {
  yield* ruleset.setUp(world, setup)
  yield* ruleset.play(world)
}

function* nothing(): ReturnType<Ruleset['play']> {
  // A run over a world that is only looked at.
}

function same(a: readonly Effect[], b: readonly Effect[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
