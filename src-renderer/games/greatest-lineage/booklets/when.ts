import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { gameOf } from '../../../../src-shared/games/greatest-lineage/rules/civilisation.ts'
import { SEATS, type Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'

/** Phase of wars and espionage. */
const CONFLICT = 5

/** Round in which a civilisation comes to its next phase 5, the one it is in counted. */
export function nextConflict(world: World, seat: Civilisation): number {
  const { turn, seat: now, phase } = world.cursor
  if (turn === 0) return 1
  if (now === seat) return phase <= CONFLICT ? turn : turn + 1
  const game = gameOf(world)
  const order: readonly string[] = game.order.length > 0 ? game.order : SEATS
  // Whoever is not in the order acts for the non-players, after everybody else.
  return order.includes(now) && order.indexOf(seat) > order.indexOf(now) ? turn : turn + 1
}
