import { withoutInvisible } from '../../../../kernel/forms/outsideText.ts'
import { COLOURS } from '../tables.ts'

/** A sheet as texts; empty: left blank. */
export interface RawStart {
  readonly template: string
  readonly home: string
  readonly rows: readonly RawRow[]
}

export interface RawRow extends Readonly<Record<RawField, string>> {
  /** Values that belong to no field. */
  readonly surplus: readonly string[]
}

/** Fields of a line in the order of the form. PNT, which follows them, is not read: prices are reckoned again. */
export const RAW_FIELDS = ['hex', 'terrain', 'pop', ...COLOURS] as const
export type RawField = (typeof RAW_FIELDS)[number]

/** The line that names the template or the Home Den: `TEMPLATE 3`, `home,6`. */
const HEAD = /^(template|home)\b[\s,;:=]*([^\s,;]*)/i
const LINE_ENDS = /\r\n|[\n\r]/
const NUMBERS = RAW_FIELDS.length - 2

/**
 * A start-up sheet as text: a line for the template, one for the Home Den, and one a hex in the order HEX, TER, POP, RED, GRN, GRY, YEL, BLK, PNT. With
 * blanks between them numbers are all given, or each after its name: `7 Yel POP 20 RED 80`. Lines that begin with `#` and the line of headings are skipped.
 */
export function readStartText(text: string): RawStart {
  let [template, home] = ['', '']
  const rows: RawRow[] = []
  for (const written of text.split(LINE_ENDS)) {
    const line = withoutInvisible(written).trim()
    const [, name, value = ''] = HEAD.exec(line) ?? []
    if (line === '' || line.startsWith('#') || /^hex\b/i.test(line)) continue
    if (name === undefined) rows.push(rowOf(line))
    else if (name.toLowerCase() === 'home') home = value
    else template = value
  }
  return { template, home, rows }
}

function rowOf(line: string): RawRow {
  const delimiter = [',', ';', '\t'].find((sign) => line.includes(sign))
  if (delimiter === undefined) return spacedRow(line)
  const values = line.split(delimiter).map((value) => value.trim())
  return { ...filled(values), surplus: values.slice(RAW_FIELDS.length + 1).filter((value) => value !== '') }
}

/** `7 Yel 20 80 0 0 10 50`, or `7 Yel POP 20 RED 80`. Terrain is never left out: RED could be the den as well as the warriors. */
function spacedRow(line: string): RawRow {
  const [hex = '', terrain = '', ...rest] = line.split(/\s+/)
  const isWhole = rest.length >= NUMBERS && rest.length <= NUMBERS + 1 && rest.every((token) => /^(?:\d+|-+)$/.test(token))
  if (isWhole) return { ...filled([hex, terrain, ...rest.map((token) => token.replace(/^-+$/, ''))]), surplus: [] }
  const fields: Record<RawField, string> = { ...filled([hex, terrain]) }
  const surplus: string[] = []
  for (let at = 0; at < rest.length; at++) {
    const token = rest[at] ?? ''
    const field = RAW_FIELDS.slice(2).find((name) => name === token.toLowerCase())
    const value = rest[at + 1]
    if (token.toLowerCase() === 'pnt') at++
    else if (field === undefined || value === undefined || fields[field] !== '') surplus.push(token)
    else {
      fields[field] = value
      at++
    }
  }
  return { ...fields, surplus }
}

function filled(values: readonly string[]): Record<RawField, string> {
  return Object.fromEntries(RAW_FIELDS.map((field, at) => [field, values[at] ?? ''])) as Record<RawField, string>
}
