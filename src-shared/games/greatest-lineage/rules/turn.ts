import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import { TABLE_SEAT, type Cursor } from '../../../kernel/world/effect.ts'
import { checkpoint, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { accept, problem, refuse, type Outcome } from '../../../kernel/problem.ts'
import { fieldsOf, text, whole } from '../../../kernel/forms/shape.ts'
import { checkReversion } from './ages/revert.ts'
import { amend, gameOf, isAlive, living } from './civilisation.ts'
import { settleFalls } from './factions/ending.ts'
import { nonPlayerStep } from './factions/step.ts'
import { timelinePhase } from './phases/1-timeline.ts'
import { gainPointsPhase } from './phases/2-gain-points.ts'
import { populationPhase } from './phases/3-population.ts'
import { stockpilePhase } from './phases/4-stockpile.ts'
import { conflictPhase } from './phases/5-conflict.ts'
import { monumentsPhase } from './phases/6-monuments.ts'
import { spendingPhase } from './phases/7-spending.ts'
import { resourceCheckPhase } from './phases/8-resource-check.ts'
import { ageAdvancementPhase } from './phases/9-age-advancement.ts'
import { ageRulers } from './royalty/house.ts'
import { ruled } from './rulings/switches.ts'
import { isCivilisation, type Civilisation } from './seats.ts'

/** The nine phases in the order in which a player's turn runs through them; 0 is the moment before. */
export const PHASES: readonly ((world: World, seat: Civilisation) => Procedure)[] = [
  startOfTurn,
  timelinePhase,
  gainPointsPhase,
  populationPhase,
  stockpilePhase,
  conflictPhase,
  monumentsPhase,
  spendingPhase,
  resourceCheckPhase,
  ageAdvancementPhase,
]

export const LAST_PHASE = PHASES.length - 1

/** GL-GEN-3 Round after round: every living player runs the nine phases once, then the non-players take their step. A game that is over stands still. */
export function* play(world: World): Procedure {
  while (gameOf(world).ended === null) {
    const { seat, phase } = world.cursor
    if (isCivilisation(seat)) yield* playPhase(world, seat, phase)
    else yield* nonPlayerStep(world)
    yield* settleFalls(world)
    if (gameOf(world).ended === null) yield* checkpoint(nextCursor(world))
  }
}

/** GL-GEN-5 One of the nine phases of a player's turn, in their order. */
function* playPhase(world: World, seat: Civilisation, phase: number): Procedure {
  const run = PHASES[phase]
  if (run === undefined) throw new BrokenRule(`there is no phase ${phase}`)
  if (isAlive(world, seat)) yield* run(world, seat)
  if (ruled(world, 'revert_check') === 'immediate') for (const other of living(world)) yield* checkReversion(world, other)
}

/** Before phase 1: a ruler whose time has come dies, and what was counted per turn begins anew. */
function* startOfTurn(world: World, seat: Civilisation): Procedure {
  yield* ageRulers(world, seat)
  yield* settleFalls(world)
  if (isAlive(world, seat)) yield* amend('GL-TERR-5', world, seat, { bought: 0, claimed: 0 })
}

/** No game comes near this round; one beyond it is a slip of the hand. */
const LATEST_ROUND = 999

/** Where the game master may move play: to a phase of a living player's turn, or to the non-players. */
export function readCursor(world: World, raw: unknown): Outcome<Cursor> {
  const read = CURSOR.read(raw, 'cursor')
  if (!read.ok) return read
  const { turn, seat, phase } = read.value
  if (turn > LATEST_ROUND) return refuse(problem('cursor.turn', 'problem.range', { value: turn, min: 1, max: LATEST_ROUND }))
  const seats = [...living(world), TABLE_SEAT]
  if (!seats.includes(seat)) return refuse(problem('cursor.seat', 'problem.option', { value: seat, options: seats.join(', ') }))
  if (seat === TABLE_SEAT && phase !== 0) return refuse(problem('cursor.phase', 'problem.range', { value: phase, min: 0, max: 0 }))
  return accept({ turn, seat, phase })
}

const CURSOR = fieldsOf<{ readonly turn: number; readonly seat: string; readonly phase: number }>({
  turn: whole(1),
  seat: text,
  phase: whole(0, LAST_PHASE),
})

/** The next phase of the same player, else the next living player's turn, else the non-players, else the next round. */
export function nextCursor(world: World): Cursor {
  const { turn, seat, phase } = world.cursor
  if (!isCivilisation(seat)) return { turn: turn + 1, seat: living(world)[0] ?? TABLE_SEAT, phase: 0 }
  if (isAlive(world, seat) && phase < LAST_PHASE) return { turn, seat, phase: phase + 1 }
  const { order } = gameOf(world)
  const next = order.slice(order.indexOf(seat) + 1).find((other) => isAlive(world, other))
  return { turn, seat: next ?? TABLE_SEAT, phase: 0 }
}
