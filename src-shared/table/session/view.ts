import type { Cursor, Effect } from '../../kernel/effect.ts'
import type { SeenEntry } from '../../kernel/history.ts'
import type { Entry } from '../../kernel/journal.ts'
import type { SeatId } from '../../kernel/rule.ts'
import { GAME_MASTER } from '../../kernel/rule.ts'
import { SeatView } from './seatView.ts'

/**
 * The journal as a seat sees it, built by adding what it may see. The game master sees every entry, without the seed. A player sees
 * the effects shown to his seat, numbered afresh so that nothing unseen leaves a gap, and no answers but through their effects: each
 * effect of an answer by itself, since where one answer ended and another began would tell of questions that were asked in secret.
 */
export function seenBy(entries: readonly Entry[], seat: SeatId): SeenEntry[] {
  return seat === GAME_MASTER ? entries.map(forGameMaster) : [...new SeatView(seat, entries).entries]
}

export function forGameMaster(entry: Entry): SeenEntry {
  if (entry.kind !== 'setup') return entry
  return { seq: entry.seq, kind: 'setup', effects: entry.effects }
}

/** Where play stands after these entries. */
export function cursorAfter(entries: readonly { readonly effects?: readonly Effect[] }[]): Cursor | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const found = entries[at]?.effects?.findLast((effect) => effect.kind === 'checkpoint')
    if (found?.kind === 'checkpoint') return found.cursor
  }
  return null
}
