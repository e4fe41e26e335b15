import { geographyOf } from '../geography.ts'
import { COLOURS } from '../tables.ts'
import type { OrderLine } from './line.ts'

/** Codes of hexes are the same however the columns lie. */
const CODES = geographyOf({ hex_layout: 'even_high', wrap: true })

/** Writes orders as the text of a sheet: ten fields a line, with commas between. Reading it gives the same orders, numbered from 1. */
export function writeSheet(lines: readonly OrderLine[]): string {
  return lines.map((line) => `${writeLine(line).join(',')}\n`).join('')
}

/** The ten fields of one order. */
export function writeLine({ order, hex, ways, counts, chant, gate, to }: OrderLine): readonly string[] {
  const [, row = '', letters = ''] = gate === null ? [] : (/^(\d+)([A-Z]+)$/.exec(CODES.code(gate)) ?? [])
  const [m1 = '', m2 = ''] = gate === null ? ways : [row, letters]
  const numbers = COLOURS.map((colour) => (counts === null || counts[colour] === 0 ? '' : String(counts[colour])))
  return [order, CODES.code(hex), m1, m2, ...numbers, chant ?? (to === null ? '' : String(to))]
}

/** The heading that says whose sheet follows; lines before it are not read. */
export function sheetHeading(clan: number, turn: number): string {
  return `#lizards clan ${clan} turn ${turn}`
}

/** The line that ends a sheet within a longer text. */
export const SHEET_END = '#end'
