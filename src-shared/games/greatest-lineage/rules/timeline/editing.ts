import { DECREE_RULE, type Decisions } from '../../../../kernel/journal/journal.ts'
import { accept, problem, refuse, shown, type Outcome, type Problem } from '../../../../kernel/problem.ts'
import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId, Json } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { toldIn } from '../../../../language/language.ts'
import { ownMessage, ruled } from '../messages.ts'
import { HAPPENED, TIMELINE_EDITS, type TimelineEdit } from '../records.ts'
import { ruleEntry } from '../../book.ts'
import { hasTimeline, LAST_TIMELINE_TURN } from './calendar.ts'
import { COMMON_FIELDS, fieldProblem, rowOf, ruledField, sheetOf, sheetProblems, turnProblems, type EventSheet } from './ownEvents.ts'
import { firstComing, isOwnEvent, printedEvent, scheduled, type Scheduled } from './schedule.ts'

/** Events to come are changed by decree: `{ events: { 'GL-TIME-T03a.turn': 5 } }`. */
export interface TimelineDecree {
  readonly events: Decisions
}

/**
 * One value a field, named `event.field`. A printed event has `off` and `turn`; one of the table's own (`TABLE-EVENT-1`...) has the fields of
 * its sheet, and `removed`.
 */
const FIELD = /^(?<event>[^.]+)\.(?<field>\w+)$/

/** Whether a ruling is about events of the timeline: before there were decrees, they were changed by one. Such is the game master's alone. */
export function isAboutEvents(decided: Decisions): boolean {
  return Object.keys(decided).some((name) => FIELD.test(name))
}

/** What a decision makes of one event: `after` null where it is taken out. */
interface Change {
  readonly event: RuleId
  readonly before: Scheduled | undefined
  readonly after: { readonly sheet: EventSheet } | null
}

/** Checks changes to events: each of an event that is still to come, to something it is not already. What has begun is refused. */
export function readEventDecree(world: World, raw: unknown): Outcome<Json> {
  const events = typeof raw === 'object' && raw !== null && 'events' in raw ? raw.events : undefined
  if (typeof events !== 'object' || events === null || Array.isArray(events) || Object.keys(events).length === 0)
    return refuse(problem('events', 'problem.missing', { wanted: ownMessage('noun.someEvent') }))
  const read = readEventChanges(world, events as Decisions)
  return read.ok ? accept({ events: read.value }) : read
}

/** Events to come change by decree; nobody but the game master is told. */
export function* decreeEvents(world: World, decreed: Json): Procedure {
  yield* changeEvents(DECREE_RULE, world, (decreed as unknown as TimelineDecree).events)
}

function readEventChanges(world: World, decided: Decisions): Outcome<Decisions> {
  if (!hasTimeline(world)) return refuse(ruled('decided', 'problem.noTimeline', {}, 'GL-TIME-1'))
  const mixed = Object.keys(decided).filter((name) => !FIELD.test(name))
  if (mixed.length > 0) return refuse(...mixed.map((name) => ruled(name, 'problem.mixed')))
  const problems = [...grouped(decided)].flatMap(([event, fields]) => problemsOf(world, event, fields))
  return problems.length > 0 ? refuse(...problems) : accept(decided)
}

/** The fields given, event by event, in the order in which they were given. */
function grouped(decided: Decisions): ReadonlyMap<string, EventSheet> {
  const events = new Map<string, EventSheet>()
  for (const [name, value] of Object.entries(decided)) {
    const { event = '', field = '' } = FIELD.exec(name)?.groups ?? {}
    events.set(event, { ...events.get(event), [field]: value })
  }
  return events
}

function problemsOf(world: World, event: string, fields: EventSheet): readonly Problem[] {
  const before = scheduled(world, event)
  const first = firstComing(world)
  if (before === undefined && !isOwnEvent(event)) return [ruled(event, 'problem.noEvent', { event: shown(event) }, 'GL-TIME-1')]
  if (before !== undefined && (before.row.turn < first || world.record(HAPPENED, event) !== undefined))
    return [begunProblem(event, before.row.turn, first)]
  if (before === undefined && first > LAST_TIMELINE_TURN) return [begunProblem(event, LAST_TIMELINE_TURN, first)]
  // What another verb is given is new, whatever the old one had.
  const kept = (field: string): boolean => !('verb' in fields) || COMMON_FIELDS.includes(field)
  const same = Object.entries(fields).filter(([field, value]) => before !== undefined && kept(field) && held(before)[field] === value)
  if (same.length > 0) return same.map(([field, value]) => fieldProblem(event, field, 'problem.decided', { value: shown(value) }))
  if ('removed' in fields) return removalProblems(event, fields, before)
  if (typeof (fields['off'] ?? false) !== 'boolean')
    return [fieldProblem(event, 'off', 'problem.option', { value: shown(fields['off']), options: 'true, false' })]
  return before === undefined || before.own ? sheetProblems(event, merged(before, fields), first) : printedProblems(event, fields, first)
}

