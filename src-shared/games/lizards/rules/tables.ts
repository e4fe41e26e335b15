/** Terrains in the order of the book. A hex has one (LZ-MAP-4). */
export const TERRAINS = [
  'den',
  'ruin',
  'plains',
  'swamp',
  'scrub',
  'fertile',
  'peak',
  'volcano',
  'temple',
  'cursed',
  'water',
  'whirlpool',
] as const
export type Terrain = (typeof TERRAINS)[number]

/** Colours of lizards as accounts and records name them, in the order of the order sheet. */
export const COLOURS = ['red', 'grn', 'gry', 'yel', 'blk'] as const
export type Colour = (typeof COLOURS)[number]

/** Lizards by colour; all five are there, 0 where there are none. */
export type Counts = Readonly<Record<Colour, number>>

export const NO_LIZARDS: Counts = { red: 0, grn: 0, gry: 0, yel: 0, blk: 0 }

export function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value)
}

export function isTerrain(value: unknown): value is Terrain {
  return TERRAINS.some((terrain) => terrain === value)
}

/** Number of a clan, 1 to 16. Militia of Free dens fight as clan 0. */
export type ClanNumber = number
export const MILITIA: ClanNumber = 0
export const MOST_CLANS = 16
export const FEWEST_CLANS = 2

/** Most warriors of a clan in a hex (LZ-SET-7). */
export const BAND = 300

interface TerrainRow {
  /** Lizards in it are unseen by other clans (LZ-SIGHT-3). */
  readonly hides: boolean
  /** No lob hits anybody in it (LZ-ART-1). */
  readonly lobProof: boolean
  /** Greens can make it Fertile (LZ-DEV-7). */
  readonly farmed: boolean
  /** Turns in which Greys build a den on it (LZ-DEV-10); 0: none can be built. */
  readonly denTurns: 0 | 1 | 2
  /** What Mould does to it (LZ-CHANT-5). */
  readonly mould: 'sinks' | 'rises' | 'none'
}

/** LZ-MAP-4 The table of terrains. What it does not name does not apply. */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  den: { hides: true, lobProof: true, farmed: false, denTurns: 0, mould: 'none' },
  ruin: { hides: true, lobProof: true, farmed: false, denTurns: 1, mould: 'sinks' },
  plains: { hides: false, lobProof: false, farmed: true, denTurns: 2, mould: 'sinks' },
  swamp: { hides: false, lobProof: false, farmed: true, denTurns: 0, mould: 'sinks' },
  scrub: { hides: true, lobProof: false, farmed: true, denTurns: 2, mould: 'sinks' },
  fertile: { hides: false, lobProof: false, farmed: false, denTurns: 2, mould: 'sinks' },
  peak: { hides: false, lobProof: false, farmed: false, denTurns: 0, mould: 'sinks' },
  volcano: { hides: false, lobProof: false, farmed: false, denTurns: 0, mould: 'sinks' },
  temple: { hides: false, lobProof: true, farmed: false, denTurns: 0, mould: 'none' },
  cursed: { hides: false, lobProof: false, farmed: false, denTurns: 0, mould: 'none' },
  water: { hides: false, lobProof: false, farmed: false, denTurns: 0, mould: 'rises' },
  whirlpool: { hides: false, lobProof: false, farmed: false, denTurns: 0, mould: 'rises' },
}

/** Water and Whirlpool, bridged or not; every other terrain is land. */
export function isWater(terrain: Terrain): boolean {
  return terrain === 'water' || terrain === 'whirlpool'
}

/** The six ways between hexes, clockwise from north (LZ-MAP-2): their places are the sides of a hex. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Orders of the sheet, in the order of the book. */
export const ORDERS = ['FR', 'LO', 'CH', 'MO', 'SP', 'SN', 'SA', 'RE', 'GI', 'BF', 'DF', 'BR', 'BD', 'BB', 'DB'] as const
export type OrderCode = (typeof ORDERS)[number]

/** Phases in which orders are obeyed, as cursors number them. */
export const PHASE = { intake: 1, world: 2, artillery: 3, movement: 4, development: 5, after: 6 } as const

