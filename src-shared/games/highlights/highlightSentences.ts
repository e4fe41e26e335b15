import type { HighlightFace } from '../api/highlightFace.ts'
import { gistOf, type Highlight } from './highlights.ts'
import { tellLine } from '../text/telling.ts'

/**
 * A card in few sentences: the story its game makes of it, which is told whole, else what came of it.
 * @param most lines that are told where there is no story
 * @returns `more`: how many lines are left out
 */
export function sentencesOf(
  highlight: Pick<Highlight, 'kind' | 'lines'>,
  face: HighlightFace | undefined,
  most: number,
): { readonly lines: readonly string[]; readonly more: number } {
  const story = face?.story?.(highlight) ?? null
  if (story !== null) return { lines: story, more: 0 }
  const { lines, more } = gistOf(highlight, face, most)
  return { lines: lines.map(tellLine), more }
}
