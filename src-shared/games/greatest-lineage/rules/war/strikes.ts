import { roll, rollOne, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RollPart, SimpleTest } from '../../../../kernel/engine/request.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ROYALS, type Royal } from '../records.ts'
import { killRoyals } from '../royalty/killing.ts'
import { royalsOf } from '../royalty/culture.ts'
import { personFigures } from '../royalty/succession.ts'
import { ruled } from '../rulings/switches.ts'
import { settlementFigures } from '../settlements/cards.ts'
import { BATTLE_GOALS } from '../tables/war.ts'
import { canTake, settlementThere } from './capture.ts'
import { compare, opposedParts, opposedRoll, rollerOf, type Dice } from './dice.ts'
import { OCCUPIED_LAND, type LandGoal } from './goals.ts'
import { rollers, tellGround, type BySide } from './fighters.ts'
import { forceOf } from './muster.ts'
import { monumentToRaze } from './plunder.ts'
import { WARS, type SideName, type War } from './records.ts'
import { otherSide } from './wars.ts'

/**
 * GL-WAR-22 A lead of 15 takes the territory that was named: fresh dice of both sides with their bonuses, or those of the kill roll once
 * more (RULING-49, `reuse_kill_roll`). `thrown`: the dice, where they lie already.
 */
export function* rollForLand(
  world: World,
  warId: string,
  side: SideName,
  goal: LandGoal,
  bonuses: BySide<number>,
  kill: Dice,
  thrown?: Dice,
): Procedure<boolean> {
  const war = world.record(WARS, warId)
  if (war === undefined || !canTake(world, war, side, goal)) return false
  const { [side]: own, [otherSide(side)]: enemy } = rollers(world, war, bonuses, goal.ground)
  yield* tellGround(world, war, goal.ground)
  const again = side === 'aggressor' ? kill : { one: kill.other, other: kill.one }
  const lying = ruled(world, 'reuse_kill_roll') ? again : thrown
  const aim = { lead: BATTLE_GOALS.landLead, ...placeFigures(world, war, side, goal) }
  const { margin } =
    lying === undefined
      ? yield* opposedRoll('territory', 'GL-WAR-22', world, own, enemy, aim, warId)
      : yield* compare('GL-WAR-22', own, enemy, lying, warId)
  const taken = margin >= BATTLE_GOALS.landLead
  const figures = {
    faction: war[side],
    enemy: war[otherSide(side)],
    margin,
    lead: BATTLE_GOALS.landLead,
    ...placeFigures(world, war, side, goal),
  }
  yield* tell('GL-WAR-22', taken ? 'line.landTaken' : 'line.landHeld', { seat: war[side], about: aimedAt(world, war, side, goal), figures })
  return taken
}

/** The dice of both sides for a territory; none where there is nothing to take, or those of the kill roll count. */
export function landParts(world: World, war: War, side: SideName, goal: LandGoal, bonuses: BySide<number>): readonly RollPart[] {
  if (ruled(world, 'reuse_kill_roll') || !canTake(world, war, side, goal)) return []
  const { [side]: own, [otherSide(side)]: enemy } = rollers(world, war, bonuses, goal.ground)
  const aim = { lead: BATTLE_GOALS.landLead, ...placeFigures(world, war, side, goal), by: war[side] }
  return opposedParts(own, enemy, aim).map((part) => ({ ...part, wording: 'die.land' }))
}

/** The war, and the settlement on the land that is gone for. */
function aimedAt(world: World, war: War, side: SideName, goal: LandGoal): readonly string[] {
  const settlement = settlementThere(world, war, side, goal)
  return [war.id, ...(settlement === undefined ? [] : [settlement.id])]
}

/** What is gone for: a settlement's kind and number, or the word for land. */
function placeFigures(world: World, war: War, side: SideName, goal: LandGoal): Figures {
  const settlement = settlementThere(world, war, side, goal)
  if (settlement !== undefined) return settlementFigures(settlement)
  return { type: goal.land === OCCUPIED_LAND ? 'occupied' : 'land', number: 0 }
}

/**
 * GL-WAR-23 A die of 95 or more, with no bonus, kills the enemy royal who was named and fights; or there is a die for each who fights
 * (RULING-54, `royal_kill_rolls = each`). Gives the ids of those who are hit.
 */
