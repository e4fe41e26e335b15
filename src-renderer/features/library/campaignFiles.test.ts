import { createPinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { createApp } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { useCampaignFiles } from './campaignFiles.ts'

vi.mock('../../../src-shared/games/registry.ts', () => import('../../testing/toyRegistry.ts'))

test('a folder that is dropped is told, and the files beside it are taken', async () => {
  const importCampaign = vi.fn<WorkbenchApi['importCampaign']>(() => Promise.resolve(accept('winter')))
  const desk = { path: '/table/:campaign/desk', name: 'desk', component: {} }
  const router = createRouter({ history: createMemoryHistory(), routes: [desk] })
  const { files, announcements } = createApp({})
    .use(createPinia())
    .use(router)
    .provide(BRIDGE, tinyHost(toyGame(), { importCampaign }).bridge)
    .runWithContext(() => ({ files: useCampaignFiles(), announcements: useAnnouncements() }))
  const folder = new File([], 'old.lineage')
  folder.text = () => Promise.reject(new DOMException('', 'NotReadableError'))

  await files.take([folder, new File(['{}'], 'winter.lineage')])

  expect(announcements.shown.map(({ tone, text }) => [tone, text])).toEqual([
    [
      'trouble',
      '"old.lineage" cannot be read: the system does not allow it; check the permissions of the file and of its folder, and whether a virus scanner or a synchronising program holds it.',
    ],
  ])
  expect(importCampaign).toHaveBeenCalledWith('winter', '{}', expect.any(String))
  expect(router.currentRoute.value.params['campaign']).toBe('winter')
})
