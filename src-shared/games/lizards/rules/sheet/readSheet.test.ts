import { describe, expect, test } from 'vitest'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { geographyOf } from '../geography.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { NO_LIZARDS, type Terrain } from '../tables.ts'
import type { ClanKnowledge } from './knowledge.ts'
import { keptOrders, readSheet, type Asked, type SheetLine } from './readSheet.ts'

const G = geographyOf({ hex_layout: 'even_high', wrap: true })
const at = (code: string): number => G.cellOf(code)

function asked(houseRules: HouseRules = {}, known?: ClanKnowledge): Asked {
  return { clan: 7, turn: 12, clans: [1, 3, 7, 16], houseRules, ...(known === undefined ? {} : { known }) }
}

function read(text: string, houseRules: HouseRules = {}, known?: ClanKnowledge): readonly SheetLine[] {
  return valueOf(readSheet(text, asked(houseRules, known))).lines
}

/** State and marks of one line: `kept W02 RED 5`. */
function verdict(line: SheetLine | undefined): string {
  if (line === undefined) return 'none'
  return [line.state, ...line.marks.map(({ code, field, value }) => `${code} ${field ?? '-'} ${value}`.trim())].join('; ')
}

const verdicts = (text: string, houseRules: HouseRules = {}, known?: ClanKnowledge): string[] => read(text, houseRules, known).map(verdict)

describe('lines alone', () => {
  test.each([
    ['E01', 'XX,5A,N', 'refused; E01 ORD XX'],
    ['E01', 'M,O 5A,N', 'refused; E01 ORD M'],
    ['E02', 'MO,33A,N', 'refused; E02 HEX 33A'],
    ['E02', 'MO,1AG,N', 'refused; E02 HEX 1AG'],
    ['E02', 'MO,,N', 'refused; E02 HEX'],
    ['E03', 'MO,5A', 'refused; E03 M1'],
    ['E03', 'BR,5A', 'refused; E03 M1'],
    ['E03', 'CH,5A,,,,,,,,SHUN', 'refused; E03 M1'],
    ['E04', 'MO,5A,E', 'refused; E04 M1 E'],
    ['E04', 'MO,5A,N,W', 'refused; E04 M2 W'],
    ['E05', 'MO,5A,,N', 'refused; E05 M2 N'],
    ['E05', 'CH,5A,,N,,,,,,EYES', 'refused; E05 M2 N'],
    ['E06', 'CH,5A,N,,,,,,,eyes', 'refused; E06 EXTRA eyes'],
    ['E06', 'CH,5A,N', 'refused; E06 EXTRA'],
    ['E07', 'SP,5A,N', 'refused; E07 RED'],
    ['E07', 'SP,5A,N,,0,0', 'refused; E07 RED'],
    ['E07', 'SP,5A,N,,301', 'refused; E07 RED 301'],
    ['E07', 'FR,5A,,,,2.5', 'refused; E07 GRN 2.5'],
    ['E07', 'FR,5A,,,,,-3', 'refused; E07 GRY -3'],
    ['E08', 'CH,5A,N,,,,,,24,REVE', 'refused; E08 BLK 24'],
    ['E09', 'CH,1A,33,AC,,,,,,GATE', 'refused; E09 M1 33'],
    ['E09', 'CH,1A,3,AG,,,,,,GATE', 'refused; E09 M2 AG'],
    ['E09', 'CH,1A,AC,3,,,,,,GATE', 'refused; E09 M1 AC; E09 M2 3'],
    ['E09', 'CH,1A,1,A,,,,,,GATE', 'refused; E09 M1 1A'],
    ['E09', 'CH,1A,,,,,,,,GATE', 'refused; E09 M1; E09 M2'],
    ['E10', 'GI,5A,,,,,,,,7', 'refused; E10 EXTRA 7'],
    ['E10', 'GI,5A,,,,,,,,2', 'refused; E10 EXTRA 2'],
    ['E10', 'GI,5A', 'refused; E10 EXTRA'],
    ['E13', 'LO,5A,N,S', 'refused; E13 M2 S'],
    ['E13', 'CH,5A,NE,SW,,,,,,SHUN', 'refused; E13 M2 SW'],
    ['E14', 'MO,5A,N,,,,,,,,x', 'refused; E14 - x'],
    ['E14', ',5A,N', 'refused; E14 ORD'],
    ['E02 and E04', 'MO,0,Q', 'refused; E02 HEX; E04 M1 Q'],
    ['W02', 'MO,5A,N,,5,,,,,3', 'kept; W02 RED 5; W02 EXTRA 3'],
    ['W02', 'CH,5A,N,,9,,,,,EYES', 'kept; W02 RED 9'],
    ['W02', 'BB,5A,N,S', 'kept; W02 M2 S'],
    ['none', 'MO,5A,N,,0,,,,,,,,', 'kept'],
    ['none', 'CH,5A,,,,,,,25,REVE', 'kept'],
    ['none', 'CH,5A,N,S,,,,,,EYES', 'kept'],
    ['none', 'LO,5A,N,SE', 'kept'],
  ])('LZ-ORDER-8 is checked when it comes up, the form at once: %s for %s', (_, line, expected) => {
    expect(verdicts(line)).toEqual([expected])
  })

  test('LZ-ORDER-2 EX-09 a wrong direction, chant in small letters, SP without numbers, gift to oneself, lob on the own hex', () => {
    const text = ['MO,5A,E', 'CH,5A,N,,,,,,,eyes', 'SP,5A,N', 'GI,5A,,,,,,,,7', 'LO,5A,N,S'].join('\n')
    expect(read(text).map(({ marks }) => marks[0]?.code)).toEqual(['E04', 'E06', 'E07', 'E10', 'E13'])
  })

  test('LZ-ORDER-3 EX-05 directions lead from HEX: the printed lines', () => {
    const orders = keptOrders(valueOf(readSheet('SP,5AD,SW,NE,105,,,32,,\nSN 22AD N N\nBR 10I S\n', asked())))
    expect(orders.map(({ hex, ways }) => G.path(hex, ways).map((cell) => G.code(cell)))).toEqual([
      ['5AC', '5AD'],
      ['21AD', '20AD'],
      ['11I'],
    ])
    expect(orders[0]?.counts).toEqual({ ...NO_LIZARDS, red: 105, yel: 32 })
  })

  test('LZ-ORDER-5 all but chant codes may be typed in any case', () => {
    expect(keptOrders(valueOf(readSheet('mo,5ad,sw\nch,5a,n,,,,,,,EYES', asked())))).toMatchObject([
      { order: 'MO', hex: at('5AD'), ways: ['SW'] },
      { order: 'CH', chant: 'EYES' },
    ])
    expect(verdicts('ſn,5a,n')).toEqual(['refused; E01 ORD ſN'])
  })

  test('LZ-CHANT-11 LZ-CHANT-12 a chant names Blacks or none, and its target by directions or, Gate, by a code', () => {
    const text = 'CH 15R SW REVE\nCH 14AB N SW BLK 100 SHUN\nCH 1A 3 AC GATE\nCH 5A EYES'
    expect(keptOrders(valueOf(readSheet(text, asked())))).toMatchObject([
      { chant: 'REVE', ways: ['SW'], counts: null, gate: null },
      { chant: 'SHUN', ways: ['N', 'SW'], counts: { blk: 100 } },
      { chant: 'GATE', ways: [], gate: at('3AC') },
      { chant: 'EYES', ways: [] },
    ])
  })

  test('RULING-13 numbers of FR are of the colours they are written under; 0 in all of them is blank', () => {
    expect(keptOrders(valueOf(readSheet('FR,7AE,,,10\nFR,2Z,,,0,0,0,0,0', asked()))).map(({ counts }) => counts)).toEqual([
      { ...NO_LIZARDS, red: 10 },
      null,
    ])
  })

  test('RULING-36 SP of one lizard is taken: it becomes a spy', () => {
    expect(verdicts('SP,5A,N,,,,,,1')).toEqual(['kept'])
  })
})

