import { withoutInvisible } from '../../../../kernel/forms/outsideText.ts'
import { isOrder, type SheetFields } from './form.ts'

/** A line of a text that is neither blank nor a comment. */
export interface WrittenRow {
  /** Place in the text, from 1. */
  readonly row: number
  readonly text: string
}

/** What a text has besides lines of orders. */
export interface SheetText {
  /** Headings in force, with their clan and turn. */
  readonly headers: readonly { readonly row: number; readonly clan: number; readonly turn: number }[]
  readonly rows: readonly WrittenRow[]
  readonly skipped: Skipped
}

/** Lines of the text that are no orders. */
export interface Skipped {
  readonly blank: number
  readonly comments: number
  /** Before the heading. */
  readonly before: number
  /** After the line `#end`. */
  readonly after: number
  /** Filled lines beyond the last that is looked at; all of them are beyond the limit. */
  readonly unread: number
}

const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const HEADER = /^#\s*lizards\s+clan\s+(\d{1,6})\s+turn\s+(\d{1,6})$/i
const END = /^#\s*end$/i
/** No line of orders comes near this; what follows in it is not read. */
const LONGEST_LINE = 400
const PLAIN = /^[\x20-\x7e]*$/
/** Filled lines that get a verdict. */
const MOST_ROWS = 200

/**
 * Takes the lines of orders out of a text. Lines before a heading `#lizards clan 7 turn 12` and after a line `#end` are left out, as are
 * blank lines and those that begin with `#` or `;`. A whole report may come back around the sheet.
 */
export function sheetText(text: string): SheetText {
  const all = text.split(LINE_ENDS)
  const first = all.findIndex((line) => line.includes('#') && HEADER.test(clean(line)))
  const [headers, rows]: [SheetText['headers'][number][], WrittenRow[]] = [[], []]
  const skipped = { blank: 0, comments: 0, before: Math.max(0, first), after: 0, unread: 0 }
  for (let at = Math.max(0, first); at < all.length; at++) {
    const line = clean(all[at] ?? '')
    if (line === '') skipped.blank++
    else if (END.test(line)) {
      skipped.after = all.length - at - 1
      break
    } else if (line.startsWith('#') || line.startsWith(';')) {
      const [, clan, turn] = HEADER.exec(line) ?? []
      if (turn === undefined) skipped.comments++
      else headers.push({ row: at + 1, clan: Number(clan), turn: Number(turn) })
    } else if (rows.length < MOST_ROWS) rows.push({ row: at + 1, text: line })
    else skipped.unread++
  }
  return { headers, rows, skipped }
}

/** The signs of a line that count: no invisible ones, full-width forms as plain ones, cut where no line of orders goes on. */
function clean(line: string): string {
  const short = line.trim().slice(0, LONGEST_LINE)
  // Most lines have none of these signs, and a text may have a million lines.
  if (PLAIN.test(short)) return short
  return withoutInvisible(short)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim()
}

/** Fields of a line, and values that belong to none. */
export interface RawFields {
  readonly fields: SheetFields
  readonly surplus: readonly string[]
}

const FIELD_COUNT = 10

/**
 * Splits a line into ten raw fields: at commas, else semicolons, else tabs, else blanks. A line such as `SP 5AD SW NE, RED 105, YEL 32` is read
 * like one with blanks.
 */
export function rawFields(line: string): RawFields {
  const delimiter = [',', ';', '\t'].find((sign) => line.includes(sign))
  if (delimiter === undefined) return spacedFields(line)
  const split = line.split(delimiter).map(unquoted)
  const [head = ''] = split
  const beginsSpaced = /\s/.test(head) && !isOrder(head.replace(/\s+/g, '').toUpperCase())
  if (beginsSpaced) return spacedFields(split.join(' '))
  const fields = Array.from({ length: FIELD_COUNT }, (_, place) => split[place] ?? '')
  return { fields, surplus: split.slice(FIELD_COUNT).filter((value) => value !== '') }
}

function unquoted(value: string): string {
  const plain = value.trim()
  return plain.length >= 2 && plain.startsWith('"') && plain.endsWith('"') ? plain.slice(1, -1).trim() : plain
}

const COLOUR_AT: Readonly<Record<string, number>> = { RED: 4, GRN: 5, GRY: 6, YEL: 7, BLK: 8 }
const COLOURS = 5
/** Marks a field left blank, in a line with blanks between its fields. */
const PLACEHOLDER = /^[-.–—_]+$/

