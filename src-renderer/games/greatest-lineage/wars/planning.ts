import { planNow, type SidePlan } from '../../../../src-shared/games/greatest-lineage/odds/fromWorld.ts'
import type { SeatId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { Faction } from '../../../../src-shared/games/greatest-lineage/rules/factions/faction.ts'
import { SETTLEMENTS, type Shaman } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { royalsOf } from '../../../../src-shared/games/greatest-lineage/rules/royalty/culture.ts'
import { royalMilitary } from '../../../../src-shared/games/greatest-lineage/rules/royalty/house.ts'
import { personFigures } from '../../../../src-shared/games/greatest-lineage/rules/royalty/succession.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { isCivilisation, isTribe } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { settlementFigures } from '../../../../src-shared/games/greatest-lineage/rules/settlements/cards.ts'
import { monumentsAt, worksAt } from '../../../../src-shared/games/greatest-lineage/rules/settlements/monuments.ts'
import { shamansOf } from '../../../../src-shared/games/greatest-lineage/rules/settlements/shamans.ts'
import { GROUNDS } from '../../../../src-shared/games/greatest-lineage/rules/tables/ground.ts'
import { groundBonus } from '../../../../src-shared/games/greatest-lineage/rules/war/bonus.ts'
import type { BySide } from '../../../../src-shared/games/greatest-lineage/rules/war/fighters.ts'
import { landTargets, OCCUPIED_LAND, OPEN_LAND, type LandGoal } from '../../../../src-shared/games/greatest-lineage/rules/war/goals.ts'
import { boardOf, groundAt, nameOf } from '../../../../src-shared/games/greatest-lineage/rules/territory/map.ts'
import { idleMales, mostWarriors, musterCost } from '../../../../src-shared/games/greatest-lineage/rules/war/muster.ts'
import type { SideName, War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { otherSide } from '../../../../src-shared/games/greatest-lineage/rules/war/wars.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { listed } from '../../../../src-shared/language/numbers.ts'
import { knowsAll } from '../../../features/ledger/knowledge.ts'
import { battleTexts } from './texts/battle.ts'

/** One of a list, with its words. */
export interface Choice {
  readonly id: string
  readonly text: string
}

/** No land, no royal, nobody's shaman. */
export const NONE = 'none'
/** Fewer than this are not what anybody sets out with, where there are more (as the desk offers them). */
const USUAL_ARMY = 10

/**
 * What a page starts from: the battle as it is prepared, or as it stands. Where nobody is in arms yet, an army as the desk would offer it;
 * each side after what most would go for.
 */
export function startingPlan(viewer: SeatId, world: World, war: War): BySide<SidePlan> {
  return { aggressor: startOf(viewer, world, war, 'aggressor'), defender: startOf(viewer, world, war, 'defender') }
}

function startOf(viewer: SeatId, world: World, war: War, side: SideName): SidePlan {
  const faction = war[side]
  const now = planNow(world, war, side)
  const { royals, base } = war.sides[side]
  const warriors = now.force.warriors > 0 ? now.force.warriors : usualArmy(viewer, world, war, side)
  const [land] = landChoices(world, war, side).filter(({ id }) => id !== NONE)
  const territories: LandGoal[] = land === undefined || wantsNothing(world, faction) ? [] : [goalAt(world, war, side, land.id)]
  const goals = { territories, royal: war.sides[otherSide(side)].royals[0] ?? null }
  return { force: { warriors, royals, base: base ?? now.force.base }, goals }
}

/** GL-NPT-1 A tribe has no goals beside killing, unless the table lets it (RULING-146). */
export function wantsNothing(world: World, faction: Faction): boolean {
  return isTribe(faction) && ruled(world, 'npt_goals') === 'kill'
}

function usualArmy(viewer: SeatId, world: World, war: War, side: SideName): number {
  const faction = war[side]
  if (!isCivilisation(faction) || !knowsAll(viewer, faction)) return 0
  const enough = Math.max(USUAL_ARMY, planNow(world, war, otherSide(side)).force.warriors)
  return Math.min(mostWarriors(world, faction), enough, Math.ceil(idleMales(world, faction) / 2))
}

/** "38 are in arms. 12 more can be raised now, for 6 food and 6 metal." */
export function musterText(viewer: SeatId, world: World, war: War, side: SideName, known: boolean): string {
  const faction = war[side]
  const { muster } = battleTexts
  if (!known) return muster.unknown
  const { warriors } = planNow(world, war, side).force
  const there = warriors === 0 ? muster.nobody : muster.there(warriors)
  if (!isCivilisation(faction) || !knowsAll(viewer, faction)) return there
  const most = mostWarriors(world, faction)
  if (most === 0) return `${there} ${muster.noMore}`
  const cost = Object.entries(musterCost(world, faction, most)).map(([token, amount]) => muster.tokens(amount, token))
  return `${there} ${cost.length === 0 ? muster.more(most) : muster.moreFor(most, listed(cost))}`
}

/** Warriors a side could bring now, those it could raise included; null where that is not for the viewer to know, or it raises none. */
export function mostInArms(viewer: SeatId, world: World, war: War, side: SideName): number | null {
  const faction = war[side]
  if (!isCivilisation(faction) || !knowsAll(viewer, faction)) return null
  return planNow(world, war, side).force.warriors + mostWarriors(world, faction)
}

/** Royals of a side who could fight, those first who add something. */
export function royalChoices(world: World, war: War, side: SideName): readonly Choice[] {
  const faction = war[side]
  if (!isCivilisation(faction)) return []
  const house = royalsOf(world, faction)
  return [...house]
    .sort((one, other) => royalMilitary(world, other) - royalMilitary(world, one))
    .map((royal) => ({
      id: royal.id,
      text: say('field.royalFights', { ...personFigures(royal, house), military: royalMilitary(world, royal) }),
    }))
}

const effectOf = ({ military, opponent }: Pick<Shaman, 'military' | 'opponent'>): string => `${military}/${opponent}`

/**
 * Settlements whose shaman can help; none where there is nothing to choose (RULING-64). Those whose shamans do the same are one choice, which
 * stands for `chosen` where that is among them.
 */
export function baseChoices(world: World, war: War, side: SideName, chosen: string | null): readonly Choice[] {
  const faction = war[side]
  if (!isCivilisation(faction) || ruled(world, 'shaman_scope') === 'sum') return []
  const there = shamansOf(world, faction).filter(({ settlement }) => world.record(SETTLEMENTS, settlement) !== undefined)
  const effects = [...new Set(there.map(effectOf))]
  const shamans = effects.flatMap((effect): Choice[] => {
    const alike = there.filter((shaman) => effectOf(shaman) === effect)
    const shaman = alike.find(({ settlement }) => settlement === chosen) ?? alike[0]
    const place = shaman && world.record(SETTLEMENTS, shaman.settlement)
    if (shaman === undefined || place === undefined) return []
    const { settlement, military, opponent } = shaman
    if (alike.length > 1) return [{ id: settlement, text: battleTexts.side.shamans(alike.length, military, opponent) }]
    return [{ id: settlement, text: say('option.shamanOf', { ...settlementFigures(place), military, opponent }) }]
  })
  return shamans.length === 0 ? [] : [...shamans, { id: NONE, text: battleTexts.side.noShaman }]
}

/** Land that was chosen, as a goal: on a map it has its own ground. */
export function goalAt(world: World, war: War, side: SideName, choice: string): LandGoal {
  const target = landTargets(world, war, side).places?.find(({ place }) => place === choice)
  return {
    land: choice,
    ground: 'unknown',
    destroy: 'none',
    ...(target === undefined ? {} : { ...target, ground: groundAt(world, choice) }),
  }
}

/** What of the choices a goal is. */
export function choiceOf(goal: LandGoal | undefined): string {
  return goal?.place ?? goal?.land ?? NONE
}

/** Land of the enemy's that can be gone for, `NONE` first: on a map territory by territory; else what was lost, open land, settlements. */
export function landChoices(world: World, war: War, side: SideName): readonly Choice[] {
  const enemy = war[otherSide(side)]
  const { open, occupied, settlements, places } = landTargets(world, war, side)
  if (places !== undefined)
    return [{ id: NONE, text: battleTexts.side.noLand }, ...places.map(({ place }) => ({ id: place, text: placeText(world, place) }))]
  const some = (id: string, wording: string, territories: number): Choice[] =>
    territories > 0 ? [{ id, text: say(wording, { territories, enemy }) }] : []
  return [
    { id: NONE, text: battleTexts.side.noLand },
    ...some(OCCUPIED_LAND, 'option.goal.occupied', occupied),
    ...some(OPEN_LAND, 'option.goal.land', open),
    ...settlements.map((settlement) => {
      const works = worksAt(world, settlement.id)
      const wording = works['monument'] === undefined ? 'option.goal.settlement' : 'option.goal.settlementWithMonument'
      return { id: settlement.id, text: say(wording, { ...settlementFigures(settlement), ...works }) }
    }),
  ]
}

/** "Long Hollow (forested hills)". */
function placeText(world: World, place: string): string {
  return battleTexts.side.place(nameOf(world, place), say(`option.ground.${groundAt(world, place)}`))
}

/** What could be torn down on that land, instead of being taken; empty where nothing stands there. */
export function destroyChoices(world: World, land: string): readonly Choice[] {
  if (land === NONE || land === OPEN_LAND || land === OCCUPIED_LAND) return []
  const some = monumentsAt(world, land).length > 0 ? (['none', 'monument', 'settlement'] as const) : (['none', 'settlement'] as const)
  return some.map((id) => ({ id, text: say(`option.goal.destroy.${id}`) }))
}

/** Enemy royals who fight by that plan, `NONE` first; with RULING-54 `each` one stands for all. */
export function royalGoals(world: World, war: War, plan: BySide<SidePlan>, side: SideName): readonly Choice[] {
  const enemy = war[otherSide(side)]
  const present = plan[otherSide(side)].force.royals
  if (!isCivilisation(enemy) || present.length === 0) return []
  const house = royalsOf(world, enemy)
  const royals = house.filter(({ id }) => present.includes(id))
  const each = ruled(world, 'royal_kill_rolls') === 'each' && royals.length > 1
  const some = royals.map((royal) => ({ id: royal.id, text: say('option.goal.royal', personFigures(royal, house)) }))
  const all = royals.slice(0, 1).map(({ id }) => ({ id, text: say('option.goal.royals', { royals: royals.length }) }))
  return [{ id: NONE, text: battleTexts.side.nobody }, ...(each ? all : some)]
}

/** Grounds, where the map lies on the table and some count for one of the two; else empty. */
export function groundChoices(world: World, war: War): readonly Choice[] {
  const matters = GROUNDS.some(
    (ground) => groundBonus(world, war.aggressor, ground) !== 0 || groundBonus(world, war.defender, ground) !== 0,
  )
  if (!matters || ruled(world, 'map_mode') !== 'map' || boardOf(world) !== null) return []
  return GROUNDS.map((id) => ({ id, text: say(`option.ground.${id}`) }))
}

/** "Open land", for a goal in a table of chances. */
export function goalName(world: World, war: War, side: SideName, goal: LandGoal): string {
  return landChoices(world, war, side).find(({ id }) => id === choiceOf(goal))?.text ?? battleTexts.side.someLand
}
