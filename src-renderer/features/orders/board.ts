import type { LineFate, OrderLine, OrdersState, OrderWarning } from '../../../src-shared/contract/orders.ts'
import type { Problem } from '../../../src-shared/kernel/problem.ts'
import { DONE, type Request } from '../../../src-shared/kernel/engine/request.ts'
import type { RehearsedQuestion, Rehearsal } from '../../../src-shared/table/orders/rehearsal.ts'
import { ordersTexts } from './texts/orders.ts'
import { inPlainWords, lineText } from './wording.ts'

/** Orders laid out as the turn will ask for them. */
export interface PhaseOrders {
  readonly phase: number
  /** The phase has begun: nothing of it can be changed any more. */
  readonly locked: boolean
  /** It is the phase in play. */
  readonly running: boolean
  readonly questions: readonly QuestionBoard[]
}

export interface QuestionBoard {
  readonly key: string
  readonly phase: number
  readonly question: string
  /** As it would be asked after the lines; null where it is not asked as things stand. */
  readonly request: Request | null
  /** The question as another answer would meet it; null where no other can be given. */
  readonly next: Request | null
  readonly rows: readonly LineRow[]
  /** The line that says that nothing more is done; null: there is none, or it is no question of acts. */
  readonly done: OrderLine | null
  /** Why nothing can be prepared for it yet, or null. */
  readonly blockedReason: string | null
}

export interface LineRow {
  readonly line: OrderLine
  readonly text: string
  /** The question as it stood before this line; null where it was not tried. */
  readonly request: Request | null
  readonly problems: readonly Problem[]
  readonly fate: LineFate | null
}

/** Every phase in which something is asked or prepared, in the order of the turn. */
export function boardOf(orders: OrdersState, rehearsal: Rehearsal, told: readonly OrderWarning[] = []): readonly PhaseOrders[] {
  const lockedTo = Math.max(orders.lockedTo, rehearsal.round === orders.round ? rehearsal.lockedTo : 0)
  const problems = problemsOf(rehearsal.warnings, told)
  const row = (line: OrderLine, request: Request | null): LineRow => ({
    line,
    text: lineText(line, request),
    request,
    problems: line.phase <= lockedTo ? [] : (problems.get(line.id) ?? []),
    fate: orders.fates[line.id] ?? null,
  })
  const asked = rehearsal.questions.filter(({ phase }) => phase > lockedTo || lockedTo === 0)
  const boards = asked.map((question) => boardFor(question, asked, orders.lines, row))
  const shown = new Set(boards.flatMap(({ rows, done }) => [...rows.map(({ line }) => line.id), ...(done === null ? [] : [done.id])]))
  const strays = orders.lines.filter(({ id }) => !shown.has(id))
  const names = [...new Set(strays.map(({ phase, question }) => `${phase}/${question}`))]
  const unasked = names.map((key): QuestionBoard => {
    const rows = strays.filter(({ phase, question }) => `${phase}/${question}` === key).map((line) => withoutNotAsked(row(line, null)))
    const { phase = 0, question = '' } = rows[0]?.line ?? {}
    return { key: `${key}#0`, phase, question, request: null, next: null, rows, done: null, blockedReason: null }
  })
  const all = [...boards, ...unasked]
  const phases = [...new Set(all.map(({ phase }) => phase))].sort((one, other) => one - other)
  return phases.map((phase) => ({
    phase,
    locked: phase <= lockedTo && lockedTo > 0,
    running: phase === lockedTo && lockedTo > 0,
    questions: all.filter((board) => board.phase === phase),
  }))
}

function boardFor(
  { phase, question, place, request, tried }: RehearsedQuestion,
  all: readonly RehearsedQuestion[],
  lines: readonly OrderLine[],
  row: (line: OrderLine, request: Request | null) => LineRow,
): QuestionBoard {
  const isLast = !all.some((other) => other.phase === phase && other.question === question && other.place > place)
  const used = new Set(all.flatMap((other) => other.tried.map(({ line }) => line.id)))
  const left = isLast ? lines.filter((line) => line.phase === phase && line.question === question && !used.has(line.id)) : []
  const every = [...tried.map((each) => row(each.line, each.request)), ...left.map((line) => row(line, null))]
  const ends = request.kind === 'act' ? tried.find(({ line, taken }) => taken && line.answer === DONE) : undefined
  const rows = every.filter(({ line }) => line !== ends?.line)
  const earlier = all.filter((other) => other.phase === phase && other.question === question && other.place < place)
  const blockedReason = earlier.some((other) => other.lines.length === 0) ? ordersTexts.question.aboveFirst : null
  return {
    key: `${phase}/${question}#${place}`,
    phase,
    question,
    request,
    next: nextOf(ends?.request ?? request, rows.length),
    rows,
    done: ends?.line ?? null,
    blockedReason,
  }
}

/** The question says so already. */
function withoutNotAsked(row: LineRow): LineRow {
  return { ...row, problems: row.problems.filter(({ wording }) => wording !== 'problem.notAsked') }
}

/** One answer is enough for a sheet or a choice. */
function nextOf(request: Request, rows: number): Request | null {
  if (request.kind === 'act') return request.acts.some(({ id }) => id !== DONE) ? request : null
  return rows === 0 ? request : null
}

/** By line: as things stand here, and what the table said beside that. */
function problemsOf(own: readonly OrderWarning[], told: readonly OrderWarning[]): ReadonlyMap<string, readonly Problem[]> {
  const byLine = new Map<string, readonly Problem[]>()
  for (const { line, problem: found } of [...own, ...told]) {
    const problem = inPlainWords(found, ordersTexts.words.changeIt)
    const before = byLine.get(line) ?? []
    if (!before.some(({ message }) => message === problem.message)) byLine.set(line, [...before, problem])
  }
  return byLine
}
