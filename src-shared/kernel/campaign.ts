import { takeAnswer } from './answer.ts'
import { seedCommitment } from './dice.ts'
import type { Effect } from './effect.ts'
import { Footing } from './footing.ts'
import type { Digest } from './hash.ts'
import { digestText } from './hash.ts'
import type { ActingEntry, Change, Entry, JournalHeader, ReadChain, SetupEntry } from './journal.ts'
import { effectsOf, isPlayed, readChain, sealEntry, sealHeader, standing } from './journal.ts'
import type { Outcome, Problem } from './problem.ts'
import { accept, problem, refuse } from './problem.ts'
import type { Piecewise } from './piecewise.ts'
import { atOnce } from './piecewise.ts'
import type { Procedure } from './procedure.ts'
import type { Request } from './request.ts'
import { isChance, questionKey } from './request.ts'
import type { Disagreement } from './replay.ts'
import { compare, restartsAfter } from './replay.ts'
import type { Json } from './rule.ts'
import type { Ruleset } from './ruleset.ts'
import { Run } from './run.ts'
import type { World } from './world.ts'
import { WorldState } from './world.ts'

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
  readonly #entries: Entry[]
  /** What the entries taken here are chained to, one after the other; the last is what the next one will be. */
  readonly #hashes: string[]
  #standing: ActingEntry[] = []
  #footing = new Footing()
  #run: Run
  #disagreement: Disagreement | null = null

  private constructor(
    ruleset: Ruleset<Json>,
    digest: Digest,
    header: JournalHeader,
    headerLine: string,
    chain: Pick<ReadChain, 'entries' | 'hash'>,
  ) {
    this.header = header
    this.headerLine = headerLine
    this.#ruleset = ruleset
    this.#digest = digest
    this.#entries = [...chain.entries]
    this.#hashes = [chain.hash]
    this.#run = idle(ruleset, new WorldState())
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
    const { line, hash } = sealHeader(header, digest)
    const campaign = new Campaign(ruleset, digest, header, line, { entries: [], hash })
    campaign.#run = campaign.#start(new WorldState(), setup.value)
    campaign.#append({ kind: 'setup', seed: fresh.seed, setup: setup.value, effects: campaign.#run.resume(undefined) })
    return accept(campaign)
  }

  /**
   * Takes a campaign up from the lines of its file, up to the first that does not hold. The header must have been read before; throws
   * where no set-up follows it.
   */
  static open(
    ruleset: Ruleset<Json>,
    headerLine: string,
    lines: readonly string[],
    digest: Digest = digestText,
  ): { readonly campaign: Campaign; readonly chain: ReadChain } {
    const chain = readChain(headerLine, lines, digest)
    const campaign = new Campaign(ruleset, digest, JSON.parse(headerLine) as JournalHeader, headerLine, chain)
    campaign.#takeUp()
    return { campaign, chain }
  }

  get ruleset(): Ruleset<Json> {
    return this.#ruleset
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

  /**
   * Answers what is asked. A refused answer changes nothing. `question` (see `questionKey`) guards against answering another question
   * than one saw.
   */
  answer(raw: unknown, question?: string): Outcome<Appended> {
    const pending = this.pending
    if (pending === null) return refuse(this.#whyNothingIsAsked())
    const asked = questionKey(pending)
    if (question !== undefined && question !== asked)
      return refuse(problem('request', 'problem.stale', { value: question, pending: asked }))
    const taken = takeAnswer(pending, raw, this.seed, (reply) => this.#run.objections(reply))
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
    if (isChance(pending) && (raw === 'app' || (raw as { by?: unknown } | null)?.by === 'app')) return accept([])
    const taken = takeAnswer(pending, raw, this.seed, (reply) => this.#run.objections(reply))
    if (!taken.ok) return taken
    return accept(this.#rehearse().run.resume(taken.value.reply))
  }

  /** Sets figures by hand, with the reason. */
  correct(changes: readonly Change[], reason: string): Outcome<Appended> {
    if (this.#disagreement !== null) return refuse(this.#whyNothingIsAsked())
    const problems: Problem[] = reason.trim() === '' ? [problem('reason', 'problem.reason')] : []
    if (changes.length === 0) problems.push(problem('changes', 'problem.missing', { wanted: 'at least one figure to set' }))
    problems.push(...changes.flatMap((change) => this.#checkChange(change)))
    if (problems.length > 0) return refuse(...problems)
    const effects = this.#attempt(() => this.#run.correct(changes))
    return accept(this.#append({ kind: 'correction', changes, reason: reason.trim(), effects }))
  }

  /** Changes house rules from here on, with the reason: `raw` is checked by the ruleset. */
  decide(raw: unknown, reason: string): Outcome<Appended> {
    if (this.#disagreement !== null) return refuse(this.#whyNothingIsAsked())
    const decided = this.#ruleset.readRulings(this.world, raw)
    const problems: Problem[] = reason.trim() === '' ? [problem('reason', 'problem.rulingReason')] : []
    if (!decided.ok) return refuse(...problems, ...decided.problems)
    if (problems.length > 0) return refuse(...problems)
    const effects = this.#attempt(() => this.#run.decide(decided.value))
    return accept(this.#append({ kind: 'ruling', decided: decided.value, reason: reason.trim(), effects }))
  }

  /** Takes back entry `from` and all answers, corrections and rulings after it. They stay in the journal, void. */
  retract(from: number, reason?: string): Outcome<Appended> {
    const target = this.#standing.find((entry) => entry.seq === from)
    if (target === undefined || !isPlayed(target)) {
      return refuse(problem('seq', 'problem.seq', { value: from, last: this.lastRetractable ?? 'none yet' }))
    }
    const appended = this.#append({ kind: 'retraction', from, ...(reason === undefined ? {} : { reason }) })
    this.#takeUp()
    return accept(appended)
  }

  /** The newest entry that can be taken back. */
  get lastRetractable(): number | null {
    return this.#standing.findLast(isPlayed)?.seq ?? null
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
    const effects = this.#start(this.#footing.world.clone()).resume(undefined)
    const appended = this.#append({ kind: 'restart', reason: reason.trim(), effects })
    this.#takeUp()
    return accept(appended)
  }

  /** Forgets the newest entry taken here as if it had never been made: only for a host that could not save its line. */
  forgetLast(): void {
    if (this.#hashes.length < 2 || this.#entries.length < 2) throw new Error('there is no entry to forget')
    this.#entries.pop()
    this.#hashes.pop()
    this.#takeUp()
  }

  /** Plays the whole journal again from its set-up and compares every effect. */
  verify(): Disagreement | null {
    return atOnce(this.verifying())
  }

  /** The same entry by entry, of the journal as it is now: tells what part of it is played, from 0 to 1. */
  verifying(): Piecewise<number, Disagreement | null> {
    return this.#playAgain([...this.#standing])
  }

  *#playAgain(played: readonly ActingEntry[]): Piecewise<number, Disagreement | null> {
    const run = this.#start(new WorldState())
    for (const [index, entry] of played.entries()) {
      yield index / played.length
      if (entry.kind === 'restart') continue
      const recorded = [...effectsOf(entry), ...restartsAfter(played, index)]
      const disagreement = compare(entry.seq, recorded, () =>
        entry.kind === 'setup' ? run.resume(undefined) : run.replay(entry, this.seed),
      )
      if (disagreement !== null) return disagreement
    }
    return null
  }

  get #setup(): SetupEntry {
    const first = this.#entries[0]
    if (first?.kind !== 'setup') throw new Error('a campaign begins with its set-up')
    return first
  }

  #start(world: WorldState, setup: Json = this.setup): Run {
    const ruleset = this.#ruleset
    const procedure = world.cursor.turn === 0 ? fromTheBeginning(ruleset, world, setup) : ruleset.play(world)
    return new Run(ruleset, world, procedure)
  }

  /** Folds the standing entries, then runs the rules from the last checkpoint to the question that waits. */
  #takeUp(): void {
    this.#standing = standing(this.#entries)
    this.#footing = new Footing()
    for (const entry of this.#standing) this.#footing.add(entry)
    const { run, disagreement } = this.#rehearse()
    this.#disagreement = disagreement
    this.#run = disagreement === null ? run : idle(this.#ruleset, this.#footing.folded())
  }

  /** A second run over a copy of the world, brought to where play stands; compared with the record on the way. */
  #rehearse(): { readonly run: Run; readonly disagreement: Disagreement | null } {
    const { world, seq, opening, since } = this.#footing
    const run = this.#start(world.clone())
    let disagreement = compare(seq, opening, () => run.resume(undefined))
    for (const entry of since) disagreement ??= compare(entry.seq, effectsOf(entry), () => run.replay(entry, this.seed))
    return { run, disagreement }
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
    const { line, hash } = sealEntry(entry, this.#hashes.at(-1) ?? '', this.#digest)
    this.#hashes.push(hash)
    this.#entries.push(entry)
    if (entry.kind === 'setup' || isPlayed(entry)) {
      this.#standing.push(entry)
      this.#footing.add(entry)
    }
    return { entry, line }
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
    return problem('campaign', 'problem.readOnly', {
      reason: `the rules disagree with entry ${this.#disagreement.seq}; start the phase again.`,
    })
  }
}

function* fromTheBeginning(ruleset: Ruleset<Json>, world: WorldState, setup: Json): Procedure {
  yield* ruleset.setUp(world, setup)
  yield* ruleset.play(world)
}

/** A world that is only looked at: nothing is asked of it. */
function idle(ruleset: Ruleset<Json>, world: WorldState): Run {
  return new Run(ruleset, world, nothing())
}

function* nothing(): Procedure {
  // Over before it began.
}
