import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { geographyOf } from '../geography.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { COLOURS, NO_LIZARDS, sumOf } from '../tables.ts'
import { readStart, START_KIND, writeStart } from './readStart.ts'
import { defaultProblems, placeStart, reduceStart, startOf, type StartItem } from './reduceStart.ts'
import {
  DEFAULTS,
  GROUNDS,
  START,
  START_TABLES,
  TEMPLATE_HEXES,
  TEMPLATES,
  type StartCode,
  type StartHex,
  type StartSheet,
} from './startTables.ts'
import { besideInTemplate, templateCells, templateHexes, templateProblems } from './template.ts'

const G = geographyOf({ hex_layout: 'even_high', wrap: true })

function hex(number: number, terrain: StartCode, amounts: Partial<StartHex> = {}): StartHex {
  return { hex: number, terrain, pop: 0, ...NO_LIZARDS, ...amounts }
}

function sheet(hexes: readonly StartHex[], home: number | null = null, template = 1): StartSheet {
  return { template, home, hexes }
}

/** Points of the items of one kind. */
function paid(items: readonly StartItem[], fits: (item: StartItem) => boolean): number {
  return items.filter(fits).reduce((sum, { price }) => sum + price, 0)
}

/** What an item came to: `3 terrain 1 of 1`. */
function line({ hex: at, item, wanted, bought, struck }: StartItem): string {
  return [at ?? '-', item, bought, 'of', wanted, ...(struck === null ? [] : [struck])].join(' ')
}

describe('tables', () => {
  test('LZ-STARTUP-2 the templates have as many hexes as printed, and fit beside each other', () => {
    expect(TEMPLATES.map((template) => templateHexes(template).length)).toEqual([...TEMPLATE_HEXES])
    expect(TEMPLATES.flatMap((template) => templateProblems(template, 'templates'))).toEqual([])
    expect(
      templateProblems(
        {
          price: 1,
          columns: [
            [0, 0, 2],
            [0, 1, 1],
            [3, 0, 1],
          ],
        },
        'templates.0',
      ),
    ).toMatchObject([{ field: 'templates.0.columns', figures: { value: 2 } }])
  })

  test('LZ-STARTUP-2 RULING-68 hexes are numbered down each column, columns from west to east', () => {
    const cells = templateCells(TEMPLATES[0] ?? { price: 0, columns: [] }, G.cellOf('5B'), G)
    expect(cells.map((cell) => G.code(cell))).toEqual(['4A', '5A', '4B', '5B', '6B', '4C', '5C'])
    expect(besideInTemplate(TEMPLATES[0] ?? { price: 0, columns: [] }, 4)).toEqual([3, 6, 7, 5, 2, 1])
  })

  test.each([
    [1, 110, 220, 300, 570],
    [2, 120, 145, 200, 735],
    [3, 100, 180, 225, 695],
    [4, 150, 245, 555, 250],
  ])(
    'LZ-STARTUP-9 EX-43 default %i costs 1200: template %i, terrain %i, dens %i, warriors %i',
    (number, template, terrain, dens, warriors) => {
      const { items, spent, homeBy } = reduceStart(startOf(number), {})
      const isDen = ({ hex: at, item }: StartItem): boolean =>
        item === 'pop' ||
        (item === 'terrain' && GROUNDS[DEFAULTS[number - 1]?.hexes.find((one) => one.hex === at)?.terrain ?? '----'].den !== null)
      expect([
        paid(items, ({ item }) => item === 'template'),
        paid(items, (item) => item.item === 'terrain' && !isDen(item)),
        paid(items, isDen),
        paid(items, ({ item }) => COLOURS.some((colour) => colour === item)),
      ]).toEqual([template, terrain, dens, warriors])
      expect([spent, homeBy, items.filter(({ struck }) => struck !== null)]).toEqual([1200, 'named', []])
    },
  )

  test('LZ-STARTUP-9 RULING-72 printed den lizards count the free ones; default 2 begins 40 above its capacity', () => {
    const dens = [1, 2, 3, 4].map((number) =>
      reduceStart(startOf(number), {}).hexes.flatMap(({ den }) => (den === null ? [] : [`${den.colour} ${den.pop}`])),
    )
    expect(dens).toEqual([['blk 30'], ['red 90'], ['yel 50'], ['grn 30', 'gry 30', 'gry 30']])
    expect(defaultProblems(START_TABLES, 'defaults')).toEqual([])
  })

  test('LZ-SET-3 nothing chosen means default 3', () => {
    expect(startOf(null)).toBe(DEFAULTS[2])
  })
})

