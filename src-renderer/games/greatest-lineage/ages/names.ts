import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { AgeNeed } from '../../../../src-shared/games/greatest-lineage/rules/ages/needs.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import type { WhySubject } from '../../../features/why/useWhy.ts'
import { accountName, derivedName } from '../../../wording/names.ts'

export const ageName = (age: number): string => say(`age.${age}`)

/** Ages ask for the culture that counts, unless the table decided for the stored one (RULING-120). */
function isReckoned(world: World, id: AgeNeed['id']): boolean {
  return id === 'culture' && ruled(world, 'age_culture') === 'effective'
}

export function needName(world: World, id: AgeNeed['id']): string {
  return isReckoned(world, id) ? derivedName('effectiveCulture') : accountName(id)
}

/** Where what a civilisation has of it comes from. */
export function needSubject(world: World, owner: Civilisation, id: AgeNeed['id']): WhySubject {
  return isReckoned(world, id) ? { owner, derived: 'effectiveCulture' } : { owner, account: id }
}
