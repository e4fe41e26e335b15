import { takeRecorded } from './answer.ts'
import type { Seed } from './dice.ts'
import type { Checkpoint, Effect, Posting } from './effect.ts'
import { TABLE_SEAT } from './effect.ts'
import type { Change, Decisions, PlayedEntry } from './journal.ts'
import { CORRECTION_RULE } from './journal.ts'
import type { Ask, Procedure, Reply } from './procedure.ts'
import type { Problem } from './problem.ts'
import type { Check, Request } from './request.ts'
import type { Json } from './rule.ts'
import { GAME_MASTER, narrower } from './rule.ts'
import type { Ruleset } from './ruleset.ts'
import type { WorldState } from './world.ts'

/** A rule broke one of the bounds of its accounts: a bug, never a player's mistake. */
export class BrokenBound extends Error {}

/** The rules at work on one world: drives a procedure from question to question and folds its effects. */
export class Run {
  readonly world: WorldState
  readonly #ruleset: Ruleset<Json>
  readonly #procedure: Procedure
  readonly #timesAsked = new Map<string, number>()
  #ask: Ask | null = null
  #occurrence = 0
  #pending: Request | null = null
  #check: Check | null = null

  constructor(ruleset: Ruleset<Json>, world: WorldState, procedure: Procedure) {
    this.#ruleset = ruleset
    this.world = world
    this.#procedure = procedure
  }

  /** What is asked now; null once the game is over. */
  get pending(): Request | null {
    return this.#pending
  }

  /** Goes on to the next question with `reply` to the last (none for the first step). Gives the effects on the way. */
  resume(reply: Reply): Effect[] {
    const effects: Effect[] = []
    this.#advance(reply, effects)
    return effects
  }

  /** What the rule that asks has against a reply that fits its question; nothing where it takes it. */
  objections(reply: Reply): readonly Problem[] {
    return this.#check === null ? [] : (this.#check as (answer: Reply) => readonly Problem[])(reply)
  }

  /** The game master sets figures; then the question that waits is asked afresh of the changed world. */
  correct(changes: readonly Change[]): Effect[] {
    const effects: Effect[] = []
    for (const { owner, account, to } of changes) {
      const delta = to - this.world.balance(owner, account)
      if (delta === 0) continue
      this.#take({ kind: 'posting', rule: CORRECTION_RULE, owner, account, delta }, effects)
    }
    return this.#settle(effects)
  }

  /** House rules change; then the question that waits is asked afresh under the new ones. */
  decide(decided: Decisions): Effect[] {
    const effects: Effect[] = []
    this.#takeAll(this.#ruleset.decide(this.world, decided), effects)
    return this.#settle(effects)
  }

  /** Plays an entry of the journal again. Null where its answer no longer fits what is asked. */
  replay(entry: PlayedEntry, seed: Seed): Effect[] | null {
    if (entry.kind === 'correction') return this.correct(entry.changes)
    if (entry.kind === 'ruling') return this.decide(entry.decided)
    const request = this.#pending
    if (request === null || request.id !== entry.request || request.occurrence !== (entry.occurrence ?? 0)) return null
    const taken = takeRecorded(request, entry.answer, seed)
    return taken === null ? null : this.resume(taken.reply)
  }

  /** What hangs on what the game master changed follows it; then the question that waits is stated of the changed world. */
  #settle(effects: Effect[]): Effect[] {
    this.#takeAll(this.#ruleset.afterCorrection(this.world), effects)
    if (this.#ask !== null && !this.#pose(this.#ask)) this.#advance(undefined, effects)
    return effects
  }

  /** Everything a procedure does that asks nothing. */
  #takeAll(procedure: Procedure, effects: Effect[]): void {
    for (const step of procedure) {
      if (step.kind === 'ask') throw new Error(`${step.name}: nothing may be asked right after a correction`)
      this.#take(step, effects)
    }
  }

  #advance(reply: Reply, effects: Effect[]): void {
    this.#ask = null
    this.#pending = null
    for (let step = this.#procedure.next(reply); step.done !== true; step = this.#procedure.next(undefined)) {
      if (step.value.kind !== 'ask') this.#take(step.value, effects)
      else if (this.#comeTo(step.value)) return
    }
  }

  /** The procedure has come to a question. False where there is nothing to ask. */
  #comeTo(ask: Ask): boolean {
    const id = this.#idOf(ask)
    this.#occurrence = this.#timesAsked.get(id) ?? 0
    if (!this.#pose(ask)) return false
    this.#timesAsked.set(id, this.#occurrence + 1)
    return true
  }

  /** States the question of the world as it is. False where there is nothing to ask (any more). */
  #pose(ask: Ask): boolean {
    const question = ask.state()
    this.#ask = question === null ? null : ask
    const { check, ...stated } = question ?? {}
    this.#check = check ?? null
    this.#pending = question === null ? null : ({ ...stated, id: this.#idOf(ask), occurrence: this.#occurrence, seat: ask.seat } as Request)
    return question !== null
  }

  /** Names whoever is asked but the seat on turn: how often one seat was asked must not show in the numbers of another's questions. */
  #idOf(ask: Ask): string {
    const { turn, seat, phase } = this.world.cursor
    const onTurn = seat === TABLE_SEAT ? GAME_MASTER : seat
    return `${turn}/${seat}/${phase}/${ask.name}${ask.seat === onTurn ? '' : `@${ask.seat}`}`
  }

  #take(step: Effect, effects: Effect[]): void {
    const effect = step.kind === 'posting' ? this.#confined(step) : step
    if (effect.kind === 'checkpoint') this.#checkMoves(effect)
    this.world.apply(effect)
    effects.push(effect)
    if (effect.kind === 'checkpoint') this.#timesAsked.clear()
    if (effect.kind === 'posting') this.#checkBound(effect)
  }

  /** No posting is seen more widely than its account: every one comes through here, whatever its rule says of it. */
  #confined(posting: Posting): Posting {
    const see = narrower(posting.see, this.#ruleset.account(posting.owner, posting.account)?.see)
    return see === undefined ? posting : { ...posting, see }
  }

  /** Questions and the app's dice are known by the cursor: a phase played twice under the same would roll the same. */
  #checkMoves({ cursor }: Checkpoint): void {
    const { turn, seat, phase } = this.world.cursor
    if (cursor.turn === turn && cursor.seat === seat && cursor.phase === phase)
      throw new Error(`play stands still at ${turn}/${seat}/${phase}`)
  }

  #checkBound({ rule, owner, account }: Posting): void {
    const balance = this.world.balance(owner, account)
    const bounds = this.#ruleset.account(owner, account)
    if (bounds === undefined) throw new BrokenBound(`${rule} posts to ${account}, which ${owner} does not have`)
    if (balance < bounds.min || balance > bounds.max) throw new BrokenBound(`${rule} takes ${account} of ${owner} to ${balance}`)
  }
}
