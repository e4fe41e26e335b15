import type { Board } from './board.ts'
import type { Space } from './graph.ts'
import { OFF, SIDES, type Cell, type Point } from './hexes.ts'

/**
 * The border of land as closed lines, clockwise, from corner to corner: one around every part, and one around every hole in it. Empty where the
 * board has areas, each of which has an outline of its own.
 */
export function outlinesOf(board: Board, isInside: (space: Space) => boolean): readonly (readonly Point[])[] {
  const { hexes } = board
  if (hexes === null) return []
  const isLand = (cell: Cell): boolean => cell !== OFF && hexes.spaceOf(cell) !== OFF && isInside(hexes.spaceOf(cell))
  const onward = new Map<string, { readonly from: Point; readonly to: string }>()
  for (let cell = 0; cell < hexes.size; cell++) {
    if (!isLand(cell)) continue
    const corners = hexes.corners(cell)
    for (let side = 0; side < SIDES; side++) {
      const [from, to] = [corners[side], corners[(side + 1) % SIDES]]
      if (from === undefined || to === undefined) continue
      const other = hexes.beside(cell, side)
      if (isLand(other) && touches(hexes.centre(cell), hexes.centre(other))) continue
      onward.set(keyOf(from), { from, to: keyOf(to) })
    }
  }
  const lines: (readonly Point[])[] = []
  for (const begin of onward.keys()) {
    const line: Point[] = []
    for (let at = begin, next = onward.get(at); next !== undefined; at = next.to, next = onward.get(at)) {
      line.push(next.from)
      onward.delete(at)
    }
    if (line.length > 0) lines.push(line)
  }
  return lines
}

/** A side along which water runs. */
export interface RiverRun {
  readonly from: Point
  readonly to: Point
  /** How many runs flow into this one, itself included: 1 at a source. */
  readonly size: number
}

/**
 * All rivers side by side, each run down towards the water it ends in, with how much has come together there. `isWater`: hexes they may end in, all that are no
 * spaces where nothing is said.
 */
export function riverRuns(board: Board, isWater?: (cell: Cell) => boolean): readonly RiverRun[] {
  const { hexes } = board
  if (hexes === null) return []
  const isEnd = isWater ?? ((cell: Cell): boolean => hexes.spaceOf(cell) === OFF)
  const points = new Map<string, Point>()
  const joined = new Map<string, string[]>()
  const shores = new Set<string>()
  for (let cell = 0; cell < hexes.size; cell++) {
    const corners = hexes.corners(cell)
    if (isEnd(cell)) for (const corner of corners) shores.add(keyOf(corner))
    for (let side = 0; side < SIDES; side++) {
      const [from, to] = [corners[side], corners[(side + 1) % SIDES]]
      if (from === undefined || to === undefined || !hexes.hasRiverOn(cell, side)) continue
      // Both hexes tell of it, each in its own direction.
      points.set(keyOf(from), from)
      joined.set(keyOf(from), [...(joined.get(keyOf(from)) ?? []), keyOf(to)])
    }
  }
  const down = new Map<string, string | null>()
  for (const corner of joined.keys()) if (shores.has(corner)) down.set(corner, null)
  const climb = (): void => {
    for (const [corner] of down) for (const above of joined.get(corner) ?? []) if (!down.has(above)) down.set(above, corner)
  }
  climb()
  // What reaches no water ends where it ends; what runs in a ring, anywhere.
  for (const isEnd of [true, false])
    for (const [corner, all] of joined)
      if (!down.has(corner) && (all.length === 1 || !isEnd)) {
        down.set(corner, null)
        climb()
      }
  const sizes = new Map<string, number>()
  const above = [...down].reverse()
  for (const [corner, below] of above) if (below !== null) sizes.set(below, (sizes.get(below) ?? 0) + (sizes.get(corner) ?? 0) + 1)
  const run = (corner: string, below: string, size: number): readonly RiverRun[] => {
    const [from, to] = [points.get(corner), points.get(below)]
    return from === undefined || to === undefined ? [] : [{ from, to, size }]
  }
  // What closes a ring, or joins two that run to different waters.
  const between = [...joined].flatMap(([corner, all]) =>
    [...new Set(all)]
      .filter((other) => corner < other && down.get(corner) !== other && down.get(other) !== corner)
      .map((other) => [corner, other] as const),
  )
  return [
    ...above.flatMap(([corner, below]) => (below === null ? [] : run(corner, below, (sizes.get(corner) ?? 0) + 1))),
    ...between.flatMap(([corner, other]) => run(corner, other, 1)),
  ]
}

/** Corners that meet are the same to a hundredth. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 100)} ${Math.round(y * 100)}`
}

/** Whether two neighbours lie side by side, not at both ends of a board that wraps. */
function touches(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 2
}
