import type { Colour, Terrain } from '../tables.ts'

/** Points and lizards of a start-up (LZ-STARTUP-1, 4, 5): `mostInHex` and `mostInAll` are warriors; `usual`: the default of those who choose none. */
export const START = { points: 1200, freeDenLizards: 30, ten: 10, mostInHex: 300, mostInAll: 600, usual: 3 } as const

/** A column of a template: axial q, the r of its northernmost hex, and how many hexes it has. */
export type TemplateColumn = readonly [q: number, first: number, length: number]

/** A shape for sale. Its columns are in axial coordinates around the centre, from west to east. */
export interface Template {
  readonly price: number
  readonly columns: readonly TemplateColumn[]
}

/** LZ-STARTUP-2 The eight templates with their prices; the shapes are ours, for the drawings are lost (RULING-68). */
export const TEMPLATES: readonly Template[] = [
  {
    price: 100,
    columns: [
      [-1, 0, 2],
      [0, -1, 3],
      [1, -1, 2],
    ],
  },
  {
    price: 110,
    columns: [
      [-1, 0, 3],
      [0, -1, 3],
      [1, -1, 3],
    ],
  },
  {
    price: 120,
    columns: [
      [-1, -1, 4],
      [0, -1, 3],
      [1, -2, 4],
    ],
  },
  {
    price: 140,
    columns: [
      [-2, 1, 2],
      [-1, 0, 3],
      [0, -1, 4],
      [1, -1, 3],
      [2, -1, 2],
    ],
  },
  {
    price: 150,
    columns: [
      [-1, 0, 4],
      [0, -1, 4],
      [1, -1, 4],
      [2, -2, 4],
    ],
  },
  {
    price: 160,
    columns: [
      [-2, 0, 3],
      [-1, -1, 4],
      [0, -1, 3],
      [1, -2, 4],
      [2, -2, 3],
    ],
  },
  {
    price: 180,
    columns: [
      [-2, 0, 3],
      [-1, -1, 4],
      [0, -2, 5],
      [1, -2, 4],
      [2, -2, 3],
    ],
  },
  {
    price: 200,
    columns: [
      [-2, 0, 4],
      [-1, -1, 5],
      [0, -1, 4],
      [1, -2, 5],
      [2, -2, 4],
    ],
  },
]

/** Hexes of the templates, as printed. */
export const TEMPLATE_HEXES = [7, 9, 11, 14, 16, 17, 19, 22] as const

/** What may be bought for a hex, by its code on the form; `den`: colour of a den. */
interface Ground {
  readonly terrain: Terrain
  readonly price: number
  readonly den: Colour | null
}

/** LZ-STARTUP-3 A hex takes one terrain or one den; blank is Water. */
export const GROUNDS = {
  Rui: { terrain: 'ruin', price: 40, den: null },
  Pla: { terrain: 'plains', price: 15, den: null },
  Swa: { terrain: 'swamp', price: 10, den: null },
  Scr: { terrain: 'scrub', price: 10, den: null },
  Fer: { terrain: 'fertile', price: 25, den: null },
  Pea: { terrain: 'peak', price: 10, den: null },
  Vol: { terrain: 'volcano', price: 10, den: null },
  Tem: { terrain: 'temple', price: 40, den: null },
  Cur: { terrain: 'cursed', price: 15, den: null },
  Whi: { terrain: 'whirlpool', price: 5, den: null },
  '----': { terrain: 'water', price: 0, den: null },
  Red: { terrain: 'den', price: 110, den: 'red' },
  Grn: { terrain: 'den', price: 185, den: 'grn' },
  Gry: { terrain: 'den', price: 185, den: 'gry' },
  Yel: { terrain: 'den', price: 175, den: 'yel' },
  Blk: { terrain: 'den', price: 300, den: 'blk' },
} as const satisfies Readonly<Record<string, Ground>>
export type StartCode = keyof typeof GROUNDS

/** No terrain bought. */
export const WATER: StartCode = '----'

/** Points for ten den lizards beyond the free ones, by the den's colour. */
export const DEN_LIZARDS: Readonly<Record<Colour, number>> = { red: 15, grn: 25, gry: 30, yel: 25, blk: 50 }

