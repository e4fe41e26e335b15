import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { takeAnswer, takeRecorded } from '../forms/answer.ts'
import { drawCards } from './draw.ts'
import type { DrawRequest, PileCard } from '../engine/request.ts'
import { problemsOf } from '../testing/atMarket.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const PILE: readonly PileCard[] = [
  { face: 'ace', wording: 'card.ace', copies: 2 },
  { face: 'king', wording: 'card.king', copies: 1 },
  { face: 'two', wording: 'card.two', copies: 3 },
]
const request: DrawRequest = {
  kind: 'draw',
  id: '1/red/0/draw',
  occurrence: 0,
  seat: 'red',
  rule: 'TOY-CARD-1',
  wording: 'draw.draw',
  figures: {},
  pile: PILE,
  count: 3,
}

/** The same draw after the words of the design, by another library. */
function drawnBySpecification(seed: string, id: string, occurrence: number, cards: readonly string[], count: number): string[] {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${id}#${occurrence}`).digest()
  const bytes: number[] = []
  for (let block = 0; block < 40; block++) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(block)
    bytes.push(...createHash('sha256').update(key).update(counter).digest())
  }
  const a = [...cards]
  for (let i = 0; i < count; i++) {
    const left = a.length - i
    let b = bytes.shift() ?? 0
    while (b >= 256 - (256 % left)) b = bytes.shift() ?? 0
    const j = i + (b % left)
    ;[a[i], a[j]] = [a[j] ?? '', a[i] ?? '']
  }
  return a.slice(0, count)
}

describe("the app's draw", () => {
  test('is the one of the design, and stays it', () => {
    const cards = Array.from({ length: 72 }, (_, at) => `card${String(at).padStart(2, '0')}`)
    const pile = cards.map((face) => ({ face, wording: face, copies: 1 }))
    for (const occurrence of [0, 1, 7])
      expect(drawCards(SEED, '3/red/3/hand', occurrence, pile, 71)).toEqual(
        drawnBySpecification(SEED, '3/red/3/hand', occurrence, cards, 71),
      )
    expect(drawCards(SEED, '1/red/0/draw', 0, PILE, 3)).toEqual(
      drawnBySpecification(SEED, '1/red/0/draw', 0, ['ace', 'ace', 'king', 'two', 'two', 'two'], 3),
    )
  })

  test('begins with the same cards however many are drawn, and never gives more of a face than there are', () => {
    const all = drawCards(SEED, 'draw', 0, PILE, 6)
    for (let count = 1; count <= 6; count++) expect(drawCards(SEED, 'draw', 0, PILE, count)).toEqual(all.slice(0, count))
    expect([...all].sort()).toEqual(['ace', 'ace', 'king', 'two', 'two', 'two'])
    expect(() => drawCards(SEED, 'draw', 0, PILE, 7)).toThrow('cannot be drawn')
  })

  test('gives every order of the pile alike often', () => {
    const pile = ['a', 'b', 'c'].map((face) => ({ face, wording: face, copies: 1 }))
    const found = new Map<string, number>()
    const draws = 6000
    for (let occurrence = 0; occurrence < draws; occurrence++) {
      const order = drawCards(SEED, 'draw', occurrence, pile, 3).join('')
      found.set(order, (found.get(order) ?? 0) + 1)
    }
    const expected = draws / 6
    const chiSquare = [...found.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(found.size).toBe(6)
    expect(chiSquare).toBeLessThan(5 + 6 * Math.sqrt(10))
  })

  test('of a large pile takes two bytes a card', () => {
    const pile = [
      { face: 'x', wording: 'x', copies: 299 },
      { face: 'y', wording: 'y', copies: 1 },
    ]
    const places = new Set<number>()
    for (let occurrence = 0; occurrence < 40; occurrence++) places.add(drawCards(SEED, 'draw', occurrence, pile, 300).indexOf('y'))
    expect(places.size).toBeGreaterThan(30)
    expect(Math.max(...places)).toBeGreaterThan(256)
  })
})

describe('an answer to a draw', () => {
  const take = (raw: unknown): ReturnType<typeof takeAnswer> => takeAnswer(request, raw, SEED)

  test('is drawn by the app, or named by whoever drew, in the order of drawing', () => {
    const drawn = drawCards(SEED, request.id, 0, PILE, 3)
    for (const raw of ['app', { by: 'app' }])
      expect(take(raw)).toEqual({ ok: true, value: { answer: { by: 'app', cards: drawn }, reply: drawn } })
    for (const raw of [['two', 'ace', 'two'], 'two, ace; two', { cards: ['two', 'ace', 'two'] }, { by: 'hand', cards: 'two\nace\ntwo' }])
      expect(take(raw)).toMatchObject({ ok: true, value: { answer: { by: 'hand', cards: ['two', 'ace', 'two'] } } })
  })

  test.each<[unknown, string]>([
    [['two', 'ace'], 'cards problem.cardCount'],
    [['two', 'ace', 'two', 'ace'], 'cards problem.cardCount'],
    [['king', 'king', 'two'], 'cards[1] problem.noCopy'],
    [['two', 'queen', 'two'], 'cards[1] problem.option'],
    [['two', 5, 'two'], 'cards[1] problem.optionId'],
    [{ by: 'app', cards: ['two'] }, 'cards problem.together'],
    [{ by: 'luck' }, 'by problem.option'],
    [{ by: 'hand' }, 'cards problem.missing'],
    [{ by: 'hand', faces: [] }, 'faces problem.unknownField'],
    [7, 'answer problem.type'],
    [null, 'answer problem.type'],
  ])('%j is refused', (raw, refusal) => {
    expect(problemsOf(take(raw))).toEqual([refusal])
  })

  test('that the seed does not give is no draw of the app', () => {
    const cards = drawCards(SEED, request.id, 0, PILE, 3)
    expect(takeRecorded(request, { by: 'app', cards }, SEED)?.reply).toEqual(cards)
    expect(takeRecorded(request, { by: 'app', cards }, 'f'.repeat(64))).toBeNull()
    expect(takeRecorded(request, { by: 'hand', cards: ['two', 'ace', 'two'] }, SEED)?.reply).toEqual(['two', 'ace', 'two'])
  })
})
