import type { OrderLine } from '../../../src-shared/contract/orders.ts'
import { phaseName } from '../../wording/names.ts'
import { requestTitle } from '../../wording/requests.ts'

/** What a line of orders answers, without its question's figures, which only the turn itself has: "Stockpile: who gathers what". */
export function orderQuestion({ phase, question }: Pick<OrderLine, 'phase' | 'question'>): string {
  return `${phaseName(phase)}: ${requestTitle(`0/orders/${phase}/${question}`)}`
}
