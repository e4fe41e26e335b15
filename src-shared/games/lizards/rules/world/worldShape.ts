import { OFF, type Cell } from '../../../../board/hexes.ts'
import { fieldsOf, flag, listOf, mapOf, oneOf, optional, orNull, whole, type Shape } from '../../../../kernel/forms/shape.ts'
import { accept, problem, refuse, shown, wrongType, type Outcome } from '../../../../kernel/problem.ts'
import { geographyOf, SIDE } from '../geography.ts'
import { ownMessage } from '../messages.ts'
import { GROUNDS, START, type StartCode, type StartHex, type StartSheet, type Template, type TemplateColumn } from '../start/startTables.ts'
import { BAND, COLOURS, DEN, MOST_CLANS, STARVING, TERRAINS, TOP_LEVEL, type Colour, type MouldTable, type Terrain } from '../tables.ts'
import type { WorldMix } from './world.ts'

export const WORLD_KIND = 'lineage-lizards-world'
export const WORLD_VERSION = 1

/** A letter for each terrain, in rows of the map. */
export const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  den: 'd',
  ruin: 'r',
  plains: 'p',
  swamp: 's',
  scrub: 'c',
  fertile: 'f',
  peak: 'k',
  volcano: 'v',
  temple: 't',
  cursed: 'x',
  water: '~',
  whirlpool: 'o',
}

/** By the code of a hex, in the order of the file. */
export type ByHex<T> = ReadonlyMap<Cell, T>

/**
 * A world file, its codes looked up: `{ kind, version, turn, terrain: ["~~fd...", ...], dens: { "5A": { colour, pop, home, owner } }, ... }`. Hexes are
 * named by their codes. Fields left out have the value of a bare hex, den or group; `mix`, `mould`, `templates` and `defaults` replace our tables.
 */
export interface WorldFile {
  readonly kind: typeof WORLD_KIND
  readonly version: number
  readonly turn?: number
  /** Terrain of every hex, row by row. */
  readonly terrain: readonly Terrain[]
  readonly dens?: ByHex<DenEntry>
  /** Clans that own temples and bridges. */
  readonly owners?: ByHex<number>
  readonly bridges?: readonly Cell[]
  /** The turn in whose Development each raft sinks. */
  readonly rafts?: ByHex<number>
  readonly halfbuilt?: ByHex<{ readonly clan: number; readonly turn: number }>
  readonly marks?: ByHex<MarksEntry>
  readonly clans?: readonly ClanEntry[]
  readonly groups?: readonly GroupEntry[]
  readonly spies?: readonly SpyEntry[]
  readonly ids?: number
  readonly mix?: WorldMix
  readonly mould?: MouldTable
  readonly templates?: readonly Template[]
  readonly defaults?: readonly StartSheet[]
}

export interface DenEntry {
  readonly colour: Colour | null
  readonly pop: number
  readonly home?: boolean
  readonly owner?: number | null
  readonly militia?: number
  readonly militiaLevel?: number
  readonly recruited?: number
  readonly freed?: Readonly<Partial<Record<Colour, number>>>
  readonly leaderless?: number | null
}

/** Turns in which something was done in a hex. */
export interface MarksEntry {
  readonly greenWork?: number
  readonly greyWork?: number
  readonly lobbed?: number
  readonly chanted?: number
  readonly disturbed?: number
}

export interface ClanEntry {
  readonly clan: number
  readonly state?: 'active' | 'leaderless' | 'out'
  readonly gave?: number
  /** The middle of its template. */
  readonly place?: Cell
}

export interface GroupEntry extends Readonly<Partial<Record<Colour, number>>> {
  readonly id?: number
  readonly clan: number
  readonly hex: Cell
  /** Turn of the last meal, or the hunger that comes of it: one of the two, or none for Sated. */
  readonly fed?: number
  readonly hunger?: number
  readonly level?: number
  readonly moved?: number
  readonly split?: number
  readonly entered?: number
  readonly from?: Cell
  readonly held?: number
  readonly frozen?: number
  readonly mired?: number
}

export interface SpyEntry {
  readonly id?: number
  readonly clan: number
  readonly hex: Cell
  readonly colour: Colour
  readonly made: number
  readonly moved?: number
  readonly held?: number
  readonly mired?: number
}

/** Codes of hexes are the same however the columns lie. */
export const CODES = geographyOf({ hex_layout: 'even_high', wrap: true })

