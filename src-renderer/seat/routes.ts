import type { RouteRecordRaw, Router } from 'vue-router'
import { createRouter, createWebHashHistory } from 'vue-router'
import { codeInFragment } from './joinCode.ts'
import NowPage from './pages/NowPage.vue'

/** The pages of a seat. They go by the names the game master's pages have, so that what links to those leads to these. */
const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'desk', component: NowPage, meta: { title: 'Now' } },
  { path: '/orders', name: 'orders', component: () => import('./pages/OrdersPage.vue'), meta: { title: 'Orders' } },
  { path: '/ledger/:seat?', name: 'ledger', component: () => import('../pages/LedgerPage.vue'), meta: { title: 'Ledger' } },
  { path: '/ages', name: 'ages', component: () => import('../pages/AgesPage.vue'), meta: { title: 'Ages' } },
  { path: '/booklet/:seat?', name: 'booklets', component: () => import('../pages/BookletsPage.vue'), meta: { title: 'Booklet' } },
  { path: '/timeline', name: 'timeline', component: () => import('../pages/TimelinePage.vue'), meta: { title: 'Timeline' } },
  { path: '/chronicle', name: 'chronicle', component: () => import('./pages/ChroniclePage.vue'), meta: { title: 'Chronicle' } },
  { path: '/more', name: 'more', component: () => import('./pages/MorePage.vue'), meta: { title: 'More' } },
  { path: '/settings', name: 'settings', component: () => import('./pages/SeatSettingsPage.vue'), meta: { title: 'Settings' } },
  // Never shown: the code is handed in, and the address forgotten.
  { path: '/join=:code(.*)', alias: '/:code([0-9A-Za-z-]{26,30})', name: 'join', component: NowPage, meta: { title: 'Join' } },
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
