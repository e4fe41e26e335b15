import type { Problem } from '../../src-shared/kernel/problem.ts'
import { say } from '../../src-shared/rulesets/greatest-lineage/wording/english.ts'
import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'

/** What is wrong, said beside the field it is about: without the names fields have in files, and with the limit in its own words. */
export function besideField({ wording, figures, message }: Problem): string {
  const { min, max, value, limit } = figures
  if (wording === 'problem.range') return `Give a whole number from ${figure(min)} to ${figure(max)}.`
  if (wording !== 'problem.limit' || typeof limit !== 'string') return message
  // Below nought it is a least that is meant; the limit says so itself.
  const sums = Number(max) < 0 ? '' : ` It comes to ${figure(value)}, and ${figure(max)} is the most: lower one of the fields.`
  return `${say(limit)}${sums}`
}
