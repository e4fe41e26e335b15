import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readChain, sealAll, type Entry } from '../../src-shared/kernel/journal/journal.ts'
import { valueOf } from '../../src-shared/kernel/testing/toyTable.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { problemsOf } from '../../src-shared/table/testing/toyShelf.ts'
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

/** Flips a bit of the set-up, whose loss would make every entry useless. */
const oneBit = (bytes: Buffer): void => {
  const at = bytes.indexOf('"kind":"setup"') + 9
  bytes[at] = (bytes[at] ?? 0) ^ 2
}

const severalLetters = (bytes: Buffer): void => {
  const at = bytes.indexOf('"seq":9,')
  bytes.write('#####', at + 20)
}

/** Returns the campaign with an entry of an unknown kind from line `line` on, and a valid chain. */
function withNewer(line: number): string {
  const [header = '', ...lines] = SAMPLE.toString('utf8').trimEnd().split('\n')
  const { entries } = readChain(header, lines, nodeDigest)
  const strange = { seq: line - 2, kind: 'omen', text: 'from later' } as unknown as Entry
  return [
    header,
    ...sealAll(
      header,
      entries.map((entry) => (entry.seq === strange.seq ? strange : entry)),
      nodeDigest,
    ),
    '',
  ].join('\n')
}

describe('a campaign a newer version has written on', () => {
  test('is shown up to there, and not copied without the rest of it', async () => {
    writeFileSync(path.join(folder, 'Iron.lineage'), withNewer(42))
    expect(valueOf(await workbench.openTable('Iron.lineage'))).toMatchObject({
      entries: { length: 40 },
      readOnly: { key: 'campaign.unknownEntry' },
    })
    expect(problemsOf(await workbench.duplicate('Iron.lineage'))).toEqual([
      expect.stringMatching(/^campaign: Line 42 was written by a newer version/),
    ])
  })

  test('and that is damaged before is shown up to there as well, and not copied either', async () => {
    const bytes = Buffer.from(withNewer(42))
    severalLetters(bytes)
    writeFileSync(path.join(folder, 'Iron.lineage'), bytes)
    const { entries, readOnly } = valueOf(await workbench.openTable('Iron.lineage'))
    expect(entries).toHaveLength(40)
    expect(readOnly).toMatchObject({ key: 'campaign.lostBeforeNewer', figures: { line: 42, entries: '9' } })
    expect(problemsOf(await workbench.duplicate('Iron.lineage'))).toEqual([
      expect.stringMatching(/^campaign: Line 42 was written by a newer version/),
    ])
  })
})

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
    // A copy has a seed of its own after its last entry.
    expect([view.readOnly, view.entries.length, view.entries.at(-1)?.kind]).toEqual([null, ENTRIES + 1, 'reseed'])
    valueOf(await workbench.note(copy, 'on we go'))
  })

  test('of which nothing can be had says so', async () => {
    writeFileSync(path.join(folder, 'Iron.lineage'), SAMPLE.toString('utf8').replaceAll('"seq"', '"seen"'))
    expect(await workbench.openTable('Iron.lineage')).toMatchObject({ ok: false, problems: [{ wording: 'campaign.nothing' }] })
  })
})

/** Changes the text as an editor would: at its first occurrence, keeping the length. */
function edited(from: string, to: string): (bytes: Buffer) => void {
  return (bytes) => void bytes.write(to, bytes.indexOf(from))
}

/** Name of the first seat's player in the sample's set-up. */
const [, NAME = ''] = /"name":"([^"]+)"/.exec(SAMPLE.toString('utf8')) ?? []
const TITLE = (JSON.parse(SAMPLE.toString('utf8').split('\n')[0] ?? '') as { title: string }).title
const CHANGED_TITLE = `"title":"${TITLE.replace(/./g, 'X')}"`

describe('a campaign whose first lines were changed', () => {
  test('by one letter of the title is restored to the letter', async () => {
    shelve(edited(`"title":"${TITLE}`, `"title":"X`))
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view).toMatchObject({
      title: TITLE,
      readOnly: { key: 'campaign.restored', figures: { lines: '1' } },
      entries: { length: ENTRIES },
    })
  })

  test('all through the title is shown, with the title it reads', async () => {
    shelve(edited(`"title":"${TITLE}"`, CHANGED_TITLE))
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view).toMatchObject({ readOnly: { key: 'campaign.changed', figures: { lines: '1' } }, entries: { length: ENTRIES } })
    expect(view.title).toMatch(/^X+$/)
    expect(valueOf(await workbench.openTable(valueOf(await workbench.duplicate('Iron.lineage')))).readOnly).toBeNull()
  })

  test('all through the title has the one it was played under', async () => {
    shelve(() => undefined)
    valueOf(await workbench.openTable('Iron.lineage'))
    await workbench.closeTable('Iron.lineage')
    shelve(edited(`"title":"${TITLE}"`, CHANGED_TITLE))
    expect(valueOf(await workbench.openTable('Iron.lineage'))).toMatchObject({ title: TITLE, readOnly: { key: 'campaign.changed' } })
  })

  test('so that the first is no header any more is shown with what can be made out of it', async () => {
    shelve(edited('"seedCommitment":"', '#########'))
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view).toMatchObject({
      title: TITLE,
      readOnly: { key: 'campaign.changed', figures: { lines: '1' } },
      entries: { length: ENTRIES },
    })
  })

  test('in a name of the set-up is shown with the name it reads, and said to be changed', async () => {
    shelve(edited(`"name":"${NAME}"`, `"name":"${NAME.replace(/./g, 'Z')}"`))
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view.entries).toHaveLength(ENTRIES)
    expect(view.readOnly).toMatchObject({ text: expect.stringContaining('Line 2 of the file was changed') as string })
  })

  test.each([
    ['the title', edited(`"title":"${TITLE}"`, CHANGED_TITLE), '1'],
    ['the set-up', edited('"kind":"setup","seed":"', '"kind":"#######"'), '2'],
    ['its own id', edited('"id":"', '"id":"XXXXXXX'), '1'],
    ['an entry', severalLetters, '11'],
  ])('in %s is restored to the letter where a version holds it', async (_, change, lines) => {
    shelve(() => undefined)
    const { id } = JSON.parse(SAMPLE.toString('utf8').split('\n')[0] ?? '') as { id: string }
    await new FileLibrary(folder).keepVersion('Iron.lineage', id, { entries: ENTRIES, round: 1, why: 'round' })
    shelve(change)
    const view = valueOf(await workbench.openTable('Iron.lineage'))
    expect(view).toMatchObject({ title: TITLE, readOnly: { key: 'campaign.restored', figures: { lines } }, entries: { length: ENTRIES } })
  })
})

test('the library lists a damaged campaign without mending it', async () => {
  shelve(severalLetters)
  const store = new FileLibrary(folder)
  const heal = vi.spyOn(store, 'heal')
  const listing = new Workbench({ store, kind: 'server', now: () => 0, digest: nodeDigest, random: (bytes) => new Uint8Array(bytes) })
  expect(await listing.library()).toMatchObject([{ trouble: { key: 'campaign.damagedInShort' } }])
  expect(heal).not.toHaveBeenCalled()
})
