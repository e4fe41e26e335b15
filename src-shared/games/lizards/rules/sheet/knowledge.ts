import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { Geography } from '../geography.ts'
import {
  CHANTS,
  COLOURS,
  isWater,
  NO_LIZARDS,
  TERRAIN,
  WORKS,
  type Colour,
  type Counts,
  type OrderCode,
  type Terrain,
  type Work,
} from '../tables.ts'
import { COLOUR_FIELDS, mark, type FieldName, type Mark } from './form.ts'
import type { OrderLine } from './line.ts'

/** What a clan knows as it writes its orders: its own lizards, and the map as it last saw it. Never the truth. */
export interface ClanKnowledge {
  /** Own warriors. */
  readonly bands: ReadonlyMap<Cell, Counts>
  /** How many own spies. */
  readonly spies: ReadonlyMap<Cell, number>
  /** Own dens; `home`: a Home Den. */
  readonly dens: ReadonlyMap<Cell, { readonly home: boolean }>
  /** Temples and bridges that are the clan's. */
  readonly sites: ReadonlySet<Cell>
  /** As last seen; hexes it never saw are missing. */
  readonly terrain: ReadonlyMap<Cell, Terrain>
  readonly bridges: ReadonlySet<Cell>
  readonly rafts: ReadonlySet<Cell>
}

/** Marks W03, W04, W05 and W07: what would make the order fail if nothing changed until it comes up (LZ-ORDER-8). */
export function knowledgeMarks(line: OrderLine, known: ClanKnowledge, geography: Geography): readonly Mark[] {
  const hex = geography.code(line.hex)
  if (line.order === 'RE') return recruiting(line, known, hex)
  if (!isThere(line, known)) return [mark('W03', 'HEX', hex)]
  return [...tooFew(line, known.bands.get(line.hex) ?? NO_LIZARDS), ...unsuited(line, known, geography)]
}

function recruiting({ hex }: OrderLine, { dens }: ClanKnowledge, code: string): readonly Mark[] {
  if (!dens.has(hex)) return [mark('W07', 'HEX', code, { lacks: 'den' })]
  return [...dens.values()].some(({ home }) => home) ? [] : [mark('W07', 'HEX', code, { lacks: 'home' }, 'LZ-SET-9')]
}

function isThere({ order, hex }: OrderLine, { bands, spies, dens, sites }: ClanKnowledge): boolean {
  if (order === 'SN') return (spies.get(hex) ?? 0) > 0
  if (order === 'GI') return bands.has(hex) || dens.has(hex) || sites.has(hex)
  return bands.has(hex)
}

function tooFew(line: OrderLine, there: Counts): readonly Mark[] {
  const wanted = line.counts ?? NO_LIZARDS
  const short = COLOURS.flatMap((colour, at) =>
    wanted[colour] > there[colour]
      ? [mark('W04', COLOUR_FIELDS[at] ?? 'RED', String(wanted[colour]), { there: there[colour], wanted: wanted[colour] })]
      : [],
  )
  const needs = workersOf(line)
  const lacks = needs !== null && short.length === 0 && there[needs.colour] < needs.least
  return lacks ? [mark('W04', 'HEX', '', { colour: needs.colour, there: there[needs.colour], wanted: needs.least })] : short
}

/** LZ-SET-5 Returns the colour an order needs, and how many lizards of it at least; null: any lizards do. */
export function workersOf({
  order,
  chant,
}: Pick<OrderLine, 'order' | 'chant'>): { readonly colour: Colour; readonly least: number } | null {
  if (order === 'LO') return { colour: 'yel', least: 1 }
  if (chant !== null) return { colour: 'blk', least: CHANTS[chant].blacks }
  return isWork(order) ? { colour: WORKS[order].colour, least: WORKS[order].workers } : null
}

function isWork(order: OrderCode): order is Work {
  return Object.hasOwn(WORKS, order)
}

/** W05 for the hex of the order and the hex it is aimed at, where their terrain is known and does not suit. */
function unsuited(line: OrderLine, known: ClanKnowledge, geography: Geography): readonly Mark[] {
  const target = line.gate ?? geography.path(line.hex, line.ways).at(-1) ?? line.hex
  const places = [
    { at: line.hex, fits: fitsHere(line, known), field: 'HEX' as const },
    { at: target, fits: target === OFF || fitsThere(line, target, known), field: aimedBy(line) },
  ]
  return places.flatMap(({ at, fits, field }) => {
    const terrain = known.terrain.get(at)
    return fits || terrain === undefined ? [] : [mark('W05', field, geography.code(at), { terrain })]
  })
}

/** The field that names the hex an order is aimed at. */
function aimedBy({ ways, gate }: OrderLine): FieldName {
  if (gate === null && ways.length === 0) return 'HEX'
  return ways.length > 1 ? 'M2' : 'M1'
}

/** Whether an order can be obeyed in the hex it is given for; true where its terrain is not known. */
function fitsHere({ order, hex, chant }: OrderLine, { terrain, rafts }: ClanKnowledge): boolean {
  const here = terrain.get(hex)
  if (here === undefined) return true
  switch (order) {
    case 'BF':
      return TERRAIN[here].farmed
    case 'DF':
      return here === 'fertile'
    case 'BR':
      return here === 'scrub'
    case 'BD':
      return TERRAIN[here].denTurns > 0
    case 'BB':
      return !isWater(here)
    case 'SA':
      return rafts.has(hex)
    case 'CH':
      return chant !== 'GATE' || here === 'temple'
    default:
      return true
  }
}

/** Whether an order can have an effect where it is aimed; true where the terrain there is not known. */
function fitsThere({ order, chant }: OrderLine, target: Cell, { terrain, bridges, rafts }: ClanKnowledge): boolean {
  const there = terrain.get(target)
  if (there === undefined) return true
  if (chant !== null) return chantFits(chant, there)
  switch (order) {
    case 'LO':
      return !TERRAIN[there].lobProof
    case 'BR':
      return there === 'water' && !bridges.has(target) && !rafts.has(target)
    case 'BB':
      return isWater(there) && !bridges.has(target) && !rafts.has(target)
    case 'DB':
      return bridges.has(target)
    default:
      return true
  }
}

function chantFits(chant: NonNullable<OrderLine['chant']>, there: Terrain): boolean {
  switch (chant) {
    case 'SUMM':
      return isWater(there)
    case 'MOUL':
      return TERRAIN[there].mould !== 'none'
    case 'COER':
    case 'TRAN':
      return there !== 'den' && there !== 'temple'
    case 'GATE':
      return there === 'temple'
    default:
      return true
  }
}
