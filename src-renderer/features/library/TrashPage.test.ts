import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import type { TrashedCampaign, WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept, refuse, told } from '../../../src-shared/kernel/problem.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { message } from '../../../src-shared/messages/message.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import TrashPage from './TrashPage.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

const IRON: TrashedCampaign = { id: 'Iron (deleted).lineage', title: 'Iron', game: 'toy', when: 0, bytes: 2_000 }
const DAMAGED: TrashedCampaign = { id: 'x.lineage', title: 'x', game: null, when: 0, bytes: 3 * 1024 * 1024 }

playTheToyOnly()

afterEach(() => (document.body.innerHTML = ''))

/** The page over a trash that holds these. */
async function pageOver(thrown: TrashedCampaign[], host: Partial<WorkbenchApi> = {}) {
  const take = (id: string): void => void thrown.splice(0, thrown.length, ...thrown.filter((one) => one.id !== id))
  const bringBack = vi.fn<WorkbenchApi['bringBack']>(async (id) => (take(id), accept('Iron.lineage')))
  const destroy = vi.fn<WorkbenchApi['destroy']>(async (id) => (take(id), accept(null)))
  const trashed = async () => accept([...thrown])
  const pinia = createPinia()
  const { bridge } = tinyHost(toyGame(), { trashed, bringBack, destroy, ...host })
  const page = mount(TrashPage, { global: { plugins: [pinia], provide: { [BRIDGE as symbol]: bridge } }, attachTo: document.body })
  await flushPromises()
  const press = async (name: RegExp): Promise<void> => {
    const all = [...document.querySelectorAll('button')]
    all.find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent))?.click()
    await flushPromises()
  }
  return { page, press, bringBack, destroy, said: () => useAnnouncements(pinia).shown.map(({ text }) => text) }
}

test('what was thrown away is listed with its game and its size, and comes back', async () => {
  const { page, press, bringBack, said } = await pageOver([IRON, DAMAGED])
  expect(page.text()).toMatch(/Iron.*Hens and gold.*2 KB/s)
  expect(page.text()).toMatch(/Its first line cannot be read.*3 MB/s)
  await press(/^Bring back Iron,/)
  expect(bringBack).toHaveBeenCalledWith(IRON.id)
  expect(said()).toEqual(['Iron is in the library again.'])
  expect(page.findAll('li')).toHaveLength(1)
})

test('nothing is deleted for good before that was confirmed', async () => {
  const { press, destroy, said, page } = await pageOver([IRON, DAMAGED])
  await press(/^Delete Iron,/)
  expect(document.body.textContent).toContain('Nothing of it can be brought back then')
  await press(/^Keep it$/)
  expect(destroy).not.toHaveBeenCalled()
  await press(/^Empty the trash/)
  await press(/^Delete permanently$/)
  expect(destroy.mock.calls).toEqual([[IRON.id], [DAMAGED.id]])
  expect(said()).toEqual(['The trash is empty.'])
  expect(page.text()).toContain('The trash is empty.')
})

test('where one cannot be deleted, that is told, and nothing is said to be empty', async () => {
  const destroy = () => Promise.resolve(refuse(told('campaign', message('file.notDestroyed', { name: 'Iron', reason: 'it is locked' }))))
  const { press, said } = await pageOver([IRON, DAMAGED], { destroy })
  await press(/^Empty the trash/)
  await press(/^Delete permanently$/)
  expect(said()).toEqual(['"Iron" could not be deleted permanently: it is locked.'])
})

test('a trash that cannot be read says why, and can be read again', async () => {
  let whole = false
  const trashed = async () => (whole ? accept([IRON]) : refuse(told('campaign', message('trash.notRead', { reason: 'no right to' }))))
  const { page, press } = await pageOver([], { trashed })
  expect(page.text()).toContain('The trash cannot be read: no right to.')
  whole = true
  await press(/^Read the trash again/)
  expect(page.findAll('li')).toHaveLength(1)
})