const HEX: Shape<Cell> = {
  schema: 'code of a hex',
  read: (value, field) => {
    const cell = typeof value === 'string' ? CODES.cellOf(value) : OFF
    return cell === OFF ? refuse(problem(field, 'problem.boardCode', { value: shown(value) })) : accept(cell)
  },
}

const LETTERS = Object.values(TERRAIN_LETTERS)

/** 32 rows of 32 letters, or the hexes that are not Water by their codes: worked examples are set up by a few. */
const TERRAIN: Shape<readonly Terrain[]> = {
  schema: { rows: 'letters' },
  read: (value, field) => {
    if (Array.isArray(value)) return readRows(value, field)
    if (typeof value !== 'object' || value === null) return refuse(wrongType(field, value, ownMessage('noun.terrainRows')))
    const named = byHex(oneOf(TERRAINS)).read(value, field)
    return named.ok ? accept(Array.from({ length: SIDE * SIDE }, (_, cell) => named.value.get(cell) ?? 'water')) : named
  },
}

function readRows(rows: readonly unknown[], field: string): Outcome<readonly Terrain[]> {
  if (rows.length !== SIDE) return refuse(problem(field, 'problem.boardRows', { value: rows.length, count: SIDE }))
  const problems = rows.flatMap((row, at) => {
    const name = `${field}.${at}`
    if (typeof row !== 'string') return [wrongType(name, row, 'a text')]
    if (row.length !== SIDE) return [problem(name, 'problem.boardRow', { value: row.length, count: SIDE })]
    const wrong = Array.from(row).findIndex((letter) => !LETTERS.includes(letter))
    const figures = { value: shown(row.charAt(wrong)), place: wrong + 1, options: LETTERS.join(', ') }
    return wrong < 0 ? [] : [problem(name, 'problem.boardGround', figures)]
  })
  if (problems.length > 0) return refuse(...problems)
  return accept(Array.from(rows.join(''), (letter) => TERRAINS.find((terrain) => TERRAIN_LETTERS[terrain] === letter) ?? 'water'))
}

/** An object of hexes and a value each. */
function byHex<T>(shape: Shape<T>): Shape<ByHex<T>> {
  return {
    schema: { byHex: shape.schema },
    read: (value, field) => {
      const all = mapOf(shape).read(value, field)
      if (!all.ok) return all
      const cells = Object.keys(all.value).map((code) => HEX.read(code, field))
      const problems = cells.flatMap((cell) => (cell.ok ? [] : cell.problems))
      if (problems.length > 0) return refuse(...problems)
      return accept(new Map(Object.entries(all.value).map(([code, each]) => [CODES.cellOf(code), each])))
    },
  }
}

const TURN = whole(0, 100_000)
const CLAN = whole(1, MOST_CLANS)
const ID = whole(1)
const COLOUR = oneOf(COLOURS)
const AMOUNT = whole(0, BAND)
const BY_COLOUR = { red: optional(AMOUNT), grn: optional(AMOUNT), gry: optional(AMOUNT), yel: optional(AMOUNT), blk: optional(AMOUNT) }
/** Den lizards have no limit but what starves above capacity. */
const PEOPLE = whole(0, 100_000)

const DEN_ENTRY = fieldsOf<DenEntry>({
  colour: orNull(COLOUR),
  pop: PEOPLE,
  home: optional(flag),
  owner: optional(orNull(CLAN)),
  militia: optional(whole(0, DEN.most)),
  militiaLevel: optional(whole(0, TOP_LEVEL)),
  recruited: optional(TURN),
  freed: optional(mapOf(PEOPLE, COLOURS)),
  leaderless: optional(orNull(TURN)),
})

const MARKS = fieldsOf<MarksEntry>({
  greenWork: optional(TURN),
  greyWork: optional(TURN),
  lobbed: optional(TURN),
  chanted: optional(TURN),
  disturbed: optional(TURN),
})

const CLAN_ENTRY = fieldsOf<ClanEntry>({
  clan: CLAN,
  state: optional(oneOf(['active', 'leaderless', 'out'])),
  gave: optional(TURN),
  place: optional(HEX),
})

const GROUP = fieldsOf<GroupEntry>({
  id: optional(ID),
  clan: CLAN,
  hex: HEX,
  ...BY_COLOUR,
  fed: optional(whole(-STARVING, 100_000)),
  hunger: optional(whole(0, STARVING)),
  level: optional(whole(0, TOP_LEVEL)),
  moved: optional(TURN),
  split: optional(TURN),
  entered: optional(TURN),
  from: optional(HEX),
  held: optional(TURN),
  frozen: optional(TURN),
  mired: optional(TURN),
})

