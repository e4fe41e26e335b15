import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { OFF, SIDES, type Cell, type Point } from '../../../src-shared/board/hexes.ts'

/** Goes about on a board by keys. */
export interface Walk {
  /** The nearest space in a direction, 0 to 5 clockwise from the first side of a hex; null where nothing lies there. */
  readonly toward: (from: Space, direction: number) => Space | null
  /** Where a key leads, by its place on the keyboard (`KeyboardEvent.code`); undefined for any other key, null where nothing lies there. */
  readonly byKey: (from: Space, code: string) => Space | null | undefined
}

/** The six keys that lie to each other as the neighbours of a hex do. */
const SIX_KEYS = {
  corner: ['KeyW', 'KeyS', 'KeyX', 'KeyZ', 'KeyA', 'KeyQ'],
  side: ['KeyW', 'KeyE', 'KeyD', 'KeyS', 'KeyA', 'KeyQ'],
} as const

/** Of six directions those an arrow stands for; of two the one that leads from a row or column that is not shifted to one that is comes first. */
const ARROWS: Readonly<Record<'corner' | 'side', Readonly<Record<string, readonly number[]>>>> = {
  corner: { ArrowUp: [0, 5], ArrowDown: [2, 3], ArrowLeft: [4], ArrowRight: [1] },
  side: { ArrowUp: [0], ArrowDown: [3], ArrowLeft: [4, 5], ArrowRight: [2, 1] },
}

/**
 * Each direction is a sixth of all around, and leads to the nearest in it, over water where nothing is nearer: so every space is reached from every
 * other, since each step towards it lies nearer than the last.
 */
export function walkOn(board: Board): Walk {
  const top = board.hexes?.layout.top ?? 'corner'
  // Where somebody stands, and nowhere else: on a large board all at once would be felt.
  const around = new Map<Space, Int32Array>()
  const toward = (from: Space, direction: number): Space | null => {
    const near = around.get(from) ?? nearestAround(board, from, board.at(from).centre, top)
    around.set(from, near)
    const found = near[direction] ?? OFF
    return found === OFF ? null : found
  }
  const byArrow = (from: Space, directions: readonly number[]): Space | null => {
    const { centre, cell = 0 } = board.at(from)
    const found = directions.map((direction) => toward(from, direction)).filter((space) => space !== null)
    const far = (space: Space): number => Math.hypot(board.at(space).centre.x - centre.x, board.at(space).centre.y - centre.y)
    const [first = null, second] = found
    if (first === null || second === undefined) return first
    if (Math.abs(far(first) - far(second)) > SAME) return far(first) < far(second) ? first : second
    // Left and right of straight on by turns: who goes up six rows stands above where the way began.
    return isShifted(board, cell) ? second : first
  }
  return {
    toward,
    byKey: (from, code) => {
      const arrow = ARROWS[top][code]
      if (arrow !== undefined) return byArrow(from, arrow)
      const direction = SIX_KEYS[top].findIndex((key) => key === code)
      return direction === -1 ? undefined : toward(from, direction)
    },
  }
}

const SAME = 1e-6

function isShifted({ hexes }: Board, cell: Cell): boolean {
  if (hexes === null) return false
  const { columns, top, shifted } = hexes.layout
  const nth = top === 'corner' ? Math.floor(cell / columns) : cell % columns
  return (nth % 2 === 0) === (shifted === 'odd')
}

function nearestAround({ spaces }: Board, from: Space, { x, y }: Point, top: 'corner' | 'side'): Int32Array {
  const found = new Int32Array(SIDES).fill(OFF)
  const least = new Float64Array(SIDES).fill(Infinity)
  for (const [space, { centre }] of spaces.entries()) {
    if (space === from) continue
    const [dx, dy] = [centre.x - x, centre.y - y]
    const far = dx * dx + dy * dy
    // Spaces at one place lie behind each other in the order of their numbers.
    const direction = far === 0 ? (space > from ? 1 : 4) : directionOf(dx, dy, top)
    if (far >= (least[direction] ?? 0) - SAME) continue
    least[direction] = far
    found[direction] = space
  }
  return found
}

/** Clockwise from north; the first side of a hex with a corner at its top lies a twelfth further. */
function directionOf(dx: number, dy: number, top: 'corner' | 'side'): number {
  const fromNorth = (Math.atan2(dx, -dy) * 180) / Math.PI + 360
  return Math.floor((fromNorth + (top === 'corner' ? 0 : 30) + SAME) / 60) % SIDES
}
