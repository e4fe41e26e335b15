import type { World } from '../../../kernel/world/world.ts'
import { held } from '../rules/civilisation.ts'
import { tribeOf, type Faction } from '../rules/factions/faction.ts'
import { tribeFemales } from '../rules/factions/tribes.ts'
import { royalsOf, rulerOf } from '../rules/royalty/culture.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation, isKingdom, isTribe } from '../rules/seats.ts'
import { monumentsAt } from '../rules/settlements/monuments.ts'
import { shamansOf } from '../rules/settlements/shamans.ts'
import type { Ground } from '../rules/tables/ground.ts'
import { TRIBE } from '../rules/tables/tribe.ts'
import { battlefield } from '../rules/war/battle.ts'
import { bonusOf, bonusSheet, groundBonus, type BonusLine, type Force } from '../rules/war/bonus.ts'
import { landOf } from '../rules/war/capture.ts'
import type { BySide } from '../rules/war/fighters.ts'
import { landTargets, NO_GOALS, OCCUPIED_LAND, OPEN_LAND, type Goals, type LandGoal } from '../rules/war/goals.ts'
import { mapSaysBase } from '../rules/war/districts.ts'
import { forceOf, localBase } from '../rules/war/muster.ts'
import type { SideName, War } from '../rules/war/records.ts'
import { otherSide } from '../rules/war/wars.ts'
import type { Battle, BattleRules, BattleSide } from './battle.ts'
import type { Aims, LandAim } from './goals.ts'

/** What a side would bring to the next battle of a war, and what it would be after. */
export interface SidePlan {
  readonly force: Force
  readonly goals: Goals
}

/** A side as it stands: its warriors, no royals, the shaman who helps most, no goals. */
export function planNow(world: World, war: War, side: SideName): SidePlan {
  const { warriors } = forceOf(world, war, side)
  return { force: { warriors, royals: [], base: baseNow(world, war, side) }, goals: NO_GOALS }
}

/** Whose shaman would help a side: on a map the defender's is the one of the land the aggressor goes for (`aims`), else the one who helps most. */
export function baseNow(world: World, war: War, side: SideName, aims: readonly string[] = []): string | null {
  const faction = war[side]
  return isCivilisation(faction) && mapSaysBase(world, side) ? localBase(world, war, faction, aims) : bestBase(world, faction)
}

/** A plan in which the shaman helps the defender in whose district the battle is, where the map tells (RULING-64). */
export function onItsGround(world: World, war: War, plan: BySide<SidePlan>): BySide<SidePlan> {
  if (!mapSaysBase(world, 'defender')) return plan
  const aims = plan.aggressor.goals.territories.flatMap(({ place }) => place ?? [])
  const base = baseNow(world, war, 'defender', aims)
  return { ...plan, defender: { ...plan.defender, force: { ...plan.defender.force, base } } }
}

/** Settlement of the shaman who helps most in battle; null where nobody is to be named (GL-WAR-17, RULING-64). */
export function bestBase(world: World, faction: Faction): string | null {
  if (!isCivilisation(faction) || ruled(world, 'shaman_scope') === 'sum') return null
  const [best] = [...shamansOf(world, faction)].sort((one, other) => other.military + other.opponent - one.military - one.opponent)
  return best?.settlement ?? null
}

/** The bonus sheet of a side (GL-WAR-9) as it would be read in that battle, the ground left out. */
export function sheetFrom(world: World, war: War, plan: BySide<SidePlan>, side: SideName): readonly BonusLine[] {
  const fighter = (name: SideName) => ({ faction: war[name], force: plan[name].force })
  return bonusSheet(world, fighter(side), fighter(otherSide(side)))
}

/** Goals without those that cannot be tried: nothing without warriors, land only as far as there is any, royals only where they fight. */
export function goalsWithin(world: World, war: War, plan: BySide<SidePlan>, side: SideName): Goals {
  const { force, goals } = plan[side]
  if (force.warriors === 0) return NO_GOALS
  const { open, occupied, settlements } = landTargets(world, war, side)
  const left = new Map<string, number>(settlements.map(({ id }) => [id, 1]))
  left.set(OPEN_LAND, open).set(OCCUPIED_LAND, occupied)
  const places = landTargets(world, war, side).places?.map(({ place }) => place)
  const territories = goals.territories.filter(({ land, place }) => {
    if (places !== undefined) return place !== undefined && places.includes(place)
    const there = left.get(land) ?? 0
    left.set(land, there - 1)
    return there > 0
  })
  const royal = goals.royal !== null && plan[otherSide(side)].force.royals.includes(goals.royal) ? goals.royal : null
  return { territories: territories.slice(0, ruled(world, 'territories_per_combat')), royal }
}