/** What has begun cannot be changed any more. */
function begunProblem(event: string, turn: number, first: number): Problem {
  if (first > LAST_TIMELINE_TURN) return ruled(event, 'problem.eventsOver', {}, 'GL-TIME-1')
  return ruled(event, 'problem.eventBegun', { turn, first, last: LAST_TIMELINE_TURN }, 'GL-TIME-1')
}

function removalProblems(event: string, fields: EventSheet, before: Scheduled | undefined): readonly Problem[] {
  if (before?.own !== true) return [ruledField(event, 'removed', 'problem.printedEvent')]
  const others = Object.keys(fields).filter((field) => field !== 'removed')
  if (others.length > 0) return others.map((field) => fieldProblem(event, field, 'problem.together', { other: ownMessage('noun.removal') }))
  if (fields['removed'] === true) return []
  return [fieldProblem(event, 'removed', 'problem.option', { value: shown(fields['removed']), options: 'true' })]
}

function printedProblems(event: string, fields: EventSheet, first: number): readonly Problem[] {
  const strange = Object.keys(fields).filter((field) => field !== 'off' && field !== 'turn')
  return [
    ...strange.map((field) => ruledField(event, field, 'problem.printedFields')),
    ...('turn' in fields ? turnProblems(event, fields['turn'], first) : []),
  ]
}

/** What an event holds now, as fields. */
function held({ row, off, own }: Scheduled): EventSheet {
  return own ? sheetOf(row, off) : { turn: row.turn, off }
}

/** An event with these fields given anew; another verb begins with none of the old one's amounts. */
function merged(before: Scheduled | undefined, fields: EventSheet): EventSheet {
  const old = before === undefined ? { off: false } : held(before)
  const kept = 'verb' in fields ? Object.entries(old).filter(([field]) => COMMON_FIELDS.includes(field)) : Object.entries(old)
  return { ...Object.fromEntries(kept), ...fields }
}

/** Events to come change; nobody but the game master is told. `rule`: what the change stands on. */
export function* changeEvents(rule: RuleId, world: World, decided: Decisions): Procedure {
  for (const [event, fields] of grouped(decided)) {
    const before = scheduled(world, event)
    const after = 'removed' in fields ? null : { sheet: merged(before, fields) }
    yield* changeEvent(rule, { event: event as RuleId, before, after })
  }
}

function* changeEvent(rule: RuleId, { event, before, after }: Change): Procedure {
  const edit = after === null ? null : editOf(event, before, after.sheet)
  if (edit === null) yield* drop(rule, TIMELINE_EDITS, event, 'gm')
  else yield* record(rule, TIMELINE_EDITS, event, edit, 'gm')
  // What goes into a campaign is the same in every language.
  const title = toldIn('en', () => ruleEntry(event)?.title) ?? String(after?.sheet['told'] ?? before?.row.told ?? event)
  for (const { wording, figures } of toldOf(before, after?.sheet ?? null))
    yield* tell(rule, `line.timeline.${wording}`, { figures: { title, ...figures }, see: 'gm' })
}

/** What is kept of a change; null where a printed event is again as printed. */
function editOf(event: RuleId, before: Scheduled | undefined, sheet: EventSheet): TimelineEdit | null {
  const off = sheet['off'] === true
  if (before === undefined || before.own) return { event, off, turn: null, row: rowOf(event, sheet) }
  const turn = Number(sheet['turn'])
  const moved = turn !== printedEvent(event)?.turn
  return off || moved ? { event, off, turn: moved ? turn : null, row: null } : null
}

interface EventNote {
  readonly wording: 'off' | 'on' | 'moved' | 'added' | 'changed' | 'removed'
  readonly figures: Readonly<Record<string, number>>
}

function toldOf(before: Scheduled | undefined, sheet: EventSheet | null): readonly EventNote[] {
  if (sheet === null) return [{ wording: 'removed', figures: {} }]
  const turn = Number(sheet['turn'])
  if (before === undefined) return [{ wording: 'added', figures: { turn } }]
  const old = held(before)
  const rewritten = Object.keys({ ...old, ...sheet }).some((field) => field !== 'off' && field !== 'turn' && old[field] !== sheet[field])
  const told: EventNote[] = rewritten ? [{ wording: 'changed', figures: { turn } }] : []
  if (turn !== before.row.turn && !rewritten) told.push({ wording: 'moved', figures: { turn, before: before.row.turn } })
  if (sheet['off'] !== before.off) told.push({ wording: sheet['off'] === true ? 'off' : 'on', figures: { turn } })
  return told
}
