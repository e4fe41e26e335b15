import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import { DONE, type Act, type ActRequest } from '../../../../src-shared/kernel/engine/request.ts'
import { questionName } from '../../../../src-shared/kernel/engine/requestId.ts'

import { costsOf, isSpendSheet } from './spendSheet.ts'

/** Points in hand, what the chosen purchase takes of them, and what it leaves. */
export interface Purse {
  readonly points: number
  /** 0 while nothing is chosen, or no amount is given. */
  readonly costs: number
  /** Below zero where it is more than there is. */
  readonly left: number
}

/** A purchase of this turn that stands. */
export interface Bought {
  /** Entry of the journal. */
  readonly seq: number
  readonly points: number
  readonly moment: Moment
}

/** Null where the question tells of no points. */
export function purseOf({ figures }: ActRequest, act: Act | undefined, sheet: Sheet): Purse | null {
  const { points } = figures
  if (typeof points !== 'number') return null
  const costs = act === undefined ? 0 : isSpendSheet(act) ? costsOf(act, sheet) : priceOf(act) * amountIn(act, sheet)
  return { points, costs, left: points - costs }
}

/** Points for one of it; 0 where the act has no price. */
function priceOf({ figures }: Act): number {
  return Number(figures?.['price'] ?? 0)
}

/** How many can be had now; null where there is nothing to count. */
export function mostOf({ fields }: Act): number | null {
  const amount = fields.find(({ id }) => id === 'amount')
  return amount?.type === 'number' ? amount.max : null
}

function amountIn(act: Act, sheet: Sheet): number {
  if (mostOf(act) === null) return 1
  const amount = Number(sheet['amount'] ?? 0)
  return Number.isNaN(amount) ? 0 : amount
}

/** What was bought in the turn and phase the question belongs to, the oldest first. */
export function boughtThisTurn(moments: readonly Moment[], { id, seat }: ActRequest): readonly Bought[] {
  return effectiveMoments(moments).flatMap((moment): Bought[] => {
    const { entry, effects } = moment
    if (entry.kind !== 'answer' || entry.request !== id || isDone(entry.answer)) return []
    const points = effects.reduce((sum, { effect }) => {
      const paid = effect.kind === 'posting' && effect.owner === seat && effect.account === 'points' && effect.delta < 0
      return sum + (paid ? -effect.delta : 0)
    }, 0)
    return [{ seq: entry.seq, points, moment }]
  })
}

function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'act' in answer && answer.act === DONE
}

/** Whether the acts are purchases: each but the last has its price. */
export function isSpending(request: ActRequest): boolean {
  return questionName(request.id) === 'spend' && typeof request.figures['points'] === 'number'
}
