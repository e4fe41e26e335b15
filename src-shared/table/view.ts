import type { Cursor, Effect } from '../kernel/effect.ts'
import type { SeenEntry } from '../kernel/history.ts'
import type { Entry, RetractionEntry } from '../kernel/journal.ts'
import { effectsOf } from '../kernel/journal.ts'
import type { SeatId } from '../kernel/rule.ts'
import { GAME_MASTER, maySee } from '../kernel/rule.ts'

/**
 * The journal as a seat sees it, built by adding what it may see. The game master sees every entry, without the seed. A player sees
 * the effects shown to his seat, numbered afresh so that nothing unseen leaves a gap, and no answers but through their effects: each
 * effect of an answer by itself, since where one answer ended and another began would tell of questions that were asked in secret.
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
  /** Standing entries of which something is shown: their own number and the one they are shown under. */
  const standing: Shown[] = []
  for (const entry of entries) {
    const shown = entry.kind === 'retraction' ? takenBack(entry.from, standing) : shownTo(entry, seat)
    if (shown === null) continue
    for (const part of partsOf(shown)) {
      if (part.effects !== undefined) standing.push({ seq: entry.seq, number: seen.length })
      seen.push({ seq: seen.length, ...part })
    }
  }
  return seen
}

/** What the game master did stays together; an answer is told effect by effect. */
function partsOf(shown: Omit<SeenEntry, 'seq'>): readonly Omit<SeenEntry, 'seq'>[] {
  return shown.kind === 'answer' ? (shown.effects ?? []).map((effect) => ({ kind: shown.kind, effects: [effect] })) : [shown]
}

interface Shown {
  readonly seq: number
  readonly number: number
}

/** A retraction is shown where it takes back something that was. */
function takenBack(from: number, standing: Shown[]): Omit<SeenEntry, 'seq'> | null {
  const first = standing.findIndex(({ seq }) => seq >= from)
  const [taken] = first < 0 ? [] : standing.splice(first)
  return taken === undefined ? null : { kind: 'retraction', from: taken.number }
}

function shownTo(entry: Exclude<Entry, RetractionEntry>, seat: SeatId): Omit<SeenEntry, 'seq'> | null {
  if (entry.kind === 'note') return null
  if (entry.kind === 'title') return { kind: 'title', title: entry.title }
  const effects = effectsOf(entry).filter((effect) => effectSeenBy(effect, seat))
  // That a phase was started again is known at the table, and what it voids is told by that alone.
  if (effects.length === 0 && entry.kind !== 'restart') return null
  if (entry.kind === 'correction') return { kind: entry.kind, effects, reason: entry.reason }
  // House rules hold for everybody, so everybody knows them.
  if (entry.kind === 'ruling') return { kind: entry.kind, effects, decided: entry.decided, reason: entry.reason }
  return { kind: entry.kind, effects }
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