describe('reduction', () => {
  test('LZ-STARTUP-4 LZ-STARTUP-5 EX-41 prices of dens, den lizards and warriors', () => {
    const red = reduceStart(sheet([hex(1, 'Fer'), hex(2, 'Red', { pop: 10 }), hex(3, '----', { red: 100, yel: 50 })]), {})
    expect([paid(red.items, ({ hex: at }) => at === 2), red.hexes[1]?.den]).toEqual([125, { colour: 'red', pop: 40 }])
    expect(paid(red.items, ({ hex: at }) => at === 3)).toBe(175)
    const black = reduceStart(sheet([hex(1, 'Fer'), hex(2, 'Blk', { pop: 30 })]), {})
    expect([paid(black.items, ({ hex: at }) => at === 2), black.hexes[1]?.den]).toEqual([450, { colour: 'blk', pop: 60 }])
  })

  test('LZ-STARTUP-8 EX-42 1180 spent: what exceeds is skipped, what follows still tried', () => {
    const before = [hex(1, 'Fer'), hex(2, 'Red'), hex(3, '----', { blk: 280 }), hex(4, 'Pla', { red: 10, grn: 40 })]
    const { items, spent } = reduceStart(sheet([...before, hex(5, 'Fer', { red: 20, gry: 10 }), hex(6, 'Swa')]), {})
    expect(paid(items, ({ hex: at }) => at === null || at < 5)).toBe(1180)
    expect(items.slice(-4).map(line)).toEqual([
      '5 terrain 0 of 1 points',
      '5 red 20 of 20',
      '5 gry 0 of 10 points',
      '6 terrain 0 of 1 points',
    ])
    expect(spent).toBe(1200)
  })

  test.each<[HouseRules, number, number]>([
    [{}, 0, 1],
    [{ reduction_item: 'ten' }, 300, 0],
  ])('LZ-STARTUP-8 RULING-69 an item is a cell, or with reduction_item = ten every ten: %o', (houseRules, bought, skipped) => {
    const { items } = reduceStart(sheet([hex(1, 'Fer'), hex(2, 'Red'), hex(3, '----', { red: 310 })]), houseRules)
    expect(items.at(-1)).toMatchObject({ bought, struck: 'mostInHex' })
    expect(items.filter((item) => item.bought === 0)).toHaveLength(skipped)
  })

  test('LZ-STARTUP-8 reduction_item = ten: as many tens as the points pay for', () => {
    const { items, spent } = reduceStart(sheet([hex(1, 'Fer'), hex(2, 'Blk', { pop: 200 })]), { reduction_item: 'ten' })
    expect(items.map(line).at(-1)).toBe('2 pop 150 of 200 points')
    expect(spent).toBe(1175)
  })

  test('LZ-STARTUP-5 600 warriors in all', () => {
    const warriors = [3, 4, 5].map((at) => hex(at, '----', { red: 210 }))
    const { items } = reduceStart(sheet([hex(1, 'Fer'), hex(2, 'Red'), ...warriors]), {})
    expect(items.slice(-3).map(line)).toEqual(['3 red 210 of 210', '4 red 210 of 210', '5 red 0 of 210 mostInAll'])
  })

  test('LZ-STARTUP-8 RULING-69 no lizards for a den that was skipped; warriors may begin in water', () => {
    const hexes = [
      hex(1, 'Fer'),
      hex(2, 'Red'),
      hex(3, '----', { red: 300 }),
      hex(4, '----', { blk: 200 }),
      hex(5, 'Blk', { pop: 30, red: 0 }),
    ]
    const { items, hexes: bought } = reduceStart(sheet(hexes), {})
    expect(items.slice(-2).map(line)).toEqual(['5 terrain 0 of 1 points', '5 pop 0 of 30 noDen'])
    expect(bought[2]).toMatchObject({ terrain: 'water', warriors: { red: 300 } })
  })

  test.each([
    ['named', [hex(1, 'Red'), hex(2, 'Fer'), hex(5, 'Red')], 5, 5, 'named'],
    ['not named: the first', [hex(1, 'Red'), hex(2, 'Fer'), hex(5, 'Red')], null, 1, 'first'],
    ['named, but no den', [hex(1, 'Red'), hex(2, 'Fer'), hex(5, 'Red')], 2, 1, 'first'],
    ['named, but without Fertile', [hex(1, 'Red'), hex(2, 'Fer'), hex(7, 'Red')], 7, 1, 'first'],
    ['no den with Fertile', [hex(1, 'Red'), hex(7, 'Fer')], 1, 7, 'default'],
    [
      'Fertile that was not bought',
      [hex(1, 'Blk'), hex(3, '----', { blk: 250 }), hex(4, 'Fer'), hex(2, '----', { red: 40 })],
      1,
      7,
      'default',
    ],
  ] as const)('LZ-STARTUP-6 Home Den %s', (_, hexes, named, home, homeBy) => {
    const reduced = reduceStart(
      sheet(
        [...hexes].sort((one, other) => one.hex - other.hex),
        named,
      ),
      {},
    )
    expect([reduced.home, reduced.homeBy]).toEqual([home, homeBy])
    expect(reduced.replaced === null).toBe(homeBy !== 'default')
  })

  test('LZ-STARTUP-7 a Volcano beside a den or Fertile of the template becomes a Peak at the price of a Volcano', () => {
    const { hexes, items } = reduceStart(sheet([hex(1, 'Red'), hex(2, 'Fer'), hex(3, 'Vol'), hex(7, 'Vol'), hex(5, 'Pla')]), {})
    expect([hexes[2]?.terrain, hexes[6]?.terrain]).toEqual(['peak', 'volcano'])
    expect(paid(items, ({ hex: at }) => at === 3)).toBe(10)
  })

  test('LZ-STARTUP-1 LZ-STARTUP-6 any sheet: at most 1200 points and 600 warriors, one Home Den with Fertile around it', () => {
    const chance = seededChance(1_200)
    const codes = Object.keys(GROUNDS) as StartCode[]
    for (let round = 0; round < 500; round++) {
      const template = chance(1, TEMPLATES.length)
      const count = TEMPLATE_HEXES[template - 1] ?? 0
      const ten = (most: number): number => (chance(0, 3) === 0 ? chance(0, most) * START.ten : 0)
      const hexes = Array.from({ length: count }, (_, at) =>
        hex(at + 1, codes[chance(0, codes.length - 1)] ?? '----', {
          pop: ten(12),
          ...{ red: ten(32), grn: ten(12), gry: ten(12), yel: ten(12), blk: ten(12) },
        }),
      )
      const reduced = reduceStart(sheet(hexes, chance(0, count) || null, template), chance(0, 1) === 0 ? {} : { reduction_item: 'ten' })
      const shape = TEMPLATES[reduced.template - 1] ?? { price: 0, columns: [] }
      expect(reduced.spent).toBeLessThanOrEqual(START.points)
      expect(reduced.hexes.reduce((sum, { warriors }) => sum + sumOf(warriors), 0)).toBeLessThanOrEqual(START.mostInAll)
      expect(Math.max(...reduced.hexes.map(({ warriors }) => sumOf(warriors)))).toBeLessThanOrEqual(START.mostInHex)
      expect(reduced.hexes[reduced.home - 1]?.terrain).toBe('den')
      expect(besideInTemplate(shape, reduced.home).map((at) => reduced.hexes[at - 1]?.terrain)).toContain('fertile')
      expect(placeStart(reduced, 0, G).filter(({ isHome }) => isHome)).toHaveLength(1)
    }
  })
})

