import type { Point } from '../../../src-shared/board/hexes.ts'

/** Of the way between two places an arrow leaves out at either end, in units of a sign. */
const APART = 12
const HEAD = 9

/** An arrow from one place towards another, as a path: a shaft that leaves room for what stands at its ends, and a head. `sign`: the size of a sign. */
export function arrowOf(from: Point, to: Point, sign: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return ''
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const gap = Math.min(APART * sign, length * 0.3)
  const head = Math.min(HEAD * sign, length * 0.3)
  const tip = { x: to.x - x * gap * 0.4, y: to.y - y * gap * 0.4 }
  const side = (turn: 1 | -1): Point => ({ x: tip.x - (x - turn * y * 0.8) * head, y: tip.y - (y + turn * x * 0.8) * head })
  const told = ({ x: across, y: down }: Point): string => `${across.toFixed(1)} ${down.toFixed(1)}`
  return `M${told({ x: from.x + x * gap, y: from.y + y * gap })}L${told(tip)}M${told(side(1))}L${told(tip)}L${told(side(-1))}`
}
