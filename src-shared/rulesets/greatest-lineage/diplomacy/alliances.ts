import type { World } from '../../../kernel/world.ts'
import type { Offer } from '../acts.ts'
import type { Civilisation } from '../seats.ts'
import type { Alliance } from './records.ts'
import { ALLIANCES } from './records.ts'

/** The alliance between two, if there is one. */
export function allianceBetween(world: World, one: Civilisation, other: Civilisation): Alliance | undefined {
  return world.records(ALLIANCES).find(({ members }) => members.includes(one) && members.includes(other))
}

export function allianceOffers(_world: World, _seat: Civilisation): readonly Offer[] {
  return []
}
