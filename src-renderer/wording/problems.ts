import type { Problem } from '../../src-shared/kernel/problem.ts'
import { say } from '../../src-shared/rulesets/greatest-lineage/wording/say.ts'
import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { tellProblem } from '../../src-shared/sentences/tell.ts'

/** What is wrong, said beside the field it is about: without the names fields have in files, and with the limit in its own words. */
export function besideField(problem: Problem): string {
  const { wording, figures } = problem
  const { min, max, value, limit } = figures
  if (wording === 'problem.range') {
    const empty = value === 'null' ? ' The field is empty.' : ''
    return `Give a whole number${span(Number(min), Number(max))}.${empty}`
  }
  if (wording !== 'problem.limit' || typeof limit !== 'string') return tellProblem(problem)
  // Below nought it is a least that is meant; the limit says so itself.
  const sums = Number(max) < 0 ? '' : ` It comes to ${figure(value)}, and ${figure(max)} is the most: lower one of the fields.`
  return `${say(limit)}${sums}`
}

/** From here on a bound only keeps numbers whole: it is none that anybody meets. */
const BOUNDLESS = 1_000_000_000

function span(min: number, max: number): string {
  if (max < BOUNDLESS) return ` from ${figure(min)} to ${figure(max)}`
  return min > -BOUNDLESS ? ` from ${figure(min)} on` : ''
}
