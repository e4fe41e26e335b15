import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { Token } from '../accounts.ts'

export interface MusterPrice {
  readonly rule: RuleId
  readonly fromAge: number
  /** Warriors one price is paid for. */
  readonly group: number
  readonly price: Readonly<Partial<Record<Token, number>>>
}

/** Price of a group of warriors in tokens, by age; RULING-46 says whether a group that was only started is paid for. */
export const MUSTER_PRICES: readonly [MusterPrice, MusterPrice] = [
  /** GL-WAR-5 From age 3 on ten warriors cost 1 food, 1 metal (of the present age) and 1 wealth. */
  { rule: 'GL-WAR-5', fromAge: 3, group: 10, price: { food: 1, metal: 1, wealth: 1 } },
  /** GL-WAR-4 In ages 1 and 2 five warriors cost 2 food. */
  { rule: 'GL-WAR-4', fromAge: 1, group: 5, price: { food: 2 } },
]
