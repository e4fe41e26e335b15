import { afterEach, expect, test, vi } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { fetchCampaign } from './campaignFile.ts'
import { ConnectionLost } from './wire.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(reply: () => Promise<Response>) {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(reply)
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a whole campaign file comes as it is, by whatever name', async () => {
  const asked = answering(() => Promise.resolve(new Response('{"format":"lineage"}\n')))
  expect(await (await fetchCampaign('/home/ada/Äpfel & Birnen.lineage')).text()).toBe('{"format":"lineage"}\n')
  expect(asked).toHaveBeenCalledWith('./campaign?ref=%2Fhome%2Fada%2F%C3%84pfel%20%26%20Birnen.lineage', { headers: {} })
})

test("where it cannot be had, the host's own sentence says why", async () => {
  const error = message('library.gone', { name: '/shelf' })
  answering(() => Promise.resolve(Response.json({ error }, { status: 404 })))
  await expect(fetchCampaign('a')).rejects.toThrow(new StoreError(error))
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['somebody else answers', () => Promise.resolve(new Response('This browser has not been let in.\n', { status: 401 }))],
])('where %s, the connection is lost', async (_, reply) => {
  answering(reply)
  await expect(fetchCampaign('a')).rejects.toThrow(ConnectionLost)
})
