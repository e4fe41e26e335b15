import type { SealedAnswer } from '../../../src-shared/kernel/engine/asking.ts'
import type { DrawAnswer, RollAnswer } from '../../../src-shared/kernel/engine/request.ts'
import { questionName } from '../../../src-shared/kernel/engine/requestId.ts'
import type { PreparedAnswer } from '../../../src-shared/contract/orders.ts'
import { talliedText } from '../../wording/dice.ts'
import { lineText } from '../orders/wording.ts'

/** An answer with its question at hand, in words. */
export function answerText({ request, answer }: SealedAnswer): string {
  if (request.kind === 'roll') {
    const rolled = answer as RollAnswer
    return 'dice' in rolled ? rolled.dice.join(' ') : talliedText(request, rolled.counts)
  }
  if (request.kind === 'draw') return (answer as DrawAnswer).cards.join(', ')
  return lineText({ id: '', phase: 0, question: questionName(request.id), answer: answer as PreparedAnswer }, request)
}
