import { accept, problem, refuse, shown, type Outcome, type Problem } from '../kernel/problem.ts'
import { fieldsOf, flag, listOf, mapOf, oneOf, optional, text, variantOf, whole, type Shape } from '../kernel/forms/shape.ts'
import { borderFaults, type BorderFault } from './graph.ts'
import { Hexes, OFF, type HexLayout, type Point } from './hexes.ts'
import type { AreaPlan, BoardPlan, HexPlan, PlannedArea } from './plan.ts'
import { parseOutside } from '../kernel/forms/nesting.ts'

export const BOARD_FORMAT = 'lineage-board'
export const BOARD_VERSION = 1
/** The most columns, and rows. */
export const WIDEST = 120
export const MOST_SPACES = 4_000
export const LONGEST_NAME = 60
export const LONGEST_ID = 24
export const ID_PATTERN = '^[A-Za-z]\\w*$'
/** Coordinates of areas are whole, on a field no larger than this. */
export const WIDEST_FIELD = 10_000

const LAYOUT = fieldsOf<HexLayout>({
  columns: whole(1, WIDEST),
  rows: whole(1, WIDEST),
  top: oneOf(['corner', 'side']),
  shifted: oneOf(['odd', 'even']),
  wraps: flag,
  codes: oneOf(['letters-first', 'number-first']),
})
const GROUNDS = listOf(text)
const PAIR: Shape<readonly [string, string]> = {
  schema: { pairOf: 'text' },
  read: (value, field) => {
    const read = listOf(text).read(value, field)
    if (!read.ok) return read
    const [one, other, ...more] = read.value
    return one !== undefined && other !== undefined && more.length === 0
      ? accept([one, other])
      : refuse(problem(field, 'problem.rows', { value: read.value.length, min: 2, max: 2 }))
  },
}
const FIELD = whole(0, WIDEST_FIELD)

const HEXES = fieldsOf<HexPlan>({
  kind: oneOf(['hexes']),
  name: text,
  layout: LAYOUT,
  legend: mapOf(GROUNDS),
  closed: text,
  ground: listOf(text),
  rivers: optional(listOf(text)),
  crossings: optional(listOf(PAIR)),
  names: optional(mapOf(text)),
})

const AREAS = fieldsOf<AreaPlan>({
  kind: oneOf(['areas']),
  name: text,
  width: whole(1, WIDEST_FIELD),
  height: whole(1, WIDEST_FIELD),
  areas: listOf(
    fieldsOf<PlannedArea>({
      id: text,
      name: text,
      grounds: GROUNDS,
      borders: listOf(text),
      x: FIELD,
      y: FIELD,
      outline: optional(listOf(fieldsOf<Point>({ x: FIELD, y: FIELD }))),
    }),
  ),
})

/** The shape alone; whether what a plan names is there is `planProblems`. */
export const PLAN_SHAPE: Shape<BoardPlan> = variantOf<BoardPlan, 'kind'>('kind', { hexes: HEXES, areas: AREAS })

/** Reads a plan from outside. Refuses with a problem per place: `board.ground.3`. */
export function readPlan(raw: unknown, field = 'board'): Outcome<BoardPlan> {
  const read = PLAN_SHAPE.read(raw, field)
  if (!read.ok) return read
  const problems = planProblems(read.value, field)
  return problems.length > 0 ? refuse(...problems) : read
}

/** A plan as a file of its own. */
export function planFile(plan: BoardPlan): string {
  return `${JSON.stringify({ format: BOARD_FORMAT, version: BOARD_VERSION, ...plan }, null, 1)}\n`
}

/** Reads the text of such a file. */
export function readPlanFile(file: string): Outcome<BoardPlan> {
  let raw: unknown
  try {
    raw = parseOutside(file)
  } catch {
    return refuse(problem('file', 'problem.notJson'))
  }
  const { format, version, ...plan } = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {}
  if (format !== BOARD_FORMAT) return refuse(problem('format', 'problem.format', { value: shown(format), wanted: BOARD_FORMAT }))
  if (version !== BOARD_VERSION) {
    return typeof version === 'number' && version > BOARD_VERSION
      ? refuse(problem('version', 'problem.version', { value: version }))
      : refuse(problem('version', 'problem.option', { value: shown(version), options: `${BOARD_VERSION}` }))
  }
  return readPlan(plan, '')
}

/** What does not fit in a plan: rows, letters, codes, names, borders. */
export function planProblems(plan: BoardPlan, field = 'board'): readonly Problem[] {
  const at = (path: string): string => (field === '' ? path : `${field}.${path}`)
  const found = plan.kind === 'hexes' ? hexProblems(plan, at) : areaProblems(plan, at)
  return [...nameProblems(at('name'), plan.name), ...found]
}

type At = (path: string) => string

