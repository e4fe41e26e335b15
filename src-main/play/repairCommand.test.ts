import { readFileSync, writeFileSync } from 'node:fs'
import { nodeDigest } from '../campaigns/digest.ts'
import { readChain, sealAll, type Entry } from '../../src-shared/kernel/journal/journal.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { heard, json, play } from './testing/commandRun.ts'
import { campaign, file, read } from './testing/inFolder.ts'
import { repairCommand } from './repairCommand.ts'

/** Returns the text with one changed bit in the first letter after `mark`. */
function bent(name: string, mark: string): string {
  const bytes = readFileSync(name)
  const at = bytes.indexOf(mark) + mark.length
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync('bent.lineage', bytes)
  return 'bent.lineage'
}

describe('repair', () => {
  let name: string

  beforeEach(async () => {
    name = await campaign()
    expect((await play('run', name, '--dice', 'app', '--bot', 'random', '--until', 'turn:2')).code).toBe(0)
  })

  test('restores a file with one bit changed to the letter', async () => {
    const damaged = bent(name, '"seq":7,')
    expect((await play('verify', damaged)).code).toBe(1)
    expect(await play('repair', damaged, 'copy.lineage')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Restored to the letter: line 9\.\nNothing is missing\.\n\d+ entries were written to "copy\.lineage"\.\n$/,
      ),
    })
    expect(read('copy.lineage')).toBe(read(name))
  })

  test('keeps what lies behind an entry that is lost, and says which one is', async () => {
    const lines = read(name).split('\n')
    const before = lines.length - 2
    file(
      'torn.lineage',
      lines.map((line, index) => (index === 9 ? line.replace(/"rule":"[^"]*"/, '"rule":"XX"').slice(3) : line)).join('\n'),
    )
    const ran = await play('repair', 'torn.lineage', 'copy.lineage', '--json')
    expect(ran.code).toBe(5)
    expect(json(ran)).toEqual({ copy: 'copy.lineage', entries: before - 1, restored: [], lost: [8], newer: null })
    const copy = read('copy.lineage').split('\n')
    expect(copy).toHaveLength(lines.length)
    expect(copy[9]).toContain('Entry 8 could not be read')
    expect((await play('show', 'copy.lineage', '--chronicle')).code).toBe(0)
  })

  test.each([
    ['alone', (text: string) => text, /^Missing: entry \d+\. A note takes its place\.\n/],
    [
      'with a changed title',
      (text: string) => text.replace('"title":"Iron Crown"', '"title":"XXXX XXXXX"'),
      /^Changed, not to be restored.*line 1 .*\nMissing: entry \d+\. A note/,
    ],
  ])('says that the last entry is missing where its line is damaged, %s', async (_, change, told) => {
    const lines = read(name).trimEnd().split('\n')
    const last = lines.pop() ?? ''
    file('bent.lineage', change([...lines, `${last.slice(0, 8)}#####${last.slice(13)}`, ''].join('\n')))
    expect(await play('repair', 'bent.lineage', 'copy.lineage')).toMatchObject({ code: 5, err: '', out: expect.stringMatching(told) })
    const copy = read('copy.lineage').trimEnd().split('\n')
    expect(copy).toHaveLength(lines.length + 1)
    expect(copy.at(-1)).toContain(`Entry ${lines.length - 1} could not be read`)
    expect((await play('show', 'copy.lineage', '--chronicle')).code).toBe(0)
  })

  test('takes nothing behind an entry of a newer version, and says so', async () => {
    const [header = '', ...lines] = read(name).trimEnd().split('\n')
    const { entries } = readChain(header, lines, nodeDigest)
    const omen = { seq: 8, kind: 'omen', text: 'from later' } as unknown as Entry
    const newer = sealAll(
      header,
      entries.map((entry) => (entry.seq === omen.seq ? omen : entry)),
      nodeDigest,
    )
    file('newer.lineage', [header, ...newer, ''].join('\n'))
    expect(await play('repair', 'newer.lineage', 'copy.lineage')).toMatchObject({
      code: 5,
      out: expect.stringContaining('Line 10 was written by a newer version of this program: nothing from there on was taken.'),
    })
    expect(() => read('copy.lineage')).toThrow()
  })

  test('writes nothing for a whole file, and overwrites nothing', async () => {
    expect(await play('repair', name, 'copy.lineage')).toMatchObject({ code: 0, out: expect.stringContaining('nothing was written') })
    expect(() => read('copy.lineage')).toThrow()
    const damaged = bent(name, '"seq":7,')
    file('copy.lineage', 'mine')
    expect(await play('repair', damaged, 'copy.lineage')).toMatchObject({ code: 1, err: expect.stringContaining('is there already') })
    expect(read('copy.lineage')).toBe('mine')
  })

  test('ends a long search, says what was found so far, and searches to the end where it is told to', async () => {
    const damaged = bent(name, '"seq":7,')
    const short = await heard(() => repairCommand({ words: [damaged, 'short.lineage'], options: {} }, 0))
    expect(short).toMatchObject({ code: 5, out: expect.stringMatching(/^Missing: entry 7\. .*\nNot every way .* give --thorough/) })
    const told = await heard(() => repairCommand({ words: [damaged, 'told.lineage'], options: { json: '' } }, 0))
    expect(json(told)).toMatchObject({ lost: [7], unfinished: true })
    const words = [damaged, 'copy.lineage']
    const thorough = await heard(() => repairCommand({ words, options: { thorough: '' } }, 0))
    expect(thorough).toMatchObject({ code: 0, out: expect.stringContaining('Restored to the letter: line 9.') })
    expect(read('copy.lineage')).toBe(read(name))
  })

  test('takes blank lines away that an editor has put in', async () => {
    writeFileSync('blank.lineage', `${read(name)}\n`)
    expect(await play('repair', 'blank.lineage', 'copy.lineage')).toMatchObject({ code: 0, err: '' })
    expect(read('copy.lineage')).toBe(read(name))
  })

  test('says so where nothing can be had', async () => {
    expect(await play('repair', file('diary.lineage', 'Dear diary\n'), 'copy.lineage')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing can be had'),
    })
  })

  test('says of a changed title or set-up that it is taken as it reads', async () => {
    writeFileSync('bent.lineage', read(name).replace('"title":"Iron Crown"', '"title":"XXXX XXXXX"'))
    const ran = await play('repair', 'bent.lineage', 'copy.lineage')
    expect(ran.code).toBe(5)
    expect(ran.out).toContain('Changed, not to be restored, and taken as it reads: line 1')
    expect(ran.out).toContain('players have to be invited again')
    expect((await play('verify', 'copy.lineage')).code).toBe(0)
  })

  test('never calls a file whole that cannot be played', async () => {
    const [header = '', ...lines] = read(name).trimEnd().split('\n')
    const { entries } = readChain(header, lines, nodeDigest)
    const strange = entries.map((entry) =>
      entry.seq === 3 && 'effects' in entry
        ? { ...entry, effects: [{ kind: 'posting', account: 'nowhere', owner: 'nobody', delta: 1e9, rule: 'X', see: 'all' }] }
        : entry,
    )
    writeFileSync('strange.lineage', [header, ...sealAll(header, strange as Entry[], nodeDigest), ''].join('\n'))
    const ran = await play('repair', 'strange.lineage', 'copy.lineage')
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toContain('No line of "strange.lineage" is damaged, and yet it cannot be played')
  })
})
