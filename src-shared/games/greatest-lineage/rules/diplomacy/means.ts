import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type AccountId } from '../accounts.ts'
import { held } from '../civilisation.ts'
import { seemingCommoners } from '../espionage/agents.ts'
import type { Civilisation } from '../seats.ts'
import type { Goods } from './goods.ts'
import type { Clause } from './records.ts'

/** What a treaty can ask of somebody who may not have it: land is counted where everybody sees it. */
const ASKED = [...TOKENS, 'males', 'females'] as const satisfies readonly AccountId[]

/** What a civilisation could give at once, agents as the commoners they go as (see GL-TREATY-2). */
function means(world: World, seat: Civilisation, account: (typeof ASKED)[number]): number {
  if (account === 'males') return seemingCommoners(world, seat, 'male')
  return account === 'females' ? seemingCommoners(world, seat, 'female') : held(world, seat, account)
}

function dueOf(clauses: readonly Clause[], seat: Civilisation, account: (typeof ASKED)[number]): number {
  return clauses.reduce((sum, clause) => {
    if (clause.kind === 'people' && clause.from === seat && (account === 'males' || account === 'females')) return sum + clause[account]
    if (clause.kind !== 'tokens' || clause.from !== seat || account === 'males' || account === 'females') return sum
    return sum + (clause.goods[account] ?? 0)
  }, 0)
}

/** What `seat` lacks of what it is to give at once, as a figure: `food:20,males:3`; empty where it has everything. */
export function lacking(world: World, clauses: readonly Clause[], seat: Civilisation): string {
  return ASKED.flatMap((account) => {
    const missing = dueOf(clauses, seat, account) - means(world, seat, account)
    return missing > 0 ? [`${account}:${missing}`] : []
  }).join(',')
}

/** What `seat` has of what it is to give at once, in the same way. */
export function atHandOf(world: World, clauses: readonly Clause[], seat: Civilisation): string {
  const asked = ASKED.filter((account) => dueOf(clauses, seat, account) > 0)
  return asked.map((account) => `${account}:${means(world, seat, account)}`).join(',')
}

/** The clauses with no more in them than `seat` can give: what it begins with when it changes them. */
export function withinMeans(world: World, clauses: readonly Clause[], seat: Civilisation): readonly Clause[] {
  return clauses.flatMap((clause): readonly Clause[] => {
    if (clause.kind === 'people' && clause.from === seat) {
      const males = Math.min(clause.males, means(world, seat, 'males'))
      const females = Math.min(clause.females, means(world, seat, 'females'))
      return males + females === 0 ? [] : [{ ...clause, males, females }]
    }
    if (clause.kind !== 'tokens' || clause.from !== seat) return [clause]
    const goods = TOKENS.map((token) => [token, Math.min(clause.goods[token] ?? 0, held(world, seat, token))] as const)
    const left: Goods = Object.fromEntries(goods.filter(([, amount]) => amount > 0))
    return Object.keys(left).length === 0 ? [] : [{ ...clause, goods: left }]
  })
}
