import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { tribeOf, type Faction } from '../factions/faction.ts'
import { shrinkTribes, tribeFemales, tribePeople, tribeWarriors } from '../factions/tribes.ts'
import { losePeople, peopleForBurdens } from '../people.ts'
import { TRIBE_RECORDS } from '../records.ts'
import { roundLoss } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation, type Kingdom } from '../seats.ts'
import { usualDeaths } from '../shortage.ts'

/** Everybody a raid could strike at. */
export function peopleOf(world: World, target: Faction): number {
  if (isCivilisation(target)) return peopleForBurdens(world, target)
  if (isKingdom(target)) return world.balance(target, 'nonWarriors') + world.balance(target, 'warriors')
  const tribe = tribeOf(world, target)
  return tribe === undefined ? 0 : tribePeople(world, tribe)
}

/**
 * GL-RAID-5 The target loses the share of its people that the raiders are of their own (`from`: the raider's people before the raid,
 * warriors left out), or one in a hundred for each raider (RULING-72): free people first, then warriors.
 */
export function* killPeople(world: World, seat: Civilisation, target: Faction, raiders: number, from: number): Procedure {
  const people = peopleOf(world, target)
  const of = ruled(world, 'raid_kill') === 'share' ? Math.max(from, raiders) : 100
  const dead = Math.min(people, roundLoss(world, people * raiders, of))
  if (isCivilisation(target)) yield* civilisationLoses(world, target, dead)
  else if (isKingdom(target)) yield* kingdomLoses(world, target, dead)
  else yield* tribeLoses(world, target, dead)
  yield* tell('GL-RAID-5', 'line.raidKilled', { seat: target, figures: { raider: seat, target, dead: people - peopleOf(world, target) } })
}

function* civilisationLoses(world: World, target: Civilisation, dead: number): Procedure {
  const there = held(world, target, 'males') + held(world, target, 'females') + held(world, target, 'warriors')
  const { males, females, warriors } = usualDeaths(world, target, Math.min(dead, there))
  yield* losePeople('GL-RAID-5', world, target, males, ['males'])
  yield* losePeople('GL-RAID-5', world, target, females, ['females'])
  yield* losePeople('GL-RAID-5', world, target, warriors, ['warriors'])
}

function* kingdomLoses(world: World, target: Kingdom, dead: number): Procedure {
  const others = Math.min(dead, world.balance(target, 'nonWarriors'))
  yield* post('GL-RAID-5', target, 'nonWarriors', -others)
  yield* post('GL-RAID-5', target, 'warriors', -Math.min(dead - others, world.balance(target, 'warriors')))
}

/** What a tribe has beyond its beginning is counted for all tribes together: a loss lowers what it began with, below 0 if need be. */
function* tribeLoses(world: World, target: Faction, dead: number): Procedure {
  const tribe = tribeOf(world, target)
  if (tribe === undefined) return
  const females = Math.min(dead, tribeFemales(world, tribe))
  const warriors = Math.min(dead - females, tribeWarriors(world, tribe))
  const left = { ...tribe, females: tribe.females - females, warriors: tribe.warriors - warriors }
  yield* record('GL-RAID-5', TRIBE_RECORDS, tribe.id, left)
  yield* shrinkTribes(world)
}
