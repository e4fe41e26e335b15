import { Allowance, type Pace } from './allowance.ts'

export interface TrafficLimits {
  /** Messages of one session, over all its connections, present and new. */
  readonly pace: Pace
  /** Bytes of these messages. */
  readonly bytes: Pace
  /** Costly calls; those beyond the limit wait. */
  readonly costly: Pace
  /** Characters sent to a session; beyond the limit costly calls wait. */
  readonly sent: Pace
  /** Most unread bytes of a session, over all its connections, before they are cut. */
  readonly largestBacklog: number
}

/** The observed part of a connection. */
export interface Line {
  readonly bufferedAmount: number
  terminate(): void
}

/** Milliseconds between two checks whether a waiting call may start. */
const LOOK = 50

/** Limits the load of one session over all its connections: incoming messages, costly calls, and unread replies. */
export class Traffic {
  readonly #limits: TrafficLimits
  readonly #messages: Allowance
  readonly #bytes: Allowance
  readonly #costly: Allowance
  readonly #sent: Allowance
  readonly #lines = new Set<Line>()
  #last: Promise<unknown> = Promise.resolve()

  /** @param now returns milliseconds since any fixed moment */
  constructor(limits: TrafficLimits, now: () => number) {
    this.#limits = limits
    this.#messages = new Allowance(limits.pace, now)
    this.#bytes = new Allowance(limits.bytes, now)
    this.#costly = new Allowance(limits.costly, now)
    this.#sent = new Allowance(limits.sent, now)
  }

  add(line: Line): void {
    this.#lines.add(line)
  }

  drop(line: Line): void {
    this.#lines.delete(line)
  }

  /** Whether one more message of that many bytes may pass. */
  mayTake(bytes: number): boolean {
    return this.#messages.take() && this.#bytes.take(bytes)
  }

  /** Called before that many characters are sent: cuts connections while too much is unread, those with the most unread first. */
  cutBacklog(characters: number): void {
    this.#sent.owe(characters)
    let unread = this.#unread
    for (const line of [...this.#lines].sort((one, other) => other.bufferedAmount - one.bufferedAmount)) {
      if (unread <= this.#limits.largestBacklog) return
      unread -= line.bufferedAmount
      this.#lines.delete(line)
      line.terminate()
    }
  }

  /**
   * Runs costly work: one call at a time, within the rates, and only after the last reply was read. Returns null if `isWanted` reports
   * in the meantime that the caller is gone.
   */
  inTurn<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
    const done = this.#last.then(async () => {
      while (isWanted() && (this.#unread > 0 || !this.#sent.take(0) || !this.#costly.take()))
        await new Promise((resolve) => setTimeout(resolve, LOOK).unref())
      return isWanted() ? work() : null
    })
    // Lets the reply start before the next call checks what is unread.
    this.#last = done.catch(() => null).then(() => new Promise((resolve) => setImmediate(resolve)))
    return done
  }

  get #unread(): number {
    return [...this.#lines].reduce((sum, line) => sum + line.bufferedAmount, 0)
  }
}
