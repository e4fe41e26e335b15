import { numberOf } from '../../src-shared/rulesets/greatest-lineage/numbering.ts'
import type { Settlement } from '../../src-shared/rulesets/greatest-lineage/records.ts'
import { capital } from '../../src-shared/rulesets/greatest-lineage/wording/names.ts'

/** "Town 3". */
export function settlementName({ id, type }: Pick<Settlement, 'id' | 'type'>): string {
  return `${capital(type)} ${numberOf(id)}`
}
