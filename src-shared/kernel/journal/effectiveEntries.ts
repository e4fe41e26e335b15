import { isPlayed, type ActingEntry, type Entry, type PlayedEntry } from './journal.ts'
import { Snapshot } from './snapshot.ts'
import { effectiveEntries } from './effective.ts'

/** The entries that count, where play can be taken up from them, and the seeds they were thrown with. Grows with the journal. */
export class EffectiveEntries {
  readonly snapshot = new Snapshot()
  readonly #entries: ActingEntry[]

  constructor(entries: readonly Entry[]) {
    this.#entries = effectiveEntries(entries)
    for (const entry of this.#entries) this.snapshot.add(entry)
  }

  /** Takes in the next entry of the journal, where it counts. What voids others makes a record of its own necessary. */
  add(entry: Entry): void {
    if (entry.kind !== 'setup' && entry.kind !== 'reseed' && !isPlayed(entry)) return
    this.#entries.push(entry)
    this.snapshot.add(entry)
  }

  get entries(): readonly ActingEntry[] {
    return this.#entries
  }

  /** An entry that can be taken back. */
  played(seq: number): PlayedEntry | undefined {
    return this.#entries.filter(isPlayed).find((entry) => entry.seq === seq)
  }

  /** The newest entry that can be taken back. */
  get lastPlayed(): number | null {
    return this.#entries.findLast(isPlayed)?.seq ?? null
  }
}