describe('sheets from outside', () => {
  const expected = sheet([hex(2, 'Fer'), hex(3, 'Vol', { red: 100 }), hex(7, 'Yel', { pop: 20, red: 80, yel: 10, blk: 50 })], 7)

  test.each([
    ['its document', writeStart(expected)],
    ['the text of its document', JSON.stringify(writeStart(expected))],
    ['fields alone', { template: 1, home: 7, hexes: writeStart(expected).hexes }],
    ['commas', 'TEMPLATE,1\nHOME,7\nHEX,TER,POP,RED,GRN,GRY,YEL,BLK,PNT\n1,,,,,,,\n2,Fer\n3,Wol,,100,,,,,110\n7,Yel,20,80,,,10,50,330'],
    ['blanks and numbers', 'template 1\r\nhome: 7\r\n\r\n# mine\r\n2 FER\r\n3 Vol - 100 - - - -\r\n7 yel 20 80 0 0 10 50 330'],
    ['blanks and names', 'template=1\nhome=7\n2 fer\n3 vol RED 100\n7 yel POP 20 red 80 YEL 10 BLK 50 PNT 330'],
  ])('LZ-STARTUP-10 %s', (_, raw) => {
    expect(valueOf(readStart(raw))).toEqual({ sheet: expected, notices: [] })
  })

  test.each([
    ['beyond the template', '8,Fer', { code: 'beyond', hex: null, field: 'hex', value: '8' }],
    ['a hex twice', '2,Fer\n2,Red', { code: 'twice', hex: 2, field: 'hex', value: '2' }],
    ['an unknown code', '2,Sea', { code: 'terrain', hex: 2, field: 'terrain', value: 'Sea' }],
    ['lizards without a den', '2,Fer,10', { code: 'pop', hex: 2, field: 'pop', value: '10' }],
    ['not in tens', '2,Fer,,15', { code: 'tens', hex: 2, field: 'red', value: '15' }],
    ['no number', '2,Fer,,-10', { code: 'amount', hex: 2, field: 'red', value: '-10' }],
    ['a Home Den beyond', 'HOME,9', { code: 'home', hex: null, field: 'home', value: '9' }],
    ['a value too many', '2,Fer,,,,,,,25,x', { code: 'stray', hex: 2, field: '', value: 'x' }],
    ['a colour that may be the den', '2 RED 10', { code: 'stray', hex: 2, field: '', value: '10' }],
  ])('LZ-STARTUP-10 is struck with a notice: %s', (_, text, notice) => {
    const { notices } = valueOf(readStart(`TEMPLATE,1\n${text}`))
    expect(notices.map(({ code, hex: at, field, value }) => ({ code, hex: at, field, value }))).toEqual([notice])
  })

  test('LZ-STARTUP-10 RULING-69 what is struck leaves the rest of its line', () => {
    const { sheet: read } = valueOf(readStart('TEMPLATE,1\n2,Sea,10,25\n9,Red\n3,Red,17'))
    expect(read.hexes).toEqual([hex(2, '----', { red: 20 }), hex(3, 'Red', { pop: 10 })])
  })

  test.each([
    ['template', 'HOME,2', 'template is missing: the number of a template.'],
    ['template', { template: 9, hexes: [] }, 'template is 9: choose a template from 1 to 8.'],
    ['start', 7, 'start is 7, but a start-up sheet (an object or a text) is wanted.'],
    ['start', '{', 'The file cannot be read as JSON: choose the file as it was written, or have it written again.'],
    ['kind', { kind: 'lineage-board', version: 1 }, `The file is "lineage-board", but ${START_KIND} is wanted: choose another file.`],
    [
      'version',
      { kind: START_KIND, version: 2 },
      'The file was written by a newer version of this program (format 2): bring this one up to date.',
    ],
    ['hexes', { template: 1, hexes: 3 }, 'hexes is 3, but a list of template hexes is wanted.'],
    ['hexes.0', { template: 1, hexes: [3] }, 'hexes.0 is 3, but an object with fields is wanted.'],
    ['hexes', { template: 1, hexes: Array(201).fill({}) }, 'hexes has 201 entries: 200 is the most.'],
    ['homes', { template: 1, homes: 3 }, 'homes is not asked for here: leave it out, or use one of kind, version, template, home, hexes.'],
  ])('LZ-STARTUP-10 is refused: %s', (field, raw, message) => {
    expect(readStart(raw)).toMatchObject({ ok: false, problems: [{ field, message }] })
  })
})
