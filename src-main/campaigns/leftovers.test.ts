import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileLibrary } from './library.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function leave(name: string, hoursAgo: number, text = 'half'): void {
  writeFileSync(path.join(folder, name), text)
  const then = Date.now() / 1000 - hoursAgo * 3600
  utimesSync(path.join(folder, name), then, then)
}

test('what killed programs left is swept when the library is first read, and nothing else is', async () => {
  const swept = ['.draft-4711-0123456789ab', '.Iron.lineage.lock.0123456789abcdef01234567']
  const kept = ['.Iron.lineage.lock', '.draft-notes', '.draft-1-xyz', 'Iron.lineage.torn-1', 'draft-1-0123456789ab', '.hidden']
  const campaigns = [
    'Iron.lineage',
    'IRON.LINEAGE',
    'Iron (2).lineage',
    'Iron.lineage-seats',
    '.Hidden.lineage',
    'A.lineage.txt',
    'notes.txt',
  ]
  for (const name of [...swept, ...kept, ...campaigns]) leave(name, 24 * 400)
  mkdirSync(path.join(folder, '.draft-1-bbbbbbbbbbbb'))
  mkdirSync(path.join(folder, 'Folder.lineage'))
  utimesSync(path.join(folder, 'Folder.lineage'), 0, 0)
  // A campaign may consist of a single byte.
  leave('Short.lineage', 2, '{')
  leave('.draft-1-aaaaaaaaaaaa', 0.5)
  // Reserved names: one left by a killed program, one made a moment ago.
  leave('A winter.lineage', 2, '')
  leave('A summer.lineage', 0.5, '')
  leave('An empty note.txt', 2, '')
  await new FileLibrary(folder).list()
  const fresh = [
    '.draft-1-aaaaaaaaaaaa',
    '.draft-1-bbbbbbbbbbbb',
    'A summer.lineage',
    'An empty note.txt',
    'Folder.lineage',
    'Short.lineage',
  ]
  expect(readdirSync(folder).sort()).toEqual([...kept, ...campaigns, ...fresh].sort())
  for (const name of campaigns) expect(readFileSync(path.join(folder, name), 'utf8')).toBe('half')
})
