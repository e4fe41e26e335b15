import { Allowance, type Pace } from './allowance.ts'

export interface TrafficLimits {
  /** Messages of one session, through all its connections and over every new one. */
  readonly pace: Pace
  /** Bytes of these messages. */
  readonly bytes: Pace
  /** Calls that cost much: those beyond it wait. */
  readonly costly: Pace
  /** Characters that are sent to a session: beyond it, calls that cost much wait. */
  readonly sent: Pace
  /** Bytes a session may leave unread, through all its connections, before they are given up. */
  readonly largestBacklog: number
}

/** What is looked at of a connection. */
export interface Line {
  readonly bufferedAmount: number
  terminate(): void
}

/** Milliseconds between two looks at whether a call that waits may begin. */
const LOOK = 50

/** What one session costs the table, through all its connections: what it sends, what it has the table reckon, and what it leaves unread. */
export class Traffic {
  readonly #limits: TrafficLimits
  readonly #messages: Allowance
  readonly #bytes: Allowance
  readonly #costly: Allowance
  readonly #sent: Allowance
  readonly #lines = new Set<Line>()
  #last: Promise<unknown> = Promise.resolve()

  /** @param now milliseconds from any beginning */
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

  /** Whether one more message may come, of so many bytes. */
  mayTake(bytes: number): boolean {
    return this.#messages.take() && this.#bytes.take(bytes)
  }

  /** Before so many characters are sent: gives up connections that leave too much unread, those that leave most first. */
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
   * Does what costs much: one after the other, no more often and no more of it than the pace says, and not before what was given last has been read. Null
   * where `isWanted` says in the meantime that nobody waits for it.
   */
  inTurn<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
    const done = this.#last.then(async () => {
      while (isWanted() && (this.#unread > 0 || !this.#sent.take(0) || !this.#costly.take()))
        await new Promise((resolve) => setTimeout(resolve, LOOK).unref())
      return isWanted() ? work() : null
    })
    // The reply is on its way before the next looks at what is unread.
    this.#last = done.catch(() => null).then(() => new Promise((resolve) => setImmediate(resolve)))
    return done
  }

  get #unread(): number {
    return [...this.#lines].reduce((sum, line) => sum + line.bufferedAmount, 0)
  }
}
