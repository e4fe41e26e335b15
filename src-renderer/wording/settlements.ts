import { numberOf } from '../../src-shared/rulesets/greatest-lineage/numbering.ts'
import type { Settlement } from '../../src-shared/rulesets/greatest-lineage/records.ts'
import { say } from '../../src-shared/rulesets/greatest-lineage/wording/say.ts'

/** "Town 3". */
export function settlementName({ id, type }: Pick<Settlement, 'id' | 'type'>): string {
  return say('option.settlement', { type, number: numberOf(id) })
}
