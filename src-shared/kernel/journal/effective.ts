import { effectsOf, type ActingEntry, type Entry, type ReseedEntry } from './journal.ts'

/** The entries that count: what retractions and restarts void is left out. What changes nothing of play is left out as well. */
export function effectiveEntries(entries: readonly Entry[]): ActingEntry[] {
  const kept: ActingEntry[] = []
  for (const entry of entries) {
    switch (entry.kind) {
      case 'setup':
      case 'answer':
      case 'correction':
      case 'ruling':
      case 'decree':
        kept.push(entry)
        break
      case 'retraction':
        takeBack(kept, entry.from)
        break
      case 'restart':
        cutToCheckpoint(kept)
        kept.push(entry)
        break
      case 'reseed':
        kept.push(entry)
        break
      case 'note':
      case 'title':
      case 'naming':
      case 'standIn':
        break
      default:
        return entry satisfies never
    }
  }
  return kept
}

/** Drops the entries from a number on. The seed they were thrown with before is not to be had again. */
function takeBack(kept: ActingEntry[], from: number): void {
  const reseeds: ReseedEntry[] = []
  for (let last = kept.at(-1); last !== undefined && last.seq >= from; last = kept.at(-1)) {
    if (last.kind === 'reseed') reseeds.unshift(last)
    kept.pop()
  }
  kept.push(...reseeds)
}

/** Drops everything after the last checkpoint: whole entries, and the rest of the one it stands in. Seeds stay. */
function cutToCheckpoint(kept: ActingEntry[]): void {
  const reseeds: ReseedEntry[] = []
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    if (last.kind === 'reseed') {
      reseeds.unshift(last)
      continue
    }
    const effects = effectsOf(last)
    const at = effects.findLastIndex((effect) => effect.kind === 'checkpoint')
    if (at < 0 && last.kind !== 'setup') continue
    kept.push({ ...last, effects: effects.slice(0, at + 1) })
    break
  }
  kept.push(...reseeds)
}
