import type { Problem } from '../../../../kernel/problem.ts'
import { post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { About } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ownProblem } from '../messages.ts'
import type { Host } from '../records.ts'
import { sumOf, type Cost } from './prices.ts'

export function purseOf(world: World, host: Host): number {
  return world.balance(host, 'pipsLeft')
}

/** PIPs are spent, line by line; never more than there are. */
export function* pay(world: World, host: Host, costs: readonly Cost[], about: About): Procedure {
  for (const { rule, pips } of costs) yield* post(rule, host, 'pipsLeft', -Math.min(pips, purseOf(world, host)), { about })
}

/** Refused where the purse does not bear it. */
export function purseProblems(world: World, host: Host, costs: readonly Cost[], field: string): readonly Problem[] {
  const [value, purse] = [sumOf(costs), purseOf(world, host)]
  const last = costs.at(-1)
  return value <= purse ? [] : [ownProblem(field, 'problem.purse', { value, purse }, last?.rule)]
}
