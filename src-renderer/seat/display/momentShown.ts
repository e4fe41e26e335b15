import type { HighlightKind } from '../../../src-shared/games/highlightFace.ts'
import type { Highlight } from '../../../src-shared/games/highlights.ts'

/** The greatest first. Turns and rounds have a place of their own on the display. */
const GREATEST: readonly HighlightKind[] = [
  ...(['end', 'fall', 'battle', 'event', 'age', 'war', 'raid', 'discovery', 'death', 'accession', 'wedding', 'birth', 'heir'] as const),
]

/** So many entries long a greater moment keeps its place from a lesser one. */
const KEEPS = 12

type Placed = Pick<Highlight, 'kind' | 'at' | 'to'>

/**
 * What happened last, of this round or the one before, unless something greater happened shortly before it: a wedding does not take the
 * screen from an event. `newest`: number of the newest entry.
 */
export function momentShown<M extends Placed>(found: readonly M[], turn: number, newest: number): M | null {
  const told = found.filter(({ kind, at }) => GREATEST.includes(kind) && at.turn >= turn - 1)
  const last = told.at(-1)
  if (last === undefined) return null
  const fresh = told.filter(({ to }) => newest - to < KEEPS)
  return fresh.reduce((shown, one) => (rank(one) <= rank(shown) ? one : shown), fresh[0] ?? last)
}

function rank({ kind }: Placed): number {
  return GREATEST.indexOf(kind)
}
