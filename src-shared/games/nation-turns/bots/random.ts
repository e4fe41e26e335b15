import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { random as anything } from '../../../insight/bots/random.ts'
import type { World } from '../../../kernel/world/world.ts'
import { movers, type Mover } from '../rules/movement/moves.ts'
import { overrunIn } from '../rules/movement/paths.ts'
import { inOrder, wayId, type Move } from '../rules/movement/plan.ts'

/** Does anything that is allowed. */
export const random: Bot = (request, world, chance) => {
  if (request.kind !== 'fill' || request.wording !== 'fill.move') return anything(request, world, chance)
  const nation = String(request.figures['nation'])
  const wished = movers(world, nation).flatMap((mover) => anyMoves(world, nation, mover, chance))
  const { order } = inOrder(world, nation, wished)
  return { moves: order.map(({ from, type, path, count }) => ({ way: wayId(from, type, path), count })) }
}

/** Some, all or none of a stack; of those that would pass foreign units, as many as it takes stay with them. */
function anyMoves(world: World, nation: string, { area: from, type, count: most, paths }: Mover, chance: Chance): readonly Move[] {
  const path = paths[chance(0, paths.length - 1)]
  if (path === undefined || chance(0, 3) === 0) return []
  const count = chance(0, 1) === 0 ? most : chance(1, most)
  const passed = path.slice(0, -1).findIndex((area) => overrunIn(world, nation, area) !== null)
  const overrun = passed < 0 ? null : overrunIn(world, nation, path[passed] ?? '')
  const held = overrun === null ? 0 : Math.max(0, overrun.need - overrun.staying)
  if (held === 0 || held >= count) return [{ from, type, path, count }]
  return [
    { from, type, path: path.slice(0, passed + 1), count: held },
    { from, type, path, count: count - held },
  ]
}
