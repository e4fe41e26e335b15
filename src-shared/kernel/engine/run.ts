import { BrokenRule } from './brokenRule.ts'
import { takeAnswer, takeRecorded, type Taken } from '../forms/answer.ts'
import { Asking, oneOf, type SealedAnswer } from './asking.ts'
import { mixedSeed, type Seed } from '../chance/dice.ts'
import { isSamePlace, type Checkpoint, type Cursor, type Effect, type Posting } from '../world/effect.ts'
import { CORRECTION_RULE, type Change, type Decisions, type PlayedEntry, type ReseedEntry } from '../journal/journal.ts'
import type { Ask, Procedure, Reply, Collect, OneReply } from './procedure.ts'
import type { Problem } from '../problem.ts'
import { narrower, type Json } from '../world/rule.ts'
import { isChance, questionKey, type DrawAnswer, type Request, type RollAnswer } from './request.ts'
import { writePlace, writeRequestId } from './requestId.ts'
import type { Ruleset } from './ruleset.ts'
import type { WorldState } from '../world/world.ts'
import { InvariantError } from '../invariantError.ts'

/** A rule broke one of the bounds of its accounts: a bug, never a player's mistake. */
export class BrokenBound extends BrokenRule {}

/** What a run takes chance from. */
interface DiceOptions {
  readonly seed?: Seed
  readonly takesUnattended?: boolean
}

/** The rules at work on one world: drives a procedure from question to question and folds its effects. */
export class Run {
  readonly world: WorldState
  readonly #ruleset: Ruleset<Json>
  readonly #timesAsked = new Map<string, number>()
  #procedure: Procedure
  #asking: Asking | null = null
  /** What the app's dice follow from. */
  #seed: Seed
  /** Whether the app makes unattended rolls and draws; else they are asked for like any other. */
  #takesUnattended: boolean

  constructor(ruleset: Ruleset<Json>, world: WorldState, procedure: Procedure, { seed = '', takesUnattended = false }: DiceOptions = {}) {
    this.#ruleset = ruleset
    this.world = world
    this.#procedure = procedure
    this.#seed = seed
    this.#takesUnattended = takesUnattended
  }

  /** What chance follows from. */
  get seed(): Seed {
    return this.#seed
  }

  /** The first question that is not answered; null once the game is over. */
  get pending(): Request | null {
    return this.asked[0] ?? null
  }

  /** All questions that are not answered. */
  get asked(): readonly Request[] {
    return this.#asking?.open ?? []
  }

  /** The answers that are in while others are waited for. */
  get sealed(): readonly SealedAnswer[] {
    return this.#asking?.sealed ?? []
  }

  /** What several seats were asked at once; null where one question waits, or none. */
  get collecting(): Asking | null {
    return this.#asking?.collects === true ? this.#asking : null
  }

  /** The question of this key, answered or not. */
  find(key: string): { readonly request: Request; readonly isSealed: boolean } | undefined {
    return this.#asking?.find(key)
  }

  /** Asks for every roll and draw from now on, so that a preview shows no chance beforehand. */
  stopUnattended(): void {
    this.#takesUnattended = false
  }

  /** From now on chance follows from another seed. */
  reseed(seed: Seed): void {
    this.#seed = seed
  }

  /** Begins, or goes on with `reply` to the first open question. Gives the effects up to the next question. */
  resume(reply: OneReply): Effect[] {
    const effects: Effect[] = []
    const first = this.pending
    if (first === null) this.#advance(undefined, effects)
    else this.#seal(questionKey(first), { answer: null, reply }, effects)
    return effects
  }

  /** Takes the answer to the question of this key; the rules go on once nothing else is waited for. Gives their effects. */
  take(key: string, taken: Taken): Effect[] {
    const effects: Effect[] = []
    this.#seal(key, oneOf(taken), effects)
    return effects
  }

  /** What the rule that asks has against a reply that fits its question; nothing where it takes it. */
  objections(key: string, reply: OneReply): readonly Problem[] {
    return this.#asking?.objections(key, reply) ?? []
  }

  /** The game master sets figures and records, or moves play; then the question that waits is asked afresh of the changed world. */
  correct(changes: readonly Change[]): Effect[] {
    const effects: Effect[] = []
    let moved: Cursor | null = null
    for (const change of changes) {
      if ('cursor' in change) moved = change.cursor
      else this.#set(change, effects)
    }
    if (moved === null) return this.#settle(effects, changes)
    this.#takeAll(this.#ruleset.afterCorrection(this.world, changes), effects)
    this.#keep({ kind: 'checkpoint', cursor: { ...moved, pass: this.world.passes + 1 } }, effects)
    this.#procedure = this.#ruleset.play(this.world)
    this.#advance(undefined, effects)
    return effects
  }

