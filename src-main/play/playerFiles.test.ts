import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import { ordersFileText, writeOrdersFile } from '../../src-shared/table/files/ordersFile.ts'
import { embeddedPack, readPack, shrunkPack } from '../../src-shared/table/files/packFile.ts'
import { isSealed, seal, unseal } from '../../src-shared/table/files/sealing.ts'
import { play } from './testing/commandRun.ts'

const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')
const PAGE = '<script type="application/json" id="pack"></script>'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'player-files-'))
  copyFileSync(SAMPLE, path.join(folder, 'c.lineage'))
  writeFileSync(path.join(folder, 'page.html'), PAGE)
  writeFileSync(path.join(folder, 'passphrase'), 'three wise owls\nand more\n')
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(import.meta.dirname)
  rmSync(folder, { recursive: true, force: true })
})

async function packOf(seat: string): Promise<PlayerPack> {
  expect(await play('pack', 'c.lineage', seat, '--json', '--out', `${seat}.json`)).toMatchObject({ code: 0, out: `${seat}.json\n` })
  const read = readPack(readFileSync(`${seat}.json`, 'utf8'))
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.value
}

test.each([
  ['a campaign', 'other.lineage', '{"format":"lineage","id":"x"}\n'],
  ['a campaign, whatever it is called', 'other.html', '{"format":"lineage","id":"x"}\n'],
  ['a campaign with a damaged first line', 'damaged.lineage', '{"form#t":"lineage","id":"x"}\n'],
  ['a damaged campaign with capital letters in its ending', 'damaged-2.Lineage', '{"form#t"\n'],
  ['a damaged campaign a mail program added an ending to', 'damaged.lineage.txt', '#####\n'],
  ['the seats of a campaign', 'other.LINEAGE-seats', '{}'],
])('nothing is written over %s', async (_, name, text) => {
  writeFileSync(name, text)
  for (const words of [
    ['pack', 'c.lineage', 'humans', '--json'],
    ['book', 'c.lineage'],
    ['report', 'c.lineage', 'humans'],
  ]) {
    const { code, err } = await play(...words, '--out', name)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is not overwritten: choose another name') as string })
  }
  expect(readFileSync(name, 'utf8')).toBe(text)
})

test.each([
  ['a byte-order mark', Buffer.from('\ufeffgeheim\r\n')],
  ['a blank behind it', Buffer.from('geheim \r\n')],
  ['a blank and a sign nobody sees before it', Buffer.from(' \u200bgeheim')],
  ['two bytes a letter, as PowerShell writes', Buffer.from('\ufeffgeheim\r\n', 'utf16le')],
  ['two bytes a letter, the other way round', Buffer.from('\ufeffgeheim\r\n', 'utf16le').swap16()],
])('a passphrase file with %s seals a pack with the passphrase alone', async (_, bytes) => {
  writeFileSync('odd-passphrase', bytes)
  expect(await play('pack', 'c.lineage', 'humans', '--json', '--passphrase-file', 'odd-passphrase', '--out', 'odd.json')).toMatchObject({
    code: 0,
  })
  expect(await unseal(readFileSync('odd.json', 'utf8'), { passphrase: 'geheim' })).toMatchObject({ ok: true })
})

test('a passphrase nobody sees is none', async () => {
  writeFileSync('odd-passphrase', '\u200b \n')
  expect(await play('pack', 'c.lineage', 'humans', '--json', '--passphrase-file', 'odd-passphrase', '--out', 'none.json')).toMatchObject({
    code: 2,
  })
})

