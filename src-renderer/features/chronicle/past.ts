import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { continueHistory, foldHistory, type History } from '../../../src-shared/kernel/journal/foldHistory.ts'

/** Entries between two places a fold is begun from: what lies within is folded in a few milliseconds. */
const STRIDE = 256

/** Folds the table as it was after any entry, quickly from one entry to the next: it goes on from a place shortly before. */
export class Past {
  #base: History = foldHistory([])

  /** The table after the first `count` of `entries`; the list is never grown, and nothing later is looked at. */
  after(entries: readonly SeenEntry[], count: number): History {
    const start = startFor(entries, count)
    if (!this.#holds(entries, start)) this.#base = foldHistory(entries.slice(0, start))
    return continueHistory(copyOf(this.#base), start, entries.slice(start, count))
  }

  #holds(entries: readonly SeenEntry[], count: number): boolean {
    const { entries: held } = this.#base
    // Entries are never changed: the same last one, of as many, has the same ones before it.
    return held.length === count && held.at(-1) === entries[count - 1]
  }
}

/** Where nothing between there and `count` reaches back before it. */
function startFor(entries: readonly SeenEntry[], count: number): number {
  const start = count - (count % STRIDE)
  for (let at = count; at > start; at--) {
    const kind = entries[at - 1]?.kind
    if (kind === 'retraction' || kind === 'restart') return at
  }
  return start
}

function copyOf({ entries, moments, ledger, world }: History): History {
  return { entries: [...entries], moments: [...moments], ledger: [...ledger], world: world.clone() }
}
