import { problem, refuse, type Outcome } from '../../kernel/problem.ts'

/** Results kept: a repeated command is always a recent one. */
const REMEMBERED = 200
/** Most characters of an idempotency key. */
const LONGEST_KEY = 100

/**
 * Results of commands by idempotency key, while the program runs. A repeated command returns the first result and is not performed again.
 */
export class IdempotencyCache {
  readonly #done = new Map<string, Promise<Outcome<string>>>()

  /** Runs `work`, or returns its earlier result (or pending promise) under this key. Refused and failed commands run again. */
  async runOnce(key: string | undefined, work: () => Promise<Outcome<string>>): Promise<Outcome<string>> {
    if (key === undefined) return work()
    const before = this.#done.get(key)
    if (before !== undefined) return before
    const doing = work()
    this.#done.set(key, doing)
    const [oldest] = this.#done.keys()
    if (this.#done.size > REMEMBERED && oldest !== undefined) this.#done.delete(oldest)
    let done = false
    try {
      const outcome = await doing
      done = outcome.ok
      return outcome
    } finally {
      if (!done) this.#done.delete(key)
    }
  }
}

/** Returns the refusal of a key that is too long, else null. */
export function keyRefused(key: string | undefined): Promise<Outcome<never>> | null {
  const length = key?.length ?? 0
  return length > LONGEST_KEY ? Promise.resolve(refuse(problem('key', 'problem.length', { value: length, max: LONGEST_KEY }))) : null
}
