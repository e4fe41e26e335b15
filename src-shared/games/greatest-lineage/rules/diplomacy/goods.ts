import { post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, NumberField, Sheet } from '../../../../kernel/forms/field.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { PUBLIC_ACCOUNTS, TOKENS, type AccountId, type Token } from '../accounts.ts'
import { held } from '../civilisation.ts'
import type { Civilisation } from '../seats.ts'

/** Tokens by kind. In a plan of two players a figure below 0 comes from the other one. */
export type Goods = Readonly<Partial<Record<Token, number>>>

/** So many of one kind may be asked of somebody whose stores are nobody else's business. */
export const MOST_ASKED = 10_000

/**
 * One figure of what passes between two: above 0 from `seat` to `other`, no more than there is; below 0 the other way, whatever is asked
 * for: how much the other has is theirs to know, but where everybody does. Null: nothing can pass either way.
 */
export function exchangeField(world: World, seat: Civilisation, other: Civilisation, account: AccountId, preset = 0): NumberField | null {
  const asked = PUBLIC_ACCOUNTS.includes(account) ? held(world, other, account) : MOST_ASKED
  const [min, max] = [0 - asked, held(world, seat, account)]
  if (min === max) return null
  const wording = `field.exchange.${account}`
  return {
    id: account,
    type: 'number',
    wording,
    figures: { other, ...(account === 'metal' && { age: held(world, seat, 'age') }) },
    min,
    max,
    preset: Math.min(max, Math.max(min, preset)),
  }
}

/** Such a figure for every kind of token: so no kind can move both ways. */
export function goodsFields(world: World, seat: Civilisation, other: Civilisation, planned: Goods = {}): readonly Field[] {
  return TOKENS.flatMap((token) => exchangeField(world, seat, other, token, planned[token]) ?? [])
}

/** What was filled in, kinds at 0 left out. */
export function goodsIn(sheet: Sheet): Goods {
  return kept((token) => Number(sheet[token] ?? 0))
}

/** The part of a plan that `seat` gives: figures above 0. */
export function givenIn(plan: Goods): Goods {
  return kept((token) => Math.max(0, plan[token] ?? 0))
}

/** The same plan as the other player sees it. */
export function reversed(plan: Goods): Goods {
  return kept((token) => 0 - (plan[token] ?? 0))
}

/** As much of what `seat` is to give as there is. */
export function atHand(world: World, seat: Civilisation, goods: Goods): Goods {
  return kept((token) => Math.min(goods[token] ?? 0, held(world, seat, token)))
}

export function sumOf(goods: Goods): number {
  return TOKENS.reduce((sum, token) => sum + (goods[token] ?? 0), 0)
}

/** Goods as a figure: `food:5,wood:3`. */
export function goodsFigure(goods: Goods): string {
  return TOKENS.flatMap((token) => (goods[token] === undefined ? [] : [`${token}:${goods[token]}`])).join(',')
}

/** Tokens change hands, as many as there are. Gives what really went. */
export function* handOver(rule: RuleId, world: World, from: Civilisation, to: Civilisation, goods: Goods, about: string): Procedure<Goods> {
  const gone = atHand(world, from, goods)
  for (const token of TOKENS) {
    yield* post(rule, from, token, 0 - (gone[token] ?? 0), { about })
    yield* post(rule, to, token, gone[token] ?? 0, { about })
  }
  return gone
}

function kept(amountOf: (token: Token) => number): Goods {
  return Object.fromEntries(TOKENS.map((token) => [token, amountOf(token)] as const).filter(([, amount]) => amount !== 0))
}
