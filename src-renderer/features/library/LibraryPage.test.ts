import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CampaignPreview, CampaignSummary, WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { message } from '../../../src-shared/messages/message.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { GAMES } from '../../../src-shared/games/registry.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { useCommandRegistry } from '../../commands/commands.ts'
import { usePreferences } from '../../stores/preferences.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import LibraryPage from './LibraryPage.vue'

const [GAME] = GAMES
const [SEAT = ''] = Object.keys(GAME?.accents ?? {})
const PLAYERS = [{ seat: SEAT, name: 'Ada' }]
const GOOD: CampaignSummary = {
  ref: 'iron',
  title: 'Iron',
  game: GAME?.id ?? '',
  players: PLAYERS,
  cursor: { turn: 7, seat: SEAT, phase: 4 },
  entries: 90,
  modified: 20,
  trouble: null,
}
const OLDER: CampaignSummary = { ...GOOD, ref: 'winter', title: 'Winter', modified: 10 }
const DAMAGED: CampaignSummary = { ...GOOD, ref: 'cut', title: 'Cut', modified: 30, trouble: message('campaign.unreadable') }

const FIGURES: CampaignPreview['curves'][number] = {
  ...{ kind: 'lines', title: 'Culture: the ashen lead', about: '', axis: 'Round', unit: '', notes: [], rounds: true },
  labels: ['0', '1', '2'],
  series: [{ id: SEAT, name: 'Ashen', tone: { colour: 'accent-1', mark: 0 }, values: [1, 2, 3] }],
}
const GLANCE: CampaignPreview = {
  players: [{ seat: SEAT, name: 'Adele', seated: 'Ashen' }],
  curves: [FIGURES],
  last: { text: 'The house rejoices.', seat: SEAT },
}

let wrapper: VueWrapper
let router: Router

async function show(overrides: Partial<WorkbenchApi>, pinia = createPinia()): Promise<void> {
  router = createRouter({
    history: createMemoryHistory(),
    routes: ['/', '/setup', '/trash', '/table/:campaign'].map((path) => ({
      path,
      name: { '/setup': 'setup', '/trash': 'trash', '/table/:campaign': 'desk' }[path] ?? 'library',
      component: { render: () => null },
    })),
  })
  wrapper = mount(LibraryPage, {
    global: { plugins: [router, pinia], provide: { [BRIDGE as symbol]: tinyHost(toyGame(), overrides).bridge } },
  })
  await settle()
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await flushPromises()
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const titles = (): string[] => wrapper.findAll('[aria-label="Campaigns"] h2').map((heading) => heading.text())
const buttons = (name: string): number => wrapper.findAll('button, a.button').filter((one) => one.text() === name).length

beforeEach(() => vi.restoreAllMocks())
afterEach(() => {
  wrapper.unmount()
  tellIn(() => 'en')
})

test('what was played last and can be played on lies on top, and it alone is looked into', async () => {
  const glance = vi.fn(() => Promise.resolve(GLANCE))
  await show({ library: () => Promise.resolve([DAMAGED, OLDER, GOOD]), glance })
  expect(titles()).toEqual(['Iron', 'Cut', 'Winter'])
  expect(glance.mock.calls).toEqual([['iron', 'en']])
  const [first] = wrapper.findAll('[aria-label="Campaigns"] > li')
  expect(first?.text()).toContain('Adele')
  expect(first?.text()).toContain('The house rejoices.')
  expect(first?.text()).toContain('Culture: the ashen lead')
  expect(first?.text()).toMatch(/Round 7 · \w+ · \w/)
  expect(first?.findAll('.rounds li')).toHaveLength(7)
})

test('who comes back sees the shelf once it is read anew: no row moves away under a hand', async () => {
  const pinia = createPinia()
  const reads: ((shelf: readonly CampaignSummary[]) => void)[] = []
  const library = () => new Promise<readonly CampaignSummary[]>((read) => reads.push(read))
  await show({ library }, pinia)
  reads[0]?.([OLDER, GOOD])
  await settle()
  expect(wrapper.findAll('ul.list > *')).toHaveLength(2)
  wrapper.unmount()

  await show({ library }, pinia)
  expect(wrapper.findAll('ul.list > *')).toHaveLength(0)
  expect(wrapper.get('[role="status"]').text()).toContain('Reading the library')
  reads[1]?.([{ ...OLDER, modified: 40 }, GOOD])
  await settle()
  expect(wrapper.findAll('ul.list > *').map((row) => row.text())).toEqual([
    expect.stringContaining('Winter'),
    expect.stringContaining('Iron'),
  ])
})

test('the shelf stands though the host can tell no more of a campaign', async () => {
  await show({ library: () => Promise.resolve([GOOD]), glance: () => Promise.reject(new Error('no such method')) })
  expect(titles()).toEqual(['Iron'])
  expect(wrapper.text()).toContain('Ada')
  expect(wrapper.find('.courses').exists()).toBe(false)
  expect(wrapper.find('.curves, .last').exists()).toBe(false)
})

test('where no campaign can be played on, all are rows and nothing is asked', async () => {
  const glance = vi.fn(() => Promise.resolve(GLANCE))
  await show({ library: () => Promise.resolve([DAMAGED]), glance })
  expect(wrapper.find('.newest').exists()).toBe(false)
  expect(glance).not.toHaveBeenCalled()
  expect(buttons('Continue')).toBe(0)
})

test('Continue goes by Enter', async () => {
  await show({ library: () => Promise.resolve([OLDER, GOOD]) })
  const go = wrapper.findAll('a.button.primary')
  expect(go.map((one) => one.attributes('href'))).toEqual(['/table/iron'])
  const registry = useCommandRegistry(wrapper.vm.$pinia)
  expect(registry.commands.find(({ keys }) => keys?.includes('Enter'))?.title).toBe('Continue Iron')
  registry.run('library.continue')
  await flushPromises()
  expect(router.currentRoute.value.fullPath).toBe('/table/iron')
})

test('it is told anew where the language changes', async () => {
  const glance = vi.fn(() => Promise.resolve(GLANCE))
  await show({ library: () => Promise.resolve([GOOD]), glance })
  const preferences = usePreferences(wrapper.vm.$pinia)
  preferences.set({ language: 'de' })
  await settle()
  expect(glance.mock.calls).toEqual([
    ['iron', 'en'],
    ['iron', 'de'],
  ])
  expect(wrapper.text()).toContain('Weiterspielen')
  preferences.set({ language: 'system' })
})

test('an empty shelf has every way on once', async () => {
  await show({ library: () => Promise.resolve([]) })
  for (const name of ['Open the sample', 'New campaign', 'Open a file']) expect([name, buttons(name)]).toEqual([name, 1])
  expect(wrapper.findAll('.button.primary').map((one) => one.text())).toEqual(['Open the sample'])
})
