import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, type Pinia } from 'pinia'
import { createApp, h, type Component } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { useKeys } from '../commands/keys.ts'
import { DraftStorage, pageMark } from '../storage/drafts.ts'
import { DRAFT_STORAGE } from '../stores/drafts.ts'
import { useTable } from '../stores/table.ts'
import type { TinyHost } from './tinyBridge.ts'

const NAMES = [
  'library',
  'trash',
  'setup',
  'desk',
  'ledger',
  'figures',
  'take-over',
  'what-if',
  'play-out',
  'charts',
  'chronicle',
  'rules',
  'house-rules',
  'share',
  'recap',
  'settings',
  'keys',
] as const
const Nothing: Component = { render: () => h('div') }

export interface Mounted {
  readonly wrapper: VueWrapper
  readonly table: ReturnType<typeof useTable>
  readonly router: Router
  /** For stores taken from outside of a component: an action still under way in an earlier test may have made another one the active one. */
  readonly pinia: Pinia
}

/** The table store alone, opened at the host's table. */
export async function openedTable(host: TinyHost): Promise<ReturnType<typeof useTable>> {
  const app = createApp(Nothing).use(createPinia()).provide(BRIDGE, host.bridge)
  const table = app.runWithContext(() => useTable())
  await table.openTable('tiny')
  return table
}

/** A component at the open table, with keys bound as in the app; `props` are worked out when the table is open. */
export async function mountAt(
  host: TinyHost,
  component: Component,
  props: (table: ReturnType<typeof useTable>) => object = () => ({}),
): Promise<Mounted> {
  const pinia = createPinia()
  const routes = NAMES.map((name) => ({ path: `/${name}/:campaign?/:more?`, name, component: Nothing, meta: { title: () => name } }))
  const print = { path: '/print/:campaign?/:what?', name: 'print', component: Nothing, meta: { title: () => 'print' } }
  const own = { path: '/page/:campaign?/:page?/:part?', name: 'page', component: Nothing, meta: { title: () => 'page' } }
  const workshop = { path: '/workshop/:game/:page/:part?', name: 'workshop', component: Nothing, meta: { title: () => 'workshop' } }
  const router = createRouter({ history: createMemoryHistory(), routes: [...routes, print, own, workshop] })
  await router.push('/desk/tiny')
  const table = createApp(Nothing)
    .use(pinia)
    .provide(BRIDGE, host.bridge)
    .runWithContext(() => useTable())
  await table.openTable('tiny')
  const Root: Component = {
    setup() {
      useKeys()
      return () => h(component, props(table))
    },
  }
  const wrapper = mount(Root, {
    attachTo: document.body,
    global: {
      plugins: [pinia, router],
      provide: { [BRIDGE as symbol]: host.bridge, [DRAFT_STORAGE as symbol]: new DraftStorage(pageMark()) },
    },
  })
  await flushPromises()
  return { wrapper, table, router, pinia }
}
