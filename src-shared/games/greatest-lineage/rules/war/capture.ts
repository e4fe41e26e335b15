import { choose, drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { eliminate, settleFalls } from '../factions/ending.ts'
import { tribeOf, type Faction } from '../factions/faction.ts'
import { MONUMENTS, NAMED_LAND, SETTLEMENTS, TRIBE_RECORDS, type Monument, type Settlement } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { hold } from '../territory/holding.ts'
import { nameOf, territoryAt } from '../territory/map.ts'
import { namedLand, nameLand, unnamedLand } from '../territory/names.ts'
import { rollerOf } from './dice.ts'
import { OCCUPIED_LAND, type LandGoal } from './goals.ts'
import { plunder, razeMonumentAt, settleLandWithMonuments, takeMonument, tearDownOnly, throughBattle } from './plunder.ts'
import { WARS, type Side, type SideName, type War } from './records.ts'
import { gainsOf, otherSide, withGains, withSide } from './wars.ts'

const RULE: RuleId = 'GL-WAR-22'
const UNNAMED = 'unnamed'

/** Land of a faction that others could take: a tribe's stands on its own record. */
export function landOf(world: World, faction: Faction): number {
  if (isCivilisation(faction) || isKingdom(faction)) return world.balance(faction, 'territories')
  return tribeOf(world, faction)?.territories ?? 0
}

/** Whether there is (still) such land of the enemy's to take. */
export function canTake(world: World, war: War, captor: SideName, { land, place }: LandGoal): boolean {
  const enemy = otherSide(captor)
  if (place !== undefined) {
    const there = territoryAt(world, place)
    if (there?.holder !== war[enemy]) return false
    if (there.war !== (land === OCCUPIED_LAND ? war.id : undefined)) return false
  }
  return land === OCCUPIED_LAND ? heldLonger(war.sides[enemy]).occupied > 0 : landOf(world, war[enemy]) > 0
}

/** The enemy's settlement that is gone for, if it still stands. */
export function settlementThere(world: World, war: War, captor: SideName, { land }: LandGoal): Settlement | undefined {
  const settlement = world.record(SETTLEMENTS, land)
  return settlement?.owner === war[otherSide(captor)] ? settlement : undefined
}

/** A territory changes hands, with what stands on it; what the goal names to be destroyed is, where `destroyed` says so. */
export function* captureLand(world: World, warId: string, captor: SideName, goal: LandGoal, destroyed: boolean): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined || !canTake(world, war, captor, goal)) return
  if (goal.land === OCCUPIED_LAND) yield* winBack(world, warId, captor, goal)
  else yield* occupy(world, warId, captor, goal, destroyed)
}

/** Monument or settlement is destroyed, though the land is not taken (RULING-55, `destroy_needs_capture = false`). */
export function* destroyOnly(world: World, warId: string, captor: SideName, goal: LandGoal): Procedure {
  const war = world.record(WARS, warId)
  const settlement = war && settlementThere(world, war, captor, goal)
  if (settlement === undefined) return
  if (goal.destroy === 'monument') return yield* razeMonumentAt(world, warId, captor, settlement)
  yield* tearDownOnly(world, warId, captor, settlement)
}

/** The enemy's land leaves its account at once: nobody's, but guarded, until the war ends (RULING-58). */
function* occupy(world: World, warId: string, captor: SideName, goal: LandGoal, destroyed: boolean): Procedure {
  const { place } = goal
  const name = place === undefined ? yield* nameOfTaken(world, warId, captor) : null
  const war = world.record(WARS, warId)
  if (war === undefined || !canTake(world, war, captor, goal)) return
  const loser = war[otherSide(captor)]
  const settlement = settlementThere(world, war, captor, goal)
  yield* changeLand(world, loser, -1, warId)
  yield* noteOccupied(world, warId, captor, name)
  if (place !== undefined) {
    const stood = settlement === undefined ? {} : { settlement: settlement.id }
    yield* hold(RULE, [place], war[captor], { war: warId, ...stood })
  }
  const figures = {
    faction: war[captor],
    enemy: loser,
    name: place === undefined ? (name ?? '') : nameOf(world, place),
    left: landOf(world, loser),
  }
  yield* tell(RULE, 'line.landOccupied', { seat: war[captor], about: warId, figures })
  if (settlement !== undefined) yield* plunder(world, warId, captor, settlement, destroyed ? goal.destroy : 'none')
  if (isCivilisation(loser)) yield* throughBattle(RULE, world, warId, loser, recountSettlements(RULE, world, loser))
}

