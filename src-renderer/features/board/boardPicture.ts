import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { OFF, SIDES, type Cell, type Point } from '../../../src-shared/board/hexes.ts'
import { riverRuns, type RiverRun } from '../../../src-shared/board/outlines.ts'

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
  /** A side of a hex as it runs; empty where there are none. */
  readonly sideOf: (space: Space, side: number) => string
  /** Where land ends and water begins. */
  readonly shore: string
  /** What parts the spaces that are meant from all others, as one path. */
  readonly borderOf: (isInside: (space: Space) => boolean) => string
}

export interface PicturedSpace {
  readonly path: string
  readonly centre: Point
}

/** `isWater`: which grounds are; where they meet land, edges wander more. */
export function pictureOf(board: Board, isWater: (grounds: readonly string[]) => boolean): BoardPicture {
  return board.hexes === null ? ofAreas(board) : ofHexes(board, board.hexes, isWater)
}

function ofHexes(board: Board, hexes: NonNullable<Board['hexes']>, isWater: (grounds: readonly string[]) => boolean): BoardPicture {
  const corners = Array.from({ length: hexes.size }, (_, cell) => hexes.corners(cell))
  const all = corners.flat()
  const [left, above] = [Math.min(...all.map(({ x }) => x)) - 0.5, Math.min(...all.map(({ y }) => y)) - 0.5]
  const [right, below] = [Math.max(...all.map(({ x }) => x)) + 0.5, Math.max(...all.map(({ y }) => y)) + 0.5]
  const onPage = ({ x, y }: Point): Point => ({ x: (x - left) * SIDE, y: (y - above) * SIDE })
  const isDry = Array.from({ length: hexes.size }, (_, cell) => !isWater(hexes.groundsOf(cell)))
  const isShore = (cell: Cell, nth: number): boolean => {
    const other = hexes.beside(cell, nth)
    return other !== OFF && isDry[cell] !== isDry[other]
  }
  const shores = new Set<string>()
  for (const [cell, own] of corners.entries())
    for (let nth = 0; nth < SIDES; nth++)
      if (isShore(cell, nth)) for (const corner of [own[nth], own[(nth + 1) % SIDES]]) if (corner !== undefined) shores.add(keyOf(corner))
  const moved = (corner: Point): Point => movedBy(corner, shores.has(keyOf(corner)) ? 0.46 : 0.26)
  const wanderOf = (from: Point, to: Point, shore: boolean): readonly Point[] => wander(from, to, moved, shore ? 3 : 2).map(onPage)
  const side = (cell: Cell, nth: number): readonly Point[] => {
    const [from, to] = [corners[cell]?.[nth], corners[cell]?.[(nth + 1) % SIDES]]
    return from === undefined || to === undefined ? [] : wanderOf(from, to, isShore(cell, nth))
  }
  const sides: (readonly Point[])[][] = []
  for (let cell = 0; cell < hexes.size; cell++) {
    // What was drawn for a hex before runs the other way here.
    const known = (nth: number): readonly Point[] | undefined =>
      hexes.layout.wraps ? undefined : sides[hexes.beside(cell, nth)]?.[(nth + SIDES / 2) % SIDES]?.toReversed()
    sides.push(Array.from({ length: SIDES }, (_, nth) => known(nth) ?? side(cell, nth)))
  }
  const ring = (cell: Cell): string => `M${(sides[cell] ?? []).map((points) => points.slice(0, -1).map(at).join('L')).join('L')}Z`
  const pictured = (cell: Cell): PicturedSpace => ({ path: ring(cell), centre: onPage(hexes.centre(cell)) })
  const cells = board.spaces.map(({ cell = OFF }) => cell)
  const borderOfCells = (isInside: (cell: Cell) => boolean): string =>
    sides
      .flatMap((own, cell) =>
        isInside(cell) ? own.flatMap((points, nth) => (isInside(hexes.beside(cell, nth)) ? [] : [`M${points.map(at).join('L')}`])) : [],
      )
      .join('')
  return {
    width: (right - left) * SIDE,
    height: (below - above) * SIDE,
    spaces: cells.map(pictured),
    closed: corners.flatMap((_, cell) => (hexes.spaceOf(cell) === OFF ? [{ ...pictured(cell), grounds: hexes.groundsOf(cell) }] : [])),
    rivers: riversOf(
      riverRuns(board, (cell) => isDry[cell] !== true),
      ({ from, to }) => wanderOf(from, to, false),
    ),
    crossings: crossingsOf(board, onPage),
    sideOf: (space, nth) => `M${(sides[cells[space] ?? OFF]?.[nth] ?? []).map(at).join('L')}`,
    shore: borderOfCells((cell) => isDry[cell] === true),
    borderOf: (isInside) => borderOfCells((cell) => cell !== OFF && hexes.spaceOf(cell) !== OFF && isInside(hexes.spaceOf(cell))),
  }
}

