import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brokenLinks, documentsIn, missingFiles } from './links.mjs'

const ROOT = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'lineage-links-'))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('every link of README and documents leads to a file and a heading that exist', () => {
  const broken = documentsIn(ROOT).flatMap((document) => brokenLinks(ROOT, document).map((link) => `${document}: ${link}`))
  expect(broken).toEqual([])
})

test('every file of the code that a document names is there', () => {
  const folders = ['src-shared', 'src-renderer', 'src-main', 'scripts', 'e2e', 'soak', 'bench', 'docs']
  const files = folders.flatMap((top) =>
    readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name.replaceAll('\\', '/')}`),
  )
  const missing = documentsIn(ROOT).flatMap((document) => missingFiles(ROOT, document, files).map((file) => `${document}: ${file}`))
  expect(missing).toEqual([])
})

test('a file is named by its whole path or by the end of it', () => {
  writeFileSync(
    path.join(folder, 'README.md'),
    '`kernel/engine/run.ts`, `src-shared/kernel/engine/run.ts`, `kernel/gone.ts`, `un.ts`, `out/run.ts`\n',
  )
  expect(missingFiles(folder, 'README.md', ['src-shared/kernel/engine/run.ts'])).toEqual(['kernel/gone.ts'])
})

test('a link to a missing file, heading or picture is broken; one to another site is not followed', () => {
  mkdirSync(path.join(folder, 'docs'), { recursive: true })
  writeFileSync(path.join(folder, 'docs/there.md'), '# There\n\n## What is promised\n')
  const links = ['docs/there.md', 'docs/there.md#what-is-promised', '#here', 'https://example.org/x']
  const broken = ['docs/gone.md', 'docs/there.md#gone', '#gone']
  const text = [...links, ...broken].map((link) => `[x](${link})`).join('\n')
  writeFileSync(path.join(folder, 'README.md'), `# Here\n\n${text}\n<img src="docs/gone.png" />\n`)
  expect(documentsIn(folder)).toEqual(['README.md', path.join('docs', 'there.md')])
  expect(brokenLinks(folder, 'README.md')).toEqual([...broken, 'docs/gone.png'])
})
