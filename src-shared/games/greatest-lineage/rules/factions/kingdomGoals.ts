import { fill, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import { GAME_MASTER, type RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { SETTLEMENTS, type Royal } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { settlementFigures } from '../settlements/cards.ts'
import { monumentsAt } from '../settlements/monuments.ts'
import { GROUNDS } from '../tables/ground.ts'
import {
  OCCUPIED_LAND,
  OPEN_LAND,
  targetsOf,
  type Destruction,
  type Goals,
  type Ground,
  type LandGoal,
  type PlaceTarget,
  type Targets,
} from '../war/goals.ts'
import { WARS, type SideName, type War } from '../war/records.ts'
import { otherSide } from '../war/wars.ts'
import { isKingdom, isTribe } from '../seats.ts'
import { boardOf, groundAt, stepsFromCapital, stepsFromLand } from '../territory/map.ts'
import { drawLot } from './lot.ts'

/** By which a kingdom picks among royals, best first: the two of rank 1, then children, then heirs from outside (see GL-ROY-1). */
const RANKS: readonly (readonly Royal['role'][])[] = [['ruler', 'spouse'], ['child'], ['heir']]

/** How it came to a pick, for the chronicle: nothing else was there, the board showed it, or a lot was drawn. */
type Reason = 'only' | 'board' | 'lot' | 'rank'

/**
 * GL-NPK-8 A kingdom at war, whoever began it, goes for everything there is (RULING-142): as many territories as a battle allows, the
 * nearest to its capital first (without a map: drawn by lot), and the enemy royal of the highest rank, by lot among equals. It tears down
 * monuments and takes settlements. A tribe that may have goals (`npt_goals = all`) does the same. What it picked and why is told.
 */
export function* kingdomGoals(world: World, war: War, side: SideName): Procedure<Goals> {
  const rule = ruleOf(war, side)
  const territories: LandGoal[] = []
  while (territories.length < ruled(world, 'territories_per_combat')) {
    const goal = yield* nextLand(rule, world, war, side, territories)
    if (goal === null) break
    territories.push(goal)
  }
  const royal = yield* pickRoyal(rule, world, war, side)
  return { territories, royal }
}

function ruleOf(war: War, side: SideName): RuleId {
  return isTribe(war[side]) ? 'GL-NPT-1' : 'GL-NPK-8'
}

/** What there is to go for, territory by territory, without what is gone for already. */
function landLeft(world: World, warId: string, side: SideName, chosen: readonly LandGoal[]): readonly string[] {
  const war = world.record(WARS, warId)
  if (war === undefined) return []
  const left = allLand(targetsOf(world, war, side))
  for (const { land } of chosen) {
    const at = left.indexOf(land)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

function allLand({ open, settlements, occupied }: Targets): string[] {
  const some = (land: string, count: number): string[] => Array.from({ length: count }, () => land)
  return [...some(OPEN_LAND, open), ...settlements.map(({ id }) => id), ...some(OCCUPIED_LAND, occupied)]
}

/** The next territory to go for; null where none is left. */
function* nextLand(rule: RuleId, world: World, war: War, side: SideName, chosen: readonly LandGoal[]): Procedure<LandGoal | null> {
  if (boardOf(world) !== null) return yield* nextPlace(rule, world, war, side, chosen)
  const onMap = ruled(world, 'map_mode') === 'map'
  const all = landLeft(world, war.id, side, chosen)
  const pick = onMap ? yield* landOnBoard(rule, world, war.id, side, chosen) : yield* landByLot(rule, war, side, all)
  const left = landLeft(world, war.id, side, chosen)
  const land = left.find((other) => other === pick?.land) ?? left[0]
  if (land === undefined || pick === null) return null
  const destroy = monumentsAt(world, land).length > 0 ? 'monument' : 'none'
  yield* tellLand(rule, world, war, side, { land, destroy, reason: all.length === 1 ? 'only' : onMap ? 'board' : 'lot' })
  return { land, ground: pick.ground, destroy }
}

/** On the map the nearest to the capital, by lot among what is equally near; a tribe looks from its own land. */
function* nextPlace(rule: RuleId, world: World, war: War, side: SideName, chosen: readonly LandGoal[]): Procedure<LandGoal | null> {
  const near = (): readonly PlaceTarget[] => nearestPlaces(world, war.id, side, chosen)
  const count = near().length
  const drawn = yield* drawLot('kingdomLand', rule, count, { faction: war[side], enemy: war[otherSide(side)] })
  const target = near()[drawn] ?? near()[0]
  if (target === undefined) return null
  const { land, place } = target
  const destroy = monumentsAt(world, land).length > 0 ? 'monument' : 'none'
  yield* tellLand(rule, world, war, side, { land, destroy, reason: count > 1 ? 'lot' : 'board' })
  return { land, place, ground: groundAt(world, place), destroy }
}

function nearestPlaces(world: World, warId: string, side: SideName, chosen: readonly LandGoal[]): readonly PlaceTarget[] {
  const war = world.record(WARS, warId)
  const board = boardOf(world)
  if (war === undefined || board === null) return []
  const left = (targetsOf(world, war, side).places ?? []).filter(({ place }) => !chosen.some((goal) => goal.place === place))
  const own = war[side]
  const far = isKingdom(own) ? stepsFromCapital(world, own) : stepsFromLand(world, board, own)
  const steps = left.map(({ place }) => far(board.numberOf(place)))
  return left.filter((_, at) => steps[at] === Math.min(...steps))
}

interface Pick {
  readonly land: string
  readonly ground: Ground
}

function* landByLot(rule: RuleId, war: War, side: SideName, all: readonly string[]): Procedure<Pick | null> {
  const drawn = yield* drawLot('kingdomLand', rule, all.length, { faction: war[side], enemy: war[otherSide(side)] })
  const land = all[drawn]
  return land === undefined ? null : { land, ground: 'unknown' }
}

/** Only the board shows which land is nearest to a capital, and what its ground is like: the game master says so. */
function* landOnBoard(rule: RuleId, world: World, warId: string, side: SideName, chosen: readonly LandGoal[]): Procedure<Pick | null> {
  const grounds = GROUNDS.map((ground) => ({ id: ground, wording: `option.ground.${ground}` }))
  const sheet = yield* fill('kingdomTarget', GAME_MASTER, () => {
    const war = world.record(WARS, warId)
    const lands = [...new Set(landLeft(world, warId, side, chosen))]
    if (war === undefined || lands.length === 0) return null
    const options = lands.map((land) => landOption(world, land))
    return {
      rule,
      figures: { faction: war[side], enemy: war[otherSide(side)], number: chosen.length + 1 },
      fields: [
        { id: 'land', type: 'pick', wording: 'field.kingdomTarget.land', options, preset: lands[0] ?? OPEN_LAND },
        { id: 'ground', type: 'pick', wording: 'field.kingdomTarget.ground', options: grounds, preset: 'unknown' },
      ],
    }
  })
  return sheet
}

function landOption(world: World, land: string): Option {
  const settlement = world.record(SETTLEMENTS, land)
  if (settlement !== undefined) return { id: land, wording: 'option.kingdomTarget.settlement', figures: settlementFigures(settlement) }
  return { id: land, wording: land === OCCUPIED_LAND ? 'option.kingdomTarget.occupied' : 'option.kingdomTarget.land' }
}

interface LandPicked {
  readonly land: string
  readonly destroy: Destruction
  readonly reason: Reason
}

function* tellLand(rule: RuleId, world: World, war: War, side: SideName, { land, destroy, reason }: LandPicked): Procedure {
  const settlement = world.record(SETTLEMENTS, land)
  const kind = settlement === undefined ? land : 'settlement'
  const figures = { faction: war[side], enemy: war[otherSide(side)], kind, destroy: destroy === 'monument' ? 1 : 0, reason }
  yield* tell(rule, 'line.kingdomGoal.land', { seat: war[side], figures: { ...figures, ...(settlement && settlementFigures(settlement)) } })
}

/** Enemy royals in the battle who rank highest. */
function bestRoyals(world: World, warId: string, side: SideName): readonly Royal[] {
  const war = world.record(WARS, warId)
  if (war === undefined) return []
  const { royals } = targetsOf(world, war, side)
  const best = RANKS.find((rank) => royals.some(({ role }) => rank.includes(role))) ?? []
  return royals.filter(({ role }) => best.includes(role))
}

function* pickRoyal(rule: RuleId, world: World, war: War, side: SideName): Procedure<string | null> {
  const count = bestRoyals(world, war.id, side).length
  const drawn = yield* drawLot('kingdomRoyal', rule, count, { faction: war[side], enemy: war[otherSide(side)] })
  const best = bestRoyals(world, war.id, side)
  const royal = best[drawn] ?? best[0]
  if (royal === undefined) return null
  const reason: Reason = count > 1 ? 'lot' : 'rank'
  const figures = { faction: war[side], enemy: war[otherSide(side)], role: royal.role, sex: royal.sex, reason }
  yield* tell(rule, 'line.kingdomGoal.royal', { seat: war[side], figures })
  return royal.id
}
