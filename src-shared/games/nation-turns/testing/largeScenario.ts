import { SAMPLE } from '../rules/sample.ts'
import type { Area, Nation, Point, Scenario } from '../rules/scenario.ts'
import { AREA_TYPES } from '../rules/tables.ts'

const COLUMNS = 8
const ROWS = 5
const LONG = ['Upper Thornmarch', 'Grey', 'The Saltmarsh of Ostervoorde', 'Ash Fen', 'Kingsbarrow', 'Low Wold', 'Hollin']

/** The corner of cells that stands at this place of a lattice, pushed about so that no two cells are alike; on the edge of the field it stays there. */
function corner(column: number, row: number): Point {
  const push = (most: number, by: number): number => (most * ((column * 7 + row * 13 + by) % 5)) / 4 - most / 2
  const inside = (at: number, last: number): boolean => at > 0 && at < last
  return {
    x: Math.round((100 * column) / COLUMNS + (inside(column, COLUMNS) ? push(5, 1) : 0)),
    y: Math.round((100 * row) / ROWS + (inside(row, ROWS) ? push(8, 3) : 0)),
  }
}

function areaId(column: number, row: number): string {
  return `${'ABCDE'[row] ?? ''}${column + 1}`
}

/** Borders on what lies beside it, above and below it, and on one across a corner, so that not all have the same number. */
function bordersOf(column: number, row: number): readonly string[] {
  const near = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
    ...((column + row) % 2 === 0 ? [[column + 1, row + 1]] : []),
    ...((column + row) % 2 === 0 ? [[column - 1, row - 1]] : []),
  ]
  return near.flatMap(([x = -1, y = -1]) => (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS ? [areaId(x, y)] : []))
}

function areaAt(column: number, row: number): Area {
  const at = row * COLUMNS + column
  const outline = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]
  const middle = (of: 'x' | 'y'): number => Math.round(outline.reduce((sum, point) => sum + point[of], 0) / outline.length)
  const type = AREA_TYPES[(at * 3 + row) % AREA_TYPES.length] ?? 'open'
  return {
    ...{ id: areaId(column, row), name: `${LONG[at % LONG.length] ?? ''} ${at + 1}`, type },
    ...(at % 9 === 4 ? { also: ['rough' as const] } : {}),
    ...{ borders: bordersOf(column, row), totemOf: [], homeOf: null, x: middle('x'), y: middle('y'), outline },
  }
}

/** Forty areas with outlines and long names, and the peoples of the sample on them, where they grow wherever they stand. */
export function largeScenario(): Scenario {
  const areas = Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLUMNS }, (__, column) => areaAt(column, row))).flat()
  const nations = SAMPLE.nations.map((nation, at): Nation => {
    const home = areas[at * 5 + 2]?.id ?? ''
    const next = areas[at * 5 + 3]?.id ?? ''
    return {
      ...nation,
      growth: 'occupied',
      start: [
        { area: home, type: nation.basic, count: 3 },
        { area: next, type: nation.basic, count: 2 },
      ],
      specialRetreats: [],
      scoring: [
        { kind: 'hold', area: home, rounds: [5, 11, 17], points: 2 },
        { kind: 'hold_type', type: 'city', rounds: [17], points: 1 },
      ],
    }
  })
  const types = Object.fromEntries(AREA_TYPES.map((type) => [type, 3]))
  return { ...SAMPLE, id: 'forty', name: 'The Forty Shires', areas, nations, events: [], maxima: { types, nations: {} } }
}
