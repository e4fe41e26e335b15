import type { World } from '../../../../kernel/world/world.ts'
import { nationsInOrder, unitsIn } from '../board.ts'

/** The defender with most units in an area, of several the first in order; null where nobody defends. */
export function foremost(world: World, nation: string, area: string): string | null {
  let best: string | null = null
  for (const foe of nationsInOrder(world)) {
    const count = foe === nation ? 0 : unitsIn(world, foe, area)
    if (count > 0 && (best === null || count > unitsIn(world, best, area))) best = foe
  }
  return best
}
