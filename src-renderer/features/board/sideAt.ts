import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { SIDES, type Point } from '../../../src-shared/board/hexes.ts'
import { SIDE } from './boardPicture.ts'

/** From the middle of a hex to the middle of a side, as long as a side is. */
const ACROSS = Math.sqrt(3) / 2
/** A hand is beside a side from so far out on. */
const BESIDE = 0.5

/** The side of a hex that a place of the picture is beside; null near its middle, and on boards of areas. */
export function sideAt(board: Board, space: Space, centre: Point, at: Point): number | null {
  const { hexes } = board
  const { cell } = board.at(space)
  if (hexes === null || cell === undefined) return null
  const corners = hexes.corners(cell)
  const middle = hexes.centre(cell)
  const [x, y] = [(at.x - centre.x) / SIDE, (at.y - centre.y) / SIDE]
  let best: { readonly side: number; readonly out: number } | null = null
  for (let side = 0; side < SIDES; side++) {
    const [one, other] = [corners[side], corners[(side + 1) % SIDES]]
    if (one === undefined || other === undefined) continue
    const out = (x * ((one.x + other.x) / 2 - middle.x) + y * ((one.y + other.y) / 2 - middle.y)) / ACROSS ** 2
    if (best === null || out > best.out) best = { side, out }
  }
  return best !== null && best.out >= BESIDE ? best.side : null
}