/** How broad a river is where so much has come together, in pixels of the picture: where a whole world is seen, still 1.5 on the screen. */
function riverWidth(size: number): number {
  return Math.min(2.8 + Math.sqrt(size) * 0.8, 8.5)
}

/** Rivers of about one width as one line, the broadest last. */
export function byWidth(rivers: BoardPicture['rivers']): BoardPicture['rivers'] {
  const found = new Map<number, string[]>()
  for (const { path, width } of rivers) {
    const step = Math.round(width)
    found.set(step, [...(found.get(step) ?? []), path])
  }
  return [...found].sort(([one], [other]) => one - other).map(([width, paths]) => ({ path: paths.join(''), width }))
}

/**
 * Rivers as they run: from the middle of each side around the corner to the middle of the next, broader as they go. Two that meet run into one another.
 * `lineOf`: the points of a run's side.
 */
function riversOf(runs: readonly RiverRun[], lineOf: (run: RiverRun) => readonly Point[]): BoardPicture['rivers'] {
  const below = new Map(runs.toReversed().map((run) => [keyOf(run.from), run]))
  const mouths = new Set(runs.map(({ to }) => keyOf(to)))
  return runs.flatMap((run) => {
    const line = lineOf(run)
    const half = line.slice(0, (line.length >> 1) + 1)
    const rest = line.slice(line.length >> 1)
    const [middle, corner] = [half.at(-1), line.at(-1)]
    if (middle === undefined || corner === undefined) return []
    const spring = mouths.has(keyOf(run.from)) ? [] : [{ path: `M${half.map(at).join('L')}`, width: riverWidth(run.size) * 0.8 }]
    const next = below.get(keyOf(run.to))
    if (next === undefined) return [...spring, { path: `M${rest.map(at).join('L')}`, width: riverWidth(run.size + 1) }]
    const onward = lineOf(next)
    const far = onward[onward.length >> 1] ?? corner
    return [...spring, { path: `M${at(middle)}Q${at(corner)} ${at(far)}`, width: (riverWidth(run.size) + riverWidth(next.size)) / 2 }]
  })
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
    sideOf: () => '',
    shore: '',
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

/** A side as it runs in the picture, the same from both its ends: corners a little out of their places, and between them steps, each halved so often. */
function wander(from: Point, to: Point, moved: (corner: Point) => Point, halved: number): readonly Point[] {
  const isTurned = from.x > to.x + 0.01 || (Math.abs(from.x - to.x) <= 0.01 && from.y > to.y)
  const [first, last] = isTurned ? [moved(to), moved(from)] : [moved(from), moved(to)]
  const [keyX, keyY] = [from.x + to.x, from.y + to.y]
  let line: readonly Point[] = [first, last]
  for (let times = 0; times < halved; times++) {
    line = line.flatMap((point, nth): readonly Point[] => {
      const next = line[nth + 1]
      if (next === undefined) return [point]
      const aside = (scattered(keyX, keyY, nth + 3 + times * 11) - 0.5) * (halved > 2 ? 0.44 : 0.3)
      const [dx, dy] = [next.x - point.x, next.y - point.y]
      return [point, { x: point.x + dx / 2 - dy * aside, y: point.y + dy / 2 + dx * aside }]
    })
  }
  return isTurned ? [...line].reverse() : line
}

function movedBy({ x, y }: Point, by: number): Point {
  return { x: x + (scattered(x, y, 1) - 0.5) * by, y: y + (scattered(x, y, 2) - 0.5) * by }
}

/** Corners that meet are the same to a hundredth. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 100)} ${Math.round(y * 100)}`
}

/** A number from 0 to 1 that belongs to a place: always the same, and unlike those beside it. */
export function scattered(x: number, y: number, nth: number): number {
  const value = Math.sin(Math.round(x * 100) * 12.9898 + Math.round(y * 100) * 78.233 + nth * 37.719) * 43_758.5453
  return value - Math.floor(value)
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
