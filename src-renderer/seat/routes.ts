import type { RouteRecordRaw, Router } from 'vue-router'
import { createRouter, createWebHashHistory } from 'vue-router'
import { joinTexts } from './texts/join.ts'
import { seatTexts } from './texts/seat.ts'
import { codeInFragment } from './joinCode.ts'

/** Each is fetched when it is wanted, and all of them once the first is there. */
const PAGES = {
  desk: () => import('./pages/NowPage.vue'),
  orders: () => import('./pages/OrdersPage.vue'),
  ledger: () => import('../features/ledger/LedgerPage.vue'),
  ages: () => import('../games/greatest-lineage/ages/AgesPage.vue'),
  booklets: () => import('../games/greatest-lineage/booklets/BookletsPage.vue'),
  timeline: () => import('../games/greatest-lineage/timeline/TimelinePage.vue'),
  wars: () => import('../games/greatest-lineage/wars/WarsPage.vue'),
  chronicle: () => import('./pages/ChroniclePage.vue'),
  print: () => import('../features/print/PrintPage.vue'),
  more: () => import('./pages/MorePage.vue'),
  settings: () => import('./pages/SeatSettingsPage.vue'),
} as const

/** Fetches all pages, so that every one can be read when the table is away. */
export async function fetchPages(): Promise<void> {
  await Promise.allSettled(Object.values(PAGES).map((fetchPage) => fetchPage()))
}

/** The pages of a seat. They go by the names the game master's pages have, so that what links to those leads to these. */
const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'desk', component: PAGES.desk, meta: { title: () => seatTexts.pages.desk.label } },
  { path: '/orders', name: 'orders', component: PAGES.orders, meta: { title: () => seatTexts.pages.orders.label } },
  { path: '/ledger/:seat?', name: 'ledger', component: PAGES.ledger, meta: { title: () => seatTexts.pages.ledger.label } },
  { path: '/ages', name: 'ages', component: PAGES.ages, meta: { title: () => seatTexts.pages.ages.label } },
  { path: '/booklet/:seat?', name: 'booklets', component: PAGES.booklets, meta: { title: () => seatTexts.pages.booklets.label } },
  { path: '/timeline', name: 'timeline', component: PAGES.timeline, meta: { title: () => seatTexts.pages.timeline.label } },
  { path: '/wars', name: 'wars', component: PAGES.wars, meta: { title: () => seatTexts.pages.wars.label } },
  { path: '/chronicle', name: 'chronicle', component: PAGES.chronicle, meta: { title: () => seatTexts.pages.chronicle.label } },
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
  return router
}
