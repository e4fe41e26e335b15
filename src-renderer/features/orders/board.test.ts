import { expect, test } from 'vitest'
import type { OrderLine } from '../../../src-shared/contract/orders.ts'
import type { ChooseRequest } from '../../../src-shared/kernel/request.ts'
import type { RehearsedQuestion } from '../../../src-shared/table/orders/rehearsal.ts'
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
  expect(phase?.questions.map(({ hindrance }) => hindrance)).toEqual(waits.map(because))
})
