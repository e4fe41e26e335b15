import { tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { counted, counters, unitsAt } from './board.ts'
import type { Placed } from './scenario.ts'

/** Units come off the pool; more than there are do not come. */
export function* placeUnits(rule: RuleId, world: World, nation: string, { area, type, count: wanted }: Placed): Procedure {
  const count = Math.min(wanted, counters(world, nation, type))
  yield* counted(rule, nation, area, type, count)
  if (count > 0) yield* tell(rule, 'line.placed', { seat: nation, about: area, figures: { nation, area, unit: type, count } })
  if (count < wanted) yield* tell(rule, 'line.noCounters', { seat: nation, figures: { nation, unit: type, count: wanted - count } })
}

/** Why units are removed: the wording of its line, with figures beside who goes from where. */
export interface RemovalLine {
  readonly wording: string
  readonly figures: Readonly<Record<string, number>>
}

const REMOVED: RemovalLine = { wording: 'line.removed', figures: {} }

/** Units go back to the pool; more than stand there do not go. */
export function* removeUnits(
  rule: RuleId,
  world: World,
  nation: string,
  { area, type, count: wanted }: Placed,
  { wording, figures }: RemovalLine = REMOVED,
): Procedure {
  const count = Math.min(wanted, unitsAt(world, nation, area, type))
  yield* counted(rule, nation, area, type, -count)
  if (count > 0) yield* tell(rule, wording, { seat: nation, about: area, figures: { nation, area, unit: type, count, ...figures } })
}
