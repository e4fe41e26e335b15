import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../../src-shared/kernel/testing/toyTable.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

let folder: string
let workbench: Workbench
let ref: string
let file: string

/** Restarts the program. */
async function restart(): Promise<void> {
  await workbench.close()
  workbench = startIn(folder)
}

function startIn(place: string): Workbench {
  return new Workbench({
    ...{ store: new FileLibrary(place), kind: 'server', now: () => 0, digest: nodeDigest },
    random: (bytes) => new Uint8Array(bytes).fill(7),
    sample: () =>
      readFileSync(path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage'), 'utf8')
        .trimEnd()
        .split('\n'),
  })
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'marks-'))
  workbench = startIn(folder)
  ref = valueOf(await workbench.createSample())
  file = path.join(folder, ref)
  for (const text of ['one', 'two', 'three']) valueOf(await workbench.note(ref, text))
  await restart()
})

afterEach(async () => {
  await workbench.close()
  rmSync(folder, { recursive: true })
})

/** Removes the last lines. */
function shorten(lines: number): void {
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -lines)
  writeFileSync(file, `${kept.join('\n')}\n`)
}

/** Returns the key of the message that says why the campaign is read-only. */
async function whyNot(of = ref): Promise<string | undefined> {
  const { readOnly } = valueOf(await workbench.openTable(of))
  return typeof readOnly === 'string' || readOnly === null ? undefined : readOnly.key
}

describe('a campaign that was played here', () => {
  test('opens for writing where it is as it was', async () => {
    expect(await whyNot()).toBeUndefined()
  })

  test.each([1, 2, 3, 20])('and ends %i entries earlier is shown for reading, and nothing is cut', async (lines) => {
    shorten(lines)
    const before = readFileSync(file)
    const { readOnly, entries } = valueOf(await workbench.openTable(ref))
    expect(readOnly).toMatchObject({ key: 'campaign.behind', figures: { entries: entries.length, had: entries.length + lines } })
    expect(await workbench.note(ref, 'four')).toMatchObject({ ok: false })
    expect(readFileSync(file)).toEqual(before)
  })

  test('and was cut in the middle of a line is no torn one', async () => {
    truncateSync(file, readFileSync(file).length - 300)
    const before = readFileSync(file)
    expect(await whyNot()).toBe('campaign.behind')
    expect(readFileSync(file)).toEqual(before)
    expect(readdirSync(folder).filter((name) => name.includes('torn'))).toEqual([])
  })

  test('and whose unfinished last line was never acknowledged is written on', async () => {
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"seq":99,"kind":"no`)
    expect(await whyNot()).toBeUndefined()
    valueOf(await workbench.note(ref, 'four'))
  })

  test('and went on elsewhere is written on', async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'marks-'))
    copyFileSync(file, path.join(elsewhere, ref))
    const other = startIn(elsewhere)
    valueOf(await other.note(ref, 'four'))
    await other.close()
    copyFileSync(path.join(elsewhere, ref), file)
    rmSync(elsewhere, { recursive: true })
    expect(await whyNot()).toBeUndefined()
  })

  test('and took another course is shown for reading', async () => {
    const older = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -2).join('\n')
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'marks-'))
    writeFileSync(path.join(elsewhere, ref), `${older}\n`)
    const other = startIn(elsewhere)
    for (const text of ['2', '3', '4']) valueOf(await other.note(ref, text))
    await other.close()
    copyFileSync(path.join(elsewhere, ref), file)
    rmSync(elsewhere, { recursive: true })
    expect(await whyNot()).toBe('campaign.parted')
  })

  test('is named where an older copy of it lies beside it', async () => {
    const copy = path.join(folder, 'Copy.lineage')
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1)
    writeFileSync(copy, `${lines.join('\n')}\n`)
    expect(valueOf(await workbench.openTable('Copy.lineage')).readOnly).toMatchObject({
      key: 'campaign.behindOther',
      figures: { other: ref },
    })
    expect(await whyNot()).toBeUndefined()
  })

  test('is played on from an earlier end where the game master says so, and from there on that is the latest', async () => {
    shorten(2)
    expect(await whyNot()).toBe('campaign.behind')
    expect(valueOf(await workbench.playOn(ref)).readOnly).toBeNull()
    valueOf(await workbench.note(ref, 'four'))
    await restart()
    expect(await whyNot()).toBeUndefined()
    shorten(1)
    await restart()
    expect(await whyNot()).toBe('campaign.behind')
  })

  test('opens where nothing is known of how far it went, or that cannot be read', async () => {
    const marks = path.join(folder, '.workbench', 'marks')
    for (const name of readdirSync(marks)) writeFileSync(path.join(marks, name), '{"entries":"many"}')
    shorten(1)
    expect(await whyNot()).toBeUndefined()
  })
})

test('a folder that keeps no marks is given none', async () => {
  const plain = mkdtempSync(path.join(tmpdir(), 'marks-'))
  copyFileSync(file, path.join(plain, 'Iron.lineage'))
  const other = new Workbench({
    ...{ store: new FileLibrary(plain, { keepsMarks: false }), kind: 'server', now: () => 0, digest: nodeDigest },
    random: (bytes) => new Uint8Array(bytes).fill(7),
  })
  valueOf(await other.note('Iron.lineage', 'x'))
  await other.close()
  expect(existsSync(path.join(plain, '.workbench'))).toBe(false)
  rmSync(plain, { recursive: true })
})

test('a campaign whose lock bears a former name of this computer is played on once a person says so', async () => {
  const lock = path.join(folder, `.${ref}.lock`)
  writeFileSync(lock, '{"pid":4242,"host":"MacBook.local","space":null,"life":null,"token":"abc","beats":true}')
  utimesSync(lock, 0, 0)
  expect(await whyNot()).toBe('file.openElsewhere')
  expect(valueOf(await workbench.breakLock(ref)).readOnly).toBeNull()
  valueOf(await workbench.note(ref, 'four'))
})
