import { checkpoint, drop, type Procedure } from '../../../kernel/engine/procedure.ts'
import { accept, problem, refuse, shown, wrongType, type Outcome } from '../../../kernel/problem.ts'
import type { Cursor } from '../../../kernel/world/effect.ts'
import type { World } from '../../../kernel/world/world.ts'
import { actionPhase } from './actions.ts'
import { inPlace, moveAllSpells, placeOf } from './cards.ts'
import { drawPhase } from './drawing.ts'
import { playFate } from './fate.ts'
import { ownMessage } from './messages.ts'
import { CASTS, gameOf, seatsIn } from './records.ts'
import { revealPhase } from './reveal.ts'
import { ruled } from './rulings/ruled.ts'
import { isLastRound, scoring } from './scoring.ts'
import { isColour, PHASE, type Colour } from './types.ts'

const TABLE = 'table'

/** The game from the place where play is, until it has been scored. */
export function* play(world: World): Procedure {
  while (gameOf(world).ended === null) {
    const next = yield* playPhase(world)
    if (next === null) return
    yield* checkpoint(next)
  }
}

/** OO-ROUND-2 A turn: markers are revealed, actions performed, new spells drawn. @returns where play goes on; null once the game is over */
function* playPhase(world: World): Procedure<Cursor | null> {
  const { seat, phase } = world.cursor
  yield* gatherCards(world)
  if (!isColour(seat)) {
    if (phase === PHASE.scoring) {
      yield* scoring(world)
      return null
    }
    yield* playFate(world)
  } else if (phase === PHASE.reveal) yield* revealPhase(world, seat)
  else if (phase === PHASE.actions) yield* actionPhase(world, seat)
  else yield* drawPhase(world, seat)
  return nextCursor(world)
}

/** A phase that the game master broke off leaves cards of a cast aside: they go to the discard pile, as after the cast (OO-SPELL-4). */
function* gatherCards(world: World): Procedure {
  if (world.record(CASTS, 'cast') !== undefined) yield* drop('OO-SPELL-4', CASTS, 'cast')
  for (const seat of seatsIn(world))
    for (const zone of ['cast', 'learned'] as const)
      if (inPlace(world, placeOf(seat, zone)).length > 0) yield* moveAllSpells(world, 'OO-SPELL-4', seat, zone, 'discard')
}

/** Where play goes on behind the phase it is in; behind the scoring nothing comes, and play stays there. */
export function nextCursor(world: World): Cursor {
  const { turn, seat, phase } = world.cursor
  if (!isColour(seat)) {
    if (phase === PHASE.scoring) return { turn, seat, phase }
    const first = Math.max(turn, 1)
    return { turn: first, seat: orderOf(world, first)[0] ?? TABLE, phase: PHASE.reveal }
  }
  if (phase === PHASE.reveal) return { turn, seat, phase: PHASE.actions }
  if (phase === PHASE.actions) return { turn, seat, phase: PHASE.draw }
  return afterTurn(world, turn, seat)
}

function afterTurn(world: World, turn: number, seat: Colour): Cursor {
  const order = orderOf(world, turn)
  const next = order[order.indexOf(seat) + 1]
  if (next !== undefined) return { turn, seat: next, phase: PHASE.reveal }
  return isLastRound(world) ? { turn, seat: TABLE, phase: PHASE.scoring } : { turn: turn + 1, seat: TABLE, phase: PHASE.fate }
}

/** Seats in the order of a round: clockwise from the start player, who stays or is the next seat each round (RULING-12). */
export function orderOf(world: World, round: number): readonly Colour[] {
  const seats = seatsIn(world)
  const first = ruled(world, 'start_player') === 'rotate' ? (round - 1) % seats.length : 0
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** Reads where the game master wants play to go on: `{ turn, seat, phase }`. */
export function readCursor(world: World, raw: unknown): Outcome<Cursor> {
  if (typeof raw !== 'object' || raw === null) return refuse(wrongType('cursor', raw, ownMessage('noun.cursor')))
  const { turn, seat, phase } = raw as { readonly turn?: unknown; readonly seat?: unknown; readonly phase?: unknown }
  const seats = [TABLE, ...seatsIn(world)]
  const phases: readonly number[] = seat === TABLE ? [PHASE.fate, PHASE.scoring] : [PHASE.reveal, PHASE.actions, PHASE.draw]
  const problems = [
    ...(Number.isInteger(turn) && Number(turn) >= 1 && Number(turn) <= 999
      ? []
      : [problem('cursor.turn', 'problem.range', { value: shown(turn), min: 1, max: 999 })]),
    ...(seats.some((one) => one === seat)
      ? []
      : [problem('cursor.seat', 'problem.option', { value: shown(seat), options: seats.join(', ') })]),
    ...(phases.some((one) => one === phase)
      ? []
      : [problem('cursor.phase', 'problem.option', { value: shown(phase), options: phases.join(', ') })]),
  ]
  return problems.length > 0 ? refuse(...problems) : accept({ turn: Number(turn), seat: String(seat), phase: Number(phase) })
}
