import { TABLE_SEAT } from '../../../../kernel/world/effect.ts'
import { tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf, isAlive, living } from '../civilisation.ts'
import { settleFalls } from '../factions/ending.ts'
import { HAPPENED } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { hasTimeline, roundOf, timelineTurnOf } from '../timeline/calendar.ts'
import type { TimelineRow } from '../timeline/events.ts'
import { headlineOf, rowsIn } from '../timeline/schedule.ts'
import { happen, noEarlierEvents } from '../timeline/verbs.ts'
import { forcedWithdrawals } from '../war/withdrawal.ts'

/** Phase 1: what the timeline brings, then whether a player of ill fame can stay in the wars there are (RULING-13). */
export function* timelinePhase(world: World, seat: Civilisation): Procedure {
  yield* events(world, seat)
  if (gameOf(world).ended === null && isAlive(world, seat)) yield* forcedWithdrawals(world, seat)
}

/**
 * GL-TIME-1 The events of a timeline turn happen once, in its first round, in the turn of the round's first living player, to all
 * players at once and in the order of their rows (RULING-14, RULING-15, RULING-16, RULING-158).
 */
function* events(world: World, seat: Civilisation): Procedure {
  const beginning = turnBeginningNow(world, seat)
  if (beginning === undefined) return
  const headline = headlineOf(beginning.turn, beginning.rows)
  yield* tell('GL-TIME-1', headline, { seat: TABLE_SEAT, figures: { turn: beginning.turn } })
  const earlier = noEarlierEvents()
  for (const row of beginning.rows) {
    if (gameOf(world).ended === null) yield* happen(world, row, earlier)
  }
  yield* settleFalls(world)
}

interface Beginning {
  /** Timeline turn. */
  readonly turn: number
  readonly rows: readonly TimelineRow[]
}

function turnBeginningNow(world: World, seat: Civilisation): Beginning | undefined {
  const round = world.cursor.turn
  const turn = timelineTurnOf(world, round)
  if (!hasTimeline(world) || roundOf(world, turn) !== round || living(world)[0] !== seat) return undefined
  const rows = rowsIn(world, turn)
  // Where the first player fell in this very round, the next one is the first living player: what has happened does not happen again.
  const happened = rows.some(({ rule }) => world.record(HAPPENED, rule) !== undefined)
  return rows.length === 0 || happened ? undefined : { turn, rows }
}
