import { act, drop, post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { DONE, type Act, type ActAnswer } from '../../../kernel/engine/request.ts'
import { flagField, pickField } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { World } from '../../../kernel/world/world.ts'
import { addCards } from '../../../kernel/chance/deck.ts'
import { areCardsReal, cardsOf, handOf, isPoison, moveAllSpells, moveSpells, placeOf, postCounts, privy } from './cards.ts'
import { castSpell } from './casting/cast.ts'
import { castable } from './casting/power.ts'
import { couldDoSomething } from './casting/uses.ts'
import { castActs, castRealCards, didProblems, isSpellAct } from './did.ts'
import { othersFrom } from './discarding.ts'
import { FRESH_TURN, turnOf, TURNS } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { hasSkill } from './skills.ts'
import { freeSpaces, teleport } from './teleporting.ts'
import { tilesOf } from './toadlings.ts'
import { tileAct, tileProblems, useTileOf } from './tileAct.ts'
import { addAction, beginAction, remember } from './turnRecord.ts'
import { isColour, POISON, POISON_CARDS, type Colour } from './types.ts'

/** Actions of a turn. */
const ACTIONS = 2

/** OO-ACTION-1 Phase 2: up to two actions, each a teleport, a cast, a skill action or a pass; tiles are free (RULING-58). */
export function* actionPhase(world: World, seat: Colour): Procedure {
  yield* record('OO-ACTION-1', TURNS, 'turn', FRESH_TURN)
  yield* post('OO-ACTION-1', seat, 'actions', ACTIONS - world.balance(seat, 'actions'))
  if (hasSkill(world, seat, 'extra_action')) yield* addAction('OO-SKILL-4', seat)
  for (;;) {
    const taken: ActAnswer | null = yield* act('turn', seat, () => turnQuestion(world, seat), { alone: true })
    if (taken === null || taken.act === DONE) break
    yield* perform(world, seat, taken)
  }
  yield* pass(world, seat)
  yield* moveAllSpells(world, 'OO-SPELL-19', seat, 'learned', 'discard')
}

/** Asked on open facts alone, not on those of the hand: without actions and tiles nothing is asked (RULING-65). Of real cards it shows nothing. */
function turnQuestion(world: World, seat: Colour) {
  const actions = world.balance(seat, 'actions')
  if (actions === 0 && tilesOf(world, seat).length === 0) return null
  return {
    ...{ rule: 'OO-ACTION-1' as const, acts: actsOf(world, seat) },
    ...(areCardsReal(world) ? {} : { see: privy(world, seat) }),
    figures: { actions },
    check: (answer: ActAnswer) => [...tileProblems(world, answer), ...didProblems(world, answer)],
  }
}

function actsOf(world: World, seat: Colour): readonly Act[] {
  const actions = world.balance(seat, 'actions') > 0 ? actionsOf(world, seat) : []
  return [...actions, ...tileAct(world, seat), { id: DONE, rule: 'OO-ACTION-4', wording: 'act.turn.done', fields: [] }]
}

function actionsOf(world: World, seat: Colour): readonly Act[] {
  const spaces = freeSpaces(world, seat).map((space) => ({ id: String(space), wording: 'option.space', figures: { space } }))
  const acts: readonly (Act | null)[] = [
    ...(areCardsReal(world) ? castActs(world, seat) : [castAct(world, seat)]),
    withOptions({ id: 'teleport', rule: 'OO-ACTION-2', wording: 'act.turn.teleport' }, 'space', spaces),
    removeAct(world, seat),
    withOptions({ id: 'poison', rule: 'OO-SKILL-6', wording: 'act.turn.poison' }, 'seat', toPoison(world, seat)),
  ]
  return acts.flatMap((one) => one ?? [])
}

function castAct(world: World, seat: Colour): Act | null {
  const mayBeIdle = ruled(world, 'cast_for_nothing') === 'allowed'
  const spells = castable(world, seat)
    .filter((face) => mayBeIdle || couldDoSomething(world, seat, face))
    .map((id) => ({ id, wording: `spell.${id}` }))
  return withOptions({ id: 'cast', rule: 'OO-ACTION-3', wording: 'act.turn.cast' }, 'card', spells)
}

/** An act with one field to pick from; null where there is nothing to pick. */
function withOptions(
  head: Omit<Act, 'fields'>,
  field: string,
  options: readonly { readonly id: string; readonly wording: string }[],
): Act | null {
  const [first] = options
  return first === undefined ? null : { ...head, fields: [pickField(field, { wording: `field.${field}`, options, preset: first.id })] }
}

/**
 * The skill Remove hand can put any card of the hand into the box, once a turn. Of a real card only that is asked which the program has to
 * know: whether it is poison that goes back to its pile (RULING-41).
 */
function removeAct(world: World, seat: Colour): Act | null {
  if (!hasSkill(world, seat, 'remove_hand') || turnOf(world).removed) return null
  const head = { id: 'remove', rule: 'OO-SKILL-3', wording: 'act.turn.remove' } as const
  if (!areCardsReal(world)) {
    const faces = [...new Set(handOf(world, seat))]
    return withOptions(
      head,
      'card',
      faces.map((id) => ({ id, wording: `spell.${id}` })),
    )
  }
  const mayReturn = ruled(world, 'poison_returns') && world.balance('table', 'poison') < POISON_CARDS
  return { ...head, fields: mayReturn ? [flagField('back', { wording: 'field.back', preset: false })] : [] }
}

/** Seats that the skill Poison can give a card to: the others, once a turn, while there is poison. */
function toPoison(world: World, seat: Colour): readonly { readonly id: string; readonly wording: string }[] {
  if (!hasSkill(world, seat, 'poison') || turnOf(world).poisoned || world.balance('table', 'poison') === 0) return []
  return othersFrom(world, seat).map((id) => ({ id, wording: `seat.${id}` }))
}

function* perform(world: World, seat: Colour, taken: ActAnswer): Procedure {
  if (taken.act === 'tile') return yield* useTileOf(world, seat, taken, false)
  yield* beginAction(world, 'OO-ACTION-1', seat)
  if (isSpellAct(taken.act)) yield* castRealCards(world, seat, taken)
  else if (taken.act === 'cast') yield* castSpell(world, seat, textOf(taken['card']))
  else if (taken.act === 'teleport') yield* teleport(world, 'OO-ACTION-2', seat, Number(taken['space']))
  else if (taken.act === 'remove') yield* removeCard(world, seat, taken)
  else yield* poison(world, seat, taken['seat'])
  const { bonusNow } = turnOf(world)
  if (bonusNow > 0 && !ruled(world, 'bonus_power_waits')) yield* remember(world, 'OO-BONUS-5', { bonusNow: 0 })
}

/** OO-ACTION-4 A pass ends the actions of the turn; those that are left are lost (RULING-24). */
function* pass(world: World, seat: Colour): Procedure {
  const left = world.balance(seat, 'actions')
  if (left > 0) yield* tell('OO-ACTION-4', 'line.passed', { seat, figures: { seat, actions: left } })
  yield* post('OO-ACTION-4', seat, 'actions', -left)
  yield* remember(world, 'OO-ACTION-4', { passed: true })
}

/** OO-SKILL-3 Remove hand: as an action, once a turn, a card of the hand goes to the box; poison may go back to its pile (RULING-41). */
function* removeCard(world: World, seat: Colour, { card, back }: ActAnswer): Procedure {
  const rule = 'OO-SKILL-3'
  if (areCardsReal(world)) {
    yield* post(rule, 'table', 'poison', back === true ? 1 : 0)
    yield* remember(world, rule, { removed: true })
    return yield* tell(rule, back === true ? 'line.poisonBack' : 'line.cardRemoved', { seat, figures: { seat } })
  }
  const face = textOf(card)
  const returns = isPoison(face) && ruled(world, 'poison_returns')
  yield* moveSpells(world, rule, seat, placeOf(seat, 'hand'), returns ? 'poisonBack' : 'box', [face])
  if (returns) {
    yield* drop(rule, cardsOf(world, rule).places, 'poisonBack')
    yield* post(rule, 'table', 'poison', 1)
  }
  yield* remember(world, rule, { removed: true })
  yield* tell(rule, returns ? 'line.poisonBack' : 'line.removed', { seat, figures: { seat, spell: face } })
}

/**
 * OO-SKILL-6 Poison: as an action, once a turn.
 * OO-POISON-1 A card of the poison pile goes to another seat's discard pile.
 */
function* poison(world: World, seat: Colour, victim: unknown): Procedure {
  if (!isColour(victim)) return
  yield* post('OO-POISON-1', 'table', 'poison', -1)
  if (!areCardsReal(world)) {
    yield* addCards(cardsOf(world, 'OO-POISON-1'), placeOf(victim, 'discard'), [POISON])
    yield* postCounts(world, 'OO-POISON-1', victim)
  }
  yield* remember(world, 'OO-SKILL-6', { poisoned: true })
  yield* tell('OO-POISON-1', 'line.poisoned', { seat, figures: { seat, victim } })
}
