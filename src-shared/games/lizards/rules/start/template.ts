import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import type { Geography } from '../geography.ts'
import { ownProblem } from '../messages.ts'
import { DIRECTIONS, type Direction } from '../tables.ts'
import type { Template } from './startTables.ts'

/** A hex of a template, from its centre. */
interface Axial {
  readonly q: number
  readonly r: number
}

const STEPS: Readonly<Record<Direction, Axial>> = {
  N: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
  SE: { q: 1, r: 0 },
  S: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  NW: { q: -1, r: 0 },
}

/** How far a template may reach from its centre, in columns and in hexes to the north and south: two at the least distance never meet. */
const REACH = { columns: 2, hexes: 2.5 }

/** The hexes of a template in number order, down each column, columns from west to east (RULING-68). */
export function templateHexes({ columns }: Template): readonly Axial[] {
  return columns.flatMap(([q, first, length]) => Array.from({ length }, (_, at) => ({ q, r: first + at })))
}

/** Numbers, from 1, of the hexes around one of a template, as far as they are in it. */
export function besideInTemplate(template: Template, hex: number): readonly number[] {
  const hexes = templateHexes(template)
  const from = hexes[hex - 1]
  if (from === undefined) return []
  return DIRECTIONS.flatMap((direction) => {
    const { q, r } = STEPS[direction]
    const at = hexes.findIndex((other) => other.q === from.q + q && other.r === from.r + r)
    return at < 0 ? [] : [at + 1]
  })
}

/** The hexes of the map a template covers, in number order; `OFF` where it reaches over the edge of a world that does not wrap. */
export function templateCells(template: Template, centre: Cell, geography: Geography): readonly Cell[] {
  return templateHexes(template).map(({ q, r }) => walk(walk(centre, q > 0 ? 'SE' : 'NW', Math.abs(q)), r > 0 ? 'S' : 'N', Math.abs(r)))

  function walk(from: Cell, direction: Direction, steps: number): Cell {
    let cell = from
    for (let step = 0; step < steps && cell !== OFF; step++) cell = geography.step(cell, direction)
    return cell
  }
}

/** What keeps a table's own template from being played: hexes that overlap, or reach too far. */
export function templateProblems(template: Template, field: string): readonly Problem[] {
  const hexes = templateHexes(template)
  const isTwice = ({ q, r }: Axial, at: number): boolean => hexes.findIndex((other) => other.q === q && other.r === r) < at
  const reachesFar = ({ q, r }: Axial): boolean => Math.abs(q) > REACH.columns || Math.abs(r + q / 2) > REACH.hexes
  const wrong = hexes.filter((hex, at) => isTwice(hex, at) || reachesFar(hex)).length
  return wrong === 0 ? [] : [ownProblem(`${field}.columns`, 'problem.template', { value: wrong })]
}
