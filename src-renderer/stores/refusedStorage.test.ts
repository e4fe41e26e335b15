import { createPinia, setActivePinia } from 'pinia'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { BrowserStorage } from '../storage/browserStorage.ts'
import { useAnnouncements } from './announcements.ts'
import { reportRefusedStorage } from './refusedStorage.ts'

test('refused storage is announced once, when it is noticed, and stays until it is dismissed', async () => {
  setActivePinia(createPinia())
  const storage = new BrowserStorage(() => {
    throw new Error('denied')
  })
  reportRefusedStorage(storage)
  const announcements = useAnnouncements()
  expect(announcements.shown).toEqual([])
  storage.setItem('a', '1')
  storage.setItem('b', '1')
  await nextTick()
  expect(announcements.shown).toMatchObject([{ tone: 'trouble', text: expect.stringContaining('store anything') as string }])
})
