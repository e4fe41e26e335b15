import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf } from '../civilisation.ts'
import { editionOf } from '../edition.ts'
import { factionStands } from '../factions/faction.ts'
import { kingdomGoals } from '../factions/kingdomGoals.ts'
import { shrinkTribes } from '../factions/tribes.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isTribe } from '../seats.ts'
import { captureLand, destroyOnly, settleLand } from './capture.ts'
import { casualties, forceAtRisk, loseForce } from './casualties.ts'
import { beginWarTurn, endWarTurn, lostHalf, SIDES } from './decay.ts'
import { opposedRoll, type Dice } from './dice.ts'
import { endWarsOfTheGone } from './ending.ts'
import { readBonuses, rollers, tellGround, type BySide } from './fighters.ts'
import { throwForGoals, type GoalDice } from './goalDice.ts'
import { askGoals, NO_GOALS, type Goals, type Ground, type LandGoal } from './goals.ts'
import { forceOf, musterForWar } from './muster.ts'
import { planBattle } from './plans.ts'
import { WARS, type SideName } from './records.ts'
import { rollForLand, rollForRoyals, rollToDestroy, slay } from './strikes.ts'
import { otherSide, withSide } from './wars.ts'

/**
 * One battle of an open war, from mustering to decay; the war's turn count rises by one. Bonuses are read once, after mustering (RULING-48).
 * The war may be over when it returns (a side fell): then it is off the record.
 */
export function* battle(world: World, warId: string): Procedure {
  const inOne = editionOf(world) >= 3
  const goals = inOne ? yield* planBattle(world, warId, nameGoals) : yield* planInSteps(world, warId)
  const bonuses = yield* readBonuses(world, warId)
  yield* beginWarTurn(world, warId)
  const dice = yield* killRoll(world, warId, bonuses, battlefield(goals))
  const thrown = inOne && goesOn(world, warId) ? yield* throwForGoals(world, warId, goals, bonuses) : undefined
  for (const side of SIDES) yield* pursueGoals(world, warId, side, goals[side], bonuses, dice, thrown?.[side])
  if (goesOn(world, warId)) yield* endWarTurn(world, warId)
}

function* planInSteps(world: World, warId: string): Procedure<BySide<Goals>> {
  for (const side of SIDES) yield* musterForWar(world, warId, side)
  return { aggressor: yield* nameGoals(world, warId, 'aggressor'), defender: yield* nameGoals(world, warId, 'defender') }
}

/** A kingdom picks its goals by its own rules; a tribe has none, or those of a kingdom (RULING-146). */
function* nameGoals(world: World, warId: string, side: SideName): Procedure<Goals> {
  const war = world.record(WARS, warId)
  if (war === undefined || forceOf(world, war, side).warriors === 0) return NO_GOALS
  if (isCivilisation(war[side])) return yield* askGoals(world, war, side)
  return isTribe(war[side]) && ruled(world, 'npt_goals') === 'kill' ? NO_GOALS : yield* kingdomGoals(world, war, side)
}

/** The ground the armies meet on: that of the first territory that is gone for, the aggressor's goal first. */
export function battlefield({ aggressor, defender }: BySide<Goals>): Ground {
  return [...aggressor.territories, ...defender.territories][0]?.ground ?? 'unknown'
}

/** GL-WAR-20 Both sides roll; the lower loses as many percent of its force as it is behind. Equal sums cost nobody (RULING-51). */
function* killRoll(world: World, warId: string, bonuses: BySide<number>, ground: Ground): Procedure<Dice> {
  const war = world.record(WARS, warId)
  if (war === undefined) return { one: 0, other: 0 }
  yield* tellGround(world, war, ground)
  const { aggressor, defender } = rollers(world, war, bonuses, ground)
  const { margin, dice } = yield* opposedRoll('battle', 'GL-WAR-20', world, aggressor, defender, {}, warId)
  if (margin === 0) yield* tell('GL-WAR-20', 'line.battleEven', { about: warId, figures: { one: war.aggressor, other: war.defender } })
  else yield* payInBlood(world, warId, margin > 0 ? 'defender' : 'aggressor', Math.abs(margin))
  return dice
}

function* payInBlood(world: World, warId: string, loser: SideName, margin: number): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const faction = war[loser]
  const { warriors } = forceOf(world, war, loser)
  const force = forceAtRisk(world, faction, warriors)
  const capped = ruled(world, 'casualty_cap_100')
  const count = casualties(force, margin, capped, ruled(world, 'loss_rounding'))
  const dead = yield* loseForce('GL-WAR-20', world, warId, faction, count)
  const percent = capped ? Math.min(100, margin) : margin
  const secret = warriors === 0 && isCivilisation(faction)
  const unarmed = warriors === 0 ? 1 : 0
  yield* tell('GL-WAR-20', 'line.casualties', {
    seat: faction,
    about: warId,
    figures: { faction, margin, percent, ...(secret ? {} : { force, due: count }), unarmed, ...dead },
  })
  if (secret) {
    const figures = { percent, force, due: count }
    yield* tell('GL-WAR-20', 'line.casualtiesAtHome', { seat: faction, see: [faction], about: warId, figures })
  }
  yield* noteFallen(world, warId, loser, dead.warriors)
  if (isTribe(faction)) yield* shrinkTribes(world)
  yield* endWarsOfTheGone(world)
}

function* noteFallen(world: World, warId: string, loser: SideName, fallen: number): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined || fallen === 0) return
  const combat = { ...war.sides[loser].combat, fallen }
  const everLostHalf = war.sides[loser].everLostHalf || lostHalf(combat)
  yield* record('GL-WAR-20', WARS, warId, withSide(war, loser, { combat, everLostHalf }))
}

/** Both sides still stand, and the war between them goes on. */
function goesOn(world: World, warId: string): boolean {
  const war = world.record(WARS, warId)
  return war !== undefined && gameOf(world).ended === null && SIDES.every((side) => factionStands(world, war[side]))
}

/**
 * What a side goes for beside killing: its rolls for territory, royals and destruction, in this order; then what they come to. A side that
 * has no warriors left after the kill roll tries nothing (RULING-53). `thrown`: the dice for them, where they lie already.
 */
function* pursueGoals(
  world: World,
  warId: string,
  side: SideName,
  goals: Goals,
  bonuses: BySide<number>,
  kill: Dice,
  thrown?: GoalDice,
): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined || !goesOn(world, warId) || forceOf(world, war, side).warriors === 0) return
  const taken: LandGoal[] = []
  for (const [at, goal] of goals.territories.entries())
    if (yield* rollForLand(world, warId, side, goal, bonuses, kill, thrown?.land[at])) taken.push(goal)
  const slain = goals.royal === null ? [] : yield* rollForRoyals(world, warId, side, goals.royal, thrown?.royals)
  const destroyed: LandGoal[] = []
  for (const [at, goal] of goals.territories.entries()) {
    const open = taken.includes(goal) || !ruled(world, 'destroy_needs_capture')
    if (open && (yield* rollToDestroy(world, warId, side, goal, thrown?.destruction[at]))) destroyed.push(goal)
  }
  for (const goal of taken) yield* captureLand(world, warId, side, goal, destroyed.includes(goal))
  for (const goal of destroyed) if (!taken.includes(goal)) yield* destroyOnly(world, warId, side, goal)
  if (taken.length > 0) yield* settleLand(world, war[otherSide(side)])
  yield* slay(world, warId, slain)
  yield* endWarsOfTheGone(world)
}
