import { tryByHand, tryRules } from './brokenRule.ts'
import { takeGiven } from '../forms/answer.ts'
import { type Annotation, checkAnnotation } from '../journal/annotation.ts'
import type { Party, SealedAnswer } from './asking.ts'
import { checkChanges, reasonProblems, textProblems } from './correcting.ts'
import { mixedSeed, type Seed, type Share } from '../chance/dice.ts'
import type { Effect } from '../world/effect.ts'
import { EffectiveEntries } from '../journal/effectiveEntries.ts'
import { readKnown } from '../journal/contents.ts'
import { digestText, type Digest } from '../journal/hash.ts'
import {
  effectsOf,
  sealHeader,
  type Change,
  type DicePreference,
  type Entry,
  type JournalHeader,
  type ReadChain,
  type SetupEntry,
} from '../journal/journal.ts'
import { migrated } from '../journal/migrating.ts'
import { isUnthrown, shareProblems } from '../chance/mixing.ts'
import { faultyTextsIn, isVisible, nameProblems, trimmed } from '../forms/outsideText.ts'
import { accept, problem, refuse, type Outcome, type Problem } from '../problem.ts'
import { type Incremental, runToEnd } from './incremental.ts'
import { answerBody, Recording, type Appended, type EntryBody } from '../journal/recording.ts'
import { isChance, questionKey, type Request } from './request.ts'
import { compare, type Disagreement } from '../journal/replay.ts'
import { replayAndCompare } from '../journal/replayAndCompare.ts'
import type { Json, SeatId } from '../world/rule.ts'
import type { Ruleset } from './ruleset.ts'
import type { Run } from './run.ts'
import { headerOf, idle, preferenceOf, started, type NewCampaign } from './starting.ts'
import { WorldState, type World } from '../world/world.ts'

/**
 * A campaign in memory: its journal, the world it folds to and the question that waits. Everything is synchronous and
 * deterministic; saving the lines is somebody else's work.
 */
