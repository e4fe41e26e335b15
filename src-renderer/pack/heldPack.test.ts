import { afterEach, expect, test, vi } from 'vitest'
import { shrunk } from '../storage/shrinking.ts'
import { sentencesOf } from '../stores/sentences.ts'
import { heldPack } from './heldPack.ts'

afterEach(() => vi.unstubAllGlobals())

const deflated = async (text: string): Promise<string> => `deflate:${await shrunk(text)}`

test('a long pack is unpacked; a short one, and none, are as they are', async () => {
  expect(await heldPack(await deflated('{"long":1}'))).toEqual({ text: '{"long":1}', problems: [] })
  expect(await heldPack('{"short":1}')).toEqual({ text: '{"short":1}', problems: [] })
  expect(await heldPack(null)).toEqual({ text: null, problems: [] })
})

test('a browser that cannot unpack it is called too old, and the file is not blamed', async () => {
  const embedded = await deflated('{"long":1}')
  vi.stubGlobal('DecompressionStream', undefined)
  const { text, problems } = await heldPack(embedded)
  expect(text).toBeNull()
  expect(sentencesOf(problems)).toBe(
    'This browser is too old to unpack the pack in this page: open the file in a current Chrome, Edge, Firefox or Safari.',
  )
})

test('a pack that was cut on its way is called damaged', async () => {
  const { text, problems } = await heldPack((await deflated('{"long":"and longer"}')).slice(0, -9))
  expect(text).toBeNull()
  expect(sentencesOf(problems)).toContain('is damaged: ask the game master to send the file again.')
})
