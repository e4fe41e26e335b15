/** How many messages may come: `perSecond` in the long run, `burst` at once. */
export interface Pace {
  readonly perSecond: number
  readonly burst: number
}

/** Counts what one connection sends against its pace. */
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

  /** Whether one more may come. */
  take(): boolean {
    const { perSecond, burst } = this.#pace
    const now = this.#now()
    this.#left = Math.min(burst, this.#left + ((now - this.#counted) / 1000) * perSecond)
    this.#counted = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
