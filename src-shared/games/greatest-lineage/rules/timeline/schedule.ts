import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TIMELINE_EDITS, type TimelineEdit } from '../records.ts'
import { timelineTurnOf } from './calendar.ts'
import { EVENTS, TIMELINE, type TimelineRow } from './events.ts'

/** An event as this table plays it: `row.turn` is the timeline turn it stands in now. */
export interface Scheduled {
  readonly row: TimelineRow
  /** Switched off: its turn will pass without it. */
  readonly off: boolean
  /** The turn it is printed under, where it was moved away from there. */
  readonly movedFrom: number | null
  /** Written by the table. */
  readonly own: boolean
}

/**
 * The rule id of an event of the table's own. Everybody learns it when the event happens, so numbers are drawn and not counted: they must
 * not tell how many more are to come.
 */
export function ownEventId(number: number): RuleId {
  return `TABLE-EVENT-${number}`
}

/** Numbers of own events end here. */
export const MOST_OWN_EVENTS = 999

export function isOwnEvent(id: string): boolean {
  return /^TABLE-EVENT-[1-9]\d{0,2}$/.test(id)
}

const PRINTED: ReadonlyMap<string, TimelineRow> = new Map(EVENTS.map((row) => [row.rule, row]))

/** A row of the printed timeline; undefined for any other id. */
export function printedEvent(id: string): TimelineRow | undefined {
  return PRINTED.get(id)
}

/**
 * Every event of this table: the printed ones in their order, then its own as they were written. Only who sees the changes of the game master
 * (he alone, and the rules) is told how it will be; anybody else reads the timeline as printed.
 */
export function scheduleOf(world: World): readonly Scheduled[] {
  const printed = EVENTS.map((row) => scheduledAs(row, world.record(TIMELINE_EDITS, row.rule)))
  const own = world.records(TIMELINE_EDITS).flatMap(({ row, off }) => (row === null ? [] : [{ row, off, movedFrom: null, own: true }]))
  return [...printed, ...own]
}

/** The event with this id as it stands; undefined where there is none. */
export function scheduled(world: World, id: string): Scheduled | undefined {
  return scheduleOf(world).find(({ row }) => row.rule === id)
}

function scheduledAs(row: TimelineRow, edit: TimelineEdit | undefined): Scheduled {
  const turn = edit?.turn ?? row.turn
  return { row: { ...row, turn }, off: edit?.off ?? false, movedFrom: turn === row.turn ? null : row.turn, own: false }
}

/** What happens in a timeline turn at this table, in order; what is switched off is left out. */
export function rowsIn(world: World, turn: number): readonly TimelineRow[] {
  return scheduleOf(world).flatMap(({ row, off }) => (row.turn === turn && !off ? [row] : []))
}

/** Wording key of the story of a turn with these events: the printed one where some of what it tells of happens. */
export function headlineOf(turn: number, rows: readonly TimelineRow[]): string {
  if (rows.length === 0) return 'line.timelineQuiet'
  const printed = rows.some(({ rule }) => printedEvent(rule)?.turn === turn)
  return printed ? (TIMELINE[turn - 1]?.headline ?? 'line.timelineOther') : 'line.timelineOther'
}

/** The first timeline turn whose events can still be changed: the one after that in which play is. */
export function firstComing(world: World): number {
  const round = world.cursor.turn
  return round === 0 ? 1 : timelineTurnOf(world, round) + 1
}
