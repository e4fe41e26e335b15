import type { RouteRecordRaw, Router } from 'vue-router'
import { createRouter, createWebHashHistory } from 'vue-router'

declare module 'vue-router' {
  interface RouteMeta {
    /** Heads the window's title and is read out when the page comes up. */
    readonly title: string
    /** Stands in the row of pages of an open campaign. */
    readonly nav?: string
  }
}

/** Pages of an open campaign, in the order in which they stand in the bar. `campaign` is its ref. */
const tablePages: readonly RouteRecordRaw[] = [
  { path: '', redirect: (to) => ({ name: 'desk', params: to.params }) },
  { path: 'desk', name: 'desk', component: () => import('./pages/DeskPage.vue'), meta: { title: 'Desk', nav: 'Desk' } },
  { path: 'ledger/:seat?', name: 'ledger', component: () => import('./pages/LedgerPage.vue'), meta: { title: 'Ledger', nav: 'Ledger' } },
  { path: 'ages', name: 'ages', component: () => import('./pages/AgesPage.vue'), meta: { title: 'Ages', nav: 'Ages' } },
  {
    path: 'booklets/:seat?',
    name: 'booklets',
    component: () => import('./pages/BookletsPage.vue'),
    meta: { title: 'Booklets', nav: 'Booklets' },
  },
  { path: 'timeline', name: 'timeline', component: () => import('./pages/TimelinePage.vue'), meta: { title: 'Timeline', nav: 'Timeline' } },
  { path: 'wars', name: 'wars', component: () => import('./pages/WarsPage.vue'), meta: { title: 'Wars', nav: 'Wars' } },
  { path: 'house/:seat?', name: 'house', component: () => import('./pages/HousePage.vue'), meta: { title: 'House', nav: 'House' } },
  { path: 'works/:seat?', name: 'works', component: () => import('./pages/WorksPage.vue'), meta: { title: 'Works', nav: 'Works' } },
  { path: 'charts', name: 'charts', component: () => import('./pages/ChartsPage.vue'), meta: { title: 'Charts', nav: 'Charts' } },
  {
    path: 'chronicle/:part?',
    name: 'chronicle',
    component: () => import('./pages/ChroniclePage.vue'),
    meta: { title: 'Chronicle', nav: 'Chronicle' },
  },
  { path: 'rules/:rule?', name: 'rules', component: () => import('./pages/RulesPage.vue'), meta: { title: 'Rules', nav: 'Rules' } },
  {
    path: 'house-rules',
    name: 'house-rules',
    component: () => import('./pages/HouseRulesPage.vue'),
    meta: { title: 'House rules', nav: 'House rules' },
  },
  { path: 'share/:part?', name: 'share', component: () => import('./pages/SharePage.vue'), meta: { title: 'Share', nav: 'Share' } },
]

export const TABLE_NAV = tablePages.flatMap(({ name, meta }) =>
  typeof name === 'string' && meta?.nav !== undefined ? [{ name, label: meta.nav }] : [],
)

const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'library', component: () => import('./pages/LibraryPage.vue'), meta: { title: 'Library' } },
  { path: '/new', name: 'setup', component: () => import('./pages/SetupPage.vue'), meta: { title: 'New campaign' } },
  {
    path: '/table/:campaign',
    component: () => import('./pages/TablePage.vue'),
    // The pages inside read parameters of their own off the route.
    props: ({ params }) => ({ campaign: params['campaign'] }),
    meta: { title: 'Table' },
    children: [...tablePages],
  },
  { path: '/settings', name: 'settings', component: () => import('./pages/SettingsPage.vue'), meta: { title: 'Settings' } },
  // What stands there is the app's own: the address alone is kept here, so that it tells nothing.
  { path: '/curtain', name: 'curtain', component: { render: () => null }, meta: { title: 'Lineage Workbench' } },
  { path: '/keys', name: 'keys', component: () => import('./pages/KeysPage.vue'), meta: { title: 'Keys' } },
  { path: '/:elsewhere(.*)*', name: 'missing', component: () => import('./pages/MissingPage.vue'), meta: { title: 'Nothing here' } },
]

export function makeRouter(): Router {
  return createRouter({ history: createWebHashHistory(), routes: [...routes], scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 } })
}
