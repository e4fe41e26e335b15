import { mount } from '@vue/test-utils'
import { createMemoryHistory, createRouter } from 'vue-router'
import { expect, test } from 'vitest'
import type { CampaignSummary } from '../../../src-shared/contract/workbenchApi.ts'
import { sentence } from '../../../src-shared/sentences/sentence.ts'
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

function textOf(campaign: CampaignSummary): string {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: { render: () => null } },
      { path: '/table/:campaign', name: 'desk', component: { render: () => null } },
    ],
  })
  return mount(CampaignRow, { props: { campaign }, global: { plugins: [router] } }).text()
}

test('a campaign tells how far it is; a file that cannot be read tells only why', () => {
  expect(textOf(CAMPAIGN)).toContain('Not begun')
  const unread = textOf({ ...CAMPAIGN, trouble: sentence('file.openThere', { name: 'Iron.lineage', process: 7 }) })
  expect(unread).toContain('Iron.lineage')
  expect(unread).not.toContain('Not begun')
  expect(unread).not.toContain('0 entries')
})

test('what is known of a campaign that is open elsewhere is told', () => {
  const trouble = sentence('file.openThere', { name: 'Iron.lineage', process: 7 })
  expect(textOf({ ...CAMPAIGN, entries: 12, trouble })).toContain('12 entries')
})