function* noteOccupied(world: World, warId: string, captor: SideName, name: string | null): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const { occupied, names } = war.sides[captor]
  const { combat } = war.sides[otherSide(captor)]
  const lost = { everLostLand: true, combat: { ...combat, territories: combat.territories + 1 } }
  const taken = { occupied: occupied + 1, names: name === null ? names : [...names, name] }
  const noted = withSide(withSide(war, otherSide(captor), lost), captor, taken)
  yield* record(RULE, WARS, warId, withGains(noted, captor, { territories: 1, names: name === null ? 0 : 1 }))
}

/**
 * An owner wins back occupied land: it is owned again at once (RULING-52). Of several territories the one that matters most comes first:
 * where monuments stand, then where a settlement was taken. What was lost a moment ago, in this battle, was not what was gone for.
 */
function* winBack(world: World, warId: string, captor: SideName, { place }: LandGoal): Procedure {
  const name = place === undefined ? yield* nameOfWonBack(world, warId, captor) : null
  const stood = place === undefined ? undefined : territoryAt(world, place)?.settlement
  const war = world.record(WARS, warId)
  const enemy = otherSide(captor)
  if (war === undefined || heldLonger(war.sides[enemy]).occupied <= 0) return
  const { occupied, names, settlements } = war.sides[enemy]
  const { settlements: lostLongAgo, monuments } = heldLonger(war.sides[enemy])
  const at = name === null ? -1 : names.indexOf(name)
  const left = {
    occupied: occupied - 1,
    names: names.filter((_, index) => index !== at),
    settlements: settlements - (place === undefined ? Math.min(1, lostLongAgo) : stood === undefined ? 0 : Math.min(1, settlements)),
  }
  const owner = war[captor]
  yield* record(RULE, WARS, warId, withSide(war, enemy, left))
  if (place !== undefined) yield* hold(RULE, [place], owner)
  yield* changeLand(world, owner, 1, warId)
  const figures = {
    faction: owner,
    enemy: war[enemy],
    name: place === undefined ? (name ?? '') : nameOf(world, place),
    balance: landOf(world, owner),
  }
  yield* tell(RULE, 'line.landWonBack', { seat: owner, about: warId, figures })
  const there = place === undefined ? monumentsOfOnePlace(world, monuments) : monumentsOf(world, war.sides[enemy].monuments, stood)
  for (const monument of there) yield* takeMonument(world, warId, captor, monument, 'owned')
  if (!isCivilisation(owner)) return
  if (name !== null) yield* nameLand(RULE, world, owner, name)
  yield* settleLandWithMonuments(
    RULE,
    world,
    owner,
    there.map(({ id }) => id),
  )
}

/** What a side occupies without what it has taken in this very battle. */
function heldLonger(side: Side): Pick<Side, 'occupied' | 'names' | 'settlements' | 'monuments'> {
  const gained = gainsOf(side)
  return {
    occupied: Math.max(0, side.occupied - gained.territories),
    names: side.names.slice(0, Math.max(0, side.names.length - gained.names)),
    settlements: Math.max(0, side.settlements - gained.settlements),
    monuments: side.monuments.slice(0, Math.max(0, side.monuments.length - gained.monuments)),
  }
}

