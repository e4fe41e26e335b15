import Dexie from 'dexie'
import type { SeatState } from '../../src-shared/contract/seatApi.ts'

/** What a seat saw last, and when: milliseconds since 1970. */
export interface LastSeen {
  readonly view: SeatState
  readonly seenAt: number
}

/** One row for each seat this browser sat at; the view is one text, since thousands of rows would take seconds. */
interface Kept {
  readonly key: string
  readonly origin: string
  readonly seenAt: number
  readonly text: string
}

class LastSeenDatabase extends Dexie {
  readonly seats!: Dexie.Table<Kept, string>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ seats: 'key, origin' })
  }
}

/**
 * Keeps what this device's seat saw last, to be read while the table is away. It holds nothing but what the seat was sent. A browser that
 * forbids storage keeps nothing, and says nothing of it: the view on screen is there all the same.
 */
export class LastSeenStore {
  readonly #db: LastSeenDatabase
  readonly #origin: string

  /** `origin` tells tables at other addresses apart. `name` is the database's (tests use their own). */
  constructor(origin: string, name = 'lineage-seat') {
    this.#db = new LastSeenDatabase(name)
    this.#origin = origin
  }

  /** The newest of this origin, or null. */
  async latest(): Promise<LastSeen | null> {
    const kept = await attempt(() => this.#db.seats.where('origin').equals(this.#origin).toArray(), [])
    const newest = kept.reduce<Kept | null>((found, next) => (found === null || next.seenAt > found.seenAt ? next : found), null)
    return newest === null ? null : readKept(newest)
  }

  /** Keeps the view in place of every other of this origin: a device sits at one seat at a time. */
  async keep({ view, seenAt }: LastSeen): Promise<void> {
    const { campaign, seat } = view.table
    const key = [this.#origin, campaign.id, seat].join('\n')
    const row: Kept = { key, origin: this.#origin, seenAt, text: JSON.stringify(view) }
    await attempt(
      () =>
        this.#db.transaction('rw', this.#db.seats, async () => {
          await this.#db.seats.where('origin').equals(this.#origin).delete()
          await this.#db.seats.put(row)
        }),
      undefined,
    )
  }

  /** Forgets all of this origin. */
  async forget(): Promise<void> {
    await attempt(() => this.#db.seats.where('origin').equals(this.#origin).delete(), 0)
  }
}

function readKept({ text, seenAt }: Kept): LastSeen | null {
  try {
    return { view: JSON.parse(text) as SeatState, seenAt }
  } catch {
    return null
  }
}

async function attempt<T>(work: () => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
