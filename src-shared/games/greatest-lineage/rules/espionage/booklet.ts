import type { World } from '../../../../kernel/world/world.ts'
import type { Offer } from '../acts.ts'
import type { Civilisation } from '../seats.ts'
import { missionOffers } from './missions.ts'
import { trainingOffers } from './training.ts'

/** What can be written about agents: training and release (step 7), then missions and recalls (step 8). */
export function agentOffers(world: World, seat: Civilisation): readonly Offer[] {
  return [...trainingOffers(world, seat), ...missionOffers(world, seat)]
}
