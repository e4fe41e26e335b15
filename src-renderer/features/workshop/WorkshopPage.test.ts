import 'fake-indexeddb/auto'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { createPinia } from 'pinia'
import { GAMES } from '../../../src-shared/games/registry.ts'
import { workshopOf } from '../../games/workshops.ts'
import WorkshopPage from './WorkshopPage.vue'

let wrapper: VueWrapper | null = null
afterEach(() => {
  wrapper?.unmount()
  wrapper = null
})

async function at(address: string): Promise<string> {
  const route = (name: string, path: string): { name: string; path: string; component: object } => ({ name, path, component: WorkshopPage })
  const routes = [route('workshop', '/workshop/:game/:page/:part?'), route('library', '/'), route('setup', '/new')]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push(address)
  wrapper = mount(WorkshopPage, { global: { plugins: [createPinia(), router] } })
  for (let turn = 0; turn < 5; turn++) {
    await flushPromises()
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
  }
  return wrapper.text()
}

test('every page of every workshop comes up without a campaign', async () => {
  const pages = await Promise.all(GAMES.map(async ({ id }) => (await workshopOf(id)).pages.map(({ name }) => `/workshop/${id}/${name}`)))
  expect(pages.flat().length).toBeGreaterThan(0)
  for (const page of pages.flat()) {
    expect(await at(page)).not.toBe('')
    expect(wrapper?.find('h1').exists()).toBe(true)
    wrapper?.unmount()
  }
})

test('a page or a game there is not is said to be missing', async () => {
  const missing = await at(`/workshop/${GAMES[0]?.id ?? ''}/nothing`)
  expect(missing).not.toBe('')
  wrapper?.unmount()
  expect(await at('/workshop/none/scenarios')).toBe(missing)
})
