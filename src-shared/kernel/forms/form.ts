import type { Field, FieldValue, Form, Limit, Place, Sheet } from './field.ts'
import { accept, isWhole, notOffered, problem, refuse, shown, wrongType, type Outcome, type Problem } from '../problem.ts'

/**
 * Reads what was given for a form. What is left out takes its preset. Refuses with a problem per field, named by its path
 * (`rows[2].amount`, rows counted from 0); limits are looked at once every field by itself is right.
 */
export function readForm(form: Form, raw: unknown, path = ''): Outcome<Sheet> {
  if (!isObject(raw)) return refuse(wrongType(path === '' ? 'answer' : path, raw, 'an object of fields'))
  const { fields, limits = [] } = form
  const options = fields.map(({ id }) => id)
  const problems: Problem[] = Object.keys(raw)
    .filter((key) => !options.includes(key))
    .map((key) => problem(within(path, key), 'problem.unknownField', { options: options.join(', ') || 'none' }))
  const sheet: Record<string, FieldValue> = {}
  for (const field of fields) {
    const given = raw[field.id]
    const read = readField(field, given === undefined ? presetOf(field) : given, within(path, field.id))
    if (read.ok) sheet[field.id] = read.value
    else problems.push(...read.problems)
  }
  if (problems.length === 0) problems.push(...limits.flatMap((limit) => overLimit(limit, sheet, path)))
  return problems.length > 0 ? refuse(...problems) : accept(sheet)
}

/** The form with nothing filled in. */
export function presetSheet({ fields }: Form): Sheet {
  return Object.fromEntries(fields.map((field) => [field.id, presetOf(field)]))
}

/** Whether the field means anything in this sheet (`onlyWith`). */
export function matters({ onlyWith }: Field, sheet: Sheet): boolean {
  return onlyWith === undefined || sheet[onlyWith] === true
}

/** What a field holds where nothing is given. A place that must be chosen holds an empty text, which is no answer. */
export function presetOf(field: Field): FieldValue {
  return field.type === 'group' ? presetSheet(field) : (field.preset ?? '')
}

/** As little as the form takes, limits aside: nothing, or what comes nearest to it. */
export function leastSheet({ fields }: Form): Sheet {
  return Object.fromEntries(fields.map((field) => [field.id, leastOf(field)]))
}

function leastOf(field: Field): FieldValue {
  switch (field.type) {
    case 'number':
      return Math.max(field.min, Math.min(0, field.max))
    case 'flag':
      return false
    case 'many':
      return field.options.slice(0, field.least).map(({ id }) => id)
    case 'place':
      return field.preset ?? field.places.find(({ barred }) => barred === undefined)?.id ?? ''
    case 'list':
      return Array.from({ length: field.least }, (_, index) => field.preset[index] ?? leastSheet(field))
    case 'group':
      return leastSheet(field)
    case 'pick':
    case 'text':
    case 'arrange':
      return field.preset
    default:
      return field satisfies never
  }
}

/** Whether nothing goes beyond a limit, those of rows and groups included. Fields by themselves are not looked at. */
export function withinLimits({ fields, limits = [] }: Form, sheet: Sheet): boolean {
  if (limits.some((limit) => weigh(limit, sheet) > limit.max)) return false
  return fields.every((field) => {
    if (field.type === 'group') return withinLimits(field, sheetIn(sheet[field.id]))
    return field.type !== 'list' || rowsIn(sheet[field.id]).every((row) => withinLimits(field, row))
  })
}

/** The rows a list field holds; none where it holds something else. */
export function rowsIn(value: FieldValue | undefined): readonly Sheet[] {
  return Array.isArray(value) ? value.filter((row): row is Sheet => isObject(row)) : []
}

/** The ids that several picks, or an order, hold. */
export function idsIn(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
}

/** A text, or the id of what was picked; empty where there is neither. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

/** The sheet within a group. */
export function sheetIn(value: FieldValue | undefined): Sheet {
  return isObject(value) ? value : {}
}

/** Reads one field. `path` names it in problems. */
export function readField(field: Field, value: unknown, path: string): Outcome<FieldValue> {
  switch (field.type) {
    case 'number': {
      const { min, max, rule } = field
      return isWhole(value, min, max) ? accept(value + 0) : refuse(problem(path, 'problem.range', { value: shown(value), min, max }, rule))
    }
    case 'flag':
      return typeof value === 'boolean' ? accept(value) : refuse(wrongType(path, value, 'true or false'))
    case 'pick': {
      const option = field.options.find((offered) => offered.id === value)
      return option === undefined ? refuse(notOffered(path, value, field.options)) : accept(option.id)
    }
    case 'text': {
      const { maxLength, minLength = 0 } = field
      if (typeof value !== 'string') return refuse(wrongType(path, value, 'a text'))
      if (value.length > maxLength) return refuse(problem(path, 'problem.length', { value: value.length, max: maxLength }))
      if (value.trim().length < minLength) return refuse(problem(path, 'problem.short', { value: value.trim().length, min: minLength }))
      return accept(value)
    }
    case 'many':
      return readMany(field, value, path)
    case 'arrange':
      return readOrder(field, value, path)
    case 'place':
      return readPlace(field.places, value, path)
    case 'list':
      return readRows(field, value, path)
    case 'group':
      return readForm(field, value, path)
    default:
      return field satisfies never
  }
}

