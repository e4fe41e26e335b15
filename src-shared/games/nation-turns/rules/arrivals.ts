import { drop, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { foreignersIn } from './board.ts'
import { isMet } from './events.ts'
import { scenarioOf, WAITING } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import type { Placed } from './scenario.ts'
import { placeUnits } from './units.ts'

/** NT-NEW-1 Units listed for this nation in this round arrive; first those that had to wait. */
export function* arrivalsPhase(world: World, nation: string): Procedure {
  for (const { id, nation: whose, area, type, count } of world.records(WAITING)) {
    if (whose !== nation || (ruled(world, 'arrival_blocked') === 'wait' && foreignersIn(world, nation, area) > 0)) continue
    yield* drop('NT-NEW-1', WAITING, id)
    yield* arrive(world, nation, { area, type, count }, id)
  }
  const { turn } = world.cursor
  for (const [index, row] of scenarioOf(world).events.entries()) {
    const isNow = row.when === 'new' && row.verb === 'place' && row.round === turn && row.nation === nation
    if (isNow && isMet(world, row.condition)) yield* arrive(world, nation, row, `${turn}.${index}`)
  }
}

/** Where foreign units stand they fight, wait or are lost (RULING-14). */
function* arrive(world: World, nation: string, placed: Placed, id: string): Procedure {
  const { area, type, count } = placed
  const blocked = foreignersIn(world, nation, area) > 0 ? ruled(world, 'arrival_blocked') : 'fight'
  if (blocked === 'fight') return yield* placeUnits('NT-NEW-1', world, nation, placed)
  const figures = { nation, area, unit: type, count }
  yield* tell('NT-NEW-1', blocked === 'wait' ? 'line.waits' : 'line.lost', { seat: nation, about: area, figures })
  if (blocked === 'wait') yield* record('NT-NEW-1', WAITING, id, { id, nation, area, type, count })
}
