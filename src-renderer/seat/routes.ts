import type { Component } from 'vue'
import { createRouter, createWebHashHistory, useRouter, type RouteRecordRaw, type Router } from 'vue-router'
import type { GamePage } from '../games/game.ts'
import { OwnPage } from '../games/ownPage.ts'
import { fetchBefore, fetchPage, OWN_PAGE, ownPageTitle } from '../games/gamePages.ts'
import { joinTexts } from './texts/join.ts'
import { seatTexts } from './texts/seat.ts'
import { codeInFragment } from './joinCode.ts'

/** Each is fetched when it is wanted, and all of them once the first is there. */
const PAGES = {
  desk: () => import('./pages/NowPage.vue'),
  orders: () => import('./pages/OrdersPage.vue'),
  ledger: () => import('../features/ledger/LedgerPage.vue'),
  chronicle: () => import('./pages/ChroniclePage.vue'),
  charts: () => import('../features/charts/ChartsPage.vue'),
  rules: () => import('../features/rules/RulesPage.vue'),
  'house-rules': () => import('../features/house-rules/HouseRulesPage.vue'),
  recap: () => import('../features/recap/RecapPage.vue'),
  print: () => import('../features/print/PrintPage.vue'),
  more: () => import('./pages/MorePage.vue'),
  settings: () => import('./pages/SeatSettingsPage.vue'),
} as const

/** Fetches all pages, those of the game that is open among them, so that every one can be read when the table is away. */
export async function fetchPages(own: readonly GamePage[]): Promise<void> {
  const theirs = own.flatMap((page) => (page.seat === null ? [] : [() => fetchPage(page)]))
  await Promise.allSettled([...Object.values(PAGES), ...theirs].map((fetchOne) => fetchOne()))
}

/** What a player's device shows where the game has no page of that name. */
const ToDesk: Component = {
  setup() {
    void useRouter().replace({ name: 'desk' })
    return () => null
  },
}

type SeatPage = keyof typeof PAGES
type SeatPages = Readonly<Record<SeatPage, NonNullable<RouteRecordRaw['component']>>>

/**
 * The pages of a seat. They go by the names the game master's pages have, so that what links to those leads to these. `pages`: what stands at each address, where
 * it is not what a player's device shows.
 */
export function seatRoutes(pages: Partial<SeatPages> = {}): readonly RouteRecordRaw[] {
  const at = (path: string, name: SeatPage): RouteRecordRaw => ({
    path,
    name,
    component: pages[name] ?? PAGES[name],
    meta: { title: () => seatTexts.pages[name].label },
  })
  return [
    at('/', 'desk'),
    at('/orders', 'orders'),
    at('/ledger/:seat?', 'ledger'),
    at('/chronicle', 'chronicle'),
    at('/charts', 'charts'),
    at('/rules/:rule?', 'rules'),
    at('/house-rules', 'house-rules'),
    at('/recap', 'recap'),
    at('/print/:what?', 'print'),
    at('/more', 'more'),
    at('/settings', 'settings'),
    // No word of that length is a page: it is a code.
    { path: '/:page([a-z-]{1,24})/:part?', name: OWN_PAGE, component: OwnPage, props: { missing: ToDesk }, meta: { title: ownPageTitle } },
    { path: '/:elsewhere(.*)*', redirect: { name: 'desk' } },
  ]
}

/** Never shown: the code is handed in, and the address forgotten. */
const JOIN: RouteRecordRaw = {
  path: '/join=:code(.*)',
  alias: '/:code([0-9A-Za-z-]{26,30})',
  name: 'join',
  component: PAGES.desk,
  meta: { title: () => joinTexts.page },
}

/** `joins` hears of a code that is brought by an address while the page is open already. */
export function makeSeatRouter(joins: (code: string) => void): Router {
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [JOIN, ...seatRoutes()],
    scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  })
  router.beforeEach((to) => {
    if (to.name !== 'join') return true
    joins(codeInFragment(to.fullPath) ?? '')
    return { name: 'desk', replace: true }
  })
  router.beforeResolve(fetchBefore)
  // Until its first page is there the router hears of no other address.
  const hear = (): void => {
    const code = codeInFragment(location.hash)
    if (code !== null) joins(code)
  }
  const leaveOff = (): void => window.removeEventListener('hashchange', hear)
  window.addEventListener('hashchange', hear)
  router.isReady().then(leaveOff, leaveOff)
  return router
}