/** When an order is obeyed (LZ-ORDER-7). */
export const PHASE_OF: Readonly<Record<OrderCode, 3 | 4 | 5>> = {
  FR: 3,
  LO: 3,
  CH: 3,
  MO: 4,
  SP: 4,
  SN: 4,
  SA: 4,
  RE: 5,
  GI: 5,
  BF: 5,
  DF: 5,
  BR: 5,
  BD: 5,
  BB: 5,
  DB: 5,
}

/** Chants: code, Blacks needed, percent that turn Red (LZ-CHANT). */
export const CHANTS = {
  EYES: { blacks: 10, reverting: 0 },
  REVE: { blacks: 25, reverting: 10 },
  SHUN: { blacks: 50, reverting: 20 },
  SUMM: { blacks: 60, reverting: 25 },
  MOUL: { blacks: 80, reverting: 30 },
  FREE: { blacks: 100, reverting: 30 },
  COER: { blacks: 120, reverting: 40 },
  GATE: { blacks: 130, reverting: 0 },
  TRAN: { blacks: 150, reverting: 50 },
  DARK: { blacks: 180, reverting: 60 },
} as const
export type Chant = keyof typeof CHANTS

export function isChant(value: string): value is Chant {
  return Object.hasOwn(CHANTS, value)
}

/** Works: the colour that does them and how many it takes (LZ-DEV). */
export const WORKS = {
  BF: { colour: 'grn', workers: 10 },
  DF: { colour: 'grn', workers: 10 },
  BR: { colour: 'grn', workers: 20 },
  BD: { colour: 'gry', workers: 50 },
  BB: { colour: 'gry', workers: 20 },
  DB: { colour: 'gry', workers: 20 },
} as const
export type Work = keyof typeof WORKS

/** Levels 0 to 5 and the points each adds to a chance to hit (LZ-COMBAT-8). */
export const LEVELS = [
  { id: 'average', bonus: 0 },
  { id: 'good', bonus: 3 },
  { id: 'dangerous', bonus: 6 },
  { id: 'ferocious', bonus: 9 },
  { id: 'fearsome', bonus: 12 },
  { id: 'veteran', bonus: 15 },
] as const
export const TOP_LEVEL = LEVELS.length - 1

/** Stages of hunger, 0 to 5 (LZ-WORLD-7). */
export const HUNGER = ['sated', 'peckish', 'hungry', 'famished', 'starved', 'starving'] as const
export const STARVING = HUNGER.length - 1

/** Percent, lizards and lizards per hex of fights (LZ-COMBAT, LZ-ART-1). */
export const COMBAT = { hit: 50, denHit: 25, most: 65, denMost: 40, captured: 30, mostCaptured: 45, lob: 30 } as const

/** Figures of dens: lizards, and percent for recruits and militia (LZ-WORLD, LZ-DEV-2, LZ-SET-8). */
export const DEN = { perFertile: 50, most: 300, collapsesUnder: 10, nomads: 4, colouredAt: 10, recruited: 34, militia: 30 } as const

/** Percent, lizards, hexes and turns of nature (LZ-NATURE, LZ-MOVE-8, LZ-SIGHT-1). */
export const NATURE = {
  mire: 20,
  volcano: 8,
  monster: 10,
  monsterPerWater: 15,
  whirlpoolSteps: 2,
  raftLife: [5, 6, 7],
  sight: 2,
  peakSight: 3,
} as const

/** Percent at most that a spy is caught (RULING-63). */
export const MOST_CAPTURE = 95

/** Points of a lizard and of each site (LZ-VICTORY-1). */
export const POINTS = { lizard: 1, home: 2000, temple: 30, den: 25, bridge: 10 } as const

/** What Mould raises water to and sinks land to, by the highest d100 of each (RULING-28). */
export interface MouldTable {
  readonly rise: readonly (readonly [Terrain, number])[]
  readonly sink: readonly (readonly [Terrain, number])[]
}

export const MOULD: MouldTable = {
  rise: [
    ['plains', 25],
    ['swamp', 45],
    ['scrub', 65],
    ['fertile', 77],
    ['ruin', 85],
    ['peak', 92],
    ['volcano', 97],
    ['temple', 100],
  ],
  sink: [
    ['water', 80],
    ['whirlpool', 100],
  ],
}

/** Sum over the colours. */
export function sumOf(counts: Counts): number {
  return counts.red + counts.grn + counts.gry + counts.yel + counts.blk
}