function readMany(field: Extract<Field, { type: 'many' }>, value: unknown, path: string): Outcome<FieldValue> {
  const { options, least, most, rule } = field
  if (!Array.isArray(value)) return refuse(wrongType(path, value, 'a list of options'))
  const problems = unknownAndDuplicates(value, options, path)
  if (problems.length > 0) return refuse(...problems)
  if (value.length < least || value.length > most)
    return refuse(problem(path, 'problem.picks', { value: value.length, min: least, max: most }, rule))
  return accept(options.map(({ id }) => id).filter((id) => value.includes(id)))
}

function readOrder({ options }: Extract<Field, { type: 'arrange' }>, value: unknown, path: string): Outcome<FieldValue> {
  if (!Array.isArray(value)) return refuse(wrongType(path, value, 'a list of all options in their order'))
  const problems = unknownAndDuplicates(value, options, path)
  if (problems.length > 0) return refuse(...problems)
  const missing = options.map(({ id }) => id).filter((id) => !value.includes(id))
  if (missing.length > 0) return refuse(problem(path, 'problem.order', { missing: missing.join(', ') }))
  return accept(value.map(String))
}

function unknownAndDuplicates(value: readonly unknown[], options: Extract<Field, { type: 'many' }>['options'], path: string): Problem[] {
  return value.flatMap((one, index) => {
    if (!options.some(({ id }) => id === one)) return [notOffered(`${path}[${index}]`, one, options)]
    return value.indexOf(one) < index ? [problem(`${path}[${index}]`, 'problem.repeated', { value: shown(one) })] : []
  })
}

function readPlace(places: readonly Place[], value: unknown, path: string): Outcome<FieldValue> {
  const allowed = places.filter(({ barred }) => barred === undefined)
  const found = places.find(({ id }) => id === value)
  if (value === '') return refuse(problem(path, 'problem.unchosen', { options: allowed.map(({ id }) => id).join(', ') }))
  if (found === undefined) return refuse(notOffered(path, value, allowed))
  if (found.barred === undefined) return accept(found.id)
  const { wording, figures = {}, rule } = found.barred
  return refuse(problem(path, 'problem.barred', { ...figures, value: shown(value), reason: wording }, rule))
}

function readRows(field: Extract<Field, { type: 'list' }>, value: unknown, path: string): Outcome<FieldValue> {
  const { least, most, rule } = field
  if (!Array.isArray(value)) return refuse(wrongType(path, value, 'a list of rows'))
  if (value.length < least || value.length > most)
    return refuse(problem(path, 'problem.rows', { value: value.length, min: least, max: most }, rule))
  const rows: Sheet[] = []
  const problems: Problem[] = []
  for (const [index, one] of value.entries()) {
    const row = readForm(field, one, `${path}[${index}]`)
    if (row.ok) rows.push(row.value)
    else problems.push(...row.problems)
  }
  return problems.length > 0 ? refuse(...problems) : accept(rows)
}

function overLimit(limit: Limit, sheet: Sheet, path: string): readonly Problem[] {
  const value = weigh(limit, sheet)
  if (value <= limit.max) return []
  const used = Object.keys(limit.weights).filter((part) => amountAt(part, sheet) !== 0)
  const figures = { fields: used.map((part) => within(path, part)).join(', '), value, max: limit.max, limit: limit.wording }
  const [first] = used
  return [problem(first === undefined ? path || 'answer' : within(path, first), 'problem.limit', figures, limit.rule)]
}

/** The sum a limit is about: weight x value over its fields. */
export function weigh(limit: Pick<Limit, 'weights'>, sheet: Readonly<Record<string, unknown>>): number {
  return Object.entries(limit.weights).reduce((sum, [part, weight]) => sum + weight * amountAt(part, sheet), 0)
}

/** What stands at a path, as a number: of rows the sum, of picks how many, or whether that one is among them. */
function amountAt(part: string, sheet: Readonly<Record<string, unknown>>): number {
  if (sheet[part] !== undefined || !part.includes('.')) return amountOf(sheet[part])
  const dot = part.indexOf('.')
  const value = sheet[part.slice(0, dot)]
  const rest = part.slice(dot + 1)
  if (isObject(value)) return amountAt(rest, value)
  if (!Array.isArray(value)) return 0
  return value.reduce((sum: number, one: unknown) => sum + (isObject(one) ? amountAt(rest, one) : one === rest ? 1 : 0), 0)
}

function amountOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Number(value ?? 0)
}

function within(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
