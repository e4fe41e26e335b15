import { fill, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { FlagField } from '../../../../kernel/forms/field.ts'
import { GAME_MASTER, type RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf, held, isAlive, living } from '../civilisation.ts'
import { editionOf } from '../edition.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation, Kingdom } from '../seats.ts'
import { KINGDOM } from '../tables/kingdom.ts'
import { fightWars } from '../war/fighting.ts'
import { newWar, openWar } from '../war/opening.ts'
import { warBetween, warsOf } from '../war/wars.ts'
import { changeMind, mindOf, stirKingdoms } from './kingdomMinds.ts'
import { standingKingdoms, stands } from './kingdoms.ts'
import { boardOf, closestTo } from '../territory/map.ts'
import { drawLot } from './lot.ts'

/**
 * All kingdoms choose their targets of the land as it is now; then, kingdom after kingdom in their order (RULING-143), the wars that are due
 * open, and each war it began has its battle. In the second edition each chose when its turn to fight had come.
 */
export function* wageKingdomWars(world: World): Procedure {
  yield* stirKingdoms(world, standingKingdoms(world))
  const together = editionOf(world) >= 3
  const plans = new Map<Kingdom, Plan | null>()
  if (together) for (const kingdom of standingKingdoms(world)) plans.set(kingdom, yield* planWar(world, kingdom))
  for (const kingdom of standingKingdoms(world)) {
    if (gameOf(world).ended !== null) return
    if (!stands(world, kingdom)) continue
    const plan = together ? plans.get(kingdom) : yield* planWar(world, kingdom)
    if (plan !== undefined && plan !== null) yield* attack(world, kingdom, plan)
    yield* fightWars(world, kingdom)
  }
}

/** Whom a kingdom goes for in this round, and on what occasion. */
interface Plan {
  readonly rule: RuleId
  readonly occasion: Occasion
  readonly targets: readonly Civilisation[]
}

type Occasion = 'first' | 'again'

function* planWar(world: World, kingdom: Kingdom): Procedure<Plan | null> {
  if (firstWarsDue(world, kingdom)) return yield* planFirstWars(world, kingdom)
  return warAgainDue(world, kingdom) ? yield* planWarAgain(world, kingdom) : null
}

/**
 * GL-NPK-2 A kingdom begins no war until every living player has left the first three ages; its first wars open 2 rounds after the last of
 * them did so for the first time (RULING-137).
 */
function firstWarsDue(world: World, kingdom: Kingdom): boolean {
  const { stirred, begun } = mindOf(world, kingdom)
  return !begun && stirred !== null && world.cursor.turn >= stirred + ruled(world, 'npk_first_war_delay')
}

/** Two full rounds without any war have passed since its last one ended: see GL-NPK-6. */
function warAgainDue(world: World, kingdom: Kingdom): boolean {
  const { begun, peaceSince } = mindOf(world, kingdom)
  if (!begun || peaceSince === null || warsOf(world, kingdom).length > 0) return false
  return world.cursor.turn > peaceSince + KINGDOM.peace
}

/** GL-NPK-3 Its first target is the player with most territories closest to its capital, or all who are tied (RULING-138). */
function* planFirstWars(world: World, kingdom: Kingdom): Procedure<Plan> {
  yield* changeMind(world, kingdom, { begun: true, peaceSince: world.cursor.turn })
  return { rule: 'GL-NPK-3', occasion: 'first', targets: yield* chooseTargets('GL-NPK-3', world, kingdom, 'first') }
}

/**
 * GL-NPK-6 After 2 rounds of peace it attacks the owner of the territory closest to its capital, or all who are tied (RULING-140). Without a
 * map any territory of a player may be that one: it is drawn by lot among them all (see GL-GEN-7).
 */
function* planWarAgain(world: World, kingdom: Kingdom): Procedure<Plan> {
  return { rule: 'GL-NPK-6', occasion: 'again', targets: yield* chooseTargets('GL-NPK-6', world, kingdom, 'again') }
}

/** War on whom it chose, who may have fallen by now. */
function* attack(world: World, kingdom: Kingdom, { rule, occasion, targets }: Plan): Procedure {
  const reason = ruled(world, 'map_mode') === 'map' ? 'board' : occasion === 'first' ? 'most' : 'lot'
  for (const target of targets.filter((seat) => isAlive(world, seat))) {
    if (warBetween(world, kingdom, target) !== undefined) {
      yield* tell(rule, 'line.kingdomWar.already', { seat: kingdom, figures: { kingdom, target } })
      continue
    }
    const figures = { kingdom, target, territories: held(world, target, 'territories'), tied: targets.length, occasion, reason }
    yield* tell(rule, 'line.kingdomWar.reason', { seat: kingdom, figures })
    yield* openWar(rule, world, newWar(world, kingdom, target, world.cursor.turn))
  }
}

/** Whom it attacks: without a map at first those with most land (see GL-GEN-7), then by lot; on a map it sees whose land lies closest, and with the map on the table the game master says. */
function* chooseTargets(rule: RuleId, world: World, kingdom: Kingdom, occasion: Occasion): Procedure<readonly Civilisation[]> {
  if (boardOf(world) !== null) return closest(world, kingdom, occasion)
  if (ruled(world, 'map_mode') === 'none')
    return occasion === 'first' ? mostLand(world, living(world)) : yield* ownerByLot(rule, world, kingdom)
  const sheet = yield* fill('kingdomEnemies', GAME_MASTER, () => {
    const candidates = inQuestion(world, occasion)
    if (candidates.length <= 1) return null
    const most = mostLand(world, candidates)
    const fields = candidates.map((seat): FlagField => {
      const figures = { seat, territories: held(world, seat, 'territories') }
      return { id: seat, type: 'flag', wording: 'field.kingdomEnemy', figures, preset: most.includes(seat) }
    })
    return { rule, wording: `fill.kingdomEnemies.${occasion}`, figures: { kingdom }, fields }
  })
  const candidates = inQuestion(world, occasion)
  const shown = candidates.filter((seat) => sheet?.[seat] === true)
  return shown.length > 0 ? shown : mostLand(world, candidates)
}

/** The owner of one territory of all that players own; no lot where they are all of one. */
function* ownerByLot(rule: RuleId, world: World, kingdom: Kingdom): Procedure<readonly Civilisation[]> {
  const owners = ownersOfLand(world)
  const drawn = new Set(owners).size > 1 ? yield* drawLot('kingdomEnemy', rule, owners.length, { faction: kingdom }) : 0
  const now = ownersOfLand(world)
  const owner = now[drawn] ?? now[0]
  return owner === undefined ? [] : [owner]
}

/** Whose each territory is that players own, one after the other. */
function ownersOfLand(world: World): readonly Civilisation[] {
  return living(world).flatMap((seat) => Array.from({ length: held(world, seat, 'territories') }, () => seat))
}

/** On the map: whose land comes closest to the capital, at first by how much of it is so near where that is equal (RULING-138), later all who are tied (RULING-140). */
function closest(world: World, kingdom: Kingdom, occasion: Occasion): readonly Civilisation[] {
  const near = inQuestion(world, occasion).flatMap((seat) => {
    const close = closestTo(world, kingdom, seat)
    return close === null ? [] : [{ seat, ...close }]
  })
  const least = Math.min(...near.map(({ steps }) => steps))
  const tied = near.filter(({ steps }) => steps === least)
  const most = Math.max(...tied.map(({ lands }) => lands))
  return tied.filter(({ lands }) => occasion === 'again' || lands === most).map(({ seat }) => seat)
}

/** With `npk_target = most_first` a first target is looked for only among those with most land. */
function inQuestion(world: World, occasion: Occasion): readonly Civilisation[] {
  const all = living(world)
  return occasion === 'first' && ruled(world, 'npk_target') === 'most_first' ? mostLand(world, all) : all
}

function mostLand(world: World, seats: readonly Civilisation[]): readonly Civilisation[] {
  const most = Math.max(...seats.map((seat) => held(world, seat, 'territories')))
  return seats.filter((seat) => held(world, seat, 'territories') === most)
}
