import type { OrderLine } from '../../../src-shared/contract/orders.ts'
import { actText, optionText, sheetText } from '../../wording/answers.ts'
import { phaseName } from '../../wording/names.ts'
import { inWords, requestTitle } from '../../wording/requests.ts'

/** What a line of orders answers: "Spending: culture", without its question's figures, which only the turn itself has. */
export function orderQuestion({ phase, question }: Pick<OrderLine, 'phase' | 'question'>): string {
  return `${phaseName(phase)}: ${requestTitle(`0/orders/${phase}/${question}`)}`
}

/** The prepared answer in words. */
export function orderAnswer({ question, answer }: OrderLine): string {
  if (typeof answer === 'string') return optionText(answer) || inWords(answer)
  const { act, ...fields } = answer
  const text = typeof act === 'string' ? actText(question, act, fields) : sheetText(answer)
  return text === '' ? 'nothing of it' : text
}
