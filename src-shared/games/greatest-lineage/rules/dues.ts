import type { World } from '../../../kernel/world/world.ts'
import { held } from './civilisation.ts'
import { peopleForBurdens } from './people.ts'
import { started } from './rulings/rounding.ts'
import type { Civilisation } from './seats.ts'
import { CHECK } from './tables/resourceCheck.ts'

/** Food the resource check takes of the people there are now: see GL-CHK-2. */
export function foodDue(world: World, seat: Civilisation): number {
  return started(peopleForBurdens(world, seat), CHECK.peoplePerFood)
}

/** Wood the resource check takes for the new people there are now: see GL-CHK-3. */
export function woodDue(world: World, seat: Civilisation): number {
  return started(held(world, seat, 'newPeople'), CHECK.newPeoplePerWood)
}
