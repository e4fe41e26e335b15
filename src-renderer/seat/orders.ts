import type { OrdersState } from '../../src-shared/contract/orders.ts'
import type { Request } from '../../src-shared/kernel/request.ts'

/** Whether ready orders hold an answer to this question that was not used yet. */
export function fitsOrders({ ready, lines, fates, round }: OrdersState, { id }: Request): boolean {
  const [turn, , phase] = id.split('/').map(Number)
  const question = id.split('/').slice(3).join('/').replace(/@.*$/, '')
  return ready && round === turn && lines.some((line) => line.phase === phase && line.question === question && fates[line.id] === undefined)
}
