import type { World } from '../../../../kernel/world/world.ts'
import { isAlive } from '../civilisation.ts'
import { KINGDOMS, isKingdom, type Civilisation, type Kingdom } from '../seats.ts'

/**
 * GL-NPK-7 Land alone keeps a kingdom in the game, however few people it has; it has no stores, so it pays, gathers and spends nothing.
 * GL-NPK-10 Kingdoms that still act and grow, in the order in which they do; one without territory is out.
 */
export function standingKingdoms(world: World): readonly Kingdom[] {
  return KINGDOMS.filter((kingdom) => world.balance(kingdom, 'territories') > 0)
}

/** Still in the game: a living civilisation, or a kingdom with land. */
export function stands(world: World, faction: Civilisation | Kingdom): boolean {
  return isKingdom(faction) ? standingKingdoms(world).includes(faction) : isAlive(world, faction)
}
