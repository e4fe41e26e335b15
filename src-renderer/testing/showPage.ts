import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, type Pinia } from 'pinia'
import { createApp, h, type Component } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { accept } from '../../src-shared/kernel/problem.ts'
import { BRIDGE } from '../bridge/hostBridge.ts'
import WhySheet from '../features/why/WhySheet.vue'
import { useTable } from '../stores/table.ts'
import { tinyGame } from './tinyGame.ts'
import { tinyHost, type TinyHost } from './tinyBridge.ts'

const Nothing: Component = { render: () => h('div') }

export interface ShownPage {
  readonly wrapper: VueWrapper
  readonly router: Router
  readonly pinia: Pinia
  /** Text of what has come up over the page (the why sheet), with its white space evened out. */
  readonly over: () => string
}

/** A page of an open campaign at `address` (from the campaign on: `ledger/elves`), with the sheet that tells why. */
export async function showPage(
  page: Component,
  address: string,
  entries: readonly SeenEntry[],
  change: Partial<TableView> = {},
): Promise<ShownPage> {
  const host: TinyHost = tinyHost(tinyGame(), {
    openTable: async () => accept({ ...(await host.session.view()), pending: [], entries, ...change }),
  })
  const { bridge } = host
  const pinia = createPinia()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/table/:campaign/ledger/:seat?', name: 'ledger', component: Nothing, meta: { title: () => 'Ledger' } },
      { path: '/table/:campaign/figures', name: 'figures', component: Nothing, meta: { title: () => 'Figures' } },
      { path: '/table/:campaign/desk', name: 'desk', component: Nothing, meta: { title: () => 'Desk' } },
      { path: '/table/:campaign/chronicle/:part?', name: 'chronicle', component: Nothing, meta: { title: () => 'Chronicle' } },
      { path: '/table/:campaign/print/:what?', name: 'print', component: Nothing, meta: { title: () => 'Print' } },
      { path: '/table/:campaign/:page/:part?', name: 'page', component: Nothing, meta: { title: () => 'Page' } },
    ],
  })
  await router.push(`/table/tiny/${address}`)
  const table = createApp(Nothing)
    .use(pinia)
    .provide(BRIDGE, bridge)
    .runWithContext(() => useTable())
  await table.openTable('tiny')
  const Root: Component = { render: () => h('main', { id: 'main' }, [h(page), h(WhySheet)]) }
  const wrapper = mount(Root, { attachTo: document.body, global: { plugins: [pinia, router], provide: { [BRIDGE as symbol]: bridge } } })
  await flushPromises()
  const over = (): string => (document.querySelector('[role="dialog"]')?.textContent ?? '').replace(/\s+/g, ' ')
  return { wrapper, router, pinia, over }
}
