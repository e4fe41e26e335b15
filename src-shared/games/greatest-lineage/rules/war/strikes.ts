import type { Procedure } from '../../../../kernel/procedure.ts'
import { roll, rollOne, tell } from '../../../../kernel/procedure.ts'
import type { Figures } from '../../../../kernel/rule.ts'
import type { World } from '../../../../kernel/world.ts'
import type { Royal } from '../records.ts'
import { ROYALS } from '../records.ts'
import { killRoyals } from '../royalty/killing.ts'
import { royalsOf } from '../royalty/culture.ts'
import { personFigures } from '../royalty/succession.ts'
import { ruled } from '../rulings/switches.ts'
import { settlementFigures } from '../settlements/cards.ts'
import { BATTLE_GOALS } from '../tables/war.ts'
import { canTake, settlementThere } from './capture.ts'
import type { Dice } from './dice.ts'
import { compare, opposedRoll, rollerOf } from './dice.ts'
import type { LandGoal } from './goals.ts'
import { OCCUPIED_LAND } from './goals.ts'
import { rollers, tellGround } from './fighters.ts'
import type { BySide } from './fighters.ts'
import { forceOf } from './muster.ts'
import { monumentToRaze } from './plunder.ts'
import type { SideName, War } from './records.ts'
import { WARS } from './records.ts'
import { otherSide } from './wars.ts'

/**
 * GL-WAR-22 A lead of 15 takes the territory that was named: fresh dice of both sides with their bonuses, or those of the kill roll once
 * more (RULING-49, `reuse_kill_roll`).
 */
export function* rollForLand(
  world: World,
  warId: string,
  side: SideName,
  goal: LandGoal,
  bonuses: BySide<number>,
  kill: Dice,
): Procedure<boolean> {
  const war = world.record(WARS, warId)
  if (war === undefined || !canTake(world, war, side, goal)) return false
  const { [side]: own, [otherSide(side)]: enemy } = rollers(world, war, bonuses, goal.ground)
  yield* tellGround(world, war, goal.ground)
  const { margin } = ruled(world, 'reuse_kill_roll')
    ? yield* compare('GL-WAR-22', own, enemy, side === 'aggressor' ? kill : { one: kill.other, other: kill.one }, warId)
    : yield* opposedRoll(
        'territory',
        'GL-WAR-22',
        world,
        own,
        enemy,
        {
          lead: BATTLE_GOALS.landLead,
          ...placeFigures(world, war, side, goal),
        },
        warId,
      )
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
export function* rollForRoyals(world: World, warId: string, side: SideName, named: string): Procedure<readonly string[]> {
  const war = world.record(WARS, warId)
  if (war === undefined) return []
  const targets = royalTargets(world, war, side, named)
  const [first] = targets
  if (first === undefined) return []
  const { values } = yield* roll('royalKill', rollerOf(war[side]), () => ({
    rule: 'GL-WAR-23',
    faces: 100,
    count: targets.length,
    test: { type: 'atLeast', need: BATTLE_GOALS.royalFrom, success: 'royalSlain', failure: 'royalUnharmed' },
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
    const die = values?.[at] ?? 0
    if (die >= BATTLE_GOALS.royalFrom) hit.push(royal)
    yield* tell('GL-WAR-23', 'line.royalRoll', {
      seat: royal.owner,
      about: [warId, royal.id],
      figures: { faction: war[side], enemy: royal.owner, die, need: BATTLE_GOALS.royalFrom, ...about(world, royal) },
    })
  }
  return hit.map(({ id }) => id)
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

/** A die of 50 or more, with no bonus, destroys the monument or the settlement that was named instead of taking it (see GL-WAR-25). */
export function* rollToDestroy(world: World, warId: string, side: SideName, goal: LandGoal): Procedure<boolean> {
  const war = world.record(WARS, warId)
  const settlement = war && settlementThere(world, war, side, goal)
  const monument = settlement && monumentToRaze(world, settlement.id)
  if (war === undefined || settlement === undefined || goal.destroy === 'none') return false
  if (goal.destroy === 'monument' && monument === undefined) return false
  const figures = {
    faction: war[side],
    enemy: settlement.owner,
    need: BATTLE_GOALS.destroyFrom,
    what: goal.destroy,
    ...(goal.destroy === 'monument' ? { name: monument?.name ?? '' } : {}),
    ...settlementFigures(settlement),
  }
  const die = yield* rollOne('destruction', rollerOf(war[side]), () => ({
    rule: 'GL-WAR-25',
    faces: 100,
    test: { type: 'atLeast', need: BATTLE_GOALS.destroyFrom, success: 'destroyed', failure: 'notDestroyed' },
    figures,
  }))
  const about = [warId, settlement.id, ...(goal.destroy === 'monument' && monument !== undefined ? [monument.id] : [])]
  yield* tell('GL-WAR-25', 'line.destructionRoll', { seat: war[side], about, figures: { ...figures, die } })
  return die >= BATTLE_GOALS.destroyFrom
}
