import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { editionOf } from '../edition.ts'
import { TRIBE_RECORDS, type Tribe } from '../records.ts'
import { TRIBES } from '../seats.ts'
import { TRIBE } from '../tables/tribe.ts'
import { outermost, release } from '../territory/holding.ts'
import { boardOf, landsOf, territoryAt } from '../territory/map.ts'

/** Tribes still there, in the order of their ids. */
export function tribes(world: World): readonly Tribe[] {
  return world.records(TRIBE_RECORDS)
}

/**
 * Warriors of one tribe today: those of the beginning and every tribe's growth since. Never below 0, even if the game master takes back
 * growth of which a tribe has lost some in war.
 */
export function tribeWarriors(world: World, tribe: Tribe): number {
  return Math.max(0, tribe.warriors + world.balance(TRIBES, 'warriors'))
}

export function tribeFemales(world: World, tribe: Tribe): number {
  return Math.max(0, tribe.females + world.balance(TRIBES, 'females'))
}

/** Everybody in one tribe today. */
export function tribePeople(world: World, tribe: Tribe): number {
  return tribeWarriors(world, tribe) + tribeFemales(world, tribe)
}

/** Culture of every tribe, or of one: it begins at 0 and serves for nothing (RULING-145). */
export function tribeCulture(world: World, tribe?: Tribe): number {
  return world.balance(TRIBES, 'culture') + (tribe?.culture ?? 0)
}

/** Territories all tribes hold together: unowned, but guarded. */
export function tribeLand(world: World): number {
  return tribes(world).reduce((sum, { territories }) => sum + territories, 0)
}

/**
 * GL-NPT-4 Territories of a tribe after its people are counted: ten of them hold one, what is beyond that is lost; null when there are
 * not even ten, or no land, and the tribe ends (RULING-147).
 */
export function shrinkTribe(people: number, territories: number): number | null {
  const held = Math.floor(people / TRIBE.peopleToHoldTerritory)
  return held === 0 || territories === 0 ? null : Math.min(territories, held)
}

/** In the second edition a tribe whose people were enough stayed without any land. */
function landLeftTo(world: World, tribe: Tribe): number | null {
  const people = tribePeople(world, tribe)
  const landless = tribe.territories === 0 && people >= TRIBE.peopleToHoldTerritory
  return landless && editionOf(world) < 3 ? 0 : shrinkTribe(people, tribe.territories)
}

/** Every tribe gives up the land its people cannot hold: see GL-NPT-4. The land becomes blank. */
export function* shrinkTribes(world: World): Procedure {
  for (const tribe of [...tribes(world)]) {
    const left = landLeftTo(world, tribe)
    if (left === tribe.territories) continue
    const figures = { tribe: tribe.id, territories: tribe.territories - (left ?? 0) }
    const board = boardOf(world)
    const gone = board === null ? [] : outermost(world, board, tribe.id, landsOf(world, tribe.id).length - (left ?? 0))
    yield* release('GL-NPT-4', world, gone)
    if (left === null) yield* drop('GL-NPT-4', TRIBE_RECORDS, tribe.id)
    else yield* record('GL-NPT-4', TRIBE_RECORDS, tribe.id, { ...tribe, territories: left })
    const ended = tribe.territories === 0 ? 'line.tribeLandless' : 'line.tribeGone'
    yield* tell('GL-NPT-4', left === null ? ended : 'line.tribeShrank', { seat: TRIBES, figures })
  }
}

/**
 * `count` territories leave the tribes, whose people stay (RULING-87): of tribe `from` as long as it has any, else each from the tribe that
 * holds most then, so that few are left with nothing. Whoever is left with nothing is gone (see GL-NPT-4). Gives how many really went. Which
 * they are is shown on the board.
 */
export function* tribesLoseLand(rule: RuleId, world: World, count: number, from?: string): Procedure<number> {
  const before = new Map<string, number>(tribes(world).map((tribe) => [tribe.id, tribe.territories]))
  const after = new Map(before)
  let lost = 0
  for (; lost < count; lost += 1) {
    const id = (after.get(from ?? '') ?? 0) > 0 ? from : tribeWithMost(after)
    if (id === undefined) break
    after.set(id, (after.get(id) ?? 0) - 1)
  }
  for (const tribe of [...tribes(world)]) {
    const territories = after.get(tribe.id) ?? 0
    if (territories !== before.get(tribe.id)) yield* record(rule, TRIBE_RECORDS, tribe.id, { ...tribe, territories })
  }
  if (lost > 0 && editionOf(world) >= 3) yield* shrinkTribes(world)
  return lost
}

/**
 * Land that was pointed out leaves the tribes that hold it, as in `tribesLoseLand`; what is nobody's is left alone. Whoever gains it holds it
 * on the map at once.
 */
export function* tribesLosePlaces(rule: RuleId, world: World, lands: readonly string[]): Procedure {
  const lost = new Map<string, number>()
  for (const id of lands) {
    const holder = territoryAt(world, id)?.holder
    if (holder !== undefined) lost.set(holder, (lost.get(holder) ?? 0) + 1)
  }
  yield* release(rule, world, lands)
  for (const [id, count] of lost) {
    const tribe = world.record(TRIBE_RECORDS, id)
    if (tribe !== undefined) yield* record(rule, TRIBE_RECORDS, id, { ...tribe, territories: tribe.territories - count })
  }
  if (lost.size > 0) yield* shrinkTribes(world)
}

/** The first of those with most land; undefined where none has any. */
export function tribeWithMost(land: ReadonlyMap<string, number>): string | undefined {
  const most = Math.max(0, ...land.values())
  return most === 0 ? undefined : [...land].find(([, territories]) => territories === most)?.[0]
}
