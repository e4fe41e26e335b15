import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createMemoryHistory, createRouter } from 'vue-router'
import { expect, test, vi } from 'vitest'
import type { CampaignSummary } from '../../../src-shared/contract/workbenchApi.ts'
import { message } from '../../../src-shared/messages/message.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import CampaignRow from './CampaignRow.vue'

const CAMPAIGN: CampaignSummary = {
  ref: 'iron',
  title: 'Iron',
  game: 'toy',
  players: [],
  cursor: null,
  entries: 0,
  modified: 0,
  trouble: null,
}

async function textOf(campaign: CampaignSummary): Promise<string> {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: { render: () => null } },
      { path: '/table/:campaign', name: 'desk', component: { render: () => null } },
    ],
  })
  const row = mount(CampaignRow, {
    props: { campaign },
    global: { plugins: [router, createPinia()], provide: { [BRIDGE as symbol]: tinyHost(toyGame()).bridge } },
  })
  await vi.dynamicImportSettled()
  await flushPromises()
  return row.text()
}

test('a campaign tells how far it is; a file that cannot be read tells only why', async () => {
  expect(await textOf(CAMPAIGN)).toContain('Not begun')
  const unread = await textOf({ ...CAMPAIGN, trouble: message('file.openThere', { name: 'Iron.lineage', process: 7 }) })
  expect(unread).toContain('Iron.lineage')
  expect(unread).not.toContain('Not begun')
  expect(unread).not.toContain('0 entries')
})

test('what is known of a campaign that is open elsewhere is told', async () => {
  const trouble = message('file.openThere', { name: 'Iron.lineage', process: 7 })
  expect(await textOf({ ...CAMPAIGN, entries: 12, trouble })).toContain('12 entries')
})

test('a row tells which game it is of, and its seats and place in the words of that game', async () => {
  const players = [{ seat: 'elves', name: 'Ada' }]
  const told = await textOf({ ...CAMPAIGN, game: 'greatest-lineage', players, cursor: { turn: 2, seat: 'elves', phase: 4 }, entries: 9 })
  expect(told).toContain('The Greatest Lineage')
  expect(told).toMatch(/Ada\s*\(Elves\)/)
  expect(told).toMatch(/Round 2 · Elves · \w/)
})

test('a game this program does not have is said to be so, and its campaign is told as far as it is known', async () => {
  const told = await textOf({ ...CAMPAIGN, players: [{ seat: 'red', name: 'Ada' }] })
  expect(told).toContain('A game this program does not have: toy')
  expect(told).toContain('Ada')
  expect(told).not.toContain('seat.')
})
