import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DamagedFiles } from './damaged.ts'
import type * as Reading from './readJournal.ts'
import { Versions } from './versions.ts'

const read = vi.hoisted(() => [] as string[])

vi.mock('./readJournal.ts', async (original) => {
  const reading = await original<typeof Reading>()
  return {
    ...reading,
    readJournal: (file: string) => {
      read.push(file)
      return reading.readJournal(file)
    },
  }
})

const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')
const TEXT = readFileSync(SAMPLE, 'utf8')
const [HEADER = ''] = TEXT.split('\n')
const { id: ID } = JSON.parse(HEADER) as { id: string }

let folder: string
let damaged: string
let versions: Versions

beforeEach(() => {
  read.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'damaged-'))
  damaged = path.join(folder, 'Iron.lineage')
  versions = new Versions(path.join(folder, 'versions'), async (wanted) => void mkdirSync(wanted, { recursive: true }))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Keeps a version of the campaign itself and of unrelated ones. */
async function keepVersions(others: number): Promise<void> {
  const head = { entries: 1, round: 1, why: 'round' } as const
  copyFileSync(SAMPLE, damaged)
  await versions.keep(ID, damaged, head, 0)
  for (let other = 0; other < others; other++) {
    const id = `other-${other}`
    writeFileSync(damaged, `${JSON.stringify({ format: 'lineage', version: 1, id })}\n`)
    await versions.keep(id, damaged, head, 0)
  }
}

/** Replaces the header as an editor would, and damages the fifth entry. */
function damage(header: string): void {
  const lines = TEXT.replace(HEADER, header).split('\n')
  lines[5] = `${lines[5]?.slice(0, 8)}#####${lines[5]?.slice(13)}`
  writeFileSync(damaged, lines.join('\n'))
}

const isOwn = (file: string): boolean => readFileSync(file, 'utf8') === TEXT

test('where the id is readable, none but its own version is read', async () => {
  await keepVersions(4)
  damage(HEADER)
  expect(await new DamagedFiles(versions).heal(damaged)).toMatchObject({ lost: [], restored: [6] })
  expect(read.map(isOwn)).toEqual([true])
})

test.each([
  ['cannot be read', HEADER.replace('"format"', '########')],
  ['leads to none', HEADER.replace(ID, 'X'.repeat(ID.length))],
])('where the id %s, versions are read up to the one that shares a hash, and it alone is used', async (_, header) => {
  await keepVersions(4)
  damage(header)
  expect(await new DamagedFiles(versions).heal(damaged)).toMatchObject({ headerLine: HEADER, lost: [], restored: [1, 6] })
  expect(read.map(isOwn).indexOf(true)).toBe(read.length - 1)
})

test('of versions of other campaigns no more bytes are read than that', async () => {
  await keepVersions(8)
  damage('#'.repeat(HEADER.length))
  await new DamagedFiles(versions, 200).heal(damaged)
  const bytes = read.reduce((sum, file) => sum + readFileSync(file).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(200)
})