describe('play pack', () => {
  test('writes what the seat sees, with one and the same key every time', async () => {
    const [one, again, other] = [await packOf('humans'), await packOf('humans'), await packOf('elves')]
    expect(one).toMatchObject({ view: { seat: 'humans' }, basis: expect.stringMatching(/./) })
    expect(again).toEqual(one)
    expect(other.signingKey).not.toBe(one.signingKey)
    expect(other.recipient).toBe(one.recipient)
  })

  test('writes one page, by default under a name of campaign and seat', async () => {
    const { code, out } = await play('pack', 'c.lineage', 'dwarves', '--page', 'page.html')
    expect({ code, out }).toEqual({ code: 0, out: 'the-amber-hills-sample-dwarves.lineage-pack.html\n' })
    const held = embeddedPack(readFileSync(out.trim(), 'utf8').replace(/<[^>]*>/g, ''))
    const small = shrunkPack(held ?? '')
    const text = small === null ? (held ?? '') : inflateRawSync(Buffer.from(small, 'base64')).toString('utf8')
    expect(readPack(text)).toMatchObject({ ok: true, value: { view: { seat: 'dwarves' } } })
  })

  test('writes those of all players into one folder, each what its own command writes', async () => {
    const ran = await play('pack', 'c.lineage', '--all', '--json', '--out', 'packs/deep')
    const names = ran.out.trim().split('\n')
    expect([ran.code, names.map((name) => path.basename(name))]).toEqual([
      0,
      ['elves', 'humans', 'dwarves'].map((seat) => `15-${seat}.lineage-pack.json`),
    ])
    for (const [at, seat] of ['elves', 'humans', 'dwarves'].entries()) {
      await packOf(seat)
      expect(readFileSync(names[at] ?? '', 'utf8')).toBe(readFileSync(`${seat}.json`, 'utf8'))
    }
  })

  test('seals with the first line of a file', async () => {
    await play('pack', 'c.lineage', 'elves', '--json', '--passphrase-file', 'passphrase', '--out', 'sealed')
    const text = readFileSync('sealed', 'utf8')
    expect(isSealed(text)).toBe(true)
    const opened = await unseal(text, { passphrase: 'three wise owls' })
    expect(opened.ok && readPack(opened.value).ok).toBe(true)
  })

  test.each([
    [['pack', 'c.lineage', 'orcs'], 2, '"orcs" is no player'],
    [['pack', 'c.lineage', 'elves', '--json', '--html'], 2, 'not both'],
    [['pack', 'c.lineage', 'elves', '--page', 'none.html'], 1, 'The page for packs'],
    [['pack', 'none.lineage', 'elves', '--json'], 1, 'is not there'],
    [['pack', 'c.lineage', 'elves', '--json', '--passphrase-file', 'none'], 1, 'passphrase file'],
    [['report', 'c.lineage', 'elves', '99'], 2, 'no round that has begun'],
    [['report', 'c.lineage', 'elves', '1', '2'], 2, '[round]'],
    [['report', 'c.lineage'], 2, 'give --all and --out <folder>'],
    [['pack', 'c.lineage'], 2, 'give --all and --out <folder>'],
    [['report', 'c.lineage', '--all'], 2, 'name their folder with --out'],
    [['pack', 'c.lineage', '--all'], 2, 'name their folder with --out'],
    [['pack', 'c.lineage', 'elves', '--all', '--json', '--out', 'packs'], 2, 'leave "elves" out'],
    [['report', 'c.lineage', 'elves', '3', '--all', '--out', 'reports'], 2, 'leave "elves" out'],
    [['report', 'c.lineage', '99', '--all', '--out', 'reports'], 2, 'no round that has begun'],
    [['report', 'c.lineage', '--all', '--out', 'page.html'], 1, 'The folder "page.html" cannot be made'],
    [['report', 'c.lineage', 'elves', '--language', 'fr'], 2, 'no language of reports: give one of en, de'],
    [['orders', 'c.lineage', 'none.json'], 1, 'The orders file "none.json"'],
  ] as const)('%j ends with %i', async (args, code, sentence) => {
    const ran = await play(...args)
    expect(ran.code).toBe(code)
    expect(ran.err).toContain(sentence)
  })
})

describe('play report', () => {
  test('tells the last round that is over, or any other, as text or as a page', async () => {
    expect((await play('report', 'c.lineage', 'elves')).out).toMatch(
      /^# The Amber Hills \(sample\): Elves\n\nRound 14, for Maren\. The round is over\./,
    )
    expect((await play('report', 'c.lineage', 'elves', '3', '--json')).out).toContain('"round": 3')
    expect((await play('report', 'c.lineage', 'elves', '3', '--language', 'de')).out).toContain('## Wie du stehst')
    await play('report', 'c.lineage', 'elves', '3', '--html', '--out', 'report.html')
    expect(readFileSync('report.html', 'utf8')).toMatch(/^<!doctype html>/)
  })
})

