import { takeAnswer } from '../../../src-shared/kernel/forms/answer.ts'
import type { Problem } from '../../../src-shared/kernel/problem.ts'
import { isChance, type Request } from '../../../src-shared/kernel/engine/request.ts'

/** No dice are rolled here: a seed is only asked for by the form. */
const NO_SEED = '0'.repeat(64)

/** Fields that hold more than they may, said while one types; what is merely not there yet is nobody's fault. */
export function tooMuch(request: Request, draft: unknown): readonly Problem[] {
  if (draft === null || isChance(request)) return []
  const taken = takeAnswer(request, draft, NO_SEED)
  if (taken.ok) return []
  return taken.problems.filter(({ wording, figures }) => wording === 'problem.range' && Number(figures['value']) > Number(figures['max']))
}
