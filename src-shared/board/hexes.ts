import { defineHex, distance, hexToOffset, Orientation, type Hex } from 'honeycomb-grid'
import { InvariantError } from '../kernel/invariantError.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** How hexes lie. Rows are counted from the north, columns from the west. */
export interface HexLayout {
  readonly columns: number
  readonly rows: number
  /** What points north: a corner (rows are straight), or a flat side (columns are). */
  readonly top: 'corner' | 'side'
  /** Which rows lie half a hex further east (or columns half a hex further south), counted from 1. */
  readonly shifted: 'odd' | 'even'
  /** East goes on in the west, and south in the north. */
  readonly wraps: boolean
  /** How a hex is written: `AF32` or `32AF`. */
  readonly codes: 'letters-first' | 'number-first'
}

/** A hex of a layout, on the board or not a space of it: row by row, from 0. */
export type Cell = number

/** The six sides, clockwise from north, and the steps over them. */
const AROUND = {
  corner: {
    sides: 'NE E SE SW W NW',
    steps: [
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
    ],
  },
  side: {
    sides: 'N NE SE S SW NW',
    steps: [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ],
  },
} as const

/** No hex lies there. */
export const OFF = -1
export const SIDES = 6

/** The lie of hexes to each other. Lengths are in units of a hex's side. */
export class Hexes {
  readonly layout: HexLayout
  readonly size: number
  /** The six sides, clockwise. Side `k` lies opposite side `k + 3`, and between corners `k` and `k + 1`. */
  readonly sides: readonly string[]
  readonly #hexes: readonly Hex[]
  readonly #beside: Int32Array

  constructor(layout: HexLayout) {
    const { columns, rows, top, shifted } = layout
    this.layout = layout
    this.size = columns * rows
    this.sides = AROUND[top].sides.split(' ')
    const orientation = top === 'corner' ? Orientation.POINTY : Orientation.FLAT
    const offset = shifted === 'odd' ? 1 : -1
    const Kind = defineHex({ dimensions: 1, orientation, offset, origin: { x: 0, y: 0 } })
    this.#hexes = Array.from({ length: this.size }, (_, cell) => new Kind({ col: cell % columns, row: Math.floor(cell / columns) }))
    this.#beside = Int32Array.from(
      this.#hexes.flatMap((hex) =>
        AROUND[top].steps.map(([q, r]) => {
          const { col, row } = hexToOffset({ q: hex.q + q, r: hex.r + r, offset, isPointy: top === 'corner' })
          return this.cellAt(col, row)
        }),
      ),
    )
  }

  /** The hex of a column and a row, counted from 0; `OFF` where there is none. */
  cellAt(column: number, row: number): Cell {
    const { columns, rows, wraps } = this.layout
    if (wraps) return modulo(row, rows) * columns + modulo(column, columns)
    return column < 0 || row < 0 || column >= columns || row >= rows ? OFF : row * columns + column
  }

  /** What lies on a side of a hex, 0 to 5. */
  beside(cell: Cell, side: number): Cell {
    return this.#beside[cell * SIDES + side] ?? OFF
  }

  /** All that lies around a hex, side by side, `OFF` among them. */
  around(cell: Cell): Int32Array {
    return this.#beside.subarray(cell * SIDES, cell * SIDES + SIDES)
  }

  /** Steps from hex to hex as the crow flies. */
  distance(one: Cell, other: Cell): number {
    const [from, to] = [this.#hex(one), this.#hex(other)]
    const { columns, rows, wraps } = this.layout
    if (!wraps) return distance(from, from, to)
    const images = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ col: to.col + x * columns, row: to.row + y * rows })))
    return Math.min(...images.map((image) => distance(from, from, image)))
  }

  centre(cell: Cell): Point {
    const { x, y } = this.#hex(cell)
    return { x, y }
  }

  /** Six corners, clockwise. */
  corners(cell: Cell): readonly Point[] {
    const { corners } = this.#hex(cell)
    // The library ends with the corner our first side begins at.
    return corners.map((_, at) => {
      const { x, y } = corners[(at + SIDES - 1) % SIDES] ?? { x: 0, y: 0 }
      return { x, y }
    })
  }

  code(cell: Cell): string {
    const { columns, codes } = this.layout
    const [letters, number] = [lettersOf(cell % columns), Math.floor(cell / columns) + 1]
    return codes === 'letters-first' ? `${letters}${number}` : `${number}${letters}`
  }

  /** The hex a code names; `OFF` where it names none. */
  cellOf(code: string): Cell {
    const [, letters] = /^\d*([A-Z]+)\d*$/.exec(code) ?? []
    const [number] = /\d+/.exec(code) ?? []
    if (number === undefined || letters === undefined) return OFF
    const cell = this.cellAt(numberOf(letters) - 1, Number(number) - 1)
    return cell !== OFF && this.code(cell) === code ? cell : OFF
  }

  #hex(cell: Cell): Hex {
    const hex = this.#hexes[cell]
    if (hex === undefined) throw new InvariantError(`there is no hex ${cell}`)
    return hex
  }
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

/** A to Z, AA to AZ, and so on. */
function lettersOf(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest === 0 ? '' : lettersOf(rest - 1)) + String.fromCharCode(65 + (column % 26))
}

function numberOf(letters: string): number {
  let number = 0
  for (let at = 0; at < letters.length; at++) number = number * 26 + letters.charCodeAt(at) - 64
  return number
}