/** The old style: `S P`, `5 A D`, colours by name, blank fields left out or shown by a dash. Five numbers in a row are the five colours. */
function spacedFields(line: string): RawFields {
  const tokens = line.split(/\s+/).filter((token) => token !== '')
  const order = takeOrder(tokens)
  const fields = Array<string>(FIELD_COUNT).fill('')
  fields[0] = order
  if (!isOrder(order.toUpperCase())) return { fields: fields.map((value, at) => value || (tokens[at - 1] ?? '')), surplus: [] }
  fields[1] = takeHex(tokens)
  const { rest, surplus } = takeNamedColours(tokens, fields)
  const isWhole = rest.length === FIELD_COUNT - 2
  const extra = isWhole || takesExtra(order.toUpperCase(), rest) ? (rest.pop() ?? '') : ''
  fields[9] = unlessPlaceholder(extra)
  if (rest.length >= COLOURS && rest.slice(-COLOURS).every((token) => /^\d+$/.test(token) || PLACEHOLDER.test(token))) {
    const numbers = rest.splice(-COLOURS)
    const isNamedToo = fields.slice(4, 9).some((value) => value !== '')
    if (isNamedToo) surplus.push(...numbers)
    else for (const [at, number] of numbers.entries()) fields[4 + at] = unlessPlaceholder(number)
  }
  const ways = extra === 'GATE' ? gateTokens(rest) : rest
  const isWay = (token: string): boolean => extra === 'GATE' || !/^\d+$/.test(token)
  const numberless = ways.filter(isWay)
  fields[2] = unlessPlaceholder(numberless[0] ?? '')
  fields[3] = unlessPlaceholder(numberless[1] ?? '')
  surplus.push(...numberless.slice(2), ...ways.filter((token) => !isWay(token)))
  return { fields, surplus }
}

/** `SP`, or `S P`. */
function takeOrder(tokens: string[]): string {
  const [first = '', second = ''] = tokens
  const joins = first.length === 1 && second.length === 1 && isOrder((first + second).toUpperCase())
  tokens.splice(0, joins ? 2 : 1)
  return joins ? first + second : first
}

/** `5AD`, `5 AD`, `5A D` or `5 A D`. `E` after a whole code is no letter of it: who writes it means east, which is no direction. */
function takeHex(tokens: string[]): string {
  let code = tokens.shift() ?? ''
  const isApart = /^\d{1,3}$/.test(code)
  const next = (pattern: RegExp): boolean => pattern.test(tokens[0] ?? '')
  if (isApart && next(/^(?:[a-z]|a[a-f])$/i)) code += tokens.shift() ?? ''
  if (/^\d{1,3}a$/i.test(code) && next(isApart ? /^[a-f]$/i : /^[a-df]$/i)) code += tokens.shift() ?? ''
  return code
}

/** Letters of a Gate's target written apart: `3 A C`. */
function gateTokens(tokens: readonly string[]): readonly string[] {
  const [row = '', ...letters] = tokens
  const areApart = letters.length === 2 && letters.every((letter) => letter.length === 1)
  return areApart ? [row, letters.join('')] : tokens
}

/** Puts `RED 105` into its field. A colour without a value, or named twice, is surplus. */
function takeNamedColours(tokens: readonly string[], fields: string[]): { readonly rest: string[]; readonly surplus: string[] } {
  const [rest, surplus]: [string[], string[]] = [[], []]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const name = token.replace(/[=:]$/, '').toUpperCase()
    const place = Object.hasOwn(COLOUR_AT, name) ? COLOUR_AT[name] : undefined
    if (place === undefined) rest.push(token)
    else if (at + 1 < tokens.length && fields[place] === '') fields[place] = tokens[++at] ?? ''
    else surplus.push(token)
  }
  return { rest, surplus }
}

/** Whether the last word is EXTRA: the clan of a gift, or a chant, which no direction is as long as. */
function takesExtra(order: string, rest: readonly string[]): boolean {
  const last = rest.at(-1) ?? ''
  if (order === 'GI') return last !== ''
  return order === 'CH' && last.length >= 3 && !/^\d/.test(last)
}

function unlessPlaceholder(token: string): string {
  return PLACEHOLDER.test(token) ? '' : token
}
