import { describe, expect, test } from 'vitest'
import { seededChance, type Chance } from '../../../../insight/bots/bot.ts'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { CELLS, geographyOf } from '../geography.ts'
import { BAND, CHANTS, COLOURS, DIRECTIONS, NO_LIZARDS, ORDERS, sumOf, type Chant, type Counts, type Direction } from '../tables.ts'
import { USES } from './form.ts'
import type { OrderLine } from './line.ts'
import { keptOrders, readSheet, type Asked } from './readSheet.ts'
import { SHEET_END, sheetHeading, writeSheet } from './writeSheet.ts'

const G = geographyOf({ hex_layout: 'even_high', wrap: true })
const ASKED: Asked = { clan: 7, turn: 12, clans: [1, 3, 7], houseRules: {} }

function orders(text: string): readonly OrderLine[] {
  return keptOrders(valueOf(readSheet(text, ASKED)))
}

describe('forms of a line', () => {
  const split = 'SP,5AD,SW,NE,105,,,32,,'
  test.each([
    ['no commas at the end', 'SP,5AD,SW,NE,105,,,32'],
    ['semicolons', 'SP;5AD;SW;NE;105;;;32'],
    ['tabs', 'SP\t5AD\tSW\tNE\t105\t\t\t32\t\t'],
    ['quotation marks', '"SP","5AD","SW","NE","105","","","32"'],
    ['blanks within', 'S P , 5 A D , S W , N E , 105,,,32'],
    ['zeros', 'SP,05AD,SW,NE,0105,0,0,032,0,'],
    ['full-width signs', 'ＳＰ，５ＡＤ，ＳＷ，ＮＥ，１０５，，，３２'],
    ['invisible signs', '\ufeffSP,5A\u200bD,SW,\0NE,105,,,32'],
    ['old style, colours by name', 'SP 5AD SW NE RED 105 YEL 32'],
    ['old style, commas between', 'SP 5AD SW NE, RED 105, YEL 32'],
    ['old style, letters apart', 'S P 5 A D SW NE YEL 32 RED 105'],
    ['old style, five numbers', 'SP 5AD SW NE 105 0 0 32 0'],
    ['old style, dashes', 'SP 5AD SW NE 105 - - 32 - -'],
    ['small letters', 'sp 5ad sw ne red 105 yel 32'],
  ])('LZ-ORDER-2 %s', (_, text) => {
    expect(orders(text)).toEqual(orders(split))
    expect(writeSheet(orders(text))).toBe(`${split}\n`)
  })

  test.each([
    ['GI 17R 3', 'GI,17R,,,,,,,,3'],
    ['BR 10I S', 'BR,10I,S,,,,,,,'],
    ['CH 1 A 3 A C GATE', 'CH,1A,3,AC,,,,,,GATE'],
    ['CH 14AB N SW BLK 100 SHUN', 'CH,14AB,N,SW,,,,,100,SHUN'],
    ['FR 2Z', 'FR,2Z,,,,,,,,'],
    ['MO 5 A S', 'MO,5A,S,,,,,,,'],
    ['MO 5 A N NE', 'MO,5A,N,NE,,,,,,'],
    ['SN 22 AD N N', 'SN,22AD,N,N,,,,,,'],
  ])('LZ-ORDER-2 old style: %s', (text, expected) => {
    expect(writeSheet(orders(text))).toBe(`${expected}\n`)
  })

  test.each([
    ['directions apart are two', 'MO 5A N E', 'E04'],
    ['a number without a colour', 'FR 7AE 10', 'E14'],
    ['a colour without a number', 'FR 7AE RED', 'E14'],
    ['a colour twice', 'FR 7AE RED 1 RED 2', 'E14'],
    ['three directions', 'MO 5A N N N', 'E14'],
    ['order and hex in one', 'MO5A N', 'E01'],
  ])('LZ-ORDER-5 nothing is guessed: %s', (_, text, code) => {
    expect(valueOf(readSheet(text, ASKED)).lines.map(({ marks }) => marks[0]?.code)).toEqual([code])
  })
})

