import type { Posting } from '../../src-shared/kernel/effect.ts'
import { CORRECTION_RULE } from '../../src-shared/kernel/journal.ts'
import { ruleEntry } from '../../src-shared/rulesets/greatest-lineage/rulebook.ts'
import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { labelOf } from './figures.ts'

/** Why a posting was made, in prose: the rule's title and the figures that went into it. */
export function postingProse({ rule, figures }: Pick<Posting, 'rule' | 'figures'>): string {
  if (rule === CORRECTION_RULE) return 'Set by the game master'
  const title = ruleEntry(rule)?.title ?? rule
  const details = Object.entries(figures ?? {}).map(([key, value]) => `${labelOf(key).toLowerCase()} ${figure(value)}`)
  return details.length === 0 ? title : `${title}: ${details.join(', ')}`
}
