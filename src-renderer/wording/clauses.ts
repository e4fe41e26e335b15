import type { Figures } from '../../src-shared/kernel/rule.ts'
import { say } from '../../src-shared/rulesets/greatest-lineage/wording/say.ts'

/** The clauses of the treaty a question is about, a sentence each; none where it is about something else. */
export function clausesOf({ terms }: Figures): readonly string[] {
  if (typeof terms !== 'string') return []
  return (JSON.parse(terms) as readonly Figures[]).map((clause) => say(`option.treaty.${clause['kind'] ?? ''}`, clause))
}
