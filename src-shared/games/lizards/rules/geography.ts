import { Hexes, OFF, SIDES, type Cell } from '../../../board/hexes.ts'
import { DIRECTIONS, type Direction } from './tables.ts'

/** Rows and columns of the world (LZ-SET-2). */
export const SIDE = 32
export const CELLS = SIDE * SIDE

/** How the hexes of a table lie: which columns are lower (RULING-06), and whether the world wraps (RULING-07). */
export interface Lie {
  readonly hex_layout: 'even_high' | 'odd_high'
  readonly wrap: boolean
}

/** The map of a table: codes, steps between hexes, and the hexes around one. */
export class Geography {
  readonly hexes: Hexes
  readonly #discs: Int32Array[][] = []

  constructor({ hex_layout, wrap }: Lie) {
    this.hexes = new Hexes({
      columns: SIDE,
      rows: SIDE,
      top: 'side',
      shifted: hex_layout === 'even_high' ? 'odd' : 'even',
      wraps: wrap,
      codes: 'number-first',
    })
  }

  /** LZ-MAP-1 Code of a hex: row from the north, then the letters of its column from the west, 1A to 32AF. */
  code(cell: Cell): string {
    return this.hexes.code(cell)
  }

  /** The hex of a code in capitals; `OFF` where none has it. */
  cellOf(code: string): Cell {
    return this.hexes.cellOf(code)
  }

  /** LZ-MAP-2 The hex one step away (RULING-06). `OFF` beyond the edge of a world that does not wrap. */
  step(cell: Cell, direction: Direction): Cell {
    return this.hexes.beside(cell, DIRECTIONS.indexOf(direction))
  }

  /** LZ-MAP-3 The hexes around one, clockwise from north, over the edges of a world that wraps (RULING-07). Those beyond an edge are left out. */
  around(cell: Cell): readonly Cell[] {
    return Array.from(this.hexes.around(cell)).filter((other) => other !== OFF)
  }

  /** The hexes of a path, without the one it begins in; it ends with `OFF` where it leads over the edge. */
  path(from: Cell, directions: readonly Direction[]): readonly Cell[] {
    const path: Cell[] = []
    for (const direction of directions) {
      const to = this.step(path.at(-1) ?? from, direction)
      path.push(to)
      if (to === OFF) break
    }
    return path
  }

  /** All hexes at most so many steps away, the hex itself first, then ring by ring. */
  disc(cell: Cell, radius: number): Int32Array {
    const known = this.#discs[radius]?.[cell]
    if (known !== undefined) return known
    const seen = new Set([cell])
    let ring = [cell]
    for (let far = 0; far < radius; far++) {
      const next: Cell[] = []
      for (const each of ring)
        for (let side = 0; side < SIDES; side++) {
          const other = this.hexes.beside(each, side)
          if (other === OFF || seen.has(other)) continue
          seen.add(other)
          next.push(other)
        }
      ring = next
    }
    const disc = Int32Array.from(seen)
    ;(this.#discs[radius] ??= [])[cell] = disc
    return disc
  }

  /** Steps from hex to hex. */
  distance(one: Cell, other: Cell): number {
    return this.hexes.distance(one, other)
  }
}

const KNOWN = new Map<string, Geography>()

/** The map of a table; the same object for the same lie. */
export function geographyOf({ hex_layout, wrap }: Lie): Geography {
  const key = `${hex_layout} ${String(wrap)}`
  const known = KNOWN.get(key) ?? new Geography({ hex_layout, wrap })
  KNOWN.set(key, known)
  return known
}