describe('play report --all', () => {
  test.each(['html', 'json', 'md'])(
    'writes one report for each player into a folder, each what its own command writes: %s',
    async (kind) => {
      const as = kind === 'md' ? [] : [`--${kind}`]
      const ran = await play('report', 'c.lineage', '--all', ...as, '--out', 'reports')
      const names = ran.out.trim().split('\n')
      expect(names).toEqual(['elves', 'humans', 'dwarves'].map((seat) => path.join('reports', `14-${seat}-report.${kind}`)))
      for (const [at, seat] of ['elves', 'humans', 'dwarves'].entries()) {
        await play('report', 'c.lineage', seat, ...as, '--out', 'one')
        expect(readFileSync(names[at] ?? '', 'utf8')).toBe(readFileSync('one', 'utf8'))
      }
    },
  )

  test('tells a round that is named', async () => {
    const { out } = await play('report', 'c.lineage', '--all', '3', '--json', '--out', 'third')
    expect(
      out
        .trim()
        .split('\n')
        .map((name) => path.basename(name)),
    ).toContain('03-elves-report.json')
  })
})

describe('play book', () => {
  test('tells the whole campaign as one page: for all, for a seat, for the game master', async () => {
    const all = await play('book', 'c.lineage')
    expect(all.out).toMatch(/^<!doctype html>/)
    expect(all.out).toContain('As everybody knows it')
    expect((await play('book', 'c.lineage', 'elves')).out).toContain('As the elves know it')
    expect(JSON.parse((await play('book', 'c.lineage', 'gm', '--json')).out)).toMatchObject({
      seat: 'gm',
      span: expect.stringMatching(/^Rounds 1 to \d+$/) as string,
    })
    await play('book', 'c.lineage', '--language', 'de', '--out', 'book.html')
    expect(readFileSync('book.html', 'utf8')).toContain('<html lang="de">')
  })

  test('a seat nobody plays has none', async () => {
    expect((await play('book', 'c.lineage', 'orcs')).code).not.toBe(0)
  })
})

describe('play orders', () => {
  const LINES: readonly OrderLine[] = [
    { id: 'a', phase: 7, question: 'spend', answer: { act: 'technology', amount: 999_999 } },
    { id: 'b', phase: 7, question: 'spend', answer: 'done' },
  ]

  function write(pack: PlayerPack, lines: readonly OrderLine[], salt: string): string {
    return ordersFileText(writeOrdersFile({ pack, round: 15, lines, salt: salt.repeat(32) }))
  }

  test('shows what would change, takes it once, and never again', async () => {
    writeFileSync('orders.json', write(await packOf('humans'), LINES, '1'))
    const shown = await play('orders', 'c.lineage', 'orders.json')
    expect(shown.code).toBe(0)
    expect(shown.out).toMatch(
      /^Humans, round 15: 2 lines\n\+ phase 7, spend: technology: amount 999999\n {4}! .+\n\+ phase 7, spend: done\n$/,
    )
    expect((await play('orders', 'c.lineage', 'orders.json', '--take')).out).toContain('Taken: the seat is ready.')
    expect(await play('orders', 'c.lineage', 'orders.json', '--take')).toMatchObject({
      code: 4,
      out: expect.stringContaining('commitment'),
    })

    const changed = LINES.slice(1).map((line) => ({ ...line, id: 'c' }))
    writeFileSync('sealed.json', await seal(write(await packOf('humans'), changed, '2'), { passphrase: 'three wise owls', workFactor: 15 }))
    const again = await play('orders', 'c.lineage', 'sealed.json', '--passphrase-file', 'passphrase')
    expect(again.out).toContain('- phase 7, spend: technology: amount 999999')
    expect(existsSync('c.lineage.lock')).toBe(false)
  })

  test('refuses what was altered', async () => {
    const text = write(await packOf('dwarves'), LINES, '3').replace('999999', '1')
    writeFileSync('altered.json', text)
    expect(await play('orders', 'c.lineage', 'altered.json')).toMatchObject({ code: 4, out: expect.stringContaining('signature') })
  })
})
