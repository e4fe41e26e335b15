import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { MONUMENTS, type Monument } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { destroyMonument, prestigeOf } from '../settlements/monuments.ts'
import { release } from '../territory/holding.ts'
import { addLand } from '../territory/land.ts'
import { occupiedIds, territoryAt } from '../territory/map.ts'
import { readNames } from '../territory/names.ts'
import { isHomeless, settleLandWithMonuments } from './plunder.ts'
import { WARS, type SideName, type War } from './records.ts'
import { openWars, withSide } from './wars.ts'

/** One side of a war with the land it occupies. */
interface Occupation {
  readonly war: War
  readonly side: SideName
  readonly occupied: number
}

/** Land occupied by anybody but `buyer`, who need not buy what the end of the war brings. */
function occupations(world: World, buyer: Civilisation): readonly Occupation[] {
  const sides: readonly SideName[] = ['aggressor', 'defender']
  return openWars(world)
    .flatMap((war) => sides.map((side) => ({ war, side, occupied: war.sides[side].occupied })))
    .filter(({ war, side, occupied }) => occupied > 0 && war[side] !== buyer)
}

/** Occupied territories that `buyer` could take over. */
export function occupiedByOthers(world: World, buyer: Civilisation): number {
  return occupations(world, buyer).reduce((sum, { occupied }) => sum + occupied, 0)
}

/**
 * Up to `count` occupied territories are `buyer`'s now, with these names or without. Monuments that stand on them come along (in the spirit
 * of GL-WAR-24: whoever has the land has the monument), to a settlement of the buyer's; where none can have them they perish.
 */
export function* takeOccupied(rule: RuleId, world: World, buyer: Civilisation, count: number, names: string): Procedure {
  const { territories, monuments, lands } = yield* leaveToBuyer(rule, world, buyer, count)
  if (territories === 0) return
  yield* addLand(rule, world, buyer, territories, readNames(names), undefined, lands)
  yield* settleLandWithMonuments(rule, world, buyer, monuments)
  for (const monument of monuments.flatMap((id) => world.record(MONUMENTS, id) ?? []))
    if (isHomeless(world, buyer, monument)) yield* destroyMonument(rule, world, monument)
}

interface Sold {
  readonly territories: number
  /** Ids of the monuments that stood there. */
  readonly monuments: readonly string[]
  /** Which they are on the map. */
  readonly lands: readonly string[]
}

/**
 * Territories leave their captors: each from whoever occupies most in one war then, the older war first where two are equal; land without a
 * name goes first, and land without a monument.
 */
function* leaveToBuyer(rule: RuleId, world: World, buyer: Civilisation, count: number): Procedure<Sold> {
  const sold: string[] = []
  const lands: string[] = []
  let left = 0
  for (; left < count; left += 1) {
    const [most] = [...occupations(world, buyer)].sort((one, other) => other.occupied - one.occupied)
    if (most === undefined) break
    const { war, side } = most
    const occupied = most.occupied - 1
    const { names, settlements, monuments } = war.sides[side]
    const there = soldWith(world, monuments, occupied)
    const place = placeSold(world, war, side, there)
    yield* release(rule, world, place)
    lands.push(...place)
    const change = {
      occupied,
      names: names.slice(0, occupied),
      settlements: Math.min(settlements, occupied),
      monuments: monuments.filter((id) => !there.some((monument) => monument.id === id)),
    }
    yield* record(rule, WARS, war.id, withSide(war, side, change))
    yield* tell(rule, 'line.war.occupiedSold', { seat: war[side], about: war.id, figures: { captor: war[side], buyer, occupied } })
    for (const monument of there) yield* passOn(rule, war.id, monument, buyer)
    sold.push(...there.map(({ id }) => id))
  }
  return { territories: left, monuments: sold, lands }
}

/** Monuments of a captor's that go with the next territory: none while `occupied` others are enough for the rest, then those of least prestige. */
function soldWith(world: World, ids: readonly string[], occupied: number): readonly Monument[] {
  const monuments = ids.flatMap((id) => world.record(MONUMENTS, id) ?? [])
  const places = new Set(monuments.map(({ settlement }) => settlement))
  if (places.size <= occupied) return []
  const [least] = monuments.toSorted((one, other) => one.prestige - other.prestige)
  return monuments.filter(({ settlement }) => settlement === least?.settlement)
}

/** Which territory goes, on the map: that of the monuments that go with it, else one on which nothing stood. */
function placeSold(world: World, war: War, side: SideName, monuments: readonly Monument[]): readonly string[] {
  const ids = occupiedIds(world, war.id, war[side])
  const stood = (id: string): string | undefined => territoryAt(world, id)?.settlement
  const wanted = monuments[0]?.settlement
  const found = ids.find((id) => stood(id) === wanted) ?? ids.find((id) => stood(id) === undefined) ?? ids[0]
  return found === undefined ? [] : [found]
}

/** The captor loses what the monument gave, the buyer gains half of its builder's figure, or all of it as its builder (see GL-WAR-26). */
function* passOn(rule: RuleId, warId: string, monument: Monument, buyer: Civilisation): Procedure {
  const { id, holder, name } = monument
  const bought: Monument = { ...monument, holder: buyer }
  yield* record(rule, MONUMENTS, id, bought)
  yield* post(rule, holder, 'prestige', -prestigeOf(monument), { about: id })
  yield* post(rule, buyer, 'prestige', prestigeOf(bought), { about: id })
  const figures = { faction: buyer, enemy: holder, name, lost: prestigeOf(monument), gained: prestigeOf(bought) }
  yield* tell(rule, 'line.monumentTaken', { seat: buyer, about: [warId, id], figures })
}