export class Campaign {
  readonly header: JournalHeader
  readonly headerLine: string
  readonly #ruleset: Ruleset<Json>
  readonly #recording: Recording
  #standing = new EffectiveEntries([])
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
    this.#recording = new Recording(digest, { ...chain, entries: migrated(chain.entries, ruleset.collections) })
    this.#run = idle(ruleset, new WorldState())
  }

  /** Begins a campaign: `raw` is the ruleset's set-up, checked here. */
  static begin<S extends Json>(ruleset: Ruleset<S>, fresh: NewCampaign, raw: unknown, digest: Digest = digestText): Outcome<Campaign> {
    const setup = ruleset.readSetup(raw)
    const problems = setup.ok ? (ruleset.newSetupProblems?.(setup.value) ?? []) : setup.problems
    if (!setup.ok || problems.length > 0) return refuse(...problems)
    const header = headerOf(ruleset, fresh)
    const { line, hash } = sealHeader(header, digest)
    const campaign = new Campaign(ruleset, digest, header, line, { entries: [], hash })
    const { seed, dice = 'app' } = fresh
    campaign.#run = started(ruleset, new WorldState(), { seed, dice, setup: setup.value })
    campaign.#append({ kind: 'setup', seed, dice, setup: setup.value, effects: campaign.#run.resume(undefined) })
    return accept(campaign)
  }

  /** Takes a campaign up from the lines of its file, up to the first that does not hold. Throws where no set-up follows the header. */
  static open(
    ruleset: Ruleset<Json>,
    headerLine: string,
    lines: readonly string[],
    digest: Digest = digestText,
  ): { readonly campaign: Campaign; readonly chain: ReadChain } {
    const chain = readKnown(headerLine, lines, ruleset, digest)
    return { chain, campaign: Campaign.of(ruleset, headerLine, chain, digest) }
  }

  /** The same from lines that were read before. */
  static of(ruleset: Ruleset<Json>, headerLine: string, chain: ReadChain, digest: Digest = digestText): Campaign {
    const campaign = new Campaign(ruleset, digest, JSON.parse(headerLine) as JournalHeader, headerLine, chain)
    campaign.#takeUp()
    return campaign
  }

  get ruleset(): Ruleset<Json> {
    return this.#ruleset
  }

  get entries(): readonly Entry[] {
    return this.#recording.entries
  }

  /** Hash of its last line. */
  get hash(): string {
    return this.#recording.hash
  }

  get world(): World {
    return this.#run.world
  }

  /** The first question that is not answered; null where the game is over or the rules disagree with the record. */
  get pending(): Request | null {
    return this.asked[0] ?? null
  }

  /** All questions that are not answered: several where several seats were asked at once. */
  get asked(): readonly Request[] {
    return this.#disagreement === null ? this.#run.asked : []
  }

  /** The answers that are in while others are waited for. */
  get sealed(): readonly SealedAnswer[] {
    return this.#disagreement === null ? this.#run.sealed : []
  }

  /** Who was asked at once, in their order, and whether each is waited for no more; empty where one question waits, or none. */
  get parties(): readonly Party[] {
    return this.#disagreement === null ? (this.#run.collecting?.parties ?? []) : []
  }

  get disagreement(): Disagreement | null {
    return this.#disagreement
  }

  /** What chance follows from now. */
  get seed(): Seed {
    return this.#standing.snapshot.seed
  }

  get setup(): Json {
    return this.#setup.setup
  }

  /** How the table throws its dice. */
  get dice(): DicePreference {
    return preferenceOf(this.#setup)
  }

  /**
   * Answers what is asked; without `question` (see `questionKey`) the first question that waits, with it no other than that one. A refused
   * answer changes nothing. Where several seats were asked at once the answer is sealed until all are in, and may be changed until then;
   * `by` says who gave it for a seat that was away.
   */
  answer(raw: unknown, question?: string, by?: SeatId): Outcome<Appended> {
    const found = this.#questionOf(question)
    if (!found.ok) return found
    const { request, isSealed } = found.value
    if (isSealed && isChance(request)) return refuse(problem('request', 'problem.thrown'))
    const taken = takeGiven(request, raw, this.seed, (reply) => this.#run.objections(questionKey(request), reply))
    if (!taken.ok) return taken
    const collected = this.#run.collecting !== null
    const done = this.#played(() => this.#attempt(() => this.#run.take(questionKey(request), taken.value)))
    if (!done.ok) return done
    const effects = done.value
    const giver = collected && by !== request.seat ? by : undefined
    return accept(this.#append({ ...answerBody(request, taken.value.answer, giver), ...(effects.length === 0 ? {} : { effects }) }))
  }

  /** What an answer would do, up to the next question; nothing is kept, no app dice are shown. One of several asked at once does nothing yet. */
  preview(raw: unknown, question?: string): Outcome<readonly Effect[]> {
    const found = this.#questionOf(question)
    if (!found.ok) return found
    const { request } = found.value
    if (isChance(request) && (raw === 'app' || (raw as { by?: unknown } | null)?.by === 'app')) return accept([])
    const taken = takeGiven(request, raw, this.seed, (reply) => this.#run.objections(questionKey(request), reply))
    if (!taken.ok) return taken
    if (this.#run.collecting !== null) return accept([])
    const { run } = this.#rehearse()
    run.stopUnattended()
    return this.#played(() => run.take(questionKey(request), taken.value))
  }

  /** Sets figures, records or the place of play by hand, with the reason. */
  correct(changes: readonly Change[], reason: string): Outcome<Appended> {
    if (this.#disagreement !== null) return refuse(this.#whyNothingIsAsked())
    const checked = checkChanges(this.#ruleset, this.#run.world, changes)
    const problems = [...reasonProblems(reason, 'problem.reason'), ...(checked.ok ? faultyTextsIn(changes, 'changes') : checked.problems)]
    if (!checked.ok || problems.length > 0) return refuse(...problems)
    const work = (): Effect[] => this.#run.correct(checked.value)
    const done = tryByHand('changes', () => this.#attempt(work))
    if (!done.ok) return done
    return accept(this.#append({ kind: 'correction', changes: checked.value, reason: trimmed(reason), effects: done.value }))
  }

  /** Changes house rules from here on, with the reason: `raw` is checked by the ruleset. */
  decide(raw: unknown, reason: string): Outcome<Appended> {
    if (this.#disagreement !== null) return refuse(this.#whyNothingIsAsked())
    const decided = this.#ruleset.readRulings(this.world, raw)
    const problems = [...reasonProblems(reason, 'problem.rulingReason'), ...(decided.ok ? faultyTextsIn(raw, 'decided') : decided.problems)]
    if (!decided.ok || problems.length > 0) return refuse(...problems)
    const done = this.#played(() => this.#attempt(() => this.#run.decide(decided.value)))
    if (!done.ok) return done
    return accept(this.#append({ kind: 'ruling', decided: decided.value, reason: trimmed(reason), effects: done.value }))
  }

  /** The game master decrees something in the game's own terms, with the reason: `raw` is checked by the ruleset. */
  decree(raw: unknown, reason: string): Outcome<Appended> {
    if (this.#disagreement !== null) return refuse(this.#whyNothingIsAsked())
    const decree = this.#ruleset.readDecree?.(this.world, raw) ?? refuse(problem('decree', 'problem.noDecrees'))
    const problems = [...reasonProblems(reason, 'problem.decreeReason'), ...(decree.ok ? faultyTextsIn(raw, 'decree') : decree.problems)]
    if (!decree.ok || problems.length > 0) return refuse(...problems)
    const done = tryByHand('decree', () => this.#attempt(() => this.#run.decree(decree.value)))
    if (!done.ok) return done
    return accept(this.#append({ kind: 'decree', decree: decree.value, reason: trimmed(reason), effects: done.value }))
  }

  /** Takes back entry `from` and all answers, corrections, rulings and decrees after it. They stay in the journal, void. */
  retract(from: number, reason?: string): Outcome<Appended> {
    if (this.#standing.played(from) === undefined) {
      return refuse(problem('seq', 'problem.seq', { value: from, last: this.lastRetractable ?? 'none yet' }))
    }
    const appended = this.#append({ kind: 'retraction', from, ...(reason === undefined ? {} : { reason }) })
    this.#takeUp()
    return accept(appended)
  }

  /** The newest entry that can be taken back. */
  get lastRetractable(): number | null {
    return this.#standing.lastPlayed
  }

  note(text: string): Outcome<Appended> {
    return isVisible(text) ? accept(this.#append({ kind: 'note', text: trimmed(text) })) : refuse(...textProblems(text, 'text'))
  }

  retitle(title: string): Outcome<Appended> {
    const problems = isVisible(title) ? nameProblems(title, 'title') : textProblems(title, 'title')
    return problems.length > 0 ? refuse(...problems) : accept(this.#append({ kind: 'title', title: trimmed(title) }))
  }

  /** Names of things, who stands in for whom: see `checkAnnotation`. */
  annotate(annotation: Annotation, by?: SeatId): Outcome<Appended> {
    const checked = checkAnnotation(annotation, this.#ruleset, this.world, by)
    return checked.ok ? accept(this.#append(checked.value)) : checked
  }

  /** After a disagreement: voids what was answered since the last checkpoint and asks it again by today's rules. */
  restartPhase(reason: string): Outcome<Appended> {
    if (!isVisible(reason)) return refuse(...reasonProblems(reason, 'problem.reason'))
    const begun = tryRules(() => this.#start(this.#standing.snapshot.world.clone(), this.seed).resume(undefined))
    if (!begun.ok) return begun
    const appended = this.#append({ kind: 'restart', reason: trimmed(reason), effects: begun.value })
    this.#takeUp()
    return accept(appended)
  }

  /** Mixes what the seats add into the seed, once, before the first roll. `withheld`: seats that had promised to, and did not. */
  mix(shares: Readonly<Record<SeatId, Share>>, withheld: readonly SeatId[] = []): Outcome<Appended> {
    const problems = [...shareProblems(shares), ...(this.mayMix ? [] : [problem('shares', 'problem.thrownBefore')])]
    if (problems.length > 0) return refuse(...problems)
    const seed = mixedSeed(this.seed, shares)
    this.#run.reseed(seed)
    return accept(this.#append({ kind: 'reseed', seed, shares, ...(withheld.length === 0 ? {} : { withheld }) }))
  }

  get mayMix(): boolean {
    return this.#disagreement === null && isUnthrown(this.entries)
  }

  /** Does an act under a key of its own, unlike any other's, which its entry keeps. */
  under(key: string, act: () => Outcome<Appended>): Outcome<Appended> {
    return this.#recording.under(key, act)
  }

  /** Forgets the newest entry taken here: only for a host that could not save its line. */
  forgetLast(): void {
    this.#recording.forgetLast()
    this.#takeUp()
  }

  /** Plays the whole journal again from its set-up and compares every effect. */
  verify(): Disagreement | null {
    return runToEnd(this.verifying())
  }

  /** The same entry by entry, of the journal as it is now: tells what part of it is played, from 0 to 1. */
  verifying(): Incremental<number, Disagreement | null> {
    return replayAndCompare((world, seed) => this.#start(world, seed), [...this.#standing.entries])
  }

  get #setup(): SetupEntry {
    return this.#recording.setup
  }

  #start(world: WorldState, seed: Seed): Run {
    return started(this.#ruleset, world, { ...this.#setup, seed })
  }

  /** Folds the standing entries, then runs the rules from the last checkpoint to the question that waits. */
  #takeUp(): void {
    this.#standing = new EffectiveEntries(this.entries)
    const { run, disagreement } = this.#rehearse()
    this.#disagreement = disagreement
    this.#run = disagreement === null ? run : idle(this.#ruleset, this.#standing.snapshot.folded())
  }

  /** A second run over a copy of the world, brought to where play stands; compared with the record on the way. */
  #rehearse(): { readonly run: Run; readonly disagreement: Disagreement | null } {
    const { world, seq, opening, since, seedBefore } = this.#standing.snapshot
    const run = this.#start(world.clone(), seedBefore)
    let disagreement = compare(seq, opening, () => run.resume(undefined))
    for (const entry of since) disagreement ??= compare(entry.seq, effectsOf(entry), () => run.replay(entry))
    return { run, disagreement }
  }

  /** Where the rules break on what was set by hand, that is refused; on what they wrote themselves it is a bug. */
  #played<T>(work: () => T): Outcome<T> {
    return this.entries.some(({ kind }) => kind === 'correction' || kind === 'decree') ? tryRules(work) : accept(work())
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
    const appended = this.#recording.append(body)
    this.#standing.add(appended.entry)
    return appended
  }

  #questionOf(key: string | undefined): Outcome<{ readonly request: Request; readonly isSealed: boolean }> {
    const { pending } = this
    if (pending === null) return refuse(this.#whyNothingIsAsked())
    const asked = questionKey(pending)
    const found = this.#run.find(key ?? asked)
    return found === undefined ? refuse(problem('request', 'problem.stale', { value: key ?? asked, pending: asked })) : accept(found)
  }

  #whyNothingIsAsked(): Problem {
    if (this.#disagreement === null) return problem('request', 'problem.nothingPending')
    return problem('campaign', 'problem.disagreement', { entry: this.#disagreement.seq })
  }
}
