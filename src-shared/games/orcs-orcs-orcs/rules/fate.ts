import { drawTo, moveAll } from '../../../kernel/chance/deck.ts'
import { record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { GAME_MASTER } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { cardsOf } from './cards.ts'
import { creaturesIn } from './creatures.ts'
import { fateFace, type FateCard, type FateCardX1 } from './deck/deck.ts'
import { categoryOf } from './figures.ts'
import { goForward } from './moving.ts'
import { deckOf, FATES, plays, type Creature } from './records.ts'
import { ruled } from './rulings/ruled.ts'

/** Cards of each display, while its pile lasts. */
const DISPLAY = 3
export const DISPLAYS = [
  { pile: 'A', display: 'displayA', name: 'display.A' },
  { pile: 'B', display: 'displayB', name: 'display.B' },
] as const

/** OO-XFATE-1 The fate cards of this campaign: 15, or the 19 of Expansion 1 in their place. */
export function fateCards(world: World): readonly (FateCard | FateCardX1)[] {
  const { fate, fateX1 } = deckOf(world)
  return plays(world, 'x1_fate') ? fateX1 : fate
}

/** OO-ROUND-1 A round begins with a fate card: creatures move, then the rule of its lower part binds (RULING-19). */
export function* playFate(world: World): Procedure {
  const face = yield* turnUp(world)
  const card = fateCards(world).find((one) => fateFace(one) === face)
  if (face === null || card === undefined) {
    yield* record('OO-FATE-1', FATES, 'fate', { face: '', rule: null })
    return yield* tell('OO-FATE-1', 'line.noFate')
  }
  yield* record('OO-FATE-1', FATES, 'fate', { face, rule: ruled(world, 'fate_rule_from') === 'reveal' ? card.rule : null })
  yield* tell('OO-FATE-1', 'line.fate', { figures: { card: face } })
  yield* moveCreatures(world, card)
  if (card.rule === null) return
  yield* record('OO-FATE-3', FATES, 'fate', { face, rule: card.rule })
  yield* tell('OO-FATE-3', `line.fateRule.${card.rule}`)
  if (card.rule === 'exchange') yield* exchange(world)
}

/** OO-FATE-1 Turns up a fate card; of an empty pile the used cards are shuffled in, or nothing more comes (RULING-15). */
function* turnUp(world: World): Procedure<string | null> {
  const again = ruled(world, 'fate_empty') === 'reshuffle' ? { discards: 'fateUsed' } : {}
  const draw = { seat: GAME_MASTER, from: 'fate', to: 'fateUsed', count: 1, unattended: true, ...again }
  const [face] = yield* drawTo(cardsOf(world, 'OO-FATE-1'), 'fate', draw)
  return face ?? null
}

/** OO-XFATE-5 Arrivals are as in the basic game. Each creature moves once a card (RULING-16). */
function* moveCreatures(world: World, card: FateCard | FateCardX1): Procedure {
  const losses = new Set<never>()
  const rule = 'moves' in card ? 'OO-FATE-2' : 'OO-XFATE-4'
  for (const { id } of creaturesIn(world).filter((one) => isMoved(world, card, one))) {
    const now = creaturesIn(world).find((one) => one.id === id)
    if (now !== undefined) yield* goForward(world, rule, now, 1, losses)
  }
}

/**
 * OO-FATE-2 Every creature of a category shown moves.
 * OO-XFATE-4 With the new cards those on the marked sections of the marked paths do.
 */
export function isMoved(world: World, card: FateCard | FateCardX1, { type, path, section }: Creature): boolean {
  if ('moves' in card) return card.moves.includes(categoryOf(world, type))
  return card.paths.includes(path) && card.sections.some((marked) => marked === section)
}

/** OO-FATE-9 Exchange: both displays go back into their piles, and new ones are drawn. Of real cards there are none to move. */
function* exchange(world: World): Procedure {
  for (const { pile, display } of DISPLAYS) yield* moveAll(cardsOf(world, 'OO-FATE-9'), display, pile)
  yield* fillDisplays(world, 'OO-FATE-9')
}

/** OO-SET-2 The displays show three cards of each pile; what they lack is drawn. */
export function* fillDisplays(world: World, rule: 'OO-SET-2' | 'OO-FATE-9' | 'OO-SPELL-19'): Procedure {
  for (const { pile, display, name } of DISPLAYS) {
    const cards = cardsOf(world, rule)
    const lacking = DISPLAY - (world.record(cards.places, display)?.cards.length ?? 0)
    yield* drawTo(cards, name, { seat: GAME_MASTER, from: pile, to: display, count: lacking, unattended: true })
  }
}
