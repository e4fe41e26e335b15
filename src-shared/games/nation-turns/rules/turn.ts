import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import { TABLE_SEAT, type Cursor } from '../../../kernel/world/effect.ts'
import { accept, problem, refuse, type Outcome } from '../../../kernel/problem.ts'
import { checkpoint, drop, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { fieldsOf, optional, text, whole } from '../../../kernel/forms/shape.ts'
import type { World } from '../../../kernel/world/world.ts'
import { arrivalsPhase } from './arrivals.ts'
import { seatOf, unitsOf } from './board.ts'
import { combatPhase } from './combat/battles.ts'
import { closing } from './ending.ts'
import { endOfRound, startOfRound } from './events.ts'
import { movePhase } from './movement/moves.ts'
import { overpopulationPhase } from './overpopulation.ts'
import { populationPhase } from './population.ts'
import { BATTLES, GAME, gameOf, STACKS, tellsMore } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { countAlive, countHolds } from './scoring.ts'
import { PHASE, ROUNDS } from './tables.ts'

type Phase = (world: World, nation: string) => Procedure

/** The five phases of a nation's turn. */
const PHASES: Readonly<Record<number, Phase>> = {
  [PHASE.population]: populationPhase,
  [PHASE.arrivals]: arrivalsPhase,
  [PHASE.move]: movePhase,
  [PHASE.combat]: combatPhase,
  [PHASE.overpopulation]: overpopulationPhase,
}

/** NT-GEN-2 Round after round: events, the nations in order, events, and what is held is counted. A game that is over stands still. */
export function* play(world: World): Procedure {
  while (gameOf(world).ended === null) {
    const { actor, phase } = world.cursor
    if (actor !== undefined) yield* nationPhase(world, actor, phase)
    else yield* tablePhase(world, phase)
    if (gameOf(world).ended === null) yield* checkpoint(nextCursor(world))
  }
}

function* tablePhase(world: World, phase: number): Procedure {
  if (phase === PHASE.closing) return yield* closing(world)
  if (phase === PHASE.start) return yield* startOfRound(world)
  yield* endOfRound(world)
  yield* countHolds(world)
  if (isLastRound(world)) yield* countAlive(world)
}

/** NT-GEN-3 One of the five phases of the one active nation, in their order; without units it has births and arrivals only (RULING-04). */
function* nationPhase(world: World, nation: string, phase: number): Procedure {
  const run = PHASES[phase]
  if (run === undefined) throw new BrokenRule(`there is no phase ${phase}`)
  yield* clearTraces(world, nation, phase)
  if (phase === PHASE.population) yield* leaveForGood(world, nation)
  const isEmpty = phase >= PHASE.move && unitsOf(world, nation) === 0
  const isOut = gameOf(world).out.includes(nation)
  if (!isEmpty && !isOut) yield* run(world, nation)
  if (isEmpty && !isOut && phase === PHASE.move && tellsMore(world))
    yield* tell('NT-GEN-3', 'line.passed', { seat: nation, figures: { nation } })
  yield* clearTraces(world, nation, phase + 1)
}

/** Under `empty_nation` = `out` a nation without units has no more turns. */
function* leaveForGood(world: World, nation: string): Procedure {
  const game = gameOf(world)
  if (ruled(world, 'empty_nation') !== 'out' || game.out.includes(nation) || unitsOf(world, nation) > 0) return
  yield* record('NT-GEN-3', GAME, 'game', { ...game, out: [...game.out, nation] })
  yield* tell('NT-GEN-3', 'line.out', { seat: nation, figures: { nation } })
}

/** Paths are known from the move to the end of the fights, battles while they are fought. */
function* clearTraces(world: World, nation: string, phase: number): Procedure {
  const isKept = phase === PHASE.combat
  for (const id of world.recordIds(STACKS.name))
    if (!isKept || world.record(STACKS, id)?.nation !== nation) yield* drop('NT-MOV-1', STACKS, id)
  for (const id of world.recordIds(BATTLES.name)) yield* drop('NT-RET-4', BATTLES, id)
}

/** The next phase of the same nation, else the next nation's turn, else the end of the round, else the next round; after the last the end. */
export function nextCursor(world: World): Cursor {
  const { turn, phase, actor } = world.cursor
  const { order } = gameOf(world)
  if (actor !== undefined && phase < PHASE.overpopulation) return { ...place(world, turn, actor), phase: phase + 1 }
  if (actor === undefined && phase !== PHASE.start)
    return turn < ROUNDS ? { turn: turn + 1, seat: TABLE_SEAT, phase: PHASE.start } : { turn, seat: TABLE_SEAT, phase: PHASE.closing }
  const next = order[actor === undefined ? 0 : order.indexOf(actor) + 1]
  return next === undefined ? { turn, seat: TABLE_SEAT, phase: PHASE.end } : { ...place(world, turn, next), phase: PHASE.population }
}

/** NT-GEN-1 The game lasts seventeen rounds. */
function isLastRound(world: World): boolean {
  return world.cursor.turn >= ROUNDS
}

function place(world: World, turn: number, nation: string): Omit<Cursor, 'phase'> {
  return { turn, seat: seatOf(world, nation), actor: nation }
}

/**
 * Where the game master may move play: to a phase of a nation, to the start or end of a round, or, where all agree to stop, to the end of
 * the game (phase 7 of the table).
 */
export function readCursor(world: World, raw: unknown): Outcome<Cursor> {
  const read = CURSOR.read(raw, 'cursor')
  if (!read.ok) return read
  const { turn, seat, phase, actor } = read.value
  if (turn > ROUNDS) return refuse(problem('cursor.turn', 'problem.range', { value: turn, min: 1, max: ROUNDS }))
  if (actor === undefined) {
    if (seat !== TABLE_SEAT) return refuse(problem('cursor.actor', 'problem.missing', { wanted: 'who acts' }))
    const own: readonly number[] = [PHASE.start, PHASE.end, PHASE.closing]
    if (own.includes(phase)) return accept({ turn, seat, phase })
    return refuse(problem('cursor.phase', 'problem.option', { value: phase, options: own.join(', ') }))
  }
  const { order } = gameOf(world)
  if (!order.includes(actor)) return refuse(problem('cursor.actor', 'problem.option', { value: actor, options: order.join(', ') }))
  const player = seatOf(world, actor)
  if (seat !== player) return refuse(problem('cursor.seat', 'problem.option', { value: seat, options: player }))
  if (PHASES[phase] === undefined) return refuse(problem('cursor.phase', 'problem.range', { value: phase, min: 1, max: 5 }))
  return accept({ turn, seat, phase, actor })
}

interface Place {
  readonly turn: number
  readonly seat: string
  readonly phase: number
  readonly actor?: string
}

const CURSOR = fieldsOf<Place>({ turn: whole(1), seat: text, phase: whole(0, PHASE.closing), actor: optional(text) })
