import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createApp, h, type Component } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { NO_ORDERS, type OrdersState } from '../../src-shared/contract/orders.ts'
import type { SeatApi, SeatState } from '../../src-shared/contract/seatApi.ts'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import { accept } from '../../src-shared/kernel/problem.ts'
import { TABLE_BRIDGE, type Connection } from '../bridge/hostBridge.ts'
import { seatBridge, type SeatBridge } from '../bridge/seatBridge.ts'
import { SEAT_LINK, SeatListeners, type SeatLink } from '../bridge/seatLink.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import { SEAT_KEEPING, useSeat } from '../seat/seat.ts'
import { DraftStorage, pageMark } from '../storage/drafts.ts'
import type { LastSeen } from '../storage/lastSeen.ts'
import { DRAFT_STORAGE } from '../stores/drafts.ts'
import { useTable } from '../stores/table.ts'
import { tinyHost } from './tinyBridge.ts'
import { tinyGame } from './tinyGame.ts'

/** A table in memory that one seat sits at, and what a test wants to do to it. */
export interface TinySeat {
  readonly link: SeatLink
  readonly bridge: SeatBridge
  readonly listeners: SeatListeners
  readonly view: () => SeatState
  /** Replaces what the table knows, and tells the seat of it as the table would. */
  readonly change: (table: Partial<TableView>) => void
  readonly setOrders: (orders: OrdersState) => void
  /** As if the connection broke, came back, or was ended for good. */
  readonly connect: (connection: Connection) => void
  /** What is kept on the device. */
  kept: LastSeen | null
  /** Calls in their order, by name. */
  readonly calls: (readonly unknown[])[]
}

export interface TinySeatOptions {
  readonly kind?: SeatLink['kind']
  readonly table?: Partial<TableView>
  readonly kept?: LastSeen | null
  readonly link?: Partial<SeatLink>
  readonly api?: Partial<SeatApi>
}

/** The elves' seat at the tiny game, connected unless a test breaks it. */
export async function tinySeat({
  kind = 'table',
  table = {},
  kept = null,
  link: more = {},
  api: moreApi = {},
}: TinySeatOptions = {}): Promise<TinySeat> {
  let view: SeatState = {
    table: { ...(await tinyHost(tinyGame()).session.view()), seat: 'elves', retractable: null, ...table },
    orders: NO_ORDERS,
  }
  const listeners = new SeatListeners()
  const watchers = new Set<(connection: Connection) => void>()
  const calls: (readonly unknown[])[] = []
  let connection: Connection = 'open'

  const reached = (...call: readonly unknown[]): void => {
    if (connection !== 'open') throw new ConnectionLost()
    calls.push(call)
  }
  const api: SeatApi = {
    openSeat: async () => {
      reached('openSeat')
      return Promise.resolve(accept(view))
    },
    answer: async (raw, question) => {
      reached('answer', raw, question)
      return Promise.resolve(accept(null))
    },
    saveOrders: async (lines) => {
      reached('saveOrders', lines)
      view = { ...view, orders: { ...view.orders, lines, ready: false } }
      return Promise.resolve(accept(view.orders))
    },
    setReady: async (ready) => {
      reached('setReady', ready)
      return Promise.resolve(accept([]))
    },
    useOrders: async () => {
      reached('useOrders')
      return Promise.resolve(accept(null))
    },
    name: async (names) => {
      reached('name', names)
      return Promise.resolve(accept(null))
    },
    promiseShare: async (commitment, isInstead) => {
      reached('promiseShare', commitment, isInstead)
      return Promise.resolve(accept(null))
    },
    sendShare: async (share) => {
      reached('sendShare', share)
      return Promise.resolve(accept(null))
    },
    ...moreApi,
  }
  const link: SeatLink = {
    kind,
    api,
    listen: listeners.add,
    watchConnection: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    ...more,
  }
  return {
    link,
    bridge: seatBridge(link),
    listeners,
    view: () => view,
    change(fresh) {
      const from = view.table.entries.length
      view = { ...view, table: { ...view.table, ...fresh } }
      const { table: _table, seat: _seat, campaign: _campaign, entries, ...state } = view.table
      listeners.emit('tableChanged', { ...state, from, entries: entries.slice(from) })
    },
    setOrders(orders) {
      view = { ...view, orders }
      listeners.emit('ordersChanged', orders)
    },
    connect(now) {
      connection = now
      watchers.forEach((watcher) => watcher(now))
    },
    kept,
    calls,
  }
}

const Nothing: Component = { render: () => h('div') }

export interface SeatedAt {
  readonly wrapper: VueWrapper
  readonly seat: ReturnType<typeof useSeat>
  readonly table: ReturnType<typeof useTable>
}

/** A component in the player's app; `code`: one the address brought. */
export async function mountSeat(at: TinySeat, component: Component = Nothing, code: string | null = null): Promise<SeatedAt> {
  const pinia = createPinia()
  const lastSeen = {
    latest: () => Promise.resolve(at.kept),
    keep: (kept: LastSeen) => Promise.resolve(void (at.kept = kept)),
    forget: () => Promise.resolve(void (at.kept = null)),
  }
  const provide = {
    [SEAT_LINK as symbol]: at.link,
    [TABLE_BRIDGE as symbol]: at.bridge,
    [SEAT_KEEPING as symbol]: { memory: at.bridge.memory, lastSeen },
    [DRAFT_STORAGE as symbol]: new DraftStorage(pageMark()),
  }
  const app = createApp(Nothing).use(pinia)
  for (const key of Object.getOwnPropertySymbols(provide)) app.provide(key, provide[key])
  const { seat, table } = app.runWithContext(() => ({ seat: useSeat(), table: useTable() }))
  await seat.begin(code)
  if (at.link.kind === 'table' && at.calls.length > 0) at.connect('open')
  await flushPromises()
  const names = ['desk', 'ledger', 'chronicle', 'recap', 'charts', 'rules', 'house-rules', 'orders', 'print', 'more', 'settings']
  const routes = names.map((name) => ({ path: `/${name}/:seat?`, name, component: Nothing, meta: { title: () => name } }))
  const own = { path: '/page/:page/:part?', name: 'page', component: Nothing, meta: { title: () => 'page' } }
  const router = createRouter({ history: createMemoryHistory(), routes: [...routes, own] })
  await router.push('/desk')
  const Root: Component = { render: () => h(component) }
  const wrapper = mount(Root, { attachTo: document.body, global: { plugins: [pinia, router], provide } })
  await flushPromises()
  return { wrapper, seat, table }
}