/** The ground of the kill roll: that of the first territory gone for (see `battlefield`). */
export function groundFrom(world: World, war: War, plan: BySide<SidePlan>): Ground {
  return battlefield({ aggressor: goalsWithin(world, war, plan, 'aggressor'), defender: goalsWithin(world, war, plan, 'defender') })
}

/**
 * The next battle of a war as `battleOdds` takes it; `one` is the aggressor. Warriors beyond those in arms are raised of the males at home.
 * A spouse who is rolled for together with the last of a line (`royal_kill_rolls = each`) counts as one of them.
 */
export function battleFrom(world: World, war: War, plan: BySide<SidePlan>): Battle {
  const goals = { aggressor: goalsWithin(world, war, plan, 'aggressor'), defender: goalsWithin(world, war, plan, 'defender') }
  const ground = battlefield(goals)
  return {
    one: battleSide(world, war, plan, 'aggressor', goals),
    other: battleSide(world, war, plan, 'defender', goals),
    ground: { one: groundBonus(world, war.aggressor, ground), other: groundBonus(world, war.defender, ground) },
    goals: { one: aimsOf(world, war, plan, 'aggressor', goals), other: aimsOf(world, war, plan, 'defender', goals) },
    rules: rulesOf(world),
  }
}

function rulesOf(world: World): BattleRules {
  return {
    capped: ruled(world, 'casualty_cap_100'),
    rounding: ruled(world, 'loss_rounding'),
    reuseKillRoll: ruled(world, 'reuse_kill_roll'),
    destroyNeedsCapture: ruled(world, 'destroy_needs_capture'),
  }
}

function battleSide(world: World, war: War, plan: BySide<SidePlan>, side: SideName, goals: BySide<Goals>): BattleSide {
  return {
    warriors: plan[side].force.warriors,
    ...atHome(world, war, side, plan[side].force),
    bonus: bonusOf(sheetFrom(world, war, plan, side)),
    falls: fallsOf(world, war[side], plan[side].force, goals[otherSide(side)]),
  }
}

/** Those who die when there are no warriors left: males before females; of a kingdom all others, of a tribe its females. */
function atHome(world: World, war: War, side: SideName, { warriors }: Force): { readonly males: number; readonly females: number } {
  const faction = war[side]
  if (isCivilisation(faction)) {
    const raised = Math.max(0, warriors - forceOf(world, war, side).warriors)
    return { males: Math.max(0, held(world, faction, 'males') - raised), females: held(world, faction, 'females') }
  }
  if (isKingdom(faction)) return { males: world.balance(faction, 'nonWarriors'), females: 0 }
  const tribe = tribeOf(world, faction)
  return { males: 0, females: tribe === undefined ? 0 : tribeFemales(world, tribe) }
}

/** What of the enemy's gains ends a side in the midst of the battle (see GL-WIN-2, GL-WIN-3, GL-NPK-10, GL-NPT-4). */
function fallsOf(world: World, faction: Faction, force: Force, enemy: Goals): NonNullable<BattleSide['falls']> {
  if (isTribe(faction)) return { below: TRIBE.peopleToHoldTerritory }
  const land = landOf(world, faction)
  const owned = enemy.territories.filter(({ land: place }) => place !== OCCUPIED_LAND).length
  return {
    ...(owned >= land ? { land: land + enemy.territories.length - owned } : {}),
    ...(isCivilisation(faction) && endsLine(world, faction, force, enemy) ? { royals: royalRolls(world, force, enemy) } : {}),
  }
}

/** Whether those who are rolled for are all who could rule. */
function endsLine(world: World, seat: Parameters<typeof royalsOf>[1], force: Force, enemy: Goals): boolean {
  const each = ruled(world, 'royal_kill_rolls') === 'each'
  const targets = enemy.royal === null ? [] : each ? force.royals : [enemy.royal]
  const line = royalsOf(world, seat).filter(({ role }) => role !== 'spouse')
  return rulerOf(world, seat) !== undefined && line.every(({ id }) => targets.includes(id))
}

function royalRolls(world: World, enemyForce: Force, { royal }: Goals): number {
  if (royal === null) return 0
  return ruled(world, 'royal_kill_rolls') === 'each' ? enemyForce.royals.length : 1
}

function aimsOf(world: World, war: War, plan: BySide<SidePlan>, side: SideName, goals: BySide<Goals>): Aims {
  const enemy = otherSide(side)
  return {
    land: goals[side].territories.map((goal): LandAim => ({
      ground: { own: groundBonus(world, war[side], goal.ground), enemy: groundBonus(world, war[enemy], goal.ground) },
      destroy: destroys(world, goal),
    })),
    royals: royalRolls(world, plan[enemy].force, goals[side]),
  }
}

/** Something stands there that is to be torn down. */
function destroys(world: World, { land, destroy }: LandGoal): boolean {
  if (destroy === 'none' || land === OPEN_LAND || land === OCCUPIED_LAND) return false
  return destroy === 'settlement' || monumentsAt(world, land).length > 0
}
