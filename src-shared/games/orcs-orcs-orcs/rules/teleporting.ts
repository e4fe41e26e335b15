import { record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { MAGES, seatAt } from './records.ts'
import { binds } from './skills.ts'
import { PATHS, type Colour } from './types.ts'

/** OO-FATE-6 Spaces a mage may teleport to: any that is free; none under No teleportation, for any cause. */
export function freeSpaces(world: World, seat: Colour): readonly number[] {
  return binds(world, seat, 'no_teleportation') ? [] : PATHS.filter((space) => seatAt(world, space) === null)
}

/** OO-ACTION-2 The own mage goes to an unoccupied space of the tower. */
export function* teleport(world: World, rule: RuleId, seat: Colour, space: number): Procedure {
  yield* record(rule, MAGES, seat, { seat, space })
  yield* tell(rule, 'line.teleported', { seat, figures: { seat, space } })
}
