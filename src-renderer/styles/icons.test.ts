import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const components = import.meta.glob<string>('../**/*.vue', { query: '?raw', import: 'default', eager: true })

test('an icon of every size in use grows with the letters', async () => {
  const used = Object.values(components).flatMap((source) => [...source.matchAll(/:size="(\d+)"/g)].map(([, size]) => Number(size)))
  expect(used.length).toBeGreaterThan(100)
  const style = await readFile(path.join(HERE, 'base.css'), 'utf8')
  const rules = [...style.matchAll(/\.lucide\[width='(\d+)'\]\) \{\s*width: ([\d.]+)rem;\s*height: ([\d.]+)rem;/g)]
  const grown = rules.map(([, size, width, height]) => [Number(size), Number(width) * 16, Number(height) * 16])
  expect(grown).toEqual([...new Set(used)].sort((one, other) => one - other).map((size) => [size, size, size]))
})
