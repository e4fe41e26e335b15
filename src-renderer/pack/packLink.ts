import type { OrderLine, OrdersState } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import { accept, problem, refuse, type Outcome } from '../../src-shared/kernel/problem.ts'
import { findGame } from '../../src-shared/games/registry.ts'
import { findStrangeShown } from '../../src-shared/kernel/journal/contents.ts'
import type { Json, SeatId } from '../../src-shared/kernel/world/rule.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import type { World } from '../../src-shared/kernel/world/world.ts'
import { rehearse, turnAhead, type TurnAhead } from '../../src-shared/table/orders/rehearsal.ts'
import { SeatListeners, type SeatLink } from '../bridge/seatLink.ts'
import { foldHistory } from '../../src-shared/kernel/journal/foldHistory.ts'
import { refusal } from '../stores/sentences.ts'
import { packTexts } from './texts/pack.ts'
import type { KeptLines } from './keptLines.ts'

/** A seat out of a pack: the table as it stood, and orders that go back as a file. */
export interface PackLink extends SeatLink {
  /** The orders as they stand on this page. */
  readonly orders: () => OrdersState
  /** Puts the lines of an orders file in place of what is there. */
  readonly takeUp: (lines: readonly OrderLine[]) => Promise<void>
}

const atTheTable = () => Promise.resolve(refusal(() => packTexts.atTheTable))

/** As `turnAhead`; undefined where these rules can make nothing of the world. */
function aheadIn(ruleset: Ruleset<Json>, world: World, seat: SeatId): TurnAhead | null | undefined {
  try {
    return turnAhead(ruleset, world, seat)
  } catch {
    return undefined
  }
}

/** Opens a pack; refuses one of a game this program does not know, or that these rules did not write. Lines kept on this device go before those the pack brought. */
export async function openPack(pack: PlayerPack, kept: KeptLines): Promise<Outcome<PackLink>> {
  const { view } = pack
  const ruleset = (await findGame(view.campaign.ruleset)?.load())?.rules
  if (ruleset === undefined) return refuse(problem('pack', 'problem.missing', { wanted: 'a game this program knows' }))
  const strange = findStrangeShown(view.entries, ruleset)
  if (strange !== null) return refuse(strange)
  const { world } = foldHistory(view.entries)
  const ahead = aheadIn(ruleset, world, view.seat)
  if (ahead === undefined) return refuse(problem('entries', 'problem.unwritten'))
  const { round, lockedTo } = ahead ?? { round: Math.max(1, world.cursor.turn), lockedTo: 0 }
  const listeners = new SeatListeners()
  let orders: OrdersState = { round, lockedTo, lines: (await kept.read(round)) ?? pack.orders, ready: false, fates: {} }

  function change(fresh: Partial<OrdersState>): OrdersState {
    orders = { ...orders, ...fresh }
    listeners.emit('ordersChanged', orders)
    return orders
  }

  async function save(lines: readonly OrderLine[]): Promise<OrdersState> {
    const plain = JSON.parse(JSON.stringify(lines)) as readonly OrderLine[]
    await kept.keep(round, plain)
    return change({ lines: plain, ready: false })
  }

  return accept({
    kind: 'pack',
    api: {
      openSeat: () => Promise.resolve(accept({ table: view, orders })),
      answer: atTheTable,
      saveOrders: async (lines) => accept(await save(lines)),
      setReady(ready) {
        change({ ready })
        return Promise.resolve(accept(ready ? rehearse(ruleset, world, view.seat, orders.lines).warnings : []))
      },
      useOrders: atTheTable,
      name: atTheTable,
      promiseShare: atTheTable,
      sendShare: atTheTable,
    },
    listen: listeners.add,
    watchConnection: () => () => undefined,
    orders: () => orders,
    async takeUp(lines) {
      await save(lines)
    },
  })
}
