import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentStorage } from '../storage/documents.ts'
import { useDocuments } from './documents.ts'

beforeEach(() => {
  setActivePinia(createPinia())
})
afterEach(async () => {
  vi.restoreAllMocks()
  const storage = new DocumentStorage()
  for (const game of ['one', 'one-more']) for (const { id } of await storage.all(game)) await storage.drop(game, id)
})

test('documents are read again by whoever comes later, each game its own', async () => {
  const documents = useDocuments()
  documents.keep('one', 'a', { name: 'First' })
  documents.keep('one-more', 'a', { name: 'Of another' })
  documents.keep('one', 'a', { name: 'Second' })
  await documents.save()
  setActivePinia(createPinia())
  const later = useDocuments()
  await later.load('one')
  expect(later.of('one').map(({ content }) => content)).toEqual([{ name: 'Second' }])
  expect(later.of('one-more')).toEqual([])
})

test('what is read leaves alone what was changed meanwhile, and what was thrown away stays away', async () => {
  await new DocumentStorage().put('one', { id: 'a', changedAt: 1, content: 'old' })
  const documents = useDocuments()
  const reading = documents.load('one')
  documents.keep('one', 'a', 'new')
  await reading
  expect(documents.of('one').map(({ content }) => content)).toEqual(['new'])
  await documents.drop('one', 'a')
  await documents.load('one')
  expect(documents.of('one')).toEqual([])
})

test('where the browser forbids storage they last as long as the page, which says so', async () => {
  vi.spyOn(DocumentStorage.prototype, 'put').mockRejectedValue(new Error('forbidden'))
  vi.spyOn(DocumentStorage.prototype, 'all').mockRejectedValue(new Error('forbidden'))
  const documents = useDocuments()
  documents.keep('one', 'a', 'mine')
  await documents.save()
  await documents.load('one')
  expect(documents.isKept).toBe(false)
  expect(documents.of('one').map(({ content }) => content)).toEqual(['mine'])
})
