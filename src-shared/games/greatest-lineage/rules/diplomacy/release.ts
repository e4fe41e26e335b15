import { post, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { MONUMENTS } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { prestigeOf } from '../settlements/monuments.ts'
import { addLand } from '../territory/land.ts'
import { occupiedIds } from '../territory/map.ts'
import { settleLandWithMonuments } from '../war/plunder.ts'
import { WARS } from '../war/records.ts'
import { sideOf, warBetween, withSide } from '../war/wars.ts'

/** Territories `captor` occupies in the war with `owner`. */
export function occupiedBy(world: World, captor: Civilisation, owner: Civilisation): number {
  const war = warBetween(world, captor, owner)
  return war === undefined ? 0 : war.sides[sideOf(war, captor)].occupied
}

/**
 * Occupied land is its old owner's again before the war ends, with its name if it has one. Of the settlements taken with it, and of the
 * monuments there, the captor keeps no more than occupied territories. Gives how much land there was to give back.
 */
export function* giveBackLand(world: World, captor: Civilisation, owner: Civilisation, count: number, about: string): Procedure<number> {
  const war = warBetween(world, captor, owner)
  const given = Math.min(count, occupiedBy(world, captor, owner))
  if (war === undefined || given === 0) return 0
  const side = war.sides[sideOf(war, captor)]
  const occupied = side.occupied - given
  const [names, monuments] = [side.names.slice(0, given), side.monuments.slice(occupied)]
  const left = {
    occupied,
    names: side.names.slice(given),
    monuments: side.monuments.slice(0, occupied),
    settlements: Math.min(side.settlements, occupied),
  }
  yield* record('GL-TREATY-2', WARS, war.id, withSide(war, sideOf(war, captor), left))
  for (const id of monuments) yield* giveBackMonument(world, captor, owner, id)
  const lands = occupiedIds(world, war.id, captor).slice(0, given)
  yield* addLand('GL-TREATY-2', world, owner, given, names, about, lands)
  yield* settleLandWithMonuments('GL-TREATY-2', world, owner, monuments)
  return given
}

/** What the monument gives goes over with it (see GL-WAR-26). */
function* giveBackMonument(world: World, captor: Civilisation, owner: Civilisation, id: string): Procedure {
  const monument = world.record(MONUMENTS, id)
  if (monument?.holder !== captor) return
  const back = { ...monument, holder: owner }
  yield* record('GL-TREATY-2', MONUMENTS, id, back)
  yield* post('GL-TREATY-2', captor, 'prestige', -prestigeOf(monument), { about: id })
  yield* post('GL-TREATY-2', owner, 'prestige', prestigeOf(back), { about: id })
}
