import type { Procedure } from '../../../kernel/procedure.ts'
import type { World } from '../../../kernel/world.ts'
import type { Offer } from '../acts.ts'
import type { Civilisation } from '../seats.ts'

export function openingOffers(_world: World, _seat: Civilisation): readonly Offer[] {
  return []
}

export function* openAnnouncedWars(_world: World, _seat: Civilisation): Procedure {
  // To come.
}
