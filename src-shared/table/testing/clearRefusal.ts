import type { Outcome } from '../../kernel/problem.ts'

/** Why a refusal would not help whoever reads it; null where it is one sentence that names a field, or where nothing is refused. */
export function unclearIn(outcome: Outcome<unknown>): string | null {
  if (outcome.ok) return null
  const [first] = outcome.problems
  const fits = first !== undefined && first.field !== '' && first.message.length > 10 && !/undefined|\[object|\n/.test(first.message)
  return fits ? null : `unclear: ${JSON.stringify(outcome.problems)}`
}

/** A fault as one line of a test's report. */
export function faultLine(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message).split('\n').slice(0, 5).join(' | ') : String(fault)
}
