import type { Cursor, Effect } from '../kernel/effect.ts'
import type { SeenEntry } from '../kernel/history.ts'
import type { Entry } from '../kernel/journal.ts'
import { effectsOf } from '../kernel/journal.ts'
import type { SeatId } from '../kernel/rule.ts'
import { GAME_MASTER, maySee } from '../kernel/rule.ts'

/**
 * The journal as a seat sees it, built by adding what it may see. The game master sees every entry, without the seed. A player sees
 * the effects shown to his seat, numbered afresh so that nothing unseen leaves a gap, and no answers but through their effects.
 */
export function seenBy(entries: readonly Entry[], seat: SeatId): SeenEntry[] {
  return seat === GAME_MASTER ? entries.map(forGameMaster) : forPlayer(entries, seat)
}

export function forGameMaster(entry: Entry): SeenEntry {
  if (entry.kind !== 'setup') return entry
  return { seq: entry.seq, kind: 'setup', effects: entry.effects }
}

function forPlayer(entries: readonly Entry[], seat: SeatId): SeenEntry[] {
  const seen: SeenEntry[] = []
  const numbers = new Map<number, number>()
  for (const entry of entries) {
    const shown = shownTo(entry, seat, numbers)
    if (shown === null) continue
    numbers.set(entry.seq, seen.length)
    seen.push({ seq: seen.length, ...shown })
  }
  return seen
}

function shownTo(entry: Entry, seat: SeatId, numbers: ReadonlyMap<number, number>): Omit<SeenEntry, 'seq'> | null {
  switch (entry.kind) {
    case 'note':
      return null
    case 'title':
      return { kind: 'title', title: entry.title }
    case 'retraction': {
      const first = [...numbers].find(([seq]) => seq >= entry.from)
      return first === undefined ? null : { kind: 'retraction', from: first[1] }
    }
    default: {
      const effects = effectsOf(entry).filter((effect) => effectSeenBy(effect, seat))
      if (effects.length === 0) return null
      return entry.kind === 'correction' ? { kind: entry.kind, effects, reason: entry.reason } : { kind: entry.kind, effects }
    }
  }
}

function effectSeenBy(effect: Effect, seat: SeatId): boolean {
  return effect.kind === 'checkpoint' || maySee(effect.see, seat)
}

/** Where play stands after these entries. */
export function cursorAfter(entries: readonly { readonly effects?: readonly Effect[] }[]): Cursor | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const found = entries[at]?.effects?.findLast((effect) => effect.kind === 'checkpoint')
    if (found?.kind === 'checkpoint') return found.cursor
  }
  return null
}
