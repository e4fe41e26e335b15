import type { Procedure } from '../../../kernel/procedure.ts'
import type { World } from '../../../kernel/world.ts'
import type { Civilisation } from '../seats.ts'

export function* uncoverPlans(_world: World, _seat: Civilisation): Procedure {
  // To come.
}
