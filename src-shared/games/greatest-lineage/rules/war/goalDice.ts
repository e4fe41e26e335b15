import { roll, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RollPart } from '../../../../kernel/engine/request.ts'
import { diceByPart } from '../../../../kernel/chance/rollTest.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { SIDES } from './decay.ts'
import { rollerOfBoth, type Dice } from './dice.ts'
import type { BySide } from './fighters.ts'
import type { Goals } from './goals.ts'
import { forceOf } from './muster.ts'
import { WARS, type SideName } from './records.ts'
import { destructionPart, landParts, royalParts } from './strikes.ts'

/** What the dice for one side's goals showed. Absent: not thrown. */
export interface GoalDice {
  /** For each territory that is gone for, own die first. */
  readonly land: readonly (Dice | undefined)[]
  /** By id of the royal. */
  readonly royals: ReadonlyMap<string, number>
  /** For each territory that is gone for. */
  readonly destruction: readonly (number | undefined)[]
}

/** A part of the roll, and whose goal it is for. */
interface ForGoal {
  readonly side: SideName
  readonly what: { readonly land: number } | { readonly royal: string } | { readonly destruction: number }
  readonly parts: readonly RollPart[]
}

/**
 * All dice for goals beside killing, of both sides, in one roll (question `battleGoals`): for each side that has warriors left its territories,
 * royals and destruction, the aggressor's first. Nothing is decided between them; they are judged in the rules' order, and a die whose
 * goal has come to nothing by an earlier one is not looked at.
 */
export function* throwForGoals(world: World, warId: string, goals: BySide<Goals>, bonuses: BySide<number>): Procedure<BySide<GoalDice>> {
  let wanted: readonly ForGoal[] = []
  const war = world.record(WARS, warId)
  if (war === undefined) return { aggressor: NONE, defender: NONE }
  const { values } = yield* roll('battleGoals', rollerOfBoth(war.aggressor, war.defender), () => {
    wanted = SIDES.flatMap((side) => diceOf(world, warId, side, goals[side], bonuses))
    const parts = wanted.flatMap((each) => each.parts)
    return {
      rule: 'GL-WAR-8',
      rules: ['GL-WAR-22', 'GL-WAR-23', 'GL-WAR-25'],
      figures: { faction: war.aggressor, enemy: war.defender },
      faces: 100,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      test: { type: 'parts', parts },
    }
  })
  const fallen = diceByPart(
    wanted.map(({ parts }) => ({ ...parts[0], ...JOINED, count: parts.length })),
    values ?? [],
  )
  const thrown = wanted.map((each, at) => ({ ...each, dice: fallen[at] ?? [] }))
  return { aggressor: read(thrown, 'aggressor', goals), defender: read(thrown, 'defender', goals) }
}

const JOINED = { test: { type: 'number' }, wording: 'die.side' } as const
const NONE: GoalDice = { land: [], royals: new Map(), destruction: [] }

function diceOf(world: World, warId: string, side: SideName, goals: Goals, bonuses: BySide<number>): readonly ForGoal[] {
  const war = world.record(WARS, warId)
  if (war === undefined || forceOf(world, war, side).warriors === 0) return []
  const all: readonly ForGoal[] = [
    ...goals.territories.map((goal, at) => ({ side, what: { land: at }, parts: landParts(world, war, side, goal, bonuses) })),
    ...(goals.royal === null
      ? []
      : royalParts(world, war, side, goals.royal).map(({ id, part }) => ({ side, what: { royal: id }, parts: [part] }))),
    ...goals.territories.map((goal, at) => ({ side, what: { destruction: at }, parts: destructionPart(world, war, side, goal) })),
  ]
  return all.filter(({ parts }) => parts.length > 0)
}

function read(thrown: readonly (ForGoal & { readonly dice: readonly number[] })[], side: SideName, goals: BySide<Goals>): GoalDice {
  const own = thrown.filter((each) => each.side === side)
  const land = goals[side].territories.map((_, at): Dice | undefined => {
    const [one, other] = own.find(({ what }) => 'land' in what && what.land === at)?.dice ?? []
    return one === undefined || other === undefined ? undefined : { one, other }
  })
  const destruction = goals[side].territories.map(
    (_, at) => own.find(({ what }) => 'destruction' in what && what.destruction === at)?.dice[0],
  )
  const royals = own.flatMap(({ what, dice: [die] }) => ('royal' in what && die !== undefined ? [[what.royal, die] as const] : []))
  return { land, royals: new Map(royals), destruction }
}