describe('the text around', () => {
  test('LZ-ORDER-9 blank lines and comments are no lines; numbers go by filled lines, rows by the text', () => {
    const read = valueOf(readSheet('\r\n# a remark\r\nMO,5A,N\r\n\r\n; another\r\nMO,5B,Q\r\nMO,5C,N', ASKED))
    expect(read.lines.map(({ line, row, state }) => [line, row, state])).toEqual([
      [1, 3, 'kept'],
      [2, 6, 'refused'],
      [3, 7, 'kept'],
    ])
    expect(read.skipped).toEqual({ blank: 2, comments: 2, before: 0, after: 0, unread: 0 })
  })

  test('LZ-ORDER-9 a whole report may come back around the sheet', () => {
    const text = ['Report', 'MO,1A,N', sheetHeading(7, 12), 'MO,5A,N', SHEET_END, 'MO,9A,N', sheetHeading(3, 1)].join('\n')
    expect(writeSheet(orders(text))).toBe('MO,5A,N,,,,,,,\n')
    expect(valueOf(readSheet(text, ASKED)).skipped).toMatchObject({ before: 2, after: 2 })
  })

  test.each([
    ['clan', '#lizards clan 8 turn 12', 'The sheet is headed clan 8, but the sheet of clan 7 is wanted: take the one of your own clan.'],
    [
      'turn',
      '# Lizards Clan 7 Turn 11',
      'The sheet is headed turn 11, but turn 12 is asked for: write the orders on the sheet of this turn.',
    ],
    [
      'header',
      '#lizards clan 7 turn 12\nMO,5A,N\n#lizards clan 7 turn 12',
      'The text has 2 lines that begin with “#lizards”: leave in one sheet only.',
    ],
  ])('LZ-ORDER-9 a heading that does not fit refuses the sheet: %s', (field, text, message) => {
    expect(readSheet(`${text}\nMO,5A,N`, ASKED)).toMatchObject({ ok: false, problems: [{ field, message }] })
  })

  test.each([
    ['one line', 'MO,5A,N'.repeat(150_000), 1],
    ['lines', 'x\n'.repeat(500_000), 200],
    ['line ends', '\n'.repeat(1_000_000), 0],
    ['commas', ','.repeat(1_000_000), 1],
    ['blanks', `MO,5A,N${' '.repeat(1_000_000)}x`, 1],
    ['marks', '#'.repeat(1_000_000), 0],
    ['headings', '#lizards clan 7 turn\n'.repeat(50_000), 0],
  ])('LZ-ORDER-1 a megabyte of %s is read in bounded time', (_, text, verdicts) => {
    const began = performance.now()
    expect(valueOf(readSheet(text, ASKED)).lines).toHaveLength(verdicts)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

describe('properties', () => {
  function countsBy(chance: Chance, colours: readonly (keyof Counts)[]): Counts {
    const counts: Record<keyof Counts, number> = { ...NO_LIZARDS }
    for (const colour of colours) counts[colour] = chance(0, 2) === 0 ? 0 : chance(1, BAND)
    return counts
  }

  function pick<T>(chance: Chance, from: readonly T[]): T {
    const picked = from[chance(0, from.length - 1)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  /** A well-formed order. */
  function randomOrder(line: number, chance: Chance): OrderLine {
    const order = pick(chance, ORDERS)
    const { ways: use } = USES[order]
    const hex = chance(0, CELLS - 1)
    const chant = order === 'CH' ? pick(chance, Object.keys(CHANTS) as Chant[]) : null
    const isGate = chant === 'GATE'
    const fewest = use === 'must' || use === 'one' || chant === 'SHUN' ? 1 : 0
    const most = use === 'none' || isGate ? 0 : use === 'one' ? 1 : 2
    let ways: Direction[]
    do ways = Array.from({ length: chance(Math.min(fewest, most), most) }, () => pick(chance, DIRECTIONS))
    while ((order === 'LO' || chant === 'SHUN') && G.path(hex, ways).at(-1) === hex)
    const blk = chant === null || chance(0, 1) === 0 ? 0 : chance(CHANTS[chant].blacks, BAND)
    const all = order === 'SP' ? { ...countsBy(chance, COLOURS), red: chance(1, BAND) } : countsBy(chance, COLOURS)
    const counts = order === 'CH' ? { ...NO_LIZARDS, blk } : order === 'SP' || order === 'FR' ? all : NO_LIZARDS
    const gate = isGate ? (hex + chance(1, CELLS - 1)) % CELLS : null
    return {
      line,
      order,
      hex,
      ways,
      counts: sumOf(counts) === 0 ? null : counts,
      chant,
      gate,
      to: order === 'GI' ? pick(chance, [1, 3]) : null,
    }
  }

  test('LZ-ORDER-2 a written sheet reads as the same orders', () => {
    const chance = seededChance(20_261)
    for (let round = 0; round < 300; round++) {
      const seen = new Set<string>()
      const drawn = Array.from({ length: chance(0, 30) }, () => randomOrder(0, chance)).filter((order) => {
        const [text] = [order.order === 'GI' ? 'GI' : writeSheet([order])]
        if (seen.has(text)) return false
        seen.add(text)
        return true
      })
      const sheet = drawn.map((order, at) => ({ ...order, line: at + 1 }))
      expect(orders(writeSheet(sheet))).toEqual(sheet)
      expect(orders(writeSheet(sheet).replaceAll(',', ';'))).toEqual(sheet)
    }
  })

  test('LZ-ORDER-1 thirty of the longest lines are shorter than 3,500 characters', () => {
    const all = { red: BAND, grn: BAND, gry: BAND, yel: BAND, blk: BAND }
    const longest: OrderLine = {
      line: 1,
      order: 'SP',
      hex: G.cellOf('32AF'),
      ways: ['SW', 'NW'],
      counts: all,
      chant: null,
      gate: null,
      to: null,
    }
    expect(writeSheet(Array<OrderLine>(30).fill(longest)).length).toBeLessThan(3_500)
  })

  test('LZ-ORDER-1 any text gives a sheet of 0 to 30 kept lines', () => {
    const chance = seededChance(7)
    const signs = [
      'SP',
      'MO',
      'CH',
      'FR',
      '5AD',
      '32AF',
      'N',
      'SW',
      ',',
      ',',
      ';',
      '\t',
      ' ',
      '\n',
      '\r\n',
      '105',
      '0',
      'RED',
      'GATE',
      '#',
      '-',
      '"',
    ]
    const odd = ['\0', '\ufeff', '٣', '５', '\u202e', 'ß', '💥', '\ud800', '#lizards clan 7 turn 12\n', '#end\n', 'GI,5A,,,,,,,,3\n']
    const valid = Array.from({ length: 60 }, (_, line) => writeSheet([randomOrder(line, chance)]))
    for (let round = 0; round < 20_000; round++) {
      const length = chance(0, 40)
      let text = ''
      for (let at = 0; at < length; at++)
        text += chance(0, 9) === 0 ? pick(chance, odd) : chance(0, 5) === 0 ? pick(chance, valid) : pick(chance, signs)
      const read = readSheet(text, ASKED)
      if (!read.ok) continue
      const kept = keptOrders(read.value)
      expect(kept.length).toBeLessThanOrEqual(30)
      const twice = kept.filter((one) => one.order !== 'SP').map((one) => writeSheet([one]))
      expect(new Set(twice).size).toBe(twice.length)
      for (const { order, state, marks } of read.value.lines) {
        if ((order !== null) !== (state === 'kept')) throw new Error(`an order of a line that is ${state}: ${text}`)
        if (state !== 'kept' && marks.length === 0) throw new Error(`${state} without a mark: ${text}`)
      }
    }
  })
})
