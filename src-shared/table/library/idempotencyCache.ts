import { problem, refuse, type Outcome } from '../../kernel/problem.ts'

/** How many acts are remembered: what is given again was given last. */
const REMEMBERED = 200
/** Most characters of an act's key. */
const LONGEST_KEY = 100

/** Acts by their keys, as long as the program runs: given again under the same key, an act is not done twice, and comes to what it came to. */
export class IdempotencyCache {
  readonly #done = new Map<string, Promise<Outcome<string>>>()

  /** Does `work`, or gives what it comes to or came to under this key. What was refused or failed is done anew. */
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

/** The refusal of a key that is too long, or null. */
export function keyRefused(key: string | undefined): Promise<Outcome<never>> | null {
  const length = key?.length ?? 0
  return length > LONGEST_KEY ? Promise.resolve(refuse(problem('key', 'problem.length', { value: length, max: LONGEST_KEY }))) : null
}
