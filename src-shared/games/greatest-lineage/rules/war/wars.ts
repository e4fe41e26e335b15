import type { World } from '../../../../kernel/world/world.ts'
import type { Faction } from '../factions/faction.ts'
import { WARS, type Gains, type Side, type SideName, type War } from './records.ts'

/** Wars that are being fought, the oldest first. */
export function openWars(world: World): readonly War[] {
  return world.records(WARS).filter(({ stage }) => stage === 'open')
}

/** Open wars of a faction, on either side. */
export function warsOf(world: World, faction: Faction): readonly War[] {
  return openWars(world).filter(({ aggressor, defender }) => aggressor === faction || defender === faction)
}

/** The open war between two, whoever began it. */
export function warBetween(world: World, one: Faction, other: Faction): War | undefined {
  return warsOf(world, one).find(({ aggressor, defender }) => aggressor === other || defender === other)
}

export function sideOf(war: War, faction: Faction): SideName {
  return war.aggressor === faction ? 'aggressor' : 'defender'
}

export function otherSide(side: SideName): SideName {
  return side === 'aggressor' ? 'defender' : 'aggressor'
}

export function enemyOf(war: War, faction: Faction): Faction {
  return war[otherSide(sideOf(war, faction))]
}

/** The war with some fields of one side changed. */
export function withSide(war: War, name: SideName, change: Partial<Side>): War {
  return { ...war, sides: { ...war.sides, [name]: { ...war.sides[name], ...change } } }
}

/** The war with more on record of what a side has taken in the battle that is being fought. */
export function withGains(war: War, name: SideName, more: Partial<Gains>): War {
  const { combat } = war.sides[name]
  const before = gainsOf(war.sides[name])
  const gained: Gains = {
    territories: before.territories + (more.territories ?? 0),
    names: before.names + (more.names ?? 0),
    settlements: before.settlements + (more.settlements ?? 0),
    monuments: before.monuments + (more.monuments ?? 0),
  }
  return withSide(war, name, { combat: { ...combat, gained } })
}

export function gainsOf({ combat }: Side): Gains {
  return combat.gained ?? { territories: 0, names: 0, settlements: 0, monuments: 0 }
}

/** Territories occupied in all running wars: nobody's, but guarded (GL-TERR-2). */
export function occupiedLand(world: World): number {
  return openWars(world).reduce((sum, { sides }) => sum + sides.aggressor.occupied + sides.defender.occupied, 0)
}
