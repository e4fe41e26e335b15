import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { LAST_TIMELINE_TURN, roundOf, timelineTurnOf } from '../../../../src-shared/games/greatest-lineage/rules/timeline/calendar.ts'
import { HAPPENED } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { EVENTS, TIMELINE, type TimelineTurn } from '../../../../src-shared/games/greatest-lineage/rules/timeline/events.ts'
import {
  headlineOf,
  printedEvent,
  scheduleOf,
  type Scheduled,
} from '../../../../src-shared/games/greatest-lineage/rules/timeline/schedule.ts'
import { timelineTexts } from './texts/timeline.ts'

/** The first turn of the First World; those before it belong to the Forgotten World. */
export const FIRST_WORLD_FROM = 6

export type When = 'past' | 'present' | 'coming'

/** One turn of the timeline at this campaign's pace. */
export interface Stop extends TimelineTurn {
  /** All its events, those that are switched off among them; `rows` are the others. */
  readonly events: readonly Scheduled[]
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

/** The line as one sees it. `secret`: for a player, who knows what has happened and the printed timeline, but nothing of what is to come. */
export function stopsOf(world: World, secret = false): readonly Stop[] {
  const present = presentTurn(world)
  const all = secret ? null : scheduleOf(world)
  return TIMELINE.map(({ turn }) => {
    const when = turn < present ? 'past' : turn === present ? 'present' : 'coming'
    const events = all === null ? knownTo(world, turn, when) : all.filter(({ row }) => row.turn === turn)
    const rows = events.filter(({ off }) => !off).map(({ row }) => row)
    return { turn, headline: headlineOf(turn, rows), rows, events, when, from: roundOf(world, turn), to: roundOf(world, turn + 1) - 1 }
  })
}

/** What a player knows of a turn: what happened in it, and where it is not over the printed rest. */
function knownTo(world: World, turn: number, when: When): readonly Scheduled[] {
  const happened = world.records(HAPPENED).filter(({ round }) => timelineTurnOf(world, round) === turn)
  const told = happened.flatMap(({ rule, row }) => {
    const printed = row ?? printedEvent(rule)
    return printed === undefined ? [] : [{ row: { ...printed, turn }, off: false, movedFrom: null, own: row !== undefined }]
  })
  if (when === 'past') return told
  const rest = EVENTS.filter((row) => row.turn === turn && world.record(HAPPENED, row.rule) === undefined)
  return [...told, ...rest.map((row) => ({ row, off: false, movedFrom: null, own: false }))]
}

/** What a turn is remembered by, where its printed story happens; what the table wrote itself where it alone does; null for a quiet turn. */
export function nameOfStop({ turn, headline, rows }: Pick<Stop, 'turn' | 'headline' | 'rows'>): string | null {
  if (headline === `line.timeline${turn}`) return timelineTexts.line.names[turn] ?? null
  return rows.find(({ told }) => told !== undefined)?.told ?? null
}

/** "round 4", "rounds 7 and 8", "rounds 9 to 12". */
export function roundsText({ from, to }: Pick<Stop, 'from' | 'to'>): string {
  return timelineTexts.rounds(from, to)
}
