import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { valueOf } from '../../src-shared/kernel/testing/toyTable.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')
const REF = 'Iron.lineage'

let folder: string
let workbench: Workbench

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'versions-'))
  copyFileSync(SAMPLE, path.join(folder, REF))
  workbench = new Workbench({
    ...{ store: new FileLibrary(folder), kind: 'server', now: () => 0, digest: nodeDigest },
    random: (bytes) => new Uint8Array(bytes).fill(7),
  })
})

afterEach(async () => {
  await workbench.close()
  rmSync(folder, { recursive: true })
})

const file = (): string => path.join(folder, REF)
const roundOf = async (): Promise<number> =>
  valueOf(await workbench.openTable(REF))
    .pending[0]?.id.split('/')
    .map(Number)[0] ?? 0

/** Moves play to the next round by a correction. */
async function nextRound(): Promise<void> {
  const round = await roundOf()
  const seat = valueOf(await workbench.seats(REF)).seats[0]?.seat ?? ''
  valueOf(await workbench.correct(REF, [{ cursor: { turn: round + 1, seat, phase: 0 } }], 'on we go'))
}

describe('versions', () => {
  test('are kept at the end of every round, whole', async () => {
    expect(valueOf(await workbench.versions(REF))).toEqual([])
    const before = await roundOf()
    await nextRound()
    await workbench.closeTable(REF)
    const [version, ...others] = valueOf(await workbench.versions(REF))
    expect(others).toEqual([])
    expect(version).toMatchObject({ round: before + 1, why: 'round', bytes: readFileSync(file()).length })
    const kept = readdirSync(path.join(folder, '.workbench/versions'), { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('.lineage'),
    )
    expect(readFileSync(path.join(folder, '.workbench/versions', kept ?? ''))).toEqual(readFileSync(file()))
  })

  test('are put back, and what was there becomes one; play goes on from it', async () => {
    await nextRound()
    await workbench.closeTable(REF)
    const then = readFileSync(file())
    const [version] = valueOf(await workbench.versions(REF))
    for (const text of ['one', 'two']) valueOf(await workbench.note(REF, text))
    await workbench.closeTable(REF)
    const later = readFileSync(file())
    valueOf(await workbench.putBack(REF, version?.id ?? ''))
    expect(valueOf(await workbench.openTable(REF)).readOnly).toBeNull()
    expect(readFileSync(file())).toEqual(then)
    const [replaced] = valueOf(await workbench.versions(REF))
    expect(replaced).toMatchObject({ why: 'replaced', bytes: later.length })
    valueOf(await workbench.putBack(REF, replaced?.id ?? ''))
    await workbench.closeTable(REF)
    expect(readFileSync(file())).toEqual(later)
  })

  test('save a campaign whose file was cut', async () => {
    await nextRound()
    await workbench.closeTable(REF)
    const whole = readFileSync(file())
    writeFileSync(file(), whole.subarray(0, whole.length >> 1))
    expect(valueOf(await workbench.openTable(REF)).readOnly).toMatchObject({ key: 'campaign.behind' })
    valueOf(await workbench.putBack(REF, valueOf(await workbench.versions(REF))[0]?.id ?? ''))
    expect(valueOf(await workbench.openTable(REF)).readOnly).toBeNull()
    expect(readFileSync(file())).toEqual(whole)
  })

  test('that are not there any more, or are a path, are refused and change nothing', async () => {
    await nextRound()
    await workbench.closeTable(REF)
    const before = readFileSync(file())
    for (const id of ['1-1-1-round.lineage', '../../Iron.lineage', '']) {
      expect(await workbench.putBack(REF, id)).toMatchObject({ ok: false, problems: [{ wording: 'version.unknown' }] })
    }
    expect(readFileSync(file())).toEqual(before)
  })

  test('go on being kept after the clock was set back', async () => {
    const library = new FileLibrary(folder)
    const clock = vi.spyOn(Date, 'now')
    const keep = async (entries: number): Promise<void> => library.keepVersion(REF, 'x', { entries, round: entries, why: 'round' })
    try {
      clock.mockReturnValue(2_000_000_000_000)
      for (const entries of [1, 2, 3]) await keep(entries)
      clock.mockReturnValue(2_000_000_000_000 - 400 * 24 * 3600 * 1000)
      for (const entries of [4, 5, 5]) await keep(entries)
      expect((await library.versions('x')).map(({ entries }) => entries).slice(0, 3)).toEqual([5, 5, 4])
    } finally {
      clock.mockRestore()
    }
  })
})
