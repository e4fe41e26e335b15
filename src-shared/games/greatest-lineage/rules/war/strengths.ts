import type { World } from '../../../../kernel/world/world.ts'
import type { Faction } from '../factions/faction.ts'
import { ruled } from '../rulings/switches.ts'
import { DWARVES, ELVES, ELVES_OF_THE_FOREST, type Ground } from '../tables/ground.ts'

/** What the ground counts for in a military roll of that faction (RULING-65). */
export function strengthOn(world: World, faction: Faction, ground: Ground): number {
  if (faction === 'elves') return elvenStrength(world, ground)
  return faction === 'dwarves' ? dwarvenStrength(ground) : humanStrength()
}

/** GL-RACE-1 Elves are at home on low land, weak on hills and mountains; in forested mountains neither. */
function elvenStrength(world: World, ground: Ground): number {
  const strengths = ruled(world, 'elf_low_bonus') === 'low_forest' ? ELVES_OF_THE_FOREST : ELVES
  return strengths[ground] ?? 0
}

/** GL-RACE-2 Dwarves are at home on hills and mountains, weak in forest and swamp; where both hold, neither. */
function dwarvenStrength(ground: Ground): number {
  return DWARVES[ground] ?? 0
}

/** GL-RACE-3 Humans fight alike everywhere, and so do kingdoms and tribes. */
function humanStrength(): number {
  return 0
}