/** Of monuments on occupied land those that stand together with the one of most prestige. */
function monumentsOfOnePlace(world: World, ids: readonly string[]): readonly Monument[] {
  const monuments = ids.flatMap((id) => world.record(MONUMENTS, id) ?? [])
  const [best] = monuments.toSorted((one, other) => other.prestige - one.prestige)
  return monuments.filter(({ settlement }) => settlement === best?.settlement)
}

/** Those of these monuments that stood at a settlement. */
function monumentsOf(world: World, ids: readonly string[], settlement: string | undefined): readonly Monument[] {
  return ids.flatMap((id) => world.record(MONUMENTS, id) ?? []).filter((monument) => monument.settlement === settlement)
}

function* changeLand(world: World, faction: Faction, by: 1 | -1, warId: string): Procedure {
  if (isCivilisation(faction) || isKingdom(faction)) return yield* post(RULE, faction, 'territories', by, { about: warId })
  const tribe = tribeOf(world, faction)
  if (tribe !== undefined) yield* record(RULE, TRIBE_RECORDS, tribe.id, { ...tribe, territories: tribe.territories + by })
}

/** Where the loser has named land the captor says which it is; the name leaves the loser with the land. Null: land without a name. */
function* nameOfTaken(world: World, warId: string, captor: SideName): Procedure<string | null> {
  const loser = world.record(WARS, warId)?.[otherSide(captor)]
  if (loser === undefined || !isCivilisation(loser)) return null
  const id = yield* pickLand('takenLand', world, warId, captor, () => ({
    named: namedLand(world, loser).map(({ id, name }) => ({ id, name })),
    unnamed: unnamedLand(world, loser),
  }))
  const land = namedLand(world, loser).find((other) => other.id === id)
  if (land === undefined) return null
  yield* drop(RULE, NAMED_LAND, land.id)
  return land.name
}

function* nameOfWonBack(world: World, warId: string, captor: SideName): Procedure<string | null> {
  const occupied = (): Lands => {
    const war = world.record(WARS, warId)
    const { names, occupied } = war === undefined ? { names: [], occupied: 0 } : heldLonger(war.sides[otherSide(captor)])
    return { named: names.map((name, at) => ({ id: `name-${at + 1}`, name })), unnamed: occupied - names.length }
  }
  const id = yield* pickLand('wonBackLand', world, warId, captor, occupied)
  return occupied().named.find((land) => land.id === id)?.name ?? null
}

interface Lands {
  readonly named: readonly { readonly id: string; readonly name: string }[]
  readonly unnamed: number
}

/** Id of named land, or `unnamed`; asked only where there is a choice, and where it no longer fits the one that is usual instead. */
function* pickLand(question: string, world: World, warId: string, captor: SideName, lands: () => Lands): Procedure<string> {
  const war = world.record(WARS, warId)
  if (war === undefined) return UNNAMED
  const chosen = yield* choose(question, rollerOf(war[captor]), () => {
    const options = landOptions(lands())
    if (options.length <= 1) return null
    const figures = { faction: war[captor], enemy: war[otherSide(captor)] }
    return { rule: RULE, figures, options, preset: options.at(-1)?.id ?? UNNAMED }
  })
  const options = landOptions(lands())
  return (options.find(({ id }) => id === chosen) ?? options.at(-1))?.id ?? UNNAMED
}

/** Land without a name comes last. */
function landOptions({ named, unnamed }: Lands): readonly Option[] {
  const rest = unnamed > 0 ? [{ id: UNNAMED, wording: 'option.unnamedLand', figures: { territories: unnamed } }] : []
  return [...named.map(({ id, name }) => ({ id, wording: 'option.namedLand', figures: { name } })), ...rest]
}

/** After land has changed hands: who lost the last of it falls (RULING-150; with `zero_land = conquest` only so). */
export function* settleLand(world: World, faction: Faction): Procedure {
  const landless = isCivilisation(faction) && landOf(world, faction) === 0
  if (landless && ruled(world, 'zero_land') === 'conquest') yield* eliminate('GL-WIN-3', world, faction, 'line.fall.land')
  else yield* settleFalls(world)
}
