import { describe, expect, test } from 'vitest'
import type { HighlightKind } from '../../games/highlightFace.ts'
import { mostNotable } from './quote.ts'

const card = (turn: number, kind: HighlightKind, name = kind as string) => ({ name, kind, at: { turn, seat: 'red', phase: 1 } })
const quoted = (...cards: readonly ReturnType<typeof card>[]): string | null => mostNotable(cards)?.name ?? null

describe('what the shelf quotes of a campaign', () => {
  test('the weightiest card of the last round, not the last one', () => {
    expect(quoted(card(3, 'battle'), card(3, 'birth'))).toBe('battle')
    expect(quoted(card(3, 'birth'), card(3, 'battle'))).toBe('battle')
  })

  test('nothing of an earlier round, however weighty', () => {
    expect(quoted(card(2, 'fall'), card(3, 'birth'))).toBe('birth')
  })

  test('the round before, where in the last one nothing stood out', () => {
    expect(quoted(card(2, 'raid'), card(2, 'birth'), card(3, 'turn'), card(3, 'round'))).toBe('raid')
  })

  test('of two that weigh the same, the later one', () => {
    expect(quoted(card(3, 'war', 'first'), card(3, 'war', 'second'))).toBe('second')
  })

  test('no card, where only turns and rounds ended', () => {
    expect(quoted(card(1, 'turn'), card(1, 'round'))).toBeNull()
    expect(quoted()).toBeNull()
  })
})