  /** House rules change; then the question that waits is asked afresh under the new ones. */
  decide(decided: Decisions): Effect[] {
    return this.#byHand(this.#ruleset.decide(this.world, decided))
  }

  /** The game master decrees; then the question that waits is asked afresh of the changed world. */
  decree(decree: Json): Effect[] {
    if (this.#ruleset.decree === undefined) throw new InvariantError(`${this.#ruleset.id} knows no decrees`)
    return this.#byHand(this.#ruleset.decree(this.world, decree))
  }

  /** Plays an entry of the journal again. Null where its answer no longer fits what is asked, or its seed is not what the seats' shares give. */
  replay(entry: PlayedEntry | ReseedEntry): Effect[] | null {
    if (entry.kind === 'reseed') {
      const fits = entry.shares === undefined || mixedSeed(this.#seed, entry.shares) === entry.seed
      this.reseed(entry.seed)
      return fits ? [] : null
    }
    if (entry.kind === 'correction') return this.correct(entry.changes)
    if (entry.kind === 'ruling') return this.decide(entry.decided)
    if (entry.kind === 'decree') return this.decree(entry.decree)
    const key = questionKey({ id: entry.request, occurrence: entry.occurrence ?? 0 })
    const found = this.find(key)
    if (found === undefined) return null
    const taken = takeRecorded(found.request, entry.answer, this.#seed)
    return taken === null ? null : this.take(key, taken)
  }

  #set(change: Exclude<Change, { readonly cursor: Cursor }>, effects: Effect[]): void {
    const rule = CORRECTION_RULE
    if ('account' in change) {
      const { owner, account, to } = change
      const delta = to - this.world.balance(owner, account)
      if (delta !== 0) this.#take({ kind: 'posting', rule, owner, account, delta }, effects)
      return
    }
    const { collection, id, to } = change
    const held = this.#ruleset.collections?.find(({ name }) => name === collection)
    const isNew = this.world.record({ name: collection }, id) === undefined
    const wanted = to === null ? undefined : held?.see?.(id, to)
    const see = isNew ? (wanted ?? 'gm') : narrower(this.world.audienceOf(collection, id), wanted)
    const place = { rule, collection, id, ...(see === undefined ? {} : { see }) }
    const shape = held?.migrations?.length ?? 0
    if (to === null) this.#take({ kind: 'drop', ...place }, effects)
    else this.#take({ kind: 'record', ...place, value: to, ...(shape === 0 ? {} : { shape }) }, effects)
  }

  #byHand(procedure: Procedure): Effect[] {
    const effects: Effect[] = []
    this.#takeAll(procedure, effects)
    return this.#settle(effects)
  }

  /** What hangs on what the game master changed follows it; then what waits is stated of the changed world. */
  #settle(effects: Effect[], changes: readonly Change[] = []): Effect[] {
    this.#takeAll(this.#ruleset.afterCorrection(this.world, changes), effects)
    const asking = this.#asking
    if (asking === null) return effects
    asking.restate()
    if (asking.open.length === 0) this.#advance(asking.reply, effects)
    return effects
  }

