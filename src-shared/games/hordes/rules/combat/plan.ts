import type { World } from '../../../../kernel/world/world.ts'
import type { SeatId } from '../../../../kernel/world/rule.ts'
import { activeHost, elementOf, SHEETS, type CombatKind, type CombatSheet, type Side, type SideTicks } from '../records.ts'
import { houseRulesIn } from '../rulings/ruled.ts'
import { boutSide, type Bout } from './bout.ts'
import { linesOf } from './lines.ts'

/** One side of a combat that was named. */
export interface PlanSide {
  readonly element: string
  readonly aiders: readonly string[]
  /** Supporters that count against it. */
  readonly supporters: readonly string[]
  readonly ticks: SideTicks
}

/** A combat that was named and is still to be rolled. A is the player of the bound. */
export interface Plan {
  readonly kind: CombatKind
  readonly by: Side | null
  readonly fresh: boolean
  readonly judge: SeatId
  readonly a: PlanSide
  readonly b: PlanSide
}

/** The combat as the rules of the moment see it. */
export function boutOf(world: World, { kind, by, fresh, a, b }: Pick<Plan, 'kind' | 'by' | 'fresh' | 'a' | 'b'>): Bout {
  const side = ({ element, ticks, aiders, supporters }: PlanSide): Bout['a'] =>
    boutSide(elementOf(world, element), ticks, aiders.length, supporters.length)
  return { kind, by, fresh, a: side(a), b: side(b), houseRules: houseRulesIn(world) }
}

/** Both still stand on the table. */
export function isOn(world: World, { a, b }: Pick<Plan, 'a' | 'b'>): boolean {
  return [a, b].every(({ element }) => elementOf(world, element).status === 'table')
}

/** The combats of this bound that were rolled, in their order. */
export function sheetsNow(world: World): readonly CombatSheet[] {
  const { turn } = world.cursor
  return world.records(SHEETS).filter(({ bound, a }) => bound === turn && a.die > 0)
}

/** The sheet of a combat before its dice: who, what was ticked, and what that adds up to. */
export function openSheet(world: World, plan: Plan): CombatSheet {
  const { turn: bound } = world.cursor
  const number = world.records(SHEETS).filter((sheet) => sheet.bound === bound).length + 1
  const { kind, by, fresh, judge } = plan
  const side = (one: PlanSide): CombatSheet['a'] => ({ ...one, die: 0, score: 0, printed: '-', fate: '-' })
  return {
    ...{ id: `${bound}-${number}`, bound, number, kind, active: activeHost(world), judge, by, fresh },
    ...{ a: side(plan.a), b: side(plan.b), lines: linesOf(boutOf(world, plan)), comparison: 'equal', lower: null, told: [] },
  }
}