const SPY = fieldsOf<SpyEntry>({
  id: optional(ID),
  clan: CLAN,
  hex: HEX,
  colour: COLOUR,
  made: TURN,
  moved: optional(TURN),
  held: optional(TURN),
  mired: optional(TURN),
})

/** A pair or a longer row of values, each of its own shape. */
function rowOf<T extends readonly unknown[]>(...shapes: { readonly [At in keyof T]: Shape<T[At]> }): Shape<T> {
  return {
    schema: { row: shapes.map(({ schema }) => JSON.stringify(schema)).join(', ') },
    read: (value, field) => {
      const count = shapes.length
      if (!Array.isArray(value)) return refuse(wrongType(field, value, 'a list'))
      if (value.length !== count) return refuse(problem(field, 'problem.rows', { value: value.length, min: count, max: count }))
      const read = shapes.map((shape, at) => shape.read(value[at], `${field}.${at}`))
      const problems = read.flatMap((one) => (one.ok ? [] : one.problems))
      return problems.length > 0 ? refuse(...problems) : accept(read.map((one) => (one.ok ? one.value : null)) as unknown as T)
    },
  }
}

const D100_ROWS = listOf(rowOf<readonly [Terrain, number]>(oneOf(TERRAINS), whole(1, 100)))
const PER_1000 = whole(0, 1_000)
const MIX = fieldsOf<WorldMix>(Object.fromEntries(TERRAINS.map((terrain) => [terrain, PER_1000])) as Record<Terrain, Shape<number>>)
const COLUMN: Shape<TemplateColumn> = rowOf<TemplateColumn>(whole(-9, 9), whole(-9, 9), whole(1, 9))
const TEMPLATE = fieldsOf<Template>({ price: whole(0, START.points), columns: listOf(COLUMN) })

const AMOUNT_OR_NONE: Shape<number> = optional(whole(0, START.points * START.ten))
const START_HEX_READ = fieldsOf<Partial<StartHex> & Pick<StartHex, 'hex'>>({
  hex: whole(1, 99),
  terrain: optional(oneOf(Object.keys(GROUNDS) as StartCode[])),
  pop: AMOUNT_OR_NONE,
  red: AMOUNT_OR_NONE,
  grn: AMOUNT_OR_NONE,
  gry: AMOUNT_OR_NONE,
  yel: AMOUNT_OR_NONE,
  blk: AMOUNT_OR_NONE,
})
const START_HEX: Shape<StartHex> = {
  schema: START_HEX_READ.schema,
  read: (value, field) => {
    const read = START_HEX_READ.read(value, field)
    return read.ok ? accept({ terrain: '----', pop: 0, red: 0, grn: 0, gry: 0, yel: 0, blk: 0, ...read.value }) : read
  },
}
const SHEET = fieldsOf<StartSheet>({ template: whole(1, 99), home: orNull(whole(1, 99)), hexes: listOf(START_HEX) })

/** What Mould makes, by the highest d100 of each terrain (RULING-28). */
export const MOULD_TABLE: Shape<MouldTable> = fieldsOf<MouldTable>({ rise: D100_ROWS, sink: D100_ROWS })

/** The shape alone; whether its parts fit together is `worldProblems`. */
export const WORLD_SHAPE: Shape<WorldFile> = fieldsOf<WorldFile>({
  kind: oneOf([WORLD_KIND]),
  version: whole(WORLD_VERSION, WORLD_VERSION),
  turn: optional(TURN),
  terrain: TERRAIN,
  dens: optional(byHex(DEN_ENTRY)),
  owners: optional(byHex(CLAN)),
  bridges: optional(listOf(HEX)),
  rafts: optional(byHex(TURN)),
  halfbuilt: optional(byHex(fieldsOf<{ readonly clan: number; readonly turn: number }>({ clan: CLAN, turn: TURN }))),
  marks: optional(byHex(MARKS)),
  clans: optional(listOf(CLAN_ENTRY)),
  groups: optional(listOf(GROUP)),
  spies: optional(listOf(SPY)),
  ids: optional(whole(0)),
  mix: optional(MIX),
  mould: optional(MOULD_TABLE),
  templates: optional(listOf(TEMPLATE)),
  defaults: optional(listOf(SHEET)),
})
