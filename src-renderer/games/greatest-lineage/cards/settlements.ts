import { numberOf } from '../../../../src-shared/games/greatest-lineage/rules/numbering.ts'
import type { Settlement } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'

/** "Town 3", or the name of its own. */
export function settlementName({ id, type }: Pick<Settlement, 'id' | 'type'>): string {
  return say('option.settlement', { type, number: numberOf(id), about: id })
}
