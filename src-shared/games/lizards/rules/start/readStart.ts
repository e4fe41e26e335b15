import { parseOutside } from '../../../../kernel/forms/nesting.ts'
import { accept, isObject, problem, refuse, shown, wrongType, type Outcome, type Problem } from '../../../../kernel/problem.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import { ownMessage, ownProblem } from '../messages.ts'
import { COLOURS, type Colour } from '../tables.ts'
import { GROUNDS, START, START_TABLES, WATER, type StartCode, type StartHex, type StartSheet, type StartTables } from './startTables.ts'
import { RAW_FIELDS, readStartText, type RawField, type RawRow, type RawStart } from './startText.ts'
import { templateHexes } from './template.ts'

export const START_KIND = 'lineage-lizards-start'
export const START_VERSION = 1

/**
 * Why something of a start-up sheet was struck. `beyond`: the template has no such hex; `twice`: the hex has a line already; `terrain`: no such code;
 * `pop`: lizards without a den; `tens`: cut down to tens; `amount`: no number; `home`: no hex of the template; `stray`: a value without a field.
 */
export type StartNoticeCode = 'beyond' | 'twice' | 'terrain' | 'pop' | 'tens' | 'amount' | 'home' | 'stray'

export interface StartNotice {
  readonly code: StartNoticeCode
  /** Null: not of one hex. */
  readonly hex: number | null
  readonly field: string
  readonly value: string
  readonly rule: RuleId
}

export interface ReadStart {
  readonly sheet: StartSheet
  readonly notices: readonly StartNotice[]
}

/** No sheet comes near these. */
const [LONGEST_TEXT, MOST_ROWS] = [20_000, 200]
const KEYS = ['kind', 'version', 'template', 'home', 'hexes'] as const

/**
 * LZ-STARTUP-10 Reads a start-up sheet: the document `lineage-lizards-start`, its text, a line a hex with commas, or such lines with blanks.
 *
 * @returns the sheet with a notice for everything that was struck. Refuses other things than sheets, another kind or version, and a template that is not for sale
 */
export function readStart(raw: unknown, tables: StartTables = START_TABLES): Outcome<ReadStart> {
  const taken = typeof raw === 'string' ? fromText(raw) : fromDocument(raw)
  if (!taken.ok) return taken
  const { template: written, home: named, rows } = taken.value
  const template = /^\d{1,2}$/.test(written) ? tables.templates[Number(written) - 1] : undefined
  if (template === undefined) {
    if (written === '') return refuse(problem('template', 'problem.missing', { wanted: ownMessage('noun.startTemplate') }))
    return refuse(
      ownProblem(
        'template',
        'problem.templates',
        { value: /^\d+$/.test(written) ? written : shown(written), max: tables.templates.length },
        'LZ-STARTUP-2',
      ),
    )
  }
  const count = templateHexes(template).length
  const notices: StartNotice[] = []
  const home = numberIn(named, count)
  if (named !== '' && home === null) notices.push(notice('home', null, 'home', named, 'LZ-STARTUP-6'))
  const hexes = new Map<number, StartHex>()
  for (const row of rows) {
    const hex = numberIn(row.hex, count)
    if (hex === null) notices.push(notice('beyond', null, 'hex', row.hex))
    else if (hexes.has(hex)) notices.push(notice('twice', hex, 'hex', row.hex))
    else hexes.set(hex, readRow(hex, row, notices))
  }
  const filled = [...hexes.values()].filter(isFilled).sort((one, other) => one.hex - other.hex)
  return accept({ sheet: { template: Number(written), home, hexes: filled }, notices })
}

/**
 * The document of a sheet: `{ kind, version, template, home, hexes: [{ hex, terrain, pop, red, grn, gry, yel, blk }] }`. `terrain` is a code of the form
 * (`Fer`, `Yel` for a Yellow den, `----` for Water), `pop` is without the free den lizards. Reading it gives the same sheet.
 */
export function writeStart({ template, home, hexes }: StartSheet) {
  return { kind: START_KIND, version: START_VERSION, template, home, hexes } as const
}

/** Problems of a document's kind and version. */
export function documentProblems(given: Readonly<Record<string, unknown>>, kind: string, version: number): readonly Problem[] {
  if (given['kind'] !== kind) return [problem('kind', 'problem.format', { value: shown(given['kind']), wanted: kind })]
  if (given['version'] === version) return []
  return typeof given['version'] === 'number' && given['version'] > version
    ? [problem('version', 'problem.version', { value: given['version'] })]
    : [problem('version', 'problem.option', { value: shown(given['version']), options: String(version) })]
}

