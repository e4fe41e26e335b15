import type { Field, Sheet } from '../../../../kernel/forms/field.ts'
import { fill, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ROYALS, SETTLEMENTS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { settlementFigures } from '../settlements/cards.ts'
import type { BySide } from './fighters.ts'
import { goalFields, NO_GOALS, readGoals, targetsAhead, targetsOf, tellGoals, territoriesOf, type Goals } from './goals.ts'
import { mapSaysBase } from './districts.ts'
import { enlistStrays, forceOf, localBase, mostWarriors, musterAs, musterSheet } from './muster.ts'
import { WARS, type SideName, type War } from './records.ts'
import { otherSide } from './wars.ts'

/**
 * Who fights and what for, in one sheet for each side (question `battlePlan`): aggressor, then defender, who knows by then what the
 * aggressor brings and is after. A royal the aggressor aims at may stay at home: then nobody is rolled for. `others`: how those choose
 * goals who are no players.
 */
export function* planBattle(
  world: World,
  warId: string,
  others: (world: World, warId: string, side: SideName) => Procedure<Goals>,
): Procedure<BySide<Goals>> {
  const aggressor = yield* planOf(world, warId, 'aggressor', [], others)
  const aims = aggressor.territories.flatMap(({ place }) => place ?? [])
  const defender = yield* planOf(world, warId, 'defender', aims, others)
  return { aggressor: yield* withThosePresent(world, warId, aggressor), defender }
}

function* planOf(
  world: World,
  warId: string,
  side: SideName,
  aims: readonly string[],
  others: (world: World, warId: string, side: SideName) => Procedure<Goals>,
): Procedure<Goals> {
  const seat = world.record(WARS, warId)?.[side]
  if (seat === undefined) return NO_GOALS
  if (!isCivilisation(seat)) return yield* others(world, warId, side)
  yield* enlistStrays(world, warId, side)
  const sheet = yield* fill('battlePlan', seat, () => planSheet(world, warId, side, seat, aims))
  yield* musterAs(world, warId, side, seat, sheet, aims)
  return yield* nameGoals(world, warId, side, sheet)
}

function planSheet(world: World, warId: string, side: SideName, seat: Civilisation, aims: readonly string[]) {
  const war = world.record(WARS, warId)
  if (war === undefined) return null
  const muster = musterSheet(world, warId, side, seat)
  const canFight = forceOf(world, war, side).warriors + mostWarriors(world, seat) > 0
  const goals: readonly Field[] = canFight ? goalFields(world, war, side, targets(world, war, side)) : []
  const fields = [...(muster?.fields ?? []), ...goals]
  if (fields.length === 0) return null
  const enemy = war[otherSide(side)]
  const figures = {
    enemy,
    turn: war.turns + 1,
    warriors: forceOf(world, war, side).warriors,
    enemyWarriors: forceOf(world, war, otherSide(side)).warriors,
    enemyTerritories: territoriesOf(world, enemy),
    ...muster?.figures,
    ...(mapSaysBase(world, side) ? localFigures(world, war, seat, aims) : {}),
  }
  return {
    rule: 'GL-WAR-8',
    rules: ['GL-WAR-6', 'GL-WAR-16', 'GL-WAR-17', 'GL-WAR-22', 'GL-WAR-23', 'GL-WAR-25'],
    figures,
    fields,
  } as const
}

/** Whose shaman helps the defender, where the map says so: `base` is empty where nobody does. */
function localFigures(world: World, war: War, seat: Civilisation, aims: readonly string[]): Figures {
  const base = localBase(world, war, seat, aims)
  const settlement = base === null ? undefined : world.record(SETTLEMENTS, base)
  return settlement === undefined ? { base: '' } : { base: settlement.id, ...settlementFigures(settlement) }
}

/** The defender knows which royals fight; the aggressor does not yet. */
function targets(world: World, war: War, side: SideName) {
  if (side === 'aggressor') return targetsAhead(world, war, side)
  return {
    ...targetsAhead(world, war, side),
    royals: forceOf(world, war, otherSide(side)).royals.flatMap((id) => world.record(ROYALS, id) ?? []),
  }
}

function* nameGoals(world: World, warId: string, side: SideName, sheet: Sheet | null): Procedure<Goals> {
  const war = world.record(WARS, warId)
  if (war === undefined || sheet === null || forceOf(world, war, side).warriors === 0) return NO_GOALS
  const goals = readGoals(world, war, side, sheet, targets(world, war, side))
  yield* tellGoals(world, war, side, goals)
  return goals
}

/** Of the aggressor's goals those that can be tried: a royal only if he or she has come, or anybody has where all are rolled for. */
function* withThosePresent(world: World, warId: string, goals: Goals): Procedure<Goals> {
  const war = world.record(WARS, warId)
  if (war === undefined || goals.royal === null) return goals
  const there = targetsOf(world, war, 'aggressor').royals.map(({ id }) => id)
  const royal = there.includes(goals.royal) ? goals.royal : ruled(world, 'royal_kill_rolls') === 'each' ? (there[0] ?? null) : null
  if (royal === null) {
    const role = world.record(ROYALS, goals.royal)?.role ?? ''
    yield* tell('GL-WAR-23', 'line.royalAbsent', {
      seat: war.defender,
      about: [warId, goals.royal],
      figures: { enemy: war.defender, role },
    })
  }
  return { ...goals, royal }
}
