import { BookOpenText, ChartLine, ListChecks, Scale, ScrollText, Share2, Sigma } from '@lucide/vue'
import { defineAsyncComponent, type Component } from 'vue'
import {
  createRouter,
  createWebHashHistory,
  type RouteLocationNormalized,
  type RouteMeta,
  type RouteRecordRaw,
  type Router,
} from 'vue-router'
import { OwnPage } from '../games/ownPage.ts'
import { fetchBefore, OWN_PAGE, ownPageTitle } from '../games/gamePages.ts'
import type { RailGroupId } from '../ui/rail.ts'
import { pagesTexts } from './texts/pages.ts'

declare module 'vue-router' {
  interface RouteMeta {
    /** Heads the window's title and is read out when the page comes up. */
    readonly title?: (at: RouteLocationNormalized) => string
    /** Its place in the rail of an open campaign; absent: it does not stand there. Read its label when it is shown. */
    readonly nav?: { readonly label: () => string; readonly group: RailGroupId; readonly icon: Component }
  }
}

const MissingPage = defineAsyncComponent<Component>(() => import('./MissingPage.vue'))

function inRail(group: RailGroupId, icon: Component, label: () => string): RouteMeta {
  return { title: label, nav: { label, group, icon } }
}

/** Pages of an open campaign, in the order in which the palette and the keys know them. `campaign` is its ref. */
const tablePages: readonly RouteRecordRaw[] = [
  { path: '', redirect: (to) => ({ name: 'desk', params: to.params }) },
  {
    path: 'desk',
    name: 'desk',
    component: () => import('../features/desk/DeskPage.vue'),
    meta: inRail('play', ListChecks, () => pagesTexts.desk),
  },
  {
    path: 'ledger/:seat?',
    name: 'ledger',
    component: () => import('../features/ledger/LedgerPage.vue'),
    meta: inRail('realm', Sigma, () => pagesTexts.ledger),
  },
  {
    path: 'figures',
    name: 'figures',
    component: () => import('../features/figures/FiguresPage.vue'),
    meta: { title: () => pagesTexts.figures },
  },
  {
    path: 'take-over',
    name: 'take-over',
    component: () => import('../features/take-over/TakeOverPage.vue'),
    meta: { title: () => pagesTexts.takeOver },
  },
  {
    path: 'what-if',
    name: 'what-if',
    component: () => import('../features/what-if/WhatIfPage.vue'),
    meta: { title: () => pagesTexts.whatIf },
  },
  {
    path: 'play-out',
    name: 'play-out',
    component: () => import('../features/what-if/PlayOutPage.vue'),
    meta: { title: () => pagesTexts.playOut },
  },
  {
    path: 'charts',
    name: 'charts',
    component: () => import('../features/charts/ChartsPage.vue'),
    meta: inRail('record', ChartLine, () => pagesTexts.charts),
  },
  {
    path: 'chronicle/:part?',
    name: 'chronicle',
    component: () => import('../features/chronicle/ChroniclePage.vue'),
    meta: inRail('record', ScrollText, () => pagesTexts.chronicle),
  },
  {
    path: 'rules/:rule?',
    name: 'rules',
    component: () => import('../features/rules/RulesPage.vue'),
    meta: inRail('record', BookOpenText, () => pagesTexts.rules),
  },
  {
    path: 'house-rules',
    name: 'house-rules',
    component: () => import('../features/house-rules/HouseRulesPage.vue'),
    meta: inRail('record', Scale, () => pagesTexts.houseRules),
  },
  {
    path: 'recap',
    name: 'recap',
    component: () => import('../features/recap/RecapPage.vue'),
    meta: { title: () => pagesTexts.recap },
  },
  {
    path: 'print/:what?',
    name: 'print',
    component: () => import('../features/print/PrintPage.vue'),
    meta: { title: () => pagesTexts.print },
  },
  {
    path: 'display',
    name: 'display',
    component: () => import('../features/share/DisplayDoorPage.vue'),
    meta: { title: () => pagesTexts.display },
  },
  {
    path: 'share/:part?',
    name: 'share',
    component: () => import('../features/share/SharePage.vue'),
    meta: inRail('foot', Share2, () => pagesTexts.share),
  },
  {
    path: ':page/:part?',
    name: OWN_PAGE,
    component: OwnPage,
    props: { missing: MissingPage },
    meta: { title: ownPageTitle },
  },
]

/** The pages in the rail that every game has; `label`: read it when it is shown, it follows the language. */
export const TABLE_NAV = tablePages.flatMap(({ name, meta }) =>
  typeof name === 'string' && meta?.nav !== undefined ? [{ name, ...meta.nav }] : [],
)

const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'library', component: () => import('../features/library/LibraryPage.vue'), meta: { title: () => pagesTexts.library } },
  { path: '/new', name: 'setup', component: () => import('../features/setup/SetupPage.vue'), meta: { title: () => pagesTexts.setup } },
  {
    path: '/trash',
    name: 'trash',
    component: () => import('../features/library/TrashPage.vue'),
    meta: { title: () => pagesTexts.trash },
  },
  // Pages of a game that need no campaign; `part`: what is made there.
  {
    path: '/workshop/:game/:page/:part?',
    name: 'workshop',
    component: () => import('../features/workshop/WorkshopPage.vue'),
    meta: { title: () => pagesTexts.workshop },
  },
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
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [...routes],
    scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  })
  router.beforeResolve(fetchBefore)
  return router
}
