import { StoreError } from '../../contract/journalStore.ts'
import { NO_ORDERS } from '../../contract/orders.ts'
import type { SeatApi, SeatState } from '../../contract/seatApi.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { ONLOOKER } from '../../kernel/world/rule.ts'
import type { ChanceService } from './chanceService.ts'
import type { Device } from './devices.ts'
import type { OrdersService } from '../orders/ordersService.ts'
import type { TableSession } from '../session/session.ts'

export interface SeatApiParts {
  readonly device: Device
  readonly table: TableSession
  readonly orders: OrdersService
  readonly chance: ChanceService
  /** Whether the device is still connected and may ask. */
  readonly isThere: () => boolean
}

/** Makes the calls of one device: for its own seat, and refused once the device is disconnected. */
export function seatApi({ device, table, orders, chance, isThere }: SeatApiParts): SeatApi {
  const { seat } = device

  async function guarded<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    if (!isThere()) return refuse(problem('seat', 'problem.dismissed'))
    try {
      return forPlayer(await work())
    } catch (trouble) {
      if (trouble instanceof StoreError) return refuse(problem('campaign', 'problem.tableShut'))
      throw trouble
    }
  }

  if (seat === ONLOOKER)
    return onlookerApi(guarded, async () => ({ table: await table.viewOf(seat), orders: NO_ORDERS, chance: chance.toldState }))

  return {
    openSeat: () =>
      guarded(async () => {
        const view = await table.viewOf(seat)
        const now = await orders.read(seat)
        device.orders = JSON.stringify(now)
        return accept({ table: view, orders: now, chance: chance.toldState })
      }),
    answer: (raw, question) => guarded(() => table.answerAs(seat, raw, question)),
    saveOrders: (lines) =>
      guarded(async () => {
        const known = device.orders
        // The device receives its own change with the reply, not as an event.
        device.orders = null
        const saved = await orders.save(seat, lines)
        device.orders = saved.ok ? JSON.stringify(saved.value) : known
        return saved
      }),
    setReady: (ready) => guarded(() => orders.setReady(seat, ready)),
    useOrders: (question) => guarded(() => orders.use(seat, question)),
    name: (names) => guarded(() => table.nameAs(seat, names)),
    promiseShare: (commitment, isInstead) => guarded(() => Promise.resolve(chance.promise(seat, commitment, isInstead))),
    sendShare: (share) => guarded(() => chance.share(seat, share)),
  }
}

/** Makes the calls of an onlooker: it may open the table, and everything else is refused. */
function onlookerApi(guarded: <T>(work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>, view: () => Promise<SeatState>): SeatApi {
  const refused = (): Promise<Outcome<never>> => guarded(() => Promise.resolve(refuse(problem('seat', 'problem.onlooker'))))
  return {
    openSeat: () => guarded(async () => accept(await view())),
    answer: refused,
    saveOrders: refused,
    setReady: refused,
    useOrders: refused,
    name: refused,
    promiseShare: refused,
    sendShare: refused,
  }
}

/** Hides why a table is read-only: the reason names files of this computer or reveals what was played. */
function forPlayer<T>(outcome: Outcome<T>): Outcome<T> {
  const isShut = !outcome.ok && outcome.problems.some(({ field }) => field === 'campaign')
  return isShut ? refuse(problem('campaign', 'problem.tableShut')) : outcome
}