describe('lines together', () => {
  const FILL = Array.from({ length: 40 }, (_, line) => `MO,${(line % 32) + 1}${line < 32 ? 'A' : 'B'},N`)

  test('LZ-ORDER-1 LZ-ORDER-6 EX-07 32 lines with a repeat of MO and one of SP: 29 run', () => {
    const lines = FILL.slice(0, 32)
    lines[8] = lines[3] ?? ''
    lines[4] = 'SP,9C,N,,5'
    lines[5] = 'SP,9C,N,,5'
    const sheet = read(lines.join('\n'))
    expect(sheet.filter(({ state }) => state !== 'kept').map((line) => `${line.line} ${verdict(line)}`)).toEqual([
      '9 struck; W01 - 9',
      '31 refused; E12 - 31',
      '32 refused; E12 - 32',
    ])
    expect(sheet[8]?.marks[0]?.figures).toEqual({ first: 4 })
    expect(sheet.filter(({ order }) => order !== null).map(({ line, order }) => order?.line === line)).toEqual(Array(29).fill(true))
  })

  test('LZ-ORDER-1 RULING-10 limit_counts = distinct: repeats do not count, repeats of SP do', () => {
    const lines = [...FILL.slice(0, 10), ...FILL.slice(0, 5), 'SP,9C,N,,5', 'SP,9C,N,,5', ...FILL.slice(10, 30)]
    const states = (houseRules: HouseRules): string[] => read(lines.join('\n'), houseRules).map(({ state }) => state)
    const count = (all: string[], state: string): number => all.filter((one) => one === state).length
    expect(count(states({}), 'kept')).toBe(25)
    expect(count(states({ limit_counts: 'distinct' }), 'kept')).toBe(30)
    expect(count(states({ limit_counts: 'distinct' }), 'struck')).toBe(5)
    expect(states({ limit_counts: 'distinct' }).slice(-2)).toEqual(['refused', 'refused'])
    const again = [...FILL.slice(0, 31), FILL[30]].join('\n')
    expect(read(again, { limit_counts: 'distinct' }).filter(({ state }) => state === 'kept')).toHaveLength(30)
  })

  test.each([
    ['blanks and zeros', 'MO , 05 A , n', 'MO,5A,N,,0'],
    ['fields it does not use', 'MO,5A,N,,7', 'MO,5A,N'],
    ['old style', 'MO,5A,N,NE', 'M O 5 A N NE'],
  ])('LZ-ORDER-6 lines are compared without %s', (_, one, other) => {
    expect(read(`${one}\n${other}`).map(({ state }) => state)).toEqual(['kept', 'struck'])
  })

  test('LZ-ORDER-6 a refused line strikes none, and is not struck', () => {
    expect(read('MO,5A,E\nMO,5A,E\nMO,5A,N').map(({ state }) => state)).toEqual(['refused', 'refused', 'kept'])
  })

  test('LZ-ORDER-4 RULING-11 stray_fields = refuse: a field the order does not use refuses the line', () => {
    expect(verdicts('MO,5A,N,,5', { stray_fields: 'refuse' })).toEqual(['refused; W02 RED 5'])
  })

  test('LZ-DEV-4 E11 one gift a turn: the first well formed one stays', () => {
    const lines = 'GI,5A,,,,,,,,7\nGI,5B,,,,,,,,3\nGI,5C,,,,,,,,3\nGI,5B,,,,,,,,03'
    expect(verdicts(lines)).toEqual(['refused; E10 EXTRA 7', 'kept', 'refused; E11 ORD GI', 'struck; W01 - 4'])
  })

  test('LZ-ORDER-7 W06 SP may come after MO of the same hex', () => {
    expect(verdicts('SP,5A,N,,5\nMO,5A,S\nSP,5B,N,,5')).toEqual(['kept; W06 HEX 5A', 'kept', 'kept'])
  })
})

