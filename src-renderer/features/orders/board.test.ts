import { expect, test } from 'vitest'
import type { OrderLine, OrdersState } from '../../../src-shared/contract/orders.ts'
import { problem } from '../../../src-shared/kernel/problem.ts'
import type { ActRequest, ChooseRequest } from '../../../src-shared/kernel/engine/request.ts'
import type { Rehearsal, RehearsedQuestion } from '../../../src-shared/table/orders/rehearsal.ts'
import { boardOf } from './board.ts'
import { ordersTexts } from './texts/orders.ts'

const REQUEST: ChooseRequest = {
  ...{ kind: 'choose', id: '2/red/3/road', occurrence: 0, seat: 'red', rule: 'TOY-ROAD-1', wording: 'road', figures: {} },
  options: ['high', 'low'].map((id) => ({ id, wording: `option.${id}` })),
}
const line = (id: string): OrderLine => ({ id, phase: 3, question: 'road', answer: 'high' })

/** The same question, asked a second time or a third in one phase, with the line it would take. */
function question(place: number, taken: OrderLine | null): RehearsedQuestion {
  const lines = taken === null ? [] : [taken]
  const tried = lines.map((one) => ({ line: one, request: REQUEST, taken: true }))
  return { phase: 3, question: 'road', place, request: { ...REQUEST, occurrence: place }, lines, tried }
}

test.each<[string, readonly (OrderLine | null)[], readonly boolean[]]>([
  ['where nothing is prepared, all but the first wait', [null, null, null], [false, true, true]],
  ['where the first is prepared, the second does not wait', [line('a'), null, null], [false, false, true]],
  ['where all are prepared, none waits', [line('a'), line('b'), line('c')], [false, false, false]],
])('a question asked again waits for the one before it: %s', (_, taken, waits) => {
  const questions = taken.map((one, place) => question(place, one))
  const lines = taken.filter((one) => one !== null)
  const [phase] = boardOf(
    { round: 2, lines, ready: false, lockedTo: 0, fates: {} },
    { round: 2, lockedTo: 0, questions, warnings: [], unforeseen: [] },
  )
  const because = (isWaiting: boolean): string | null => (isWaiting ? ordersTexts.question.aboveFirst : null)
  expect(phase?.questions.map(({ blockedReason }) => blockedReason)).toEqual(waits.map(because))
})

const ACTS: ActRequest = {
  ...{ kind: 'act', id: '2/red/4/deeds', occurrence: 0, seat: 'red', rule: 'TOY-ROAD-1', wording: 'deeds', figures: {} },
  acts: ['dig', 'done'].map((id) => ({ id, rule: 'TOY-ROAD-1', wording: `act.${id}`, fields: [] })),
}
const deed = (id: string, act = 'dig'): OrderLine => ({ id, phase: 4, question: 'deeds', answer: act === 'done' ? 'done' : { act } })

function deeds(tried: readonly (readonly [OrderLine, boolean])[], request = ACTS): RehearsedQuestion {
  return {
    ...{ phase: 4, question: 'deeds', place: 0, request, lines: tried.map(([one]) => one) },
    tried: tried.map(([one, taken]) => ({ line: one, request: ACTS, taken })),
  }
}

const board = (orders: Partial<OrdersState>, rehearsal: Partial<Rehearsal> = {}, told: Parameters<typeof boardOf>[2] = []) =>
  boardOf(
    { round: 2, lines: [], ready: false, lockedTo: 0, fates: {}, ...orders },
    { round: 2, lockedTo: 0, questions: [], warnings: [], unforeseen: [], ...rehearsal },
    told,
  )
const only = (...arranged: Parameters<typeof board>) => {
  const [phase] = board(...arranged)
  const [question] = phase?.questions ?? []
  if (question === undefined) throw new Error('nothing is asked')
  return question
}

test.each<[string, number, Partial<Rehearsal>, number]>([
  ['the table', 3, {}, 3],
  ['the rehearsal of the same round', 0, { lockedTo: 3 }, 3],
  ['the later of the two', 2, { lockedTo: 3 }, 3],
  ['not the rehearsal of another round', 0, { lockedTo: 3, round: 3 }, 0],
])('phases that have begun are locked: %s says which', (_, lockedTo, rehearsal, last) => {
  const lines = [line('a'), deed('b')]
  const phases = board({ lockedTo, lines }, rehearsal)
  expect(phases.map(({ phase, locked, running }) => [phase, locked, running])).toEqual([
    [3, last === 3, last === 3],
    [4, false, false],
  ])
})

test('no phase is locked or running before the turn has begun, not even one that is numbered 0', () => {
  const [first] = board({}, { questions: [{ ...question(0, null), phase: 0 }] })
  expect(first).toMatchObject({ phase: 0, locked: false, running: false })
})

test('what a phase that has begun would ask is shown no longer; its lines are, with what became of them and without a problem', () => {
  const warnings = [{ line: 'a', problem: problem('answer', 'problem.option') }]
  const found = only({ lines: [line('a')], lockedTo: 3, fates: { a: 'refused' } }, { questions: [question(0, line('a'))], warnings })
  expect(found).toMatchObject({ request: null, next: null, rows: [{ request: null, problems: [], fate: 'refused' }] })
})

