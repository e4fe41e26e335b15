import type { RouteRecordRaw, Router } from 'vue-router'
import { createRouter, createWebHashHistory } from 'vue-router'
import { pagesTexts } from './texts/pages.ts'

declare module 'vue-router' {
  interface RouteMeta {
    /** Heads the window's title and is read out when the page comes up. */
    readonly title?: () => string
    /** Stands in the row of pages of an open campaign. */
    readonly nav?: true
  }
}

/** Pages of an open campaign, in the order in which they stand in the bar. `campaign` is its ref. */
const tablePages: readonly RouteRecordRaw[] = [
  { path: '', redirect: (to) => ({ name: 'desk', params: to.params }) },
  {
    path: 'desk',
    name: 'desk',
    component: () => import('../features/desk/DeskPage.vue'),
    meta: { title: () => pagesTexts.desk, nav: true },
  },
  {
    path: 'ledger/:seat?',
    name: 'ledger',
    component: () => import('../features/ledger/LedgerPage.vue'),
    meta: { title: () => pagesTexts.ledger, nav: true },
  },
  {
    path: 'ages',
    name: 'ages',
    component: () => import('../games/greatest-lineage/ages/AgesPage.vue'),
    meta: { title: () => pagesTexts.ages, nav: true },
  },
  {
    path: 'booklets/:seat?',
    name: 'booklets',
    component: () => import('../games/greatest-lineage/booklets/BookletsPage.vue'),
    meta: { title: () => pagesTexts.booklets, nav: true },
  },
  {
    path: 'timeline',
    name: 'timeline',
    component: () => import('../games/greatest-lineage/timeline/TimelinePage.vue'),
    meta: { title: () => pagesTexts.timeline, nav: true },
  },
  {
    path: 'wars',
    name: 'wars',
    component: () => import('../games/greatest-lineage/wars/WarsPage.vue'),
    meta: { title: () => pagesTexts.wars, nav: true },
  },
  {
    path: 'house/:seat?',
    name: 'house',
    component: () => import('../games/greatest-lineage/house/HousePage.vue'),
    meta: { title: () => pagesTexts.house, nav: true },
  },
  {
    path: 'works/:seat?',
    name: 'works',
    component: () => import('../games/greatest-lineage/works/WorksPage.vue'),
    meta: { title: () => pagesTexts.works, nav: true },
  },
  {
    path: 'charts',
    name: 'charts',
    component: () => import('../features/charts/ChartsPage.vue'),
    meta: { title: () => pagesTexts.charts, nav: true },
  },
  {
    path: 'chronicle/:part?',
    name: 'chronicle',
    component: () => import('../features/chronicle/ChroniclePage.vue'),
    meta: { title: () => pagesTexts.chronicle, nav: true },
  },
  {
    path: 'rules/:rule?',
    name: 'rules',
    component: () => import('../features/rules/RulesPage.vue'),
    meta: { title: () => pagesTexts.rules, nav: true },
  },
  {
    path: 'house-rules',
    name: 'house-rules',
    component: () => import('../features/house-rules/HouseRulesPage.vue'),
    meta: { title: () => pagesTexts.houseRules, nav: true },
  },
  {
    path: 'print/:what?',
    name: 'print',
    component: () => import('../features/print/PrintPage.vue'),
    meta: { title: () => pagesTexts.print },
  },
  {
    path: 'share/:part?',
    name: 'share',
    component: () => import('../features/share/SharePage.vue'),
    meta: { title: () => pagesTexts.share, nav: true },
  },
]

/** `label`: read it when it is shown, it follows the language. */
export const TABLE_NAV = tablePages.flatMap(({ name, meta }) =>
  typeof name === 'string' && meta?.nav === true && meta.title !== undefined ? [{ name, label: meta.title }] : [],
)

const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'library', component: () => import('../features/library/LibraryPage.vue'), meta: { title: () => pagesTexts.library } },
  { path: '/new', name: 'setup', component: () => import('../features/setup/SetupPage.vue'), meta: { title: () => pagesTexts.setup } },
  {
    path: '/table/:campaign',
    component: () => import('./TablePage.vue'),
    // The pages inside read parameters of their own off the route.
    props: ({ params }) => ({ campaign: params['campaign'] }),
    meta: { title: () => pagesTexts.table },
    children: [...tablePages],
  },
  {
    path: '/settings',
    name: 'settings',
    component: () => import('../features/settings/SettingsPage.vue'),
    meta: { title: () => pagesTexts.settings },
  },
  // What stands there is the app's own: the address alone is kept here, so that it tells nothing.
  { path: '/curtain', name: 'curtain', component: { render: () => null }, meta: { title: () => pagesTexts.product } },
  { path: '/keys', name: 'keys', component: () => import('./KeysPage.vue'), meta: { title: () => pagesTexts.keys } },
  {
    path: '/:elsewhere(.*)*',
    name: 'missing',
    component: () => import('./MissingPage.vue'),
    meta: { title: () => pagesTexts.missing },
  },
]

export function makeRouter(): Router {
  return createRouter({ history: createWebHashHistory(), routes: [...routes], scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 } })
}
