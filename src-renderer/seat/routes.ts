import type { Component } from 'vue'
import type { RouteRecordRaw, Router } from 'vue-router'
import { createRouter, createWebHashHistory, useRouter } from 'vue-router'
import type { GamePage } from '../games/game.ts'
import { OwnPage } from '../games/ownPage.ts'
import { fetchBefore, fetchPage, OWN_PAGE, ownPageTitle } from '../games/ownPages.ts'
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

/** The pages of a seat. They go by the names the game master's pages have, so that what links to those leads to these. */
const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'desk', component: PAGES.desk, meta: { title: () => seatTexts.pages.desk.label } },
  { path: '/orders', name: 'orders', component: PAGES.orders, meta: { title: () => seatTexts.pages.orders.label } },
  { path: '/ledger/:seat?', name: 'ledger', component: PAGES.ledger, meta: { title: () => seatTexts.pages.ledger.label } },
  { path: '/chronicle', name: 'chronicle', component: PAGES.chronicle, meta: { title: () => seatTexts.pages.chronicle.label } },
  { path: '/charts', name: 'charts', component: PAGES.charts, meta: { title: () => seatTexts.pages.charts.label } },
  { path: '/rules/:rule?', name: 'rules', component: PAGES.rules, meta: { title: () => seatTexts.pages.rules.label } },
  {
    path: '/house-rules',
    name: 'house-rules',
    component: PAGES['house-rules'],
    meta: { title: () => seatTexts.pages['house-rules'].label },
  },
  { path: '/recap', name: 'recap', component: PAGES.recap, meta: { title: () => seatTexts.pages.recap.label } },
  { path: '/print/:what?', name: 'print', component: PAGES.print, meta: { title: () => seatTexts.pages.print.label } },
  { path: '/more', name: 'more', component: PAGES.more, meta: { title: () => seatTexts.pages.more.label } },
  { path: '/settings', name: 'settings', component: PAGES.settings, meta: { title: () => seatTexts.pages.settings.label } },
  // Never shown: the code is handed in, and the address forgotten.
  {
    path: '/join=:code(.*)',
    alias: '/:code([0-9A-Za-z-]{26,30})',
    name: 'join',
    component: PAGES.desk,
    meta: { title: () => joinTexts.page },
  },
  // No word of that length is a page: it is a code.
  { path: '/:page([a-z-]{1,24})/:part?', name: OWN_PAGE, component: OwnPage, props: { missing: ToDesk }, meta: { title: ownPageTitle } },
  { path: '/:elsewhere(.*)*', redirect: { name: 'desk' } },
]

/** `joins` hears of a code that is brought by an address while the page is open already. */
export function makeSeatRouter(joins: (code: string) => void): Router {
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [...routes],
    scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  })
  router.beforeEach((to) => {
    if (to.name !== 'join') return true
    joins(codeInFragment(to.fullPath) ?? '')
    return { name: 'desk', replace: true }
  })
  router.beforeResolve(fetchBefore)
  return router
}
