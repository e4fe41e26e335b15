import { record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, drawHand, moveAllSpells } from './cards.ts'
import { CREATURES, FRESH_TURN, TURNS } from './records.ts'
import { binds, hasSkill } from './skills.ts'
import { heal } from './turnRecord.ts'
import type { Colour } from './types.ts'

/** Cards of a hand. */
export const HAND = 4

/**
 * OO-DRAW-1 Phase 3: the rest of the hand is discarded.
 * OO-DRAW-2 Then a new hand is drawn, and the turn's damage is gone. With real cards a line says how many are drawn (RULING-63).
 */
export function* drawPhase(world: World, seat: Colour): Procedure {
  const count = handSize(world, seat)
  if (areCardsReal(world)) yield* tell('OO-DRAW-2', 'line.newHand', { seat, figures: { seat, count } })
  else {
    yield* moveAllSpells(world, 'OO-DRAW-1', seat, 'hand', 'discard')
    yield* drawHand(world, 'OO-DRAW-2', seat, count)
  }
  for (const creature of world.records(CREATURES)) yield* heal(creature)
  yield* record('OO-DRAW-1', TURNS, 'turn', FRESH_TURN)
}

/**
 * OO-FATE-8 Four cards, three under the fate card 3 spells.
 * OO-SKILL-1 One more with the skill Additional spell.
 */
export function handSize(world: World, seat: Colour): number {
  const usual = binds(world, seat, 'three_spells') ? HAND - 1 : HAND
  return usual + (hasSkill(world, seat, 'draw_plus_1') ? 1 : 0)
}
