import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { RENDERER } from './fixtures/program.ts'
import { expect, test } from './fixtures/test.ts'

/** Bytes, as a browser is sent them. */
const MOST = 250_000

test('scripts and styles of the first load stay below 250 KB, packed', async () => {
  const html = await readFile(path.join(RENDERER, 'index.html'), 'utf8')
  const files = [...new Set([...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file))]
  expect(files.length).toBeGreaterThan(2)
  const bytes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(RENDERER, file))).length))
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST)
})
