// @vitest-environment node
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { grown, shrunk } from './shrinking.ts'

test('a long text is much shorter, and comes back as it was', async () => {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, at) => ({ owner: 'somebody', account: 'something', delta: at % 7, note: 'größer 🜲' })),
  )
  const small = await shrunk(text)
  expect(small.length).toBeLessThan(text.length / 10)
  expect(await grown(small, 10_000_000)).toBe(text)
})

test('what the command line shrank is taken up, and nothing that would not end', async () => {
  expect(await grown(deflateRawSync('{"a":1}').toString('base64'), 100)).toBe('{"a":1}')
  const bomb = deflateRawSync('x'.repeat(50_000_000)).toString('base64')
  await expect(grown(bomb, 1_000_000)).rejects.toThrow('more than 1000000 bytes')
  await expect(grown('AAAA', 100)).rejects.toThrow()
})