export function* rollForRoyals(
  world: World,
  warId: string,
  side: SideName,
  named: string,
  thrown?: ReadonlyMap<string, number>,
): Procedure<readonly string[]> {
  const war = world.record(WARS, warId)
  if (war === undefined) return []
  const targets = royalTargets(world, war, side, named)
  const [first] = targets
  if (first === undefined) return []
  const { values } = yield* roll('royalKill', rollerOf(war[side]), () => ({
    rule: 'GL-WAR-23',
    faces: 100,
    count: thrown === undefined ? targets.length : 0,
    test: ROYAL_TEST,
    figures: {
      faction: war[side],
      enemy: war[otherSide(side)],
      royals: targets.length,
      need: BATTLE_GOALS.royalFrom,
      ...about(world, first),
    },
  }))
  const hit: Royal[] = []
  for (const [at, royal] of targets.entries()) {
    const die = thrown?.get(royal.id) ?? values?.[at] ?? 0
    if (die >= BATTLE_GOALS.royalFrom) hit.push(royal)
    yield* tell('GL-WAR-23', 'line.royalRoll', {
      seat: royal.owner,
      about: [warId, royal.id],
      figures: { faction: war[side], enemy: royal.owner, die, need: BATTLE_GOALS.royalFrom, ...about(world, royal) },
    })
  }
  return hit.map(({ id }) => id)
}

const ROYAL_TEST: SimpleTest = { type: 'atLeast', need: BATTLE_GOALS.royalFrom, success: 'royalSlain', failure: 'royalUnharmed' }

/** A die for each royal who is aimed at, by their ids. */
export function royalParts(
  world: World,
  war: War,
  side: SideName,
  named: string,
): readonly { readonly id: string; readonly part: RollPart }[] {
  return royalTargets(world, war, side, named).map((royal) => {
    const figures = { faction: war[side], enemy: royal.owner, need: BATTLE_GOALS.royalFrom, ...about(world, royal) }
    return { id: royal.id, part: { count: 1, test: ROYAL_TEST, wording: 'die.royalKill', figures, whose: war[side] } }
  })
}

/** Enemy royals in the battle who are aimed at. */
function royalTargets(world: World, war: War, side: SideName, named: string): readonly Royal[] {
  const present = forceOf(world, war, otherSide(side)).royals
  const each = ruled(world, 'royal_kill_rolls') === 'each'
  return present.filter((id) => each || id === named).flatMap((id) => world.record(ROYALS, id) ?? [])
}

function about(world: World, royal: Royal): Figures {
  return personFigures(royal, royalsOf(world, royal.owner))
}

/** Royals who were hit die, in one blow; not those whom another death has taken along meanwhile. */
export function* slay(world: World, warId: string, ids: readonly string[]): Procedure {
  const royals = ids.flatMap((id) => world.record(ROYALS, id) ?? [])
  if (royals.length > 0) yield* killRoyals('GL-WAR-23', world, royals, 'line.royalSlain', warId)
}

/**
 * A die of 50 or more, with no bonus, destroys the monument or the settlement that was named instead of taking it (see GL-WAR-25). `thrown`:
 * the die, where it lies already.
 */
export function* rollToDestroy(world: World, warId: string, side: SideName, goal: LandGoal, thrown?: number): Procedure<boolean> {
  const war = world.record(WARS, warId)
  const aim = war && destruction(world, war, side, goal)
  if (war === undefined || aim === null || aim === undefined) return false
  const { figures, about } = aim
  const die =
    thrown ??
    (yield* rollOne('destruction', rollerOf(war[side]), () => ({ rule: 'GL-WAR-25', faces: 100, test: DESTRUCTION_TEST, figures })))
  yield* tell('GL-WAR-25', 'line.destructionRoll', { seat: war[side], about, figures: { ...figures, die } })
  return die >= BATTLE_GOALS.destroyFrom
}

const DESTRUCTION_TEST: SimpleTest = { type: 'atLeast', need: BATTLE_GOALS.destroyFrom, success: 'destroyed', failure: 'notDestroyed' }

/** The die for what is to be torn down there; none where nothing is. */
export function destructionPart(world: World, war: War, side: SideName, goal: LandGoal): readonly RollPart[] {
  const aim = destruction(world, war, side, goal)
  return aim === null ? [] : [{ count: 1, test: DESTRUCTION_TEST, wording: 'die.destruction', figures: aim.figures, whose: war[side] }]
}

/** What is to be torn down, if it stands; null where there is no such thing. */
function destruction(
  world: World,
  war: War,
  side: SideName,
  goal: LandGoal,
): { readonly figures: Figures; readonly about: readonly string[] } | null {
  const settlement = settlementThere(world, war, side, goal)
  const monument = settlement && monumentToRaze(world, settlement.id)
  if (settlement === undefined || goal.destroy === 'none') return null
  if (goal.destroy === 'monument' && monument === undefined) return null
  const figures = {
    faction: war[side],
    enemy: settlement.owner,
    need: BATTLE_GOALS.destroyFrom,
    what: goal.destroy,
    ...(goal.destroy === 'monument' ? { name: monument?.name ?? '' } : {}),
    ...settlementFigures(settlement),
  }
  return { figures, about: [war.id, settlement.id, ...(goal.destroy === 'monument' && monument !== undefined ? [monument.id] : [])] }
}
