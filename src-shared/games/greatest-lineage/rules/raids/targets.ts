import type { World } from '../../../../kernel/world/world.ts'
import { gameOf, isAlive } from '../civilisation.ts'
import { allianceBetween } from '../diplomacy/alliances.ts'
import type { Faction } from '../factions/faction.ts'
import { standingKingdoms } from '../factions/kingdoms.ts'
import { tribes } from '../factions/tribes.ts'
import { peopleForBenefits } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, SEATS, type Civilisation, type Kingdom, type TribeId } from '../seats.ts'
import { RAID } from '../tables/raid.ts'
import { idleMales, mostWarriors } from '../war/muster.ts'
import { RAID_HISTORY } from '../war/records.ts'
import { warBetween } from '../war/wars.ts'

/**
 * GL-RAID-1 Raiders are free males, fewer than a tenth of the people, warriors left out (RULING-68); they cost what warriors cost, or
 * nothing (RULING-69). Gives how many there can be now.
 */
export function mostRaiders(world: World, seat: Civilisation): number {
  const fewerThanTenth = Math.ceil(peopleForBenefits(world, seat) / RAID.timesForce) - 1
  const most = ruled(world, 'raid_cost') === 'war' ? mostWarriors(world, seat) : idleMales(world, seat)
  return Math.max(0, Math.min(fewerThanTenth, most))
}

/** Civilisations that may be raided now; none in the peaceful game. */
export function civilisationTargets(world: World, seat: Civilisation): readonly Civilisation[] {
  return SEATS.filter((other) => other !== seat && isAlive(world, other) && isOpen(world, seat, other))
}

/** Kingdoms and tribes that may be raided now; only where the table raids them at all (RULING-67). */
export function otherTargets(world: World, seat: Civilisation): readonly (Kingdom | TribeId)[] {
  if (ruled(world, 'raid_targets') === 'players') return []
  const tribeIds = tribes(world).map(({ id }) => id)
  return [...standingKingdoms(world), ...tribeIds].filter((other) => isOpen(world, seat, other))
}

/** No ally and no enemy in a running war (RULING-67), and the last raid long enough ago. */
function isOpen(world: World, seat: Civilisation, target: Faction): boolean {
  if (gameOf(world).goal === 'peaceful' || warBetween(world, seat, target) !== undefined) return false
  if (isCivilisation(target) && allianceBetween(world, seat, target) !== undefined) return false
  return isRested(world, seat, target)
}

/** GL-RAID-2 A whole turn lies between two raids of a civilisation, or two on the same target; one raid a turn (RULING-75). */
function isRested(world: World, seat: Civilisation, target: Faction): boolean {
  const history = world.record(RAID_HISTORY, seat)
  if (history === undefined) return true
  const { turn } = world.cursor
  if (ruled(world, 'raid_gap') === 'overall') return turn - history.last >= RAID.rounds
  const last = history.targets[target]
  return turn > history.last && (last === undefined || turn - last >= RAID.rounds)
}
