import type { Problem } from '../../../src-shared/kernel/problem.ts'
import { houseRuleIn, type Rulebook } from '../../../src-shared/games/rulebook/rulebook.ts'
import { toldProblem } from '../../stores/sentences.ts'
import { wholeBetween } from '../../wording/problems.ts'

/** A problem with a number of a house rule, by the rule's own question and with what to give: the form that was refused may be far from it. */
export function ruleProblem(book: Rulebook, problem: Problem): Problem {
  const name = problem.field.replace(/^houseRules\./, '')
  const rule = houseRuleIn(book, name)
  const range = rule?.range ?? null
  if (rule === undefined || range === null) return problem
  return toldProblem(problem.field, () => `${rule.question} ${wholeBetween(range.min, range.max)}`)
}
