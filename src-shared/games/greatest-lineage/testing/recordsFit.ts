import type { Effect } from '../../../kernel/world/effect.ts'
import type { Problem } from '../../../kernel/problem.ts'
import { COLLECTIONS } from '../rules/collections.ts'

const BY_NAME = new Map(COLLECTIONS.map((each) => [each.name, each]))

/** What the collection of a record that was put would have against it, were it set by hand; a name for each record that has none. */
export function recordFaults(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'record') return []
    const read = BY_NAME.get(effect.collection)?.check?.(effect.value)
    if (read === undefined) return [`${effect.collection} has no check`]
    return read.ok ? [] : read.problems.map(({ field, message }: Problem) => `${effect.collection} ${effect.id} ${field}: ${message}`)
  })
}
