import type { World } from '../../../../kernel/world/world.ts'
import { TRIBE_RECORDS, type Tribe } from '../records.ts'
import { isCivilisation, isKingdom, type Civilisation, type Kingdom, type TribeId } from '../seats.ts'
import { stands } from './kingdoms.ts'
import { tribeWarriors } from './tribes.ts'

/** Whoever can be at war: a civilisation, a kingdom, or one tribe by its id. */
export type Faction = Civilisation | Kingdom | TribeId

/** A tribe that is still there. */
export function tribeOf(world: World, faction: Faction): Tribe | undefined {
  return world.record(TRIBE_RECORDS, faction)
}

/** Still in the game. */
export function factionStands(world: World, faction: Faction): boolean {
  return isCivilisation(faction) || isKingdom(faction) ? stands(world, faction) : tribeOf(world, faction) !== undefined
}

/** Everybody in arms, whatever war they are in. */
export function warriorsOf(world: World, faction: Faction): number {
  if (isCivilisation(faction) || isKingdom(faction)) return world.balance(faction, 'warriors')
  const tribe = tribeOf(world, faction)
  return tribe === undefined ? 0 : tribeWarriors(world, tribe)
}
