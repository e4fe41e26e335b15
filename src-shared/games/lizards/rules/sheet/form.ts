import type { RuleId } from '../../../../kernel/world/rule.ts'
import { ORDERS, type OrderCode } from '../tables.ts'

/** LZ-ORDER-2 The ten fields of a line, in their order. */
export const FIELDS = ['ORD', 'HEX', 'M1', 'M2', 'RED', 'GRN', 'GRY', 'YEL', 'BLK', 'EXTRA'] as const
export type FieldName = (typeof FIELDS)[number]
/** Values of one line, by the place of their field. */
export type SheetFields = readonly string[]

/** Fields of the colours; their places are those of `COLOURS`. */
export const COLOUR_FIELDS = ['RED', 'GRN', 'GRY', 'YEL', 'BLK'] as const satisfies readonly FieldName[]

/** Lines of a sheet at most (LZ-ORDER-1). */
export const MOST_LINES = 30

/** What the orders do with M1 and M2: `must`: M1 needed, M2 possible; `may`: both possible; `one`: M1 needed, no M2. */
type Ways = 'must' | 'may' | 'one' | 'none'

interface Uses {
  readonly ways: Ways
  readonly counts: 'all' | 'blk' | 'none'
  readonly extra: boolean
}

const NOTHING_ELSE: Uses = { ways: 'none', counts: 'none', extra: false }
const ONE_WAY: Uses = { ...NOTHING_ELSE, ways: 'one' }
const TWO_WAYS: Uses = { ...NOTHING_ELSE, ways: 'must' }

/** The table of formats: which fields each order uses. */
export const USES: Readonly<Record<OrderCode, Uses>> = {
  FR: { ...NOTHING_ELSE, counts: 'all' },
  LO: TWO_WAYS,
  CH: { ways: 'may', counts: 'blk', extra: true },
  MO: TWO_WAYS,
  SP: { ...TWO_WAYS, counts: 'all' },
  SN: TWO_WAYS,
  SA: TWO_WAYS,
  RE: NOTHING_ELSE,
  GI: { ...NOTHING_ELSE, extra: true },
  BF: NOTHING_ELSE,
  DF: NOTHING_ELSE,
  BR: ONE_WAY,
  BD: NOTHING_ELSE,
  BB: ONE_WAY,
  DB: ONE_WAY,
}

export function isOrder(value: string): value is OrderCode {
  return ORDERS.some((order) => order === value)
}

/**
 * LZ-ORDER-4 Returns whether an order uses a field: colours belong to SP and FR, BLK to CH as well, EXTRA to CH and GI (RULING-11).
 */
export function usesField(order: OrderCode, field: FieldName): boolean {
  const { ways, counts, extra } = USES[order]
  if (field === 'ORD' || field === 'HEX') return true
  if (field === 'M1') return ways !== 'none'
  if (field === 'M2') return ways === 'must' || ways === 'may'
  if (field === 'EXTRA') return extra
  return counts === 'all' || (counts === 'blk' && field === 'BLK')
}

/** `E`: the line is refused. `W`: it is taken with a notice; W01 strikes it. */
export type MarkCode = `E0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `E1${0 | 1 | 2 | 3 | 4}` | `W0${1 | 2 | 3 | 4 | 5 | 6 | 7}`

/** What a line was found to be at fault with. Sentences are made of it elsewhere. */
export interface Mark {
  readonly code: MarkCode
  /** Null: the line as a whole. */
  readonly field: FieldName | null
  /** As it was read; empty: left blank. */
  readonly value: string
  readonly rule: RuleId
  /** What the sentence needs besides: other lines, least numbers, numbers present, hexes, terrains. */
  readonly figures: Readonly<Record<string, number | string>>
}

const RULES: Readonly<Record<MarkCode, RuleId>> = {
  E01: 'LZ-ORDER-2',
  E02: 'LZ-MAP-1',
  E03: 'LZ-ORDER-3',
  E04: 'LZ-MAP-2',
  E05: 'LZ-ORDER-3',
  E06: 'LZ-ORDER-5',
  E07: 'LZ-ORDER-4',
  E08: 'LZ-CHANT-11',
  E09: 'LZ-CHANT-8',
  E10: 'LZ-DEV-4',
  E11: 'LZ-DEV-4',
  E12: 'LZ-ORDER-1',
  E13: 'LZ-CHANT-12',
  E14: 'LZ-ORDER-2',
  W01: 'LZ-ORDER-6',
  W02: 'LZ-ORDER-4',
  W03: 'LZ-ORDER-3',
  W04: 'LZ-ORDER-8',
  W05: 'LZ-ORDER-8',
  W06: 'LZ-ORDER-7',
  W07: 'LZ-DEV-2',
}

const LONGEST_VALUE = 24

/** A mark with the rule behind its code, unless a closer one is given. */
export function mark(
  code: MarkCode,
  field: FieldName | null,
  value: string,
  figures: Mark['figures'] = {},
  rule: RuleId = RULES[code],
): Mark {
  return { code, field, value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}...` : value, rule, figures }
}

/**
 * LZ-ORDER-5 Brings a line's fields into one form: no blanks at the ends, none at all in ORD, HEX, M1 and M2, capitals but for the EXTRA of CH, no
 * leading zeros, and blank for 0 (RULING-10). Only the letters a to z are raised: no other sign becomes one of a code.
 */
export function normalFields(raw: SheetFields): SheetFields {
  const at = (place: number): string => raw[place] ?? ''
  const order = capitals(withoutBlanks(at(0)))
  const extra = at(9).trim()
  return [
    order,
    ...[1, 2, 3].map((place) => withoutZeros(capitals(withoutBlanks(at(place))))),
    ...[4, 5, 6, 7, 8].map((place) => withoutZeros(capitals(at(place).trim()))),
    order === 'CH' ? extra : withoutZeros(capitals(extra)),
  ]
}

/** The fields a line is compared by: those its order does not use are left out (LZ-ORDER-6). */
export function comparedFields(fields: SheetFields): string {
  const order = fields[0] ?? ''
  if (!isOrder(order)) return fields.join(',')
  return fields.map((value, place) => (usesField(order, FIELDS[place] ?? 'ORD') ? value : '')).join(',')
}

/** Whether the line is a Gate by its chant code: M1 and M2 then name a hex. */
export function isGate(fields: SheetFields): boolean {
  return fields[0] === 'CH' && fields[9] === 'GATE'
}

function capitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}

function withoutZeros(text: string): string {
  return text.replace(/^0+/, '')
}