describe('what a clan knows', () => {
  const known: ClanKnowledge = {
    bands: new Map([
      [at('5A'), { red: 10, grn: 9, gry: 60, yel: 0, blk: 30 }],
      [at('7C'), { ...NO_LIZARDS, grn: 30 }],
      [at('9D'), { ...NO_LIZARDS, red: 1 }],
    ]),
    spies: new Map([[at('6B'), 1]]),
    dens: new Map([[at('5A'), { home: true }]]),
    sites: new Set([at('20A')]),
    terrain: new Map<number, Terrain>(
      Object.entries({ '5A': 'den', '4A': 'ruin', '7C': 'scrub', '6C': 'water', '8C': 'plains', '9D': 'water' } as const).map(
        ([code, terrain]) => [at(code), terrain],
      ),
    ),
    bridges: new Set([at('6C')]),
    rafts: new Set(),
  }

  test.each([
    ['W03', 'MO,30A,N', 'kept; W03 HEX 30A'],
    ['W03', 'SN,5A,N', 'kept; W03 HEX 5A'],
    ['W03', 'GI,30A,,,,,,,,3', 'kept; W03 HEX 30A'],
    ['none', 'SN,6B,N', 'kept'],
    ['none', 'GI,20A,,,,,,,,3', 'kept'],
    ['W04', 'SP,5A,N,,11,,60', 'kept; W04 RED 11'],
    ['W04', 'FR,5A,,,,10', 'kept; W04 GRN 10'],
    ['W04', 'LO,5A,NE', 'kept; W04 HEX'],
    ['W04', 'CH,5A,NE,,,,,,,SHUN', 'kept; W04 HEX'],
    ['W04', 'CH,5A,NE,,,,,,40,REVE', 'kept; W04 BLK 40'],
    ['W04 and W05', 'DF,5A', 'kept; W04 HEX; W05 HEX 5A'],
    ['W05', 'BD,5A', 'kept; W05 HEX 5A'],
    ['W05', 'BR,7C,N', 'kept; W05 M1 6C'],
    ['W05', 'SA,9D,N', 'kept; W05 HEX 9D'],
    ['W05', 'CH,5A,,,,,,,,DARK', 'kept; W04 HEX'],
    ['W05', 'CH,5A,,,,,,,,TRAN', 'kept; W04 HEX; W05 HEX 5A'],
    ['none', 'BF,7C', 'kept'],
    ['none', 'BB,30A,N', 'kept; W03 HEX 30A'],
    ['W07', 'RE,7C', 'kept; W07 HEX 7C'],
    ['none', 'RE,5A', 'kept'],
  ])('LZ-ORDER-8 %s for %s', (_, line, expected) => {
    expect(verdicts(line, {}, known)).toEqual([expected])
  })

  test('LZ-DEV-2 W07 a den, but no Home Den', () => {
    const [line] = read('RE,5A', {}, { ...known, dens: new Map([[at('5A'), { home: false }]]) })
    expect(line?.marks).toEqual([{ code: 'W07', field: 'HEX', value: '5A', rule: 'LZ-SET-9', figures: { lacks: 'home' } }])
  })

  test('LZ-SIGHT-1 without knowledge nothing is warned of but repeats, stray fields and MO with SP', () => {
    expect(verdicts('RE,7C\nMO,30A,N\nBD,5A')).toEqual(['kept', 'kept', 'kept'])
  })
})
