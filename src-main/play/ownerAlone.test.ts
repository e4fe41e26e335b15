import { chmodSync, copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { play } from './testing/commandRun.ts'
import { SETUP, file, folder } from './testing/inFolder.ts'

const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')

/** A player's seat in the sample. */
const SEAT =
  Object.keys((JSON.parse(readFileSync(SAMPLE, 'utf8').split('\n')[1] ?? '') as { setup: { players: object } }).setup.players)[1] ?? ''

/** Sets a umask that lets everybody read and write new files. */
let usual: number
beforeEach(() => {
  usual = process.umask(0)
})
afterEach(() => process.umask(usual))

function modeOf(name: string): number {
  return statSync(path.join(folder, name)).mode & 0o777
}

/** Writes the sample with one changed bit that can be restored. */
function damaged(): string {
  const [header = '', first = '', second = '', ...rest] = readFileSync(SAMPLE, 'utf8').split('\n')
  const at = second.indexOf('"effects"') + 1
  writeFileSync(
    'damaged.lineage',
    [header, first, `${second.slice(0, at)}${String.fromCharCode(second.charCodeAt(at) ^ 1)}${second.slice(at + 1)}`, ...rest].join('\n'),
  )
  return 'damaged.lineage'
}

test.skipIf(process.platform === 'win32').each([
  ['a campaign', 'made.lineage', async () => play('new', file('setup.json', SETUP), 'made.lineage')],
  ['a mended copy', 'mended.lineage', async () => play('repair', damaged(), 'mended.lineage')],
  ['a pack', 'pack.json', async () => play('pack', sample(), SEAT, '--json', '--out', 'pack.json')],
  ['a pack in its page', 'pack.html', async () => play('pack', sample(), SEAT, '--page', page(), '--out', 'pack.html')],
  ['what is kept of the seats', 'sample.lineage-seats', async () => play('pack', sample(), SEAT, '--json', '--out', 'pack.json')],
])("%s that the command line writes is its owner's alone", async (_, name, write) => {
  expect(await write()).toMatchObject({ code: 0, err: '' })
  expect(modeOf(name).toString(8)).toBe('600')
})

test.skipIf(process.platform === 'win32')('what is taken over from paper leaves the file to those who could read it', async () => {
  const name = sample()
  chmodSync(name, 0o640)
  const { out } = await play('take-over', name)
  const paper = JSON.parse(out) as { figures: Record<string, Record<string, number>> }
  const [owner, figures] = Object.entries(paper.figures)[0] ?? ['', {}]
  const [account, value] = Object.entries(figures)[0] ?? ['', 0]
  expect(await play('take-over', name, file('paper.json', { ...paper, figures: { [owner]: { [account]: value + 1 } } }))).toMatchObject({
    code: 0,
  })
  expect(modeOf(name).toString(8)).toBe('640')
})

function sample(): string {
  copyFileSync(SAMPLE, 'sample.lineage')
  return 'sample.lineage'
}

function page(): string {
  return file('page.html', '<script type="application/json" id="pack"></script>')
}