  /** Everything a procedure does that asks nothing. */
  #takeAll(procedure: Procedure, effects: Effect[]): void {
    for (const step of procedure) {
      if (isQuestion(step)) {
        const name = step.kind === 'ask' ? step.name : step.asks.map((ask) => ask.name).join(', ')
        throw new InvariantError(`${name}: nothing may be asked right after a correction`)
      }
      this.#take(step, effects)
    }
  }

  #seal(key: string, { answer, reply }: { readonly answer: Taken['answer'] | null; readonly reply: OneReply }, effects: Effect[]): void {
    const asking = this.#asking
    if (asking === null) throw new InvariantError(`${key} is not asked`)
    asking.seal(key, answer, reply)
    if (asking.open.length === 0) this.#advance(asking.reply, effects)
  }

  #advance(reply: Reply, effects: Effect[]): void {
    this.#asking = null
    for (let step = this.#procedure.next(reply); step.done !== true;) {
      if (!isQuestion(step.value)) {
        if (effects.length >= MOST_EFFECTS) throw new BrokenRule(`the rules did ${MOST_EFFECTS} things and came to no question`)
        this.#take(step.value, effects)
        step = this.#procedure.next(undefined)
        continue
      }
      const asking = this.#enterRequest(step.value)
      const taken = this.#takeUnattended(asking, effects)
      if (taken === null && asking.open.length > 0) {
        this.#asking = asking
        return
      }
      step = this.#procedure.next(taken ?? asking.reply)
    }
  }

  /** The procedure has come to a question, or to several at once. They count as asked where there is anything to ask. */
  #enterRequest(step: Ask | Collect): Asking {
    const here: string[] = []
    const asking = new Asking(step, (ask) => {
      const id = writeRequestId(this.world.cursor, ask.name, ask.seat)
      const before = here.filter((other) => other === id).length
      here.push(id)
      return { id, occurrence: (this.#timesAsked.get(id) ?? 0) + before }
    })
    if (asking.open.length > 0) for (const id of here) this.#timesAsked.set(id, (this.#timesAsked.get(id) ?? 0) + 1)
    return asking
  }

  /** Throws or draws at once what the app may without being asked to, and gives the reply; null where somebody is asked. */
  #takeUnattended(asking: Asking, effects: Effect[]): OneReply | null {
    const [request] = asking.open
    if (!this.#takesUnattended || asking.collects || request === undefined || !isChance(request) || request.unattended !== true) return null
    const taken = takeAnswer(request, 'app', this.#seed)
    // Too many dice: the seat is asked, and its card says so.
    if (!taken.ok) return null
    const { id, occurrence, rule, seat, wording, figures, see } = request
    const { answer, reply } = taken.value
    const head = { rule, request: id, ...(occurrence === 0 ? {} : { occurrence }), seat }
    const tail = { wording, ...(Object.keys(figures).length === 0 ? {} : { figures }), ...(see === undefined ? {} : { see }) }
    if (request.kind === 'roll') this.#take({ kind: 'dice', ...head, faces: request.faces, rolled: answer as RollAnswer, ...tail }, effects)
    else this.#take({ kind: 'cards', ...head, cards: (answer as DrawAnswer).cards, ...tail }, effects)
    return reply
  }

  #take(step: Effect, effects: Effect[]): void {
    if (step.kind === 'posting') return this.#post(step, effects)
    const effect = step.kind === 'checkpoint' ? this.#passed(step) : step
    if (effect.kind === 'checkpoint') this.#checkMoves(effect)
    this.#keep(effect, effects)
  }

  /** No posting is seen more widely than its account, whatever its rule says of it, and none breaks its bounds: every one comes through here. */
  #post(posting: Posting, effects: Effect[]): void {
    const { rule, owner, account } = posting
    const held = this.#ruleset.account(this.world, owner, account)
    if (held === undefined) throw new BrokenBound(`${rule} posts to ${account}, which ${owner} does not have`)
    const see = narrower(posting.see, held.see)
    this.#keep(see === undefined ? posting : { ...posting, see }, effects)
    const balance = this.world.balance(owner, account)
    if (balance < held.min || balance > held.max) throw new BrokenBound(`${rule} takes ${account} of ${owner} to ${balance}`)
  }

  #keep(effect: Effect, effects: Effect[]): void {
    this.world.apply(effect)
    effects.push(effect)
    if (effect.kind === 'checkpoint') this.#timesAsked.clear()
  }

  /** After the game master moved play, rounds that were begun before may be played again: their places carry the pass until a new one begins. */
  #passed(checkpoint: Checkpoint): Checkpoint {
    const { pass } = this.world.cursor
    const { pass: _, ...cursor } = checkpoint.cursor
    if (pass === undefined || cursor.turn > this.world.latestTurn) return { ...checkpoint, cursor }
    return { ...checkpoint, cursor: { ...cursor, pass } }
  }

  /** Questions and the app's dice are known by the cursor: a phase played twice under the same would roll the same. */
  #checkMoves({ cursor }: Checkpoint): void {
    if (isSamePlace(cursor, this.world.cursor)) throw new BrokenRule(`play stands still at ${writePlace(cursor)}`)
  }
}

/** Between two questions: several hundred times as many as any game has, so that rules that meet a world they cannot cope with come to an end. */
const MOST_EFFECTS = 200_000

function isQuestion(step: Effect | Ask | Collect): step is Ask | Collect {
  return step.kind === 'ask' || step.kind === 'collect'
}
