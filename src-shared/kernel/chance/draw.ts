import { BrokenRule } from '../engine/brokenRule.ts'
import { streamOf, type Seed } from './dice.ts'
import { trimmed } from '../forms/outsideText.ts'
import { accept, notOffered, problem, refuse, shown, wrongType, type Outcome } from '../problem.ts'
import type { DrawAnswer, DrawRequest, PileCard } from '../engine/request.ts'
import { InvariantError } from '../invariantError.ts'

/**
 * The app's draw: a pure function of seed, request and occurrence. The pile is laid out by face; for each card a number below what is left
 * is taken from the stream of bytes that the dice of the same request would come from (one byte, or two, the higher first, of more than 256
 * cards; beyond the last whole multiple it is thrown away), and the card there changes places with the first of those left. So no order
 * of the pile exists before it is drawn from.
 */
export function drawCards(seed: Seed, requestId: string, occurrence: number, pile: readonly PileCard[], count: number): readonly string[] {
  const cards = pile.flatMap(({ face, copies }) => Array.from({ length: copies }, () => face))
  if (count > cards.length) throw new BrokenRule(`${requestId}: ${count} cards cannot be drawn from ${cards.length}`)
  const next = bytesOf(seed, requestId, occurrence)
  for (let at = 0; at < count; at++) {
    const other = at + below(cards.length - at, next)
    const [here, there] = [cards[at], cards[other]]
    if (here === undefined || there === undefined) throw new InvariantError(`${requestId}: no card at ${other}`)
    cards[at] = there
    cards[other] = here
  }
  return cards.slice(0, count)
}

function bytesOf(seed: Seed, requestId: string, occurrence: number): () => number {
  const stream = streamOf(seed, requestId, occurrence)
  let bytes = new Uint8Array()
  let at = 0
  return () => {
    if (at === bytes.length) {
      bytes = new Uint8Array(stream.next().value)
      at = 0
    }
    return bytes[at++] ?? 0
  }
}

function below(bound: number, next: () => number): number {
  const wide = bound > 256
  const all = wide ? 65_536 : 256
  if (bound > all) throw new InvariantError(`no pile holds ${bound} cards`)
  for (;;) {
    const drawn = wide ? next() * 256 + next() : next()
    if (drawn < all - (all % bound)) return drawn % bound
  }
}

/** Reads the answer to a draw, and draws where the app is to draw. Cards may be typed as a list, or as a text with commas between them. */
export function takeDraw(request: DrawRequest, raw: unknown, seed: Seed): Outcome<DrawAnswer> {
  const { id, occurrence, pile, count, rule } = request
  const given = raw === 'app' ? { by: 'app' } : typeof raw === 'string' || Array.isArray(raw) ? { by: 'hand', cards: raw as unknown } : raw
  if (!isObject(given)) return refuse(wrongType('answer', raw, 'cards, or {"by": "app"}'))
  const { by = 'hand', cards, ...others } = given
  const [stranger] = Object.keys(others)
  if (stranger !== undefined) return refuse(problem(stranger, 'problem.unknownField', { options: 'by, cards' }))
  if (by === 'app' && cards !== undefined) return refuse(problem('cards', 'problem.together', { other: 'by: app' }))
  if (by === 'app') return accept({ by, cards: drawCards(seed, id, occurrence, pile, count) })
  if (by !== 'hand') return refuse(problem('by', 'problem.option', { value: shown(by), options: 'app, hand' }))
  const named = typeof cards === 'string' ? cards.split(/[,;\n]+/).flatMap((word) => trimmed(word) || []) : cards
  if (!Array.isArray(named)) return refuse(wrongType('cards', cards, 'a list of cards'))
  const faces = pile.map(({ face }) => ({ id: face }))
  const left = new Map(pile.map(({ face, copies }) => [face, copies]))
  const drawn: string[] = []
  for (const [at, face] of (named as readonly unknown[]).entries()) {
    const path = `cards[${at}]`
    if (typeof face !== 'string' || !left.has(face)) return refuse(notOffered(path, face, faces))
    const copies = left.get(face) ?? 0
    if (copies === 0) return refuse(problem(path, 'problem.noCopy', { value: shown(face) }, rule))
    left.set(face, copies - 1)
    drawn.push(face)
  }
  if (drawn.length !== count) return refuse(problem('cards', 'problem.cardCount', { value: drawn.length, count }, rule))
  return accept({ by, cards: drawn })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
