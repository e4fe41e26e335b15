import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import type { RailPage } from './rail.ts'
import SideRail from './SideRail.vue'

const Sign = { render: () => h('svg') }
const page = (name: string, group: RailPage['group'], more: Partial<RailPage> = {}): RailPage => ({
  ...{ name, label: `The ${name}`, icon: Sign, to: `/${name}`, group },
  ...more,
})
const PAGES = [
  page('settings', 'foot'),
  page('desk', 'play', { waits: ', something asked' }),
  page('wars', 'world'),
  page('ledger', 'realm'),
]

let wrapper: ReturnType<typeof mount>
afterEach(() => wrapper.unmount())

async function mounted(path: string): Promise<Router> {
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:page/:part?', component: RouterView }] })
  await router.push(path)
  wrapper = mount(SideRail, { props: { pages: PAGES, label: 'Pages' }, global: { plugins: [router] }, attachTo: document.body })
  return router
}

test('pages stand in groups, in the order of the groups, under their titles', async () => {
  await mounted('/desk')
  expect(wrapper.findAll('a').map((link) => link.text())).toEqual(['The desk, something asked', 'The ledger', 'The wars', 'The settings'])
  const titles = wrapper.findAll('ul').map((list) => {
    const id = list.attributes('aria-labelledby')
    return id === undefined ? null : wrapper.get(`#${id}`).text()
  })
  expect(titles).toEqual(['Play', 'Realm', 'World', null])
})

test('the page that is shown is said to be the current one, and no other', async () => {
  const router = await mounted('/desk')
  const current = (): string[] => wrapper.findAll('[aria-current="page"]').map((link) => link.attributes('href') ?? '')
  expect(current()).toEqual(['/desk'])
  await wrapper.get('a[href="/wars"]').trigger('click')
  await router.isReady()
  await expect.poll(current).toEqual(['/wars'])
  expect(wrapper.findAll('.here')).toHaveLength(1)
})

test('what is pointed at or has the focus tells its name, until Escape or another has it', async () => {
  await mounted('/desk')
  const tip = (): string | undefined => (wrapper.find('.tip').exists() ? wrapper.get('.tip').text() : undefined)
  await wrapper.get('a[href="/ledger"]').trigger('mouseenter')
  expect(tip()).toBe('The ledger')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await nextTick()
  expect(tip()).toBeUndefined()
  await wrapper.get('a[href="/wars"]').trigger('focus')
  expect(tip()).toBe('The wars')
  await wrapper.get('a[href="/wars"]').trigger('blur')
  expect(tip()).toBeUndefined()
})
