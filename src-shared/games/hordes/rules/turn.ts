import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { Cursor } from '../../../kernel/world/effect.ts'
import { accept, problem, refuse, type Outcome } from '../../../kernel/problem.ts'
import { checkpoint, drop, type Procedure } from '../../../kernel/engine/procedure.ts'
import { fieldsOf, text, whole } from '../../../kernel/forms/shape.ts'
import type { World } from '../../../kernel/world/world.ts'
import { closePhase } from './combat/close.ts'
import { rangedPhase } from './combat/ranged.ts'
import { commandPhase } from './command/phase.ts'
import { checkEnd } from './ending.ts'
import { ownProblem } from './messages.ts'
import { activeHost, battleOf, foeOf, SUPPORTS, type Host } from './records.ts'
import { PHASE } from './tables.ts'

const PHASES: Readonly<Record<number, (world: World, host: Host) => Procedure>> = {
  [PHASE.command]: commandPhase,
  [PHASE.ranged]: rangedPhase,
  [PHASE.close]: closePhase,
  [PHASE.check]: endOfBound,
}

/** Bound after bound, until one army is beaten. A battle that is over stands still. */
export function* play(world: World): Procedure {
  while (battleOf(world).ended === null) {
    const run = PHASES[world.cursor.phase]
    if (run === undefined) throw new BrokenRule(`there is no phase ${world.cursor.phase}`)
    yield* run(world, activeHost(world))
    if (battleOf(world).ended === null) yield* checkpoint(nextCursor(world))
  }
}

function* endOfBound(world: World): Procedure {
  for (const id of world.recordIds(SUPPORTS.name)) yield* drop('HQ-FAC-8', SUPPORTS, id)
  yield* checkEnd(world)
}

/** HQ-SEQ-5 Behind the last step the other player has the next bound; two bounds are a pair. */
export function nextCursor(world: World): Cursor {
  const { turn, seat, phase } = world.cursor
  if (phase < PHASE.check) return { turn, seat, phase: phase + 1 }
  return { turn: turn + 1, seat: hostOf(world, turn + 1), phase: PHASE.command }
}

/** Whose bound it is: odd ones are the defender's. */
export function hostOf(world: World, bound: number): Host {
  const defender = battleOf(world).defender ?? 'redHost'
  return bound % 2 === 1 ? defender : foeOf(defender)
}

const CURSOR = fieldsOf<Pick<Cursor, 'turn' | 'seat' | 'phase'>>({ turn: whole(1, 100_000), seat: text, phase: whole(1, PHASE.check) })

/** Where the game master may move play: to a step of a bound, with the player whose bound it is. */
export function readCursor(world: World, raw: unknown): Outcome<Cursor> {
  const read = CURSOR.read(raw, 'cursor')
  if (!read.ok) return read
  const { turn, seat } = read.value
  if (battleOf(world).defender === null) return refuse(problem('cursor', 'problem.unmovable'))
  const wanted = hostOf(world, turn)
  return seat === wanted
    ? accept(read.value)
    : refuse(ownProblem('cursor.seat', 'problem.boundSeat', { value: seat, wanted, bound: turn }, 'HQ-SEQ-5'))
}
