import type { HighlightKind } from '../api/highlightFace.ts'
import type { Highlight } from './highlights.ts'

/** Where two kinds came up equally often, the graver one goes first; 0 stands out of nothing: a campaign tells of its end by itself. */
const GRAVITY = {
  ...{ fall: 12, death: 11, age: 10, war: 9, battle: 8, discovery: 7, raid: 6, accession: 5, wedding: 4, birth: 3, heir: 2, event: 1 },
  ...{ end: 0, turn: 0, round: 0 },
} as const satisfies Record<HighlightKind, number>

/**
 * What stands out of a whole campaign, at most `most`, in the order in which it happened: of every kind one, the rarest kinds first, then a second of each. Of a kind the
 * last goes first, as what decided more.
 */
export function topHighlights(highlights: readonly Highlight[], most: number): readonly Highlight[] {
  const kinds = new Map<HighlightKind, Highlight[]>()
  for (const highlight of highlights)
    if (GRAVITY[highlight.kind] > 0) kinds.set(highlight.kind, [...(kinds.get(highlight.kind) ?? []), highlight])
  const rarest = [...kinds].sort(([one, told], [other, others]) => told.length - others.length || GRAVITY[other] - GRAVITY[one])
  const chosen = new Set<Highlight>()
  for (let turn = 1; chosen.size < most && rarest.some(([, told]) => told.length >= turn); turn++) {
    for (const [, told] of rarest) {
      const next = told.at(-turn)
      if (next !== undefined && chosen.size < most) chosen.add(next)
    }
  }
  return highlights.filter((highlight) => chosen.has(highlight))
}
