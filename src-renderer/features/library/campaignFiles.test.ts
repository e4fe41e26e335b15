import { createPinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { createApp } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept, refuse, told } from '../../../src-shared/kernel/problem.ts'
import { message } from '../../../src-shared/messages/message.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { useCampaignFiles } from './campaignFiles.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

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
      '"old.lineage" cannot be read: the system does not allow it; check the permissions of the file and of its folder, and whether a virus scanner or a synchronising program is using it.',
    ],
  ])
  expect(importCampaign).toHaveBeenCalledWith('winter', '{}', expect.any(String))
  expect(router.currentRoute.value.params['campaign']).toBe('winter')
})

/** Drops files on a library whose host answers so; gives what is said, and where one is then. */
async function dropped(given: readonly File[], answers: Partial<WorkbenchApi>) {
  const desk = { path: '/table/:campaign/desk', name: 'desk', component: {} }
  const router = createRouter({ history: createMemoryHistory(), routes: [desk] })
  const { files, announcements } = createApp({})
    .use(createPinia())
    .use(router)
    .provide(BRIDGE, tinyHost(toyGame(), answers).bridge)
    .runWithContext(() => ({ files: useCampaignFiles(), announcements: useAnnouncements() }))
  await files.take(given)
  return { announcements, at: router.currentRoute.value.params['campaign'] }
}

const file = (name: string, text = '{"format":"lineage"}\n{"hash":"x"}\n'): File => new File([text], name)

test('what was not taken in is told file by file, and one does not jump into one of several', async () => {
  let taken = 0
  const importCampaign = vi.fn<WorkbenchApi['importCampaign']>((name) =>
    Promise.resolve(name.startsWith('bad') ? refuse(told('file', message('campaign.otherFormat'))) : accept(`taken-${++taken}`)),
  )
  const { announcements, at } = await dropped(
    [file('a.lineage'), file('bad1.lineage'), file('B.LINEAGE'), file('bad2.lineage.txt'), file('c.txt')],
    { importCampaign },
  )
  expect(importCampaign.mock.calls.map(([name]) => name)).toEqual(['a', 'bad1', 'B', 'bad2'])
  expect(at).toBeUndefined()
  const [trouble, good] = announcements.shown.map(({ text }) => text)
  expect(trouble).toMatch(
    /^3 of 5 files were not taken in\. "bad1\.lineage": This is no campaign.* "bad2\.lineage\.txt": .* "c\.txt" is no campaign/,
  )
  expect(good).toBe('2 campaigns were taken in.')
})

test('a campaign that is here already is told to be, and taken in again only where that is wished', async () => {
  const row = { ref: 'Klon.lineage', title: 'Klon', cursor: null, modified: 0, entries: 1, game: 'toy', players: [], trouble: null }
  const importCampaign = vi.fn<WorkbenchApi['importCampaign']>(() => Promise.resolve(accept('Klon (2).lineage')))
  const findSame = vi.fn<WorkbenchApi['findSame']>(() => Promise.resolve(accept('Klon.lineage')))
  const { announcements, at } = await dropped([file('Klon.lineage')], { importCampaign, findSame, library: () => Promise.resolve([row]) })
  expect(findSame).toHaveBeenCalledWith('{"format":"lineage"}', '{"hash":"x"}')
  expect([importCampaign.mock.calls.length, at]).toEqual([0, undefined])
  const [said] = announcements.shown
  expect(said?.text).toBe('You have "Klon" already, to its last entry (Klon.lineage). Nothing was taken in.')
  await said?.action?.run()
  expect(importCampaign).toHaveBeenCalledTimes(1)
})

test.each([
  ['Iron - Ada - round 3.lineage-orders.json', 'has the orders of a player: open their campaign, then choose the file on its page Share.'],
  ['IRON.LINEAGE-ORDERS.JSON.txt', 'has the orders of a player: open their campaign, then choose the file on its page Share.'],
  ['Iron - Ada - round 3.lineage-pack.html', 'is the pack of a player, who opens it in a browser: it cannot be played on here.'],
  ['orders.json', 'is no campaign: choose a file that ends in .lineage.'],
])('%s is not taken in, and where it belongs is said', async (name, why) => {
  const { announcements } = await dropped([file(name)], {})
  expect(announcements.shown.map(({ text }) => text)).toEqual([`"${name}" ${why}`])
})
