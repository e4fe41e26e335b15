import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../../src-shared/kernel/testing/toyTable.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

const SAMPLE = readFileSync(path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage'))
const ENTRIES = SAMPLE.toString('utf8').trimEnd().split('\n').length - 1

let folder: string
let workbench: Workbench

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mending-'))
  workbench = new Workbench({
    ...{ store: new FileLibrary(folder), kind: 'server', now: () => 0, digest: nodeDigest },
    random: (bytes) => new Uint8Array(bytes).fill(7),
  })
})

afterEach(async () => {
  await workbench.close()
  rmSync(folder, { recursive: true })
})

function shelve(change: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(SAMPLE)
  change(bytes)
  writeFileSync(path.join(folder, 'Iron.lineage'), bytes)
  return bytes
}

/** A bit of the set-up, whose loss would take everything with it. */
const oneBit = (bytes: Buffer): void => {
  const at = bytes.indexOf('"kind":"setup"') + 9
  bytes[at] = (bytes[at] ?? 0) ^ 2
}

const severalLetters = (bytes: Buffer): void => {
  const at = bytes.indexOf('"seq":9,')
  bytes.write('#####', at + 20)
}

describe('a damaged campaign', () => {
  test('in which a bit was changed is shown whole, for reading, and its file stays as it is', async () => {
    const bytes = shelve(oneBit)
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view.readOnly).toMatchObject({ key: 'campaign.restored', figures: { lines: '2' } })
    expect(view.entries).toHaveLength(ENTRIES)
    expect(readFileSync(path.join(folder, 'Iron.lineage'))).toEqual(bytes)
  })

  test('in which an entry is lost is shown with what lies behind it', async () => {
    shelve(severalLetters)
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view.readOnly).toMatchObject({ key: 'campaign.lost', figures: { count: 1, entries: '9' } })
    expect(view.entries).toHaveLength(ENTRIES)
    expect(view.entries[9]).toMatchObject({ kind: 'note', text: expect.stringContaining('Entry 9 could not be read') })
  })

  test.each([
    ['with nothing missing', oneBit],
    ['with all but what is lost', severalLetters],
  ])('gives a copy %s, which is written on', async (_, change) => {
    shelve(change)
    const copy = valueOf(await workbench.duplicate('Iron.lineage'))
    const view = valueOf(await workbench.openTable(copy))
    // A copy rolls with a seed of its own from its last entry on.
    expect([view.readOnly, view.entries.length, view.entries.at(-1)?.kind]).toEqual([null, ENTRIES + 1, 'reseed'])
    valueOf(await workbench.note(copy, 'on we go'))
  })

  test('of which nothing can be had says so', async () => {
    writeFileSync(path.join(folder, 'Iron.lineage'), SAMPLE.toString('utf8').replaceAll('"seq"', '"seen"'))
    expect(await workbench.openTable('Iron.lineage')).toMatchObject({ ok: false, problems: [{ wording: 'campaign.nothing' }] })
  })
})
