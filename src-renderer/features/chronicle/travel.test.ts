import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createApp, defineComponent, h, type Component } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { afterEach, describe, expect, test } from 'vitest'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import TimeBanner from './TimeBanner.vue'
import { useKeys } from '../../commands/keys.ts'
import { useTable } from '../../stores/table.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { useTimeAddress } from './travel.ts'

const Nothing: Component = { render: () => h('div') }

interface Looking {
  readonly host: TinyHost
  readonly table: ReturnType<typeof useTable>
  readonly router: Router
  readonly wrapper: VueWrapper
}

let mounted: VueWrapper | null = null
afterEach(() => {
  mounted?.unmount()
  document.body.innerHTML = ''
})

/** A table of four entries at this address, with the banner and the keys. */
async function look(address: string): Promise<Looking> {
  const host = tinyHost(tinyGame())
  await host.answer('app')
  await host.answer({ food: 10, wood: 5 })
  await host.session.note('a long evening')
  const pinia = createPinia()
  const page = (path: string, name: string) => ({ path: `/table/:campaign/${path}`, name, component: Nothing, meta: { title: () => name } })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'library', component: Nothing, meta: { title: () => 'Library' } },
      page('desk', 'desk'),
      page('ledger/:seat?', 'ledger'),
      page('share', 'share'),
    ],
  })
  await router.push(address)
  const table = createApp(Nothing)
    .use(pinia)
    .provide(BRIDGE, host.bridge)
    .runWithContext(() => useTable())
  const Root = defineComponent(() => {
    useKeys()
    useTimeAddress()
    return () => h(TimeBanner)
  })
  const wrapper = mount(Root, {
    attachTo: document.body,
    global: { plugins: [pinia, router], provide: { [BRIDGE as symbol]: host.bridge } },
  })
  mounted = wrapper
  await table.openTable('tiny')
  await flushPromises()
  return { host, table, router, wrapper }
}

const at = ({ router }: Looking): unknown => router.currentRoute.value.query['at']

async function key(code: string, shift = false): Promise<void> {
  const name = code.replace('Key', '')
  window.dispatchEvent(new KeyboardEvent('keydown', { code, key: shift ? name : name.toLowerCase(), shiftKey: shift, cancelable: true }))
  await flushPromises()
}

describe('looking back by the address', () => {
  test('the address says what is shown, from the first moment on', async () => {
    const looking = await look('/table/tiny/desk?at=1')
    expect(looking.table.past).toBe(1)
    expect(looking.table.entries).toHaveLength(2)
    expect(looking.wrapper.text().replace(/\s+/g, ' ')).toContain('after entry 1 of 3, births')
    expect(looking.wrapper.text()).toContain('2 entries came after.')
  })

  test('it goes along from page to page, and the way back of the browser leads out of it', async () => {
    const looking = await look('/table/tiny/desk')
    expect(looking.wrapper.find('section').exists()).toBe(false)
    await looking.router.push({ query: { at: '1' } })
    await flushPromises()
    await looking.router.push('/table/tiny/ledger/elves')
    expect([looking.router.currentRoute.value.path, at(looking)]).toEqual(['/table/tiny/ledger/elves', '1'])
    await looking.router.replace({ query: { view: 'statement' } })
    expect(looking.router.currentRoute.value.query).toEqual({ view: 'statement', at: '1' })
    looking.router.back()
    await flushPromises()
    looking.router.back()
    await flushPromises()
    expect([at(looking), looking.table.past]).toEqual([undefined, null])
  })

  test('another page than the table has nothing of it', async () => {
    const looking = await look('/table/tiny/desk?at=1')
    await looking.router.push('/')
    expect(looking.router.currentRoute.value.fullPath).toBe('/')
    expect(looking.wrapper.find('section').exists()).toBe(false)
  })

  test('an entry that is not there: the table is shown as it is', async () => {
    const looking = await look('/table/tiny/desk?at=77')
    expect([looking.table.past, at(looking)]).toEqual([null, undefined])
  })

  test('J and L go from entry to entry, with Shift from turn to turn, and Escape returns', async () => {
    const looking = await look('/table/tiny/desk?at=2')
    await key('KeyJ')
    expect([at(looking), looking.table.past]).toEqual(['1', 1])
    await key('KeyL')
    await key('KeyL')
    expect(at(looking)).toBe('3')
    await key('KeyL')
    expect(at(looking)).toBe('3')
    await key('KeyJ', true)
    expect(at(looking)).toBe('0')
    await key('KeyJ')
    expect(at(looking)).toBe('0')
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', cancelable: true }))
    await flushPromises()
    expect([at(looking), looking.table.past]).toEqual([undefined, null])
    expect(looking.table.entries).toHaveLength(4)
  })

  test('what happens meanwhile waits, and is counted', async () => {
    const looking = await look('/table/tiny/desk?at=3')
    expect(looking.wrapper.text()).not.toContain('came after')
    await looking.host.session.note('meanwhile')
    await flushPromises()
    expect(looking.table.entries).toHaveLength(4)
    expect(looking.wrapper.text()).toContain('1 entry came after.')
    await looking.wrapper.findAll('button').at(-1)?.trigger('click')
    await flushPromises()
    expect(looking.table.entries).toHaveLength(5)
    expect(looking.wrapper.find('section').exists()).toBe(false)
  })

  test('where something is done to the table as it is, it says so', async () => {
    const looking = await look('/table/tiny/share?at=1')
    expect(looking.wrapper.text()).toContain('What is shared from this page is of now.')
  })
})
