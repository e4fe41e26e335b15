import type { World } from '../../../kernel/world.ts'
import type { Offer } from '../acts.ts'
import type { Civilisation } from '../seats.ts'

export function raidOffers(_world: World, _seat: Civilisation): readonly Offer[] {
  return []
}
