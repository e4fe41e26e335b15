import type { Procedure } from '../../../kernel/procedure.ts'
import type { World } from '../../../kernel/world.ts'
import type { Civilisation } from '../seats.ts'

/** Warriors the player can pay and man now, for a war or a raid. */
export function mostWarriors(_world: World, _seat: Civilisation): number {
  return 0
}

/** Males become warriors and their price is paid, as `rule` has it. */
export function* muster(_world: World, _seat: Civilisation, _count: number): Procedure {
  // To come.
}
