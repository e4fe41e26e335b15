import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import type { CampaignSummary } from '../../src-shared/contract/workbenchApi.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'listing-'))
  for (const name of ['Iron', 'Gold', 'Wood']) copyFileSync(SAMPLE, path.join(folder, `${name}.lineage`))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Returns the list of a program that was just started, and the files it read for it. */
async function listed(): Promise<{ readonly rows: readonly CampaignSummary[]; readonly read: readonly string[] }> {
  const store = new FileLibrary(folder)
  const reading = vi.spyOn(store, 'read')
  const workbench = new Workbench({ store, kind: 'server', now: () => 0, digest: nodeDigest, random: (bytes) => new Uint8Array(bytes) })
  const rows = await workbench.library()
  return { rows, read: reading.mock.calls.map(([ref]) => ref).sort() }
}

const kept = (): string => path.join(folder, '.workbench', 'listing.json')

describe('a library that was listed before', () => {
  test('is listed again without reading a campaign, and the same', async () => {
    const first = await listed()
    expect(first.read).toEqual(['Gold.lineage', 'Iron.lineage', 'Wood.lineage'])
    const again = await listed()
    expect(again).toEqual({ rows: first.rows, read: [] })
  })

  test('has the campaigns read that were changed, replaced or damaged since, and those with a trouble', async () => {
    await listed()
    const [header = '', ...lines] = readFileSync(SAMPLE, 'utf8').trimEnd().split('\n')
    writeFileSync(path.join(folder, 'Iron.lineage'), `${[header, ...lines.slice(0, 5)].join('\n')}\n`)
    copyFileSync(SAMPLE, path.join(folder, 'New.lineage'))
    rmSync(path.join(folder, 'Wood.lineage'))
    writeFileSync(path.join(folder, 'Gold.lineage'), readFileSync(SAMPLE, 'utf8').replaceAll('"seq"', '"seen"'))
    const { rows, read } = await listed()
    expect(read).toEqual(['Gold.lineage', 'Iron.lineage', 'New.lineage'])
    expect(Object.fromEntries(rows.map(({ ref, entries }) => [ref, entries]))).toEqual({
      'Gold.lineage': 0,
      'Iron.lineage': 5,
      'New.lineage': lines.length,
    })
    expect((await listed()).read).toEqual(['Gold.lineage'])
  })

  test('is read anew by a program with other rules: what it lists is its own', async () => {
    const { rows } = await listed()
    const older = JSON.parse(readFileSync(kept(), 'utf8')) as { readonly kept: { rules: number; summary: { entries: number } }[] }
    for (const one of older.kept) {
      one.rules--
      one.summary.entries = 1
    }
    writeFileSync(kept(), JSON.stringify(older))
    expect(await listed()).toEqual({ rows, read: ['Gold.lineage', 'Iron.lineage', 'Wood.lineage'] })
    expect(await listed()).toEqual({ rows, read: [] })
  })

  test.each([
    ['no JSON', 'nonsense'],
    ['of a later shape', '{"shape":99,"kept":[]}'],
    ['bent', '{"shape":2,"kept":[null,7,{"stamp":"x","end":"","rules":1,"summary":{"ref":"Iron.lineage","title":7}}]}'],
    ['brackets', '['.repeat(100_000)],
  ])('is read anew where what was kept is %s', async (_, text) => {
    const { rows } = await listed()
    writeFileSync(kept(), text)
    expect(await listed()).toEqual({ rows, read: ['Gold.lineage', 'Iron.lineage', 'Wood.lineage'] })
  })
})

test('an empty library has nothing made in it', async () => {
  const empty = new FileLibrary(path.join(folder, 'nowhere'))
  await empty.keepListing('{}')
  expect(await empty.readListing()).toBeNull()
})

test('a campaign that is here to its last entry is found by its first and its last line', async () => {
  const store = new FileLibrary(folder)
  const workbench = new Workbench({ store, kind: 'server', now: () => 0, digest: nodeDigest, random: (bytes) => new Uint8Array(bytes) })
  const [header = '', ...lines] = readFileSync(SAMPLE, 'utf8').trimEnd().split('\n')
  for (const name of ['Gold', 'Wood']) rmSync(path.join(folder, `${name}.lineage`))
  expect(await workbench.findSame(`\ufeff${header}`, lines.at(-1) ?? '')).toEqual({ ok: true, value: 'Iron.lineage' })
  for (const [first, last] of [
    [header, lines.at(-2) ?? ''],
    [header.replace('"id":"', '"id":"x'), lines.at(-1) ?? ''],
    ['nonsense', lines.at(-1) ?? ''],
    [header, ''],
  ] as const)
    expect(await workbench.findSame(first, last)).toMatchObject({ ok: false })
  await workbench.note('Iron.lineage', 'on we go')
  await workbench.closeTable('Iron.lineage')
  expect(await workbench.findSame(header, lines.at(-1) ?? '')).toMatchObject({ ok: false })
})
