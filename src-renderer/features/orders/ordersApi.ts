import { inject, type InjectionKey } from 'vue'
import type { OrderLine, OrdersState, OrderWarning } from '../../../src-shared/contract/orders.ts'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { InvariantError } from '../../../src-shared/kernel/invariantError.ts'

/** Where the orders of one seat are kept: by the table a player's device sits at, by the host whose screen was handed over, or at home. */
export interface OrdersApi {
  load(): Promise<Outcome<OrdersState>>
  /** The whole list, in place of the one before; no longer ready after it. */
  save(lines: readonly OrderLine[]): Promise<Outcome<OrdersState>>
  /** Says ready, or takes it back. Gives what would not be accepted at present. */
  ready(flag: boolean): Promise<Outcome<readonly OrderWarning[]>>
  /** Called with orders that changed elsewhere. Gives the way to stop. */
  listen(changed: (orders: OrdersState) => void): () => void
}

export const ORDERS_API: InjectionKey<OrdersApi> = Symbol('orders api')

export function useOrdersApi(): OrdersApi {
  const api = inject(ORDERS_API)
  if (api === undefined) throw new InvariantError('no OrdersApi is provided')
  return api
}

/** On a screen that was handed over: nobody else writes the orders of this seat meanwhile. */
export function handOverOrders(api: WorkbenchApi, table: string, seat: SeatId): OrdersApi {
  return {
    load: () => api.orders(table, seat),
    save: (lines) => api.saveOrders(table, seat, lines),
    ready: (flag) => api.setReady(table, seat, flag),
    listen: () => () => undefined,
  }
}
