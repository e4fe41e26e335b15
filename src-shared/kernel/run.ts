import type { Seed } from './dice.ts'
import type { Effect } from './effect.ts'
import type { Ask, Procedure, Reply } from './procedure.ts'
import type { Request } from './request.ts'
import type { Ruleset } from './ruleset.ts'
import type { Json } from './rule.ts'
import type { WorldState } from './world.ts'
import { reviveAnswer } from './answer.ts'
import type { ActingEntry, Change } from './journal.ts'
import { CORRECTION_RULE } from './journal.ts'

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

  /** The game master sets figures; then the question that waits is asked afresh of the changed world. */
  correct(changes: readonly Change[]): Effect[] {
    const effects: Effect[] = []
    for (const { owner, account, to } of changes) {
      const delta = to - this.world.balance(owner, account)
      if (delta !== 0) this.#take({ kind: 'posting', rule: CORRECTION_RULE, owner, account, delta }, effects)
    }
    for (const step of this.#ruleset.afterCorrection(this.world)) {
      if (step.kind === 'ask') throw new Error(`${step.name}: nothing may be asked right after a correction`)
      this.#take(step, effects)
    }
    if (this.#ask !== null && !this.#state(this.#ask)) this.#advance(undefined, effects)
    return effects
  }

  /** Feeds an entry of the journal. Null where its answer no longer fits what is asked. */
  replay(entry: ActingEntry, seed: Seed): Effect[] | null {
    switch (entry.kind) {
      case 'setup':
      case 'restart':
        return []
      case 'correction':
        return this.correct(entry.changes)
      case 'answer': {
        const request = this.#pending
        if (request === null || request.id !== entry.request || request.occurrence !== (entry.occurrence ?? 0)) return null
        const revived = reviveAnswer(request, entry.answer, seed)
        return revived === null ? null : this.resume(revived.reply)
      }
      default:
        return entry satisfies never
    }
  }

  #advance(reply: Reply, effects: Effect[]): void {
    let given = reply
    this.#pending = null
    this.#ask = null
    for (;;) {
      const step = this.#procedure.next(given)
      given = undefined
      if (step.done === true) return
      if (step.value.kind === 'ask') {
        this.#count(step.value)
        if (this.#state(step.value)) return
      } else {
        this.#take(step.value, effects)
      }
    }
  }

  #count(ask: Ask): void {
    this.#occurrence = this.#timesAsked.get(ask.name) ?? 0
  }

  /** False where there is nothing to ask. */
  #state(ask: Ask): boolean {
    const question = ask.state()
    this.#ask = null
    this.#pending = null
    if (question === null) return false
    this.#ask = ask
    this.#timesAsked.set(ask.name, this.#occurrence + 1)
    const { turn, seat, phase } = this.world.cursor
    const id = `${turn}/${seat}/${phase}/${ask.name}`
    this.#pending = { ...question, id, occurrence: this.#occurrence, seat: ask.seat }
    return true
  }

  #take(effect: Effect, effects: Effect[]): void {
    this.world.apply(effect)
    effects.push(effect)
    if (effect.kind === 'checkpoint') this.#timesAsked.clear()
    if (effect.kind === 'posting') this.#checkBound(effect.rule, effect.owner, effect.account)
  }

  #checkBound(rule: string, owner: string, account: string): void {
    const balance = this.world.balance(owner, account)
    const bounds = this.#ruleset.account(owner, account)
    if (bounds === undefined) throw new BrokenBound(`${rule} posts to ${account}, which ${owner} does not have`)
    if (balance < bounds.min || balance > bounds.max) throw new BrokenBound(`${rule} takes ${account} of ${owner} to ${balance}`)
  }
}
