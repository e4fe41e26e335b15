import { drawTo } from '../../../kernel/chance/deck.ts'
import { choose, collect, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, cardsOf, handOf, moveSpells, placeOf, postCounts, privy } from './cards.ts'
import { seatsIn } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import type { Colour } from './types.ts'

/** A hand of so many cards is safe from Voodoo and from the bonus that discards. */
const SAFE_HAND = 3

/** The other seats, from the seat on turn on. */
export function othersFrom(world: World, seat: Colour): readonly Colour[] {
  const seats = seatsIn(world)
  const at = seats.indexOf(seat)
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}

/** Whether a seat would have to discard a card. */
export function mustDiscard(world: World, seat: Colour): boolean {
  return world.balance(seat, 'hand') > SAFE_HAND
}

/**
 * Each seat with more than three cards discards one of its hand. All are asked at once and choose themselves, poison included; by house rule
 * chance chooses (RULING-36). With real cards a line reminds the players.
 */
export function* discardOne(world: World, rule: RuleId, seats: readonly Colour[]): Procedure {
  if (areCardsReal(world)) return yield* tell(rule, 'line.mustDiscard')
  const victims = seats.filter((seat) => mustDiscard(world, seat))
  if (ruled(world, 'voodoo_pick') === 'random') for (const seat of victims) yield* discardAtRandom(world, rule, seat)
  else yield* collect(victims, (seat) => discardByChoice(world, rule, seat))
}

function* discardByChoice(world: World, rule: RuleId, seat: Colour): Procedure {
  const face = yield* choose('discard', seat, () => {
    if (!mustDiscard(world, seat)) return null
    const options = [...new Set(handOf(world, seat))].map((id) => ({ id, wording: `spell.${id}` }))
    return { rule, options, see: privy(world, seat) }
  })
  if (face === null) return
  yield* moveSpells(world, rule, seat, placeOf(seat, 'hand'), placeOf(seat, 'discard'), [face])
  yield* tell(rule, 'line.discarded', { seat, figures: { seat, spell: face } })
}

function* discardAtRandom(world: World, rule: RuleId, seat: Colour): Procedure {
  const draw = { seat, from: placeOf(seat, 'hand'), to: placeOf(seat, 'discard'), count: 1, unattended: true }
  const [face] = yield* drawTo(cardsOf(world, rule), 'discard', draw)
  yield* postCounts(world, rule, seat)
  if (face !== undefined) yield* tell(rule, 'line.discarded', { seat, figures: { seat, spell: face } })
}
