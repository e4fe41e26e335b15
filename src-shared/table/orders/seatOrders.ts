import { LONGEST_ANSWER, MOST_LINES, type LineFate, type OrderLine, type OrdersState, type PreparedAnswer } from '../../contract/orders.ts'
import { TABLE_SEAT, type Cursor } from '../../kernel/world/effect.ts'
import type { ActingEntry } from '../../kernel/journal/journal.ts'
import { problem, shown, type Problem } from '../../kernel/problem.ts'
import { sameJson } from '../../kernel/journal/replay.ts'
import { DONE, isChance, type Answer, type Request } from '../../kernel/engine/request.ts'
import type { KeptFate, KeptOrders } from '../seatsFile/seatsFile.ts'
import { questionName, readRequestId } from '../../kernel/engine/requestId.ts'
import type { SeatId } from '../../kernel/world/rule.ts'

/** Most characters of a line's id, and of its question's name. */
const LONGEST_NAME = 100

/** Names that JavaScript treats specially (`__proto__`) are refused. */
const PLAIN_NAME = 'a name that does not begin with __'

/** Returns the faults of lines from outside, each with its field. `phases`: the phases that can be prepared. */
export function troubleWith(lines: readonly OrderLine[], phases: readonly number[]): readonly Problem[] {
  if (lines.length > MOST_LINES) return [problem('lines', 'problem.tooMany', { value: lines.length, max: MOST_LINES })]
  const ids = new Set<string>()
  return lines.flatMap((line, at) => {
    const found = [...troubleWithLine(line, `lines.${at}`, phases)]
    if (ids.has(line.id)) found.push(problem(`lines.${at}.id`, 'problem.sameLine', { value: shown(line.id) }))
    ids.add(line.id)
    return found
  })
}

function troubleWithLine({ id, phase, question, answer }: OrderLine, at: string, phases: readonly number[]): readonly Problem[] {
  const problems: Problem[] = []
  for (const [name, value] of Object.entries({ id, question })) {
    if (value === '') problems.push(problem(`${at}.${name}`, 'problem.missing', { wanted: 'a text that is not empty' }))
    if (value.length > LONGEST_NAME) problems.push(problem(`${at}.${name}`, 'problem.length', { value: value.length, max: LONGEST_NAME }))
    if (value.startsWith('__')) problems.push(problem(`${at}.${name}`, 'problem.pattern', { value: shown(value), wanted: PLAIN_NAME }))
  }
  if (!phases.includes(phase))
    problems.push(problem(`${at}.phase`, 'problem.phase', { value: String(phase), options: phases.join(', ') || 'none' }))
  const { length } = JSON.stringify(answer)
  if (length > LONGEST_ANSWER) problems.push(problem(`${at}.answer`, 'problem.length', { value: length, max: LONGEST_ANSWER }))
  if (typeof answer === 'string') return problems
  for (const [name, value] of Object.entries(answer) as [string, unknown][]) {
    const fits = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
    if (!fits || name.startsWith('__'))
      problems.push(problem(`${at}.answer.${name}`, 'problem.type', { value: shown(value), wanted: 'a number, a text, true or false' }))
  }
  return problems
}

/** Returns a problem if a line of a phase that has begun was changed or moved, else null. */
export function troubleWithLock(before: readonly OrderLine[], after: readonly OrderLine[], lockedTo: number): Problem | null {
  const locked = (lines: readonly OrderLine[]): readonly OrderLine[] => lines.filter((line) => isLocked(line, lockedTo))
  const [were, are] = [locked(before), locked(after)]
  const at = [...were.keys(), ...are.keys()].find((place) => !sameJson(were[place], are[place]))
  const line = at === undefined ? undefined : (are[at] ?? were[at])
  if (line === undefined) return null
  const place = after.indexOf(line)
  return problem(place < 0 ? 'lines' : `lines.${place}`, 'problem.phaseBegun', { phase: line.phase })
}

/** `lockedTo` 0: no phase has begun. */
export function isLocked({ phase }: OrderLine, lockedTo: number): boolean {
  return lockedTo > 0 && phase <= lockedTo
}

/**
 * Returns orders as their owner sees them. A fate counts only if its entry is effective. A line counts as taken only if that entry
 * is of its seat and contains its answer: a campaign file may be older than its seats file.
 */
export function asSeen(kept: KeptOrders, seat: SeatId, lockedTo: number, standing: () => ReadonlyMap<number, ActingEntry>): OrdersState {
  const { round, lines, ready } = kept
  const fates = Object.entries(kept.fates)
  const stand = fates.length === 0 ? null : standing()
  const held = new Map(lines.map((line) => [line.id, line]))
  const counts = ([id, { fate, entry }]: readonly [string, KeptFate]): boolean => {
    const found = stand?.get(entry)
    return fate === 'refused' ? entry < 0 || found !== undefined : gives(found, { seat, round }, held.get(id))
  }
  return {
    round,
    lines,
    ready,
    lockedTo,
    fates: Object.fromEntries(fates.filter(counts).map(([id, { fate }]) => [id, fate])),
  }
}

/** Whether an entry answers the question of a seat's line with all fields of the line. */
function gives(
  entry: ActingEntry | undefined,
  whose: { readonly seat: SeatId; readonly round: number },
  line: OrderLine | undefined,
): boolean {
  if (entry?.kind !== 'answer' || line === undefined) return false
  const asked = readRequestId(entry.request)
  if (asked?.seat !== whose.seat || asked.cursor.turn !== whose.round || asked.cursor.phase !== line.phase || asked.name !== line.question)
    return false
  const given = fieldsOf(entry.answer)
  return Object.entries(fieldsOf(line.answer)).every(([name, value]) => sameJson(given[name], value))
}

/** An option, or an act without fields, is its id. */
function fieldsOf(answer: Answer | PreparedAnswer): Readonly<Record<string, unknown>> {
  return typeof answer === 'string' ? { act: answer } : { ...answer }
}

/** What ready orders answer to a request: a line, or that the acts are done. */
export interface Prepared {
  readonly answer: PreparedAnswer
  /** Null if all lines are used and the answer is DONE. */
  readonly line: OrderLine | null
}

/**
 * Returns the next answer for the request; null if none is prepared or left. Lines taken or refused before are skipped. Orders answer in
 * their seat's own turn and, where the game has such phases, in the table's.
 */
export function preparedFor(orders: OrdersState, request: Request, cursor: Cursor): Prepared | null {
  const isPrepared = (cursor.seat === request.seat || cursor.seat === TABLE_SEAT) && cursor.turn === orders.round
  if (!orders.ready || !isPrepared || isChance(request)) return null
  const question = questionName(request.id)
  const lines = orders.lines.filter((line) => line.phase === cursor.phase && line.question === question)
  const next = lines.find(({ id }) => fateOf(orders, id) === null)
  if (next !== undefined) return { answer: next.answer, line: next }
  return request.kind === 'act' && lines.length > 0 ? { answer: DONE, line: null } : null
}

export function fateOf({ fates }: Pick<OrdersState, 'fates'>, line: string): LineFate | null {
  return Object.hasOwn(fates, line) ? (fates[line] ?? null) : null
}