/** Points for ten warriors. */
export const WARRIORS: Readonly<Record<Colour, number>> = { red: 10, grn: 20, gry: 20, yel: 15, blk: 30 }

/** One hex of a start-up sheet. `pop`: den lizards without the free ones. */
export interface StartHex extends Readonly<Record<Colour, number>> {
  readonly hex: number
  readonly terrain: StartCode
  readonly pop: number
}

/** A start-up sheet (LZ-STARTUP-10). */
export interface StartSheet {
  /** From 1. */
  readonly template: number
  /** Hex of the Home Den; null: none named. */
  readonly home: number | null
  /** In number order; hexes with nothing in them are left out. */
  readonly hexes: readonly StartHex[]
}

/** Templates and defaults a table plays with (RULING-68, RULING-72). */
export interface StartTables {
  readonly templates: readonly Template[]
  readonly defaults: readonly StartSheet[]
}

/** Lizards of a default as printed. `den`: all den lizards of the hex, the free ones among them (RULING-72). */
type Printed = Readonly<Record<number, Readonly<Partial<Record<Colour | 'den', number>>>>>

const DEFAULTS_PRINTED: readonly Printed[] = [
  { 1: { gry: 50 }, 4: { grn: 20 }, 5: { blk: 110 }, 6: { den: 30 }, 8: { gry: 50 } },
  {
    1: { red: 100, gry: 50 },
    3: { grn: 10 },
    5: { red: 100, grn: 10 },
    6: { den: 90 },
    7: { red: 100, yel: 50 },
    10: { grn: 10 },
    11: { red: 100, gry: 50 },
  },
  {
    1: { red: 90 },
    2: { grn: 10, gry: 50, yel: 10, blk: 10 },
    3: { grn: 10, gry: 50, yel: 10, blk: 10 },
    5: { red: 10 },
    6: { grn: 10 },
    7: { den: 50, red: 80, yel: 10, blk: 50 },
  },
  {
    5: { den: 30, red: 10 },
    6: { grn: 10 },
    8: { grn: 10 },
    10: { den: 30, red: 10 },
    12: { den: 30, red: 70 },
    14: { grn: 10 },
    15: { gry: 50 },
  },
]

/** Terrain of a default, by code: ours, for it is lost (RULING-72). */
interface Laid {
  readonly template: number
  readonly home: number
  readonly grounds: Readonly<Partial<Record<StartCode, readonly number[]>>>
}

const DEFAULTS_OURS: readonly Laid[] = [
  { template: 2, home: 6, grounds: { Blk: [6], Rui: [1, 8], Tem: [5], Fer: [2, 4, 7, 9] } },
  { template: 3, home: 6, grounds: { Red: [6], Rui: [1, 11], Scr: [2, 3, 5, 10], Fer: [7] } },
  { template: 1, home: 7, grounds: { Yel: [7], Rui: [2, 3], Fer: [1, 4, 5, 6] } },
  { template: 5, home: 12, grounds: { Grn: [5], Gry: [10, 12], Rui: [15], Scr: [6, 8, 14], Fer: [1, 2, 7, 9, 11, 13, 16] } },
]

/** LZ-STARTUP-9 The four defaults: lizards as printed, terrain ours. */
export const DEFAULTS: readonly StartSheet[] = DEFAULTS_OURS.map(({ template, home, grounds }, at) => {
  const printed = DEFAULTS_PRINTED[at] ?? {}
  const laid = new Map(Object.entries(grounds).flatMap(([code, hexes]) => hexes.map((hex) => [hex, code as StartCode] as const)))
  const numbers = [...new Set([...laid.keys(), ...Object.keys(printed).map(Number)])].sort((one, other) => one - other)
  return { template, home, hexes: numbers.map((hex) => startHex(hex, laid.get(hex) ?? WATER, printed[hex] ?? {})) }
})

function startHex(hex: number, terrain: StartCode, { den, ...warriors }: Printed[number]): StartHex {
  return { hex, terrain, pop: den === undefined ? 0 : den - START.freeDenLizards, red: 0, grn: 0, gry: 0, yel: 0, blk: 0, ...warriors }
}

export const START_TABLES: StartTables = { templates: TEMPLATES, defaults: DEFAULTS }
