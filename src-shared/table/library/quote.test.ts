import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HighlightKind } from '../../games/api/highlightFace.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import type { Audience } from '../../kernel/world/rule.ts'
import { playOn } from '../../games/text/playing.ts'
import { toyFace } from '../../games/testing/toyFace.ts'
import { WorldState } from '../../kernel/world/world.ts'
import { mostNotable, quotedOf } from './quote.ts'

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

describe('where no card is worth quoting', () => {
  let stop = (): void => undefined
  beforeEach(() => {
    stop = playOn(() => ({ game: toyFace(), world: new WorldState() }))
  })
  afterEach(() => stop())

  const line = (eggs: number, seat?: string, see?: Audience): Effect => ({
    ...{ kind: 'line', rule: 'TOY-EGG-1', wording: 'line.decree', figures: { eggs } },
    ...(seat === undefined ? {} : { seat }),
    ...(see === undefined ? {} : { see }),
  })
  const place: Effect = { kind: 'checkpoint', cursor: { turn: 1, seat: 'red', phase: 0 } }
  /** Returns the quote of a campaign with one entry per list. */
  const quote = (...lists: readonly (readonly Effect[])[]) => {
    const entries = lists.map((effects, seq) => ({ seq, kind: seq === 0 ? 'setup' : 'answer', effects }) as const)
    return quotedOf(momentsOf(entries), { kinds: { 'line.birth': 'birth' } })
  }
  const eggs = (quoted: ReturnType<typeof quote>) => Number(/\d+/.exec(quoted?.text ?? '')?.[0])

  test('the last line that was told is quoted', () => {
    expect(eggs(quote([line(1)], [line(2), line(3)]))).toBe(3)
    expect(eggs(quote([line(1), line(2)], [place]))).toBe(2)
  })

  test.each<[string, Audience]>([
    ['one seat', ['red']],
    ['the game master', 'gm'],
  ])('nothing is quoted that is for %s alone: others look on', (_, see) => {
    expect(eggs(quote([line(1)], [line(2), line(3, 'red', see)]))).toBe(2)
    expect(quote([line(1, 'red', see)])).toBeNull()
  })

  test("a line is of the seat it is about, else of the one whose turn it was; the table's is nobody's", () => {
    expect(quote([place, line(1, 'blue')])?.seat).toBe('blue')
    expect(quote([place, line(1)])?.seat).toBe('red')
    expect(quote([line(1)])?.seat).toBeNull()
    expect(quote([place, line(1, 'table')])?.seat).toBeNull()
  })

  test('a card that is worth quoting comes before a later line', () => {
    const entries = [
      { seq: 0, kind: 'setup', effects: [place, line(7, 'blue')] },
      { seq: 1, kind: 'answer', effects: [{ ...line(3), wording: 'line.rest' } as Effect] },
    ] as const
    const quoted = quotedOf(momentsOf(entries), { kinds: { 'line.decree': 'birth' } })
    expect([eggs(quoted), quoted?.seat]).toEqual([7, 'blue'])
  })
})
