import type { World } from '../../src-shared/kernel/world.ts'
import { LAST_TIMELINE_TURN, roundOf, timelineTurnOf } from '../../src-shared/rulesets/greatest-lineage/timeline/calendar.ts'
import type { TimelineTurn } from '../../src-shared/rulesets/greatest-lineage/timeline/events.ts'
import { TIMELINE } from '../../src-shared/rulesets/greatest-lineage/timeline/events.ts'

/** The first turn of the First World; those before it belong to the Forgotten World. */
export const FIRST_WORLD_FROM = 6

export type When = 'past' | 'present' | 'coming'

/** One turn of the timeline at this campaign's pace. */
export interface Stop extends TimelineTurn {
  readonly when: When
  /** First and last round of it. */
  readonly from: number
  readonly to: number
}

/** The timeline turn play is in; 0 before the first round, more than the last when it has ended. */
export function presentTurn(world: World): number {
  const round = world.cursor.turn
  return round === 0 ? 0 : timelineTurnOf(world, round)
}

export function hasEnded(world: World): boolean {
  return presentTurn(world) > LAST_TIMELINE_TURN
}

export function stopsOf(world: World): readonly Stop[] {
  const present = presentTurn(world)
  return TIMELINE.map((turn) => ({
    ...turn,
    when: turn.turn < present ? 'past' : turn.turn === present ? 'present' : 'coming',
    from: roundOf(world, turn.turn),
    to: roundOf(world, turn.turn + 1) - 1,
  }))
}

/** "round 4", "rounds 7 and 8", "rounds 9 to 12". */
export function roundsText({ from, to }: Pick<Stop, 'from' | 'to'>): string {
  if (from === to) return `round ${from}`
  return to === from + 1 ? `rounds ${from} and ${to}` : `rounds ${from} to ${to}`
}
