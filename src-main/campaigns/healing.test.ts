import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { runToEnd } from '../../src-shared/kernel/engine/incremental.ts'
import { readChain } from '../../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from './digest.ts'
import type { Search } from './changedByte.ts'
import { healing } from './healing.ts'

const FILE = readFileSync(path.join(import.meta.dirname, '../../src-shared/games/greatest-lineage/golden/succession/campaign.lineage'))
/** Its second line contains the land of six hundred territories. */
const ON_A_MAP = readFileSync(path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage'))
const [HEADER = '', ...LINES] = FILE.toString('utf8').trimEnd().split('\n')
const ENTRIES = readChain(HEADER, LINES, nodeDigest).entries

function flipped(at: number, bit: number, file = FILE): Buffer {
  const copy = Buffer.from(file)
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
  return copy
}

/** Offset of each line, the header's first. */
const STARTS = [HEADER, ...LINES].reduce<number[]>((starts, line) => [...starts, (starts.at(-1) ?? 0) + Buffer.byteLength(line) + 1], [0])

describe('a file with one bit changed', () => {
  test('anywhere is restored to the last letter', () => {
    const chance = seededChance(11)
    for (let round = 0; round < 60; round++) {
      const at = chance(0, FILE.length - 2)
      const healed = runToEnd(healing(flipped(at, chance(0, 7))))
      expect(healed?.headerLine, `byte ${at}`).toBe(HEADER)
      expect(healed?.entries, `byte ${at}`).toEqual(ENTRIES)
      expect(healed?.lost).toEqual([])
      expect(healed?.restored).toHaveLength(1)
    }
  })

  test.each([
    ['the header', 30, 1],
    ['the line end of the header', (STARTS[1] ?? 0) - 1, 5],
    ['a line end', (STARTS[3] ?? 0) - 1, 2],
    ['the hash of a line', (STARTS[4] ?? 0) - 20, 0],
    ['what stands about the hash', (STARTS[4] ?? 0) - 42, 4],
    ['the hash of the line before', (STARTS[5] ?? 0) - 60, 0],
  ])('in %s is restored', (_, at, bit) => {
    const healed = runToEnd(healing(flipped(at, bit)))
    expect([healed?.headerLine, healed?.entries, healed?.lost]).toEqual([HEADER, ENTRIES, []])
  })

  test('so that a letter became a line end is restored', () => {
    const at = FILE.findIndex((byte, index) => index > (STARTS[6] ?? 0) && byte === (0x0a | 0x40))
    const found = at > 0 ? at : FILE.indexOf('*')
    const healed = runToEnd(healing(flipped(found, found === at ? 6 : 5)))
    expect([healed?.entries, healed?.lost]).toEqual([ENTRIES, []])
  })
})

describe('a file with one bit changed in a line of a hundred thousand bytes', () => {
  test.each([
    ['a letter of the seed', '"seed":"746865', 10, 0],
    ['a number that stands in it elsewhere', '"seq":0', 6, 0],
    ['who holds a territory', '"holder":"tribe-17"', 11, 1],
    ['the ground', '"ground":["', 14, 2],
    ['the line end before it', '{"seq":0,', -1, 6],
  ])('at %s is restored', (_, text, after, bit) => {
    const at = ON_A_MAP.indexOf(text) + after
    const healed = runToEnd(healing(flipped(at, bit, ON_A_MAP)))
    const whole = runToEnd(healing(ON_A_MAP))
    expect([healed?.headerLine, healed?.entries, healed?.lost]).toEqual([whole?.headerLine, whole?.entries, []])
  })
})

describe('a file with more than that', () => {
  test('has its land restored though seventy other lines are lost, while most of it can be read', () => {
    const file = flipped(ON_A_MAP.indexOf('"seq":0') + 6, 0, ON_A_MAP)
    for (let seq = 101; seq <= 170; seq++) file.write('#####', file.indexOf(`{"seq":${seq},`) + 20)
    const healed = runToEnd(healing(file))
    expect([healed?.entries[0]?.kind, healed?.lost]).toEqual(['setup', Array.from({ length: 70 }, (_, at) => at + 101)])
  })

  test('loses the entries of the lines that cannot be restored, and no others', () => {
    const bent = Buffer.from(FILE)
    for (const line of [5, 9]) bent.fill('x', (STARTS[line] ?? 0) + 10, (STARTS[line] ?? 0) + 14)
    const healed = runToEnd(healing(bent))
    expect(healed?.lost).toEqual([4, 8])
    expect(healed?.entries).toEqual(ENTRIES.filter(({ seq }) => seq !== 4 && seq !== 8))
    expect(healed?.restored).toEqual([])
  })

  const LAST = LINES.length

  test.each([
    ['the last line', [LAST], []],
    ['the last three lines', [LAST - 2, LAST - 1, LAST], []],
    ['the last line, and the set-up', [LAST], [2]],
    ['the last line and one before', [5, LAST], []],
  ])('tells that the entries of %s are lost', (_, damaged, changed) => {
    const bent = Buffer.from(FILE)
    for (const line of damaged) bent.fill('x', (STARTS[line] ?? 0) + 10, (STARTS[line] ?? 0) + 14)
    if (changed.length > 0) bent.write('"seed":"0000', FILE.indexOf('"seed":"'))
    const healed = runToEnd(healing(bent))
    expect([healed?.lost, healed?.changed ?? []]).toEqual([damaged.map((line) => line - 1), changed])
    // The same without its last line end: such a line is complete and not torn.
    expect(runToEnd(healing(bent.subarray(0, -1)))?.lost).toEqual(healed?.lost)
  })

  test.each([
    ['a piece without a line end', '{"seq":99,"kind":"no'],
    ['zeros of a power cut', '{"seq":99,\0\0\0\n'],
    ['empty lines', '\n\n'],
  ])('counts %s at its end as no entry', (_, tail) => {
    expect(runToEnd(healing(Buffer.concat([FILE, Buffer.from(tail)])))?.lost).toEqual([])
  })

  test('cut in the middle of a line has all before it', () => {
    const healed = runToEnd(healing(FILE.subarray(0, (STARTS[7] ?? 0) + 25)))
    expect(healed?.entries).toEqual(ENTRIES.slice(0, 6))
    expect(healed?.lost).toEqual([])
  })

  test('that is no campaign is none', () => {
    expect(runToEnd(healing(Buffer.from('Dear diary\nnothing\n')))).toBeNull()
    expect(runToEnd(healing(Buffer.alloc(0)))).toBeNull()
  })
})

describe('a file with blank lines in it', () => {
  const WHOLE = FILE.toString('utf8')
  const second = WHOLE.indexOf('\n') + 1
  const third = WHOLE.indexOf('\n', second) + 1

  test.each([
    ['at its end', `${WHOLE}\n`, [LINES.length + 2]],
    ['at its end, two of another system', `${WHOLE}\r\n\r\n`, [LINES.length + 2, LINES.length + 3]],
    ['of blanks, at its end', `${WHOLE} \t`, [LINES.length + 2]],
    ['before its header', `\n \n${WHOLE}`, [1, 2]],
    ['behind its header', `${WHOLE.slice(0, second)}\n${WHOLE.slice(second)}`, [2]],
    ['between two entries', `${WHOLE.slice(0, third)}\n${WHOLE.slice(third)}`, [3]],
  ])('%s has them taken away, and nothing else', (_, text, restored) => {
    expect(runToEnd(healing(Buffer.from(text)))).toEqual({ headerLine: HEADER, entries: ENTRIES, restored, lost: [], newer: null })
  })
})

describe('work on a file', () => {
  /** One line with a last letter changed in several bits, and one that is beyond recovery. */
  const bent = Buffer.from(FILE)
  const at = (STARTS[5] ?? 0) - 62
  bent[at] = (bent[at] ?? 0) ^ 0x07
  bent.fill('x', (STARTS[9] ?? 0) + 10, (STARTS[9] ?? 0) + 14)

  test('ends where it is used up, tells what was found so far, and goes on when it is asked again', () => {
    const searches = new Map<string, Search>()
    const asked: number[] = []
    for (let isUnfinished = true; isUnfinished;) {
      const work = { left: 2e7 }
      const healed = runToEnd(healing(bent, { work, searches }))
      expect(healed?.entries.length).toBeGreaterThanOrEqual(ENTRIES.length - 2)
      expect(work.left).toBeGreaterThan(-4e7)
      asked.push(healed?.entries.length ?? 0)
      isUnfinished = healed?.isUnfinished ?? false
    }
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.at(0)).toBe(ENTRIES.length - 2)
    expect(asked.at(-1)).toBe(ENTRIES.length - 1)
  })

  test('is not done again for what was searched to its end', () => {
    const searches = new Map<string, Search>()
    runToEnd(healing(bent, { searches }))
    const work = { left: 1000 }
    expect(runToEnd(healing(bent, { searches, work }))?.lost).toEqual([8])
    expect(work.left).toBe(1000)
  })
})

test('a whole file needs nothing', () => {
  const healed = runToEnd(healing(FILE))
  expect(healed).toEqual({ headerLine: HEADER, entries: ENTRIES, restored: [], lost: [], newer: null })
})
