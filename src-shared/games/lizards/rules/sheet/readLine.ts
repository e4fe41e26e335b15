import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { Geography } from '../geography.ts'
import {
  BAND,
  CHANTS,
  COLOURS,
  DIRECTIONS,
  isChant,
  NO_LIZARDS,
  ORDERS,
  sumOf,
  type Chant,
  type ClanNumber,
  type Colour,
  type Counts,
  type Direction,
  type OrderCode,
} from '../tables.ts'
import { COLOUR_FIELDS, FIELDS, isGate, isOrder, mark, USES, usesField, type Mark, type SheetFields } from './form.ts'
import type { OrderLine } from './line.ts'

/** What a line is read against. */
export interface LineContext {
  readonly clan: ClanNumber
  /** Those in the game. */
  readonly clans: readonly ClanNumber[]
  readonly geography: Geography
}

/** A line alone: the order if it is well formed, and what was found. */
export interface LineReading {
  readonly order: OrderLine | null
  readonly marks: readonly Mark[]
}

/**
 * Reads one line without regard to the others: E01 to E10, E13, E14 and W02. States of the world are not looked at (RULING-11).
 *
 * @param fields in the form of `normalFields`
 * @param surplus values beyond the ten fields
 */
export function readLine(line: number, fields: SheetFields, surplus: readonly string[], context: LineContext): LineReading {
  const [code = ''] = fields
  const [beyond] = surplus
  if (beyond !== undefined) return refused(mark('E14', null, beyond, { fields: FIELDS.length + surplus.length }))
  if (code === '') return refused(mark('E14', 'ORD', ''))
  if (!isOrder(code)) return refused(mark('E01', 'ORD', code, { options: ORDERS.join(', ') }))
  const marks: Mark[] = []
  const hex = readHex(fields[1] ?? '', context.geography, marks)
  const chant = code === 'CH' ? readChant(fields[9] ?? '', marks) : null
  const reads = code !== 'CH' || chant !== null
  const gate = isGate(fields) ? readGate(fields, hex, context.geography, marks) : null
  const ways = reads && !isGate(fields) ? readWays(code, chant, fields, marks) : []
  const counts = readCounts(code, chant, fields, marks)
  const to = code === 'GI' ? readClan(fields[9] ?? '', context, marks) : null
  if ((code === 'LO' || chant === 'SHUN') && ways.length > 0 && hex !== OFF && context.geography.path(hex, ways).at(-1) === hex)
    marks.push(mark('E13', 'M2', fields[3] ?? '', { hex: fields[1] ?? '' }, code === 'LO' ? 'LZ-ART-1' : 'LZ-CHANT-12'))
  const isRefused = marks.length > 0
  const stray = FIELDS.flatMap((field, at) => (fields[at] !== '' && !usesField(code, field) ? [mark('W02', field, fields[at] ?? '')] : []))
  const order: OrderLine = { line, order: code, hex, ways, counts, chant, gate, to }
  return { order: isRefused ? null : order, marks: [...marks, ...stray] }
}

function refused(...marks: Mark[]): LineReading {
  return { order: null, marks }
}

/** LZ-ORDER-3 HEX is where the acting band, spies or den are; M2 needs M1. Gives `OFF` and marks E02 where it is no map code. */
function readHex(value: string, geography: Geography, marks: Mark[]): Cell {
  const cell = geography.cellOf(value)
  if (cell === OFF) marks.push(mark('E02', 'HEX', value))
  return cell
}

function readChant(value: string, marks: Mark[]): Chant | null {
  if (isChant(value)) return value
  marks.push(mark('E06', 'EXTRA', value, { options: Object.keys(CHANTS).join(', ') }))
  return null
}

/** M1 and M2 as directions. A chant without any is for its own hex, but Shunt needs to know where to (RULING-24). */
function readWays(order: OrderCode, chant: Chant | null, fields: SheetFields, marks: Mark[]): readonly Direction[] {
  const { ways } = USES[order]
  if (ways === 'none') return []
  const [m1 = '', m2 = ''] = [fields[2], ways === 'one' ? '' : fields[3]]
  if (m1 === '' && m2 !== '') marks.push(mark('E05', 'M2', m2))
  else if (m1 === '' && (ways !== 'may' || chant === 'SHUN')) marks.push(mark('E03', 'M1', ''))
  const read = [m1, m2].map((value) => DIRECTIONS.find((direction) => direction === value))
  for (const [at, value] of [m1, m2].entries())
    if (value !== '' && read[at] === undefined) marks.push(mark('E04', at === 0 ? 'M1' : 'M2', value, { options: DIRECTIONS.join(' ') }))
  return read.filter((direction) => direction !== undefined)
}

/** Row in M1, letters in M2: the temple a Gate leads to, any but its own hex (LZ-CHANT-8). */
function readGate(fields: SheetFields, hex: Cell, geography: Geography, marks: Mark[]): Cell {
  const [, , m1 = '', m2 = ''] = fields
  const hasRow = geography.cellOf(`${m1}A`) !== OFF
  const hasLetters = geography.cellOf(`1${m2}`) !== OFF
  const cell = hasRow && hasLetters ? geography.cellOf(`${m1}${m2}`) : OFF
  if (!hasRow) marks.push(mark('E09', 'M1', m1))
  if (!hasLetters) marks.push(mark('E09', 'M2', m2))
  if (cell !== OFF && cell === hex) marks.push(mark('E09', 'M1', `${m1}${m2}`, { hex: geography.code(hex) }))
  return cell
}

/** Numbers by colour; null where all are blank. SP needs one above 0 (LZ-MOVE-3), a chant its least Blacks (LZ-CHANT-11, RULING-23). */
function readCounts(order: OrderCode, chant: Chant | null, fields: SheetFields, marks: Mark[]): Counts | null {
  const used = COLOUR_FIELDS.filter((field) => usesField(order, field))
  const counts: Record<Colour, number> = { ...NO_LIZARDS }
  let wrong = false
  for (const field of used) {
    const value = fields[FIELDS.indexOf(field)] ?? ''
    if (value === '') continue
    const fits = /^\d{1,3}$/.test(value) && Number(value) <= BAND
    if (fits) counts[COLOURS[COLOUR_FIELDS.indexOf(field)] ?? 'red'] = Number(value)
    else marks.push(mark('E07', field, value, { min: 0, max: BAND }))
    wrong ||= !fits
  }
  if (wrong) return null
  if (order === 'SP' && sumOf(counts) === 0) marks.push(mark('E07', 'RED', '', { min: 1, max: BAND }, 'LZ-MOVE-3'))
  if (chant !== null && counts.blk > 0 && counts.blk < CHANTS[chant].blacks)
    marks.push(mark('E08', 'BLK', String(counts.blk), { chant, min: CHANTS[chant].blacks }))
  return sumOf(counts) === 0 ? null : counts
}

function readClan(value: string, { clan, clans }: LineContext, marks: Mark[]): ClanNumber {
  const others = clans.filter((one) => one !== clan)
  const to = others.find((one) => String(one) === value)
  if (to === undefined) marks.push(mark('E10', 'EXTRA', value, { options: others.join(', ') }))
  return to ?? clan
}
