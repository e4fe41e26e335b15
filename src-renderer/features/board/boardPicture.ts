import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { Cell, Point } from '../../../src-shared/board/hexes.ts'
import { OFF, SIDES } from '../../../src-shared/board/hexes.ts'
import { riverRuns } from '../../../src-shared/board/outlines.ts'

/** Of a hex's side, in pixels of the picture at its own size. */
export const SIDE = 40

/** How a board lies as a picture: hexes are what is played on, edges that wander make it geography. */
export interface BoardPicture {
  readonly width: number
  readonly height: number
  readonly spaces: readonly PicturedSpace[]
  /** Ground that is seen and is no space. */
  readonly closed: readonly (PicturedSpace & { readonly grounds: readonly string[] })[]
  readonly rivers: readonly { readonly path: string; readonly width: number }[]
  readonly crossings: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[]
  /** What parts the spaces that are meant from all others, as one path. */
  readonly borderOf: (isInside: (space: Space) => boolean) => string
}

export interface PicturedSpace {
  readonly path: string
  readonly centre: Point
}

export function pictureOf(board: Board): BoardPicture {
  return board.hexes === null ? ofAreas(board) : ofHexes(board, board.hexes)
}

function ofHexes(board: Board, hexes: NonNullable<Board['hexes']>): BoardPicture {
  const corners = Array.from({ length: hexes.size }, (_, cell) => hexes.corners(cell))
  const all = corners.flat()
  const [left, above] = [Math.min(...all.map(({ x }) => x)) - 0.5, Math.min(...all.map(({ y }) => y)) - 0.5]
  const [right, below] = [Math.max(...all.map(({ x }) => x)) + 0.5, Math.max(...all.map(({ y }) => y)) + 0.5]
  const onPage = ({ x, y }: Point): Point => ({ x: (x - left) * SIDE, y: (y - above) * SIDE })
  const side = (cell: Cell, nth: number): readonly Point[] => {
    const [from, to] = [corners[cell]?.[nth], corners[cell]?.[(nth + 1) % SIDES]]
    return from === undefined || to === undefined ? [] : wander(from, to).map(onPage)
  }
  const ring = (cell: Cell): string =>
    `M${Array.from({ length: SIDES }, (_, nth) => side(cell, nth).slice(0, -1).map(at).join('L')).join('L')}Z`
  const cells = board.spaces.map(({ cell = OFF }) => cell)
  const closed = corners.flatMap((_, cell) => (hexes.spaceOf(cell) === OFF ? [{ path: ring(cell), centre: onPage(hexes.centre(cell)), grounds: hexes.groundsOf(cell) }] : []))
  return {
    width: (right - left) * SIDE,
    height: (below - above) * SIDE,
    spaces: board.spaces.map(({ centre }, space) => ({ path: ring(cells[space] ?? 0), centre: onPage(centre) })),
    closed,
    rivers: riverRuns(board).map(({ from, to, size }) => ({
      path: `M${wander(from, to)
        .map((point) => at(onPage(point)))
        .join('L')}`,
      width: Math.min(1.5 + Math.sqrt(size) * 0.5, 6),
    })),
    crossings: crossingsOf(board, onPage),
    borderOf: (isInside) => {
      const parts: string[] = []
      for (const [space, cell] of cells.entries()) {
        if (!isInside(space)) continue
        for (let nth = 0; nth < SIDES; nth++) {
          const other = hexes.beside(cell, nth)
          const beyond = other === OFF ? OFF : hexes.spaceOf(other)
          if (beyond === OFF || !isInside(beyond)) parts.push(`M${side(cell, nth).map(at).join('L')}`)
        }
      }
      return parts.join('')
    },
  }
}

/** Areas without an outline are circles. */
const ROUND = 26
/** The longer side of a field, in pixels of the picture at its own size. */
const FIELD = 1200

function ofAreas(board: Board): BoardPicture {
  const { plan } = board
  const [fieldWidth, fieldHeight] = plan.kind === 'areas' ? [plan.width, plan.height] : [1, 1]
  const times = FIELD / Math.max(fieldWidth, fieldHeight)
  const onPage = ({ x, y }: Point): Point => ({ x: x * times + ROUND, y: y * times + ROUND })
  const spaces = board.spaces.map(({ centre }, space): PicturedSpace => {
    const { x, y } = onPage(centre)
    const outline = board.outlineOf(space).map((point) => at(onPage(point)))
    const circle = `M${x - ROUND} ${y}a${ROUND} ${ROUND} 0 1 0 ${2 * ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${-2 * ROUND} 0Z`
    return { path: outline.length < 3 ? circle : `M${outline.join('L')}Z`, centre: { x, y } }
  })
  return {
    width: fieldWidth * times + 2 * ROUND,
    height: fieldHeight * times + 2 * ROUND,
    spaces,
    closed: [],
    rivers: [],
    crossings: crossingsOf(board, onPage),
    borderOf: (isInside) => spaces.flatMap(({ path }, space) => (isInside(space) ? [path] : [])).join(''),
  }
}

/** Lines between neighbours that do not touch: on hexes what lies further apart than two of them do, on areas all. */
function crossingsOf(board: Board, onPage: (point: Point) => Point): BoardPicture['crossings'] {
  return [...board.graph.pairs()].flatMap(([one, other]) => {
    const [from, to] = [board.at(one).centre, board.at(other).centre]
    if (board.hexes !== null && Math.hypot(from.x - to.x, from.y - to.y) < 2) return []
    const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = [onPage(from), onPage(to)]
    return [{ x1, y1, x2, y2 }]
  })
}

/** A side as it runs in the picture, the same from both its ends: corners a little out of their places, and steps between. */
function wander(from: Point, to: Point): readonly Point[] {
  const isTurned = from.x > to.x + 0.01 || (Math.abs(from.x - to.x) <= 0.01 && from.y > to.y)
  const [first, last] = isTurned ? [moved(to), moved(from)] : [moved(from), moved(to)]
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const points = [0.25, 0.5, 0.75].map((part, nth) => {
    const aside = (scattered(from.x + to.x, from.y + to.y, nth + 3) - 0.5) * 0.22
    return { x: first.x + dx * part - dy * aside, y: first.y + dy * part + dx * aside }
  })
  const line = [first, ...points, last]
  return isTurned ? line.reverse() : line
}

function moved({ x, y }: Point): Point {
  return { x: x + (scattered(x, y, 1) - 0.5) * 0.26, y: y + (scattered(x, y, 2) - 0.5) * 0.26 }
}

/** A number from 0 to 1 that belongs to a place: always the same, and unlike those beside it. */
export function scattered(x: number, y: number, nth: number): number {
  const value = Math.sin(Math.round(x * 100) * 12.9898 + Math.round(y * 100) * 78.233 + nth * 37.719) * 43_758.5453
  return value - Math.floor(value)
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