function fromText(text: string): Outcome<RawStart> {
  if (text.length > LONGEST_TEXT) return refuse(problem('start', 'problem.length', { value: text.length, max: LONGEST_TEXT }))
  if (!text.trimStart().startsWith('{')) return accept(readStartText(text))
  try {
    return fromDocument(parseOutside(text))
  } catch {
    return refuse(problem('start', 'problem.notJson'))
  }
}

function fromDocument(raw: unknown): Outcome<RawStart> {
  if (!isObject(raw)) return refuse(wrongType('start', raw, ownMessage('noun.start')))
  const isMarked = raw['kind'] !== undefined || raw['version'] !== undefined
  const problems = isMarked ? [...documentProblems(raw, START_KIND, START_VERSION)] : []
  for (const key of Object.keys(raw))
    if (!KEYS.some((known) => known === key)) problems.push(problem(key, 'problem.unknownField', { options: KEYS.join(', ') }))
  const hexes = raw['hexes'] ?? []
  if (!Array.isArray(hexes)) problems.push(wrongType('hexes', hexes, ownMessage('noun.startHexes')))
  else if (hexes.length > MOST_ROWS) problems.push(problem('hexes', 'problem.tooMany', { value: hexes.length, max: MOST_ROWS }))
  else
    for (const [at, row] of (hexes as readonly unknown[]).entries())
      if (!isObject(row)) problems.push(wrongType(`hexes.${at}`, row, 'an object with fields'))
  if (problems.length > 0) return refuse(...problems)
  const rows = (hexes as readonly Readonly<Record<string, unknown>>[]).map(rowOf)
  return accept({ template: asText(raw['template']), home: asText(raw['home']), rows })
}

function rowOf(given: Readonly<Record<string, unknown>>): RawRow {
  const fields = Object.fromEntries(RAW_FIELDS.map((field) => [field, asText(given[field])])) as Record<RawField, string>
  const surplus = Object.keys(given).filter((key) => key !== 'pnt' && !RAW_FIELDS.some((field) => field === key))
  return { ...fields, surplus }
}

function readRow(hex: number, row: RawRow, notices: StartNotice[]): StartHex {
  for (const value of row.surplus) notices.push(notice('stray', hex, '', value))
  const terrain = codeOf(row.terrain)
  if (terrain === null) notices.push(notice('terrain', hex, 'terrain', row.terrain, 'LZ-STARTUP-3'))
  const amounts = Object.fromEntries(
    (['pop', ...COLOURS] as const).map((field) => [field, readAmount(hex, field, row[field], notices)]),
  ) as Record<Colour | 'pop', number>
  const hasDen = terrain !== null && GROUNDS[terrain].den !== null
  if (!hasDen && amounts.pop > 0) notices.push(notice('pop', hex, 'pop', row.pop, 'LZ-STARTUP-4'))
  return { hex, terrain: terrain ?? WATER, ...amounts, pop: hasDen ? amounts.pop : 0 }
}

/** A number of lizards, down to whole tens (RULING-69). */
function readAmount(hex: number, field: Colour | 'pop', value: string, notices: StartNotice[]): number {
  if (value === '') return 0
  if (!/^\d{1,4}$/.test(value)) {
    notices.push(notice('amount', hex, field, value))
    return 0
  }
  const over = Number(value) % START.ten
  if (over > 0) notices.push(notice('tens', hex, field, value))
  return Number(value) - over
}

/** The form prints Wol for Volcano, the table Vol: both are taken (RULING-71). */
function codeOf(value: string): StartCode | null {
  const plain = value.toLowerCase()
  if (plain === '' || /^-+$/.test(plain)) return WATER
  if (plain === 'wol') return 'Vol'
  return (Object.keys(GROUNDS) as StartCode[]).find((code) => code.toLowerCase() === plain) ?? null
}

function isFilled({ terrain, pop, ...hex }: StartHex): boolean {
  return terrain !== WATER || pop > 0 || COLOURS.some((colour) => hex[colour] > 0)
}

function numberIn(value: string, most: number): number | null {
  const fits = /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= most
  return fits ? Number(value) : null
}

const LONGEST_VALUE = 24

function notice(code: StartNoticeCode, hex: number | null, field: string, value: string, rule: RuleId = 'LZ-STARTUP-10'): StartNotice {
  return { code, hex, field, value: value.slice(0, LONGEST_VALUE), rule }
}

/** A value of a document as a form would have it. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value.trim() : shown(value)
}