function* hexProblems(plan: HexPlan, at: At): Iterable<Problem> {
  const { layout, legend, closed, ground, rivers } = plan
  const letters = Object.keys(legend)
  for (const letter of letters) {
    if (letter.length !== 1) yield problem(at('legend'), 'problem.boardLetter', { value: shown(letter) })
  }
  for (const letter of closed) if (!letters.includes(letter)) yield unknown(at('closed'), letter, letters)
  const acrossRows = layout.top === 'corner' ? 'rows' : 'columns'
  if (layout.wraps && layout[acrossRows] % 2 === 1)
    yield problem(at(`layout.${acrossRows}`), 'problem.boardWraps', { value: layout[acrossRows] })
  yield* rowProblems(plan, 'ground', ground, letters, at)
  if (rivers !== undefined) yield* rowProblems(plan, 'rivers', rivers, Array.from('01234567'), at)
  const spaces = ground.reduce((sum, row) => sum + Array.from(row).filter((letter) => !closed.includes(letter)).length, 0)
  if (spaces === 0 || spaces > MOST_SPACES) yield problem(at('ground'), 'problem.boardSpaces', { value: spaces, max: MOST_SPACES })
  yield* namedProblems(plan, at)
}

function* rowProblems({ layout }: HexPlan, name: string, rows: readonly string[], letters: readonly string[], at: At): Iterable<Problem> {
  if (rows.length !== layout.rows) yield problem(at(name), 'problem.boardRows', { value: rows.length, count: layout.rows })
  for (const [nth, row] of rows.entries()) {
    const field = at(`${name}.${nth}`)
    if (row.length !== layout.columns) yield problem(field, 'problem.boardRow', { value: row.length, count: layout.columns })
    const stranger = Array.from(row).findIndex((letter) => !letters.includes(letter))
    if (stranger !== -1) {
      const figures = { value: shown(row[stranger]), place: stranger + 1, options: letters.join(' ') || 'none' }
      yield problem(field, 'problem.boardGround', figures)
    }
  }
}

/** Codes that name no space, and names that are none. */
function* namedProblems({ layout, ground, closed, crossings = [], names = {} }: HexPlan, at: At): Iterable<Problem> {
  const hexes = new Hexes(layout)
  const isSpace = (code: string): boolean => {
    const cell = hexes.cellOf(code)
    const letter = cell === OFF ? undefined : ground[Math.floor(cell / layout.columns)]?.[cell % layout.columns]
    return letter !== undefined && !closed.includes(letter)
  }
  const noSpace = (field: string, code: string): Problem => problem(field, 'problem.boardCode', { value: shown(code) })
  for (const [nth, pair] of crossings.entries()) {
    for (const [end, code] of pair.entries()) if (!isSpace(code)) yield noSpace(at(`crossings.${nth}.${end}`), code)
    if (pair[0] === pair[1]) yield problem(at(`crossings.${nth}`), 'problem.boardCrossing', { value: shown(pair[0]) })
  }
  for (const [code, name] of Object.entries(names)) {
    if (!isSpace(code)) yield noSpace(at(`names.${code}`), code)
    yield* nameProblems(at(`names.${code}`), name)
  }
}

const BORDER_WORDING = {
  itself: 'problem.boardItself',
  unknown: 'problem.boardCode',
  twice: 'problem.twiceInList',
  oneSided: 'problem.boardOneSided',
} as const satisfies Readonly<Record<BorderFault, string>>

function* areaProblems({ areas, width, height }: AreaPlan, at: At): Iterable<Problem> {
  if (areas.length === 0 || areas.length > MOST_SPACES)
    yield problem(at('areas'), 'problem.boardSpaces', { value: areas.length, max: MOST_SPACES })
  const known = new Set<string>()
  for (const [nth, { id, name, x, y, outline = [] }] of areas.entries()) {
    const place = `areas.${nth}`
    if (!new RegExp(ID_PATTERN).test(id) || id.length > LONGEST_ID)
      yield problem(at(`${place}.id`), 'problem.boardId', { value: shown(id), max: LONGEST_ID })
    if (known.has(id)) yield problem(at(`${place}.id`), 'problem.boardTwice', { value: shown(id) })
    known.add(id)
    yield* nameProblems(at(`${place}.name`), name)
    for (const [spot, path] of [
      [{ x, y }, place] as const,
      ...outline.map((point, corner) => [point, `${place}.outline.${corner}`] as const),
    ]) {
      if (spot.x > width) yield problem(at(`${path}.x`), 'problem.range', { value: spot.x, min: 0, max: width })
      if (spot.y > height) yield problem(at(`${path}.y`), 'problem.range', { value: spot.y, min: 0, max: height })
    }
  }
  for (const { at: nth, nth: border, fault } of borderFaults(areas)) {
    const area = areas[nth]
    const value = shown(area?.borders[border])
    yield problem(at(`areas.${nth}.borders.${border}`), BORDER_WORDING[fault], { value, other: shown(area?.id) })
  }
}

function* nameProblems(field: string, name: string): Iterable<Problem> {
  if (name.trim() === '' || name.length > LONGEST_NAME || /\p{C}/u.test(name))
    yield problem(field, 'problem.boardName', { value: shown(name), max: LONGEST_NAME })
}

function unknown(field: string, value: string, options: readonly string[]): Problem {
  return problem(field, 'problem.option', { value: shown(value), options: options.join(' ') || 'none' })
}
