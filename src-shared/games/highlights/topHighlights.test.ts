import { expect, test } from 'vitest'
import type { HighlightKind } from '../api/highlightFace.ts'
import type { Highlight } from './highlights.ts'
import { topHighlights } from './topHighlights.ts'

function told(...kinds: readonly HighlightKind[]): readonly Highlight[] {
  return kinds.map((kind, at) => ({
    ...{ key: `${at}`, kind, seat: null, from: at, to: at, lines: [], about: [] },
    at: { turn: at + 1, seat: 'table', phase: 0 },
  }))
}
const chosen = (highlights: readonly Highlight[], most: number): string =>
  topHighlights(highlights, most)
    .map(({ key, kind }) => `${key} ${kind}`)
    .join(', ')

test.each([
  ['one of each kind before a second of any', 3, '1 war, 3 birth, 4 battle'],
  ['the rarest kinds first, of equals the graver, of a kind the last', 2, '1 war, 4 battle'],
  ['then a second of each', 4, '1 war, 2 birth, 3 birth, 4 battle'],
  ['no more than there are', 9, '0 birth, 1 war, 2 birth, 3 birth, 4 battle'],
])('%s', (_how, most, expected) => {
  expect(chosen(told('birth', 'war', 'birth', 'birth', 'battle'), most)).toBe(expected)
})

test('turns, rounds and the end itself stand out of nothing', () => {
  expect(topHighlights(told('turn', 'round', 'end'), 3)).toEqual([])
})
