import type { HighlightKind } from './highlightFace.ts'
import type { Highlight } from './highlights.ts'

/** Where two kinds came up equally often, the graver one goes first. */
const GRAVE: readonly HighlightKind[] = [
  'fall',
  'death',
  'age',
  'war',
  'battle',
  'discovery',
  'raid',
  'accession',
  'wedding',
  'birth',
  'heir',
  'event',
]

/**
 * What stands out of a whole campaign, at most `most`, in the order in which it happened: of every kind one, the rarest kinds first, then a second of each. Of a kind the
 * last goes first, as what decided more.
 */
export function outstanding(highlights: readonly Highlight[], most: number): readonly Highlight[] {
  const kinds = new Map<HighlightKind, Highlight[]>()
  for (const highlight of highlights)
    if (GRAVE.includes(highlight.kind)) kinds.set(highlight.kind, [...(kinds.get(highlight.kind) ?? []), highlight])
  const rarest = [...kinds].sort(([one, told], [other, others]) => told.length - others.length || GRAVE.indexOf(one) - GRAVE.indexOf(other))
  const chosen = new Set<Highlight>()
  for (let turn = 1; chosen.size < most && rarest.some(([, told]) => told.length >= turn); turn++) {
    for (const [, told] of rarest) {
      const next = told.at(-turn)
      if (next !== undefined && chosen.size < most) chosen.add(next)
    }
  }
  return highlights.filter((highlight) => chosen.has(highlight))
}
