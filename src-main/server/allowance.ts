/** Rate limit: `perSecond` in the long run, `burst` at once. */
export interface Pace {
  readonly perSecond: number
  readonly burst: number
}

/** Token bucket that counts messages, or their bytes, against a rate limit. */
export class Allowance {
  readonly #pace: Pace
  readonly #now: () => number
  #left: number
  #counted: number

  /** @param now returns milliseconds since any fixed moment */
  constructor(pace: Pace, now: () => number) {
    this.#pace = pace
    this.#now = now
    this.#left = pace.burst
    this.#counted = now()
  }

  /** Takes `amount` if it is available, else nothing. Returns whether it did. */
  take(amount = 1): boolean {
    this.#grow()
    if (this.#left < amount) return false
    this.#left -= amount
    return true
  }

  /** Charges what has already arrived, even beyond the limit. */
  owe(amount: number): void {
    this.#grow()
    this.#left -= amount
  }

  #grow(): void {
    const { perSecond, burst } = this.#pace
    const now = this.#now()
    this.#left = Math.min(burst, this.#left + ((now - this.#counted) / 1000) * perSecond)
    this.#counted = now
  }
}
