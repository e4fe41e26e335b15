/** How much may come: `perSecond` in the long run, `burst` at once. */
export interface Pace {
  readonly perSecond: number
  readonly burst: number
}

/** Counts what comes against its pace: messages, or bytes of them. */
export class Allowance {
  readonly #pace: Pace
  readonly #now: () => number
  #left: number
  #counted: number

  /** @param now milliseconds from any beginning */
  constructor(pace: Pace, now: () => number) {
    this.#pace = pace
    this.#now = now
    this.#left = pace.burst
    this.#counted = now()
  }

  /** Whether so much more may come; where it may not, nothing is taken off. */
  take(amount = 1): boolean {
    this.#grow()
    if (this.#left < amount) return false
    this.#left -= amount
    return true
  }

  /** Takes off what has come already, however much it is. */
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
