import type { HighlightKind } from '../../../src-shared/games/api/highlightFace.ts'
import type { Highlight } from '../../../src-shared/games/highlights/highlights.ts'

/** The greatest has the highest rank. Turns and rounds have a place of their own on the display. */
const RANK = {
  ...{
    end: 13,
    fall: 12,
    battle: 11,
    event: 10,
    age: 9,
    war: 8,
    raid: 7,
    discovery: 6,
    death: 5,
    accession: 4,
    wedding: 3,
    birth: 2,
    heir: 1,
  },
  ...{ turn: 0, round: 0 },
} as const satisfies Record<HighlightKind, number>

/** So many entries long a greater moment keeps its place from a lesser one. */
const KEEPS = 12

type Placed = Pick<Highlight, 'kind' | 'at' | 'to'>

/**
 * What happened last, of this round or the one before, unless something greater happened shortly before it: a wedding does not take the
 * screen from an event. `newest`: number of the newest entry.
 */
export function momentShown<M extends Placed>(found: readonly M[], turn: number, newest: number): M | null {
  const told = found.filter(({ kind, at }) => RANK[kind] > 0 && at.turn >= turn - 1)
  const last = told.at(-1)
  if (last === undefined) return null
  const fresh = told.filter(({ to }) => newest - to < KEEPS)
  return fresh.reduce((shown, one) => (RANK[one.kind] >= RANK[shown.kind] ? one : shown), fresh[0] ?? last)
}