test('phases come in the order of the turn, and a line that no question takes has a place of its own', () => {
  const stray: OrderLine = { id: 's', phase: 1, question: 'market', answer: 'sell' }
  const other: OrderLine = { id: 't', phase: 1, question: 'barn', answer: 'sell' }
  const phases = board(
    { lines: [deed('b'), stray, other, { ...stray, id: 'u' }] },
    { questions: [deeds([[deed('b'), true]]), question(0, null)] },
  )
  expect(phases.map(({ phase }) => phase)).toEqual([1, 3, 4])
  expect(phases[0]?.questions.map(({ key, question: name, rows }) => [key, name, rows.map((each) => each.line.id)])).toEqual([
    ['1/market#0', 'market', ['s', 'u']],
    ['1/barn#0', 'barn', ['t']],
  ])
})

test('lines that were not tried stand with the last question of their name', () => {
  const lines = [line('a'), line('b'), line('c')]
  const [phase] = board({ lines }, { questions: [question(0, line('a')), question(1, line('b'))] })
  expect(phase?.questions.map(({ rows }) => rows.map((each) => each.line.id))).toEqual([['a'], ['b', 'c']])
})

test.each<[string, readonly OrderLine[], boolean]>([
  ['nothing is prepared', [], true],
  ['an answer is prepared', [line('a')], false],
])('a choice takes one answer: %s', (_, lines, takesMore) => {
  expect(only({ lines }, { questions: [question(0, lines[0] ?? null)] }).next !== null).toBe(takesMore)
})

test('of acts one more can be prepared for as long as there is one to do', () => {
  const doneOnly = { ...ACTS, acts: ACTS.acts.filter(({ id }) => id === 'done') }
  const nextFor = (request: ActRequest) => only({ lines: [deed('a')] }, { questions: [deeds([[deed('a'), true]], request)] }).next
  expect(nextFor(ACTS)).toBe(ACTS)
  expect(nextFor(doneOnly)).toBeNull()
})

test.each<[string, boolean, readonly string[], string | null]>([
  ['that is taken ends the acts, and is no row of its own', true, ['a'], 'z'],
  ['that is not taken is a row like any other', false, ['a', 'z'], null],
])('a line that says nothing more is done %s', (_, taken, rows, done) => {
  const lines = [deed('a'), deed('z', 'done')]
  const found = only(
    { lines },
    {
      questions: [
        deeds([
          [deed('a'), true],
          [deed('z', 'done'), taken],
        ]),
      ],
    },
  )
  expect([found.rows.map((each) => each.line.id), found.done?.id ?? null]).toEqual([rows, done])
})

test('after the acts are ended the next act is offered as it stood before the end', () => {
  const lines = [deed('z', 'done')]
  const doneOnly = { ...ACTS, acts: ACTS.acts.filter(({ id }) => id === 'done') }
  expect(only({ lines }, { questions: [deeds([[deed('z', 'done'), true]], doneOnly)] }).next).toBe(ACTS)
})

test('what the rehearsal finds and what the table says stand with their line, each once', () => {
  const poor = { line: 'a', problem: problem('amount', 'problem.range', { value: 9, min: 0, max: 3 }) }
  const other = { line: 'b', problem: problem('amount', 'problem.range', { value: 12, min: 0, max: 9 }) }
  const seen = board({ lines: [line('a'), deed('b')] }, { questions: [question(0, line('a'))], warnings: [poor] }, [poor, other])
  expect(seen.flatMap(({ questions }) => questions.flatMap(({ rows }) => rows.map(({ problems }) => problems.length)))).toEqual([1, 1])
})

test('where nothing of the name is asked, that it is not asked is left out', () => {
  const warnings = [{ line: 'a', problem: problem('a', 'problem.notAsked') }]
  expect(only({ lines: [line('a')] }, { warnings }).rows).toMatchObject([{ problems: [] }])
  expect(only({ lines: [line('a')] }, { warnings, questions: [question(0, line('a'))] }).rows).toMatchObject([{ problems: [{}] }])
})

test('questions of another name or phase neither take the lines of a question nor hold it back', () => {
  const lines: readonly OrderLine[] = [line('a'), { ...line('b'), question: 'barn' }, { ...line('c'), phase: 4 }]
  const barn = { ...question(1, null), question: 'barn' }
  const later = { ...question(1, null), phase: 4 }
  const phases = board({ lines }, { questions: [question(0, null), barn, later] })
  const told = phases
    .flatMap(({ questions }) => questions)
    .map(({ key, rows, blockedReason }) => [key, rows.map((each) => each.line.id).join(), blockedReason])
  expect(told).toEqual([
    ['3/road#0', 'a', null],
    ['3/barn#1', 'b', null],
    ['4/road#1', 'c', null],
  ])
})

test('a line that ends the acts has no second place beside its question', () => {
  const lines = [deed('z', 'done')]
  const [phase, ...others] = board({ lines }, { questions: [deeds([[deed('z', 'done'), true]])] })
  expect([phase?.questions.length, others]).toEqual([1, []])
})
