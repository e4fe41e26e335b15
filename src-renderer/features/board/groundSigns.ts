import type { Point } from '../../../src-shared/board/hexes.ts'
import type { SeenGround } from './boardLook.ts'
import { scattered, SIDE } from './boardPicture.ts'
import type { GroundInk } from './groundInk.ts'

type Pen = CanvasRenderingContext2D

/** Something that stands on the ground; what stands further south is drawn over what is behind it. */
export interface GroundSign {
  readonly y: number
  readonly draw: (pen: Pen, ink: GroundInk) => void
}

/** What stands in a space, by its grounds: always the same at one place. Its middle is left to what people put there. */
export function signsOn({ x, y }: Point, { signs, isWater }: SeenGround): readonly GroundSign[] {
  if (isWater) return []
  const any = (nth: number): number => scattered(x, y, nth)
  const at = (dx: number, dy: number, nth: number): Point => ({
    x: x + (dx + (any(nth) - 0.5) * 0.2) * SIDE,
    y: y + (dy + (any(nth + 1) - 0.5) * 0.16) * SIDE,
  })
  const [isHigh, isHilly] = [signs.includes('peak'), signs.includes('hill')]
  const found: GroundSign[] = []
  if (isHigh) for (const [nth, [dx, dy, size]] of PEAKS.entries()) found.push(peak(at(dx, dy, nth * 5), size, any(nth + 60), any(nth + 70)))
  if (isHilly) for (const [nth, [dx, dy]] of HILLS.entries()) found.push(hill(at(dx, dy, nth * 5 + 20), any(nth + 80), any(nth + 90)))
  if (signs.includes('tree')) {
    const isFir = isHigh || isHilly || any(50) > 0.7
    const many = isHigh ? 4 : isHilly ? 6 : 11
    for (let nth = 0; nth < many; nth++) {
      const turn = (nth / many) * Math.PI * 2 + any(51) * 6
      const far = (isHigh ? 0.6 : nth % 3 === 0 ? 0.4 : 0.66) + (any(nth + 100) - 0.5) * 0.16
      const root = { x: x + Math.cos(turn) * far * SIDE, y: y + Math.sin(turn) * far * 0.86 * SIDE + 4 }
      found.push(isFir ? fir(root, 3.6 + any(nth + 120) * 1.3) : leafTree(root, 4.6 + any(nth + 120) * 1.7))
    }
  }
  if (signs.includes('reed'))
    for (const [nth, [dx, dy]] of REEDS.entries()) found.push(reeds(at(dx, dy, nth * 3 + 140), 0.8 + any(nth + 160) * 0.7))
  if (signs.length === 0)
    for (let nth = 0; nth < 3; nth++)
      if (any(nth + 170) > 0.45) found.push(grass(at((any(nth + 173) - 0.5) * 1.1, (any(nth + 176) - 0.5) * 1.1, nth + 180)))
  return found
}

const PEAKS = [
  [-0.48, -0.14, 0.72],
  [0.5, -0.08, 0.8],
  [0.02, 0.5, 1],
] as const
const HILLS = [
  [-0.42, -0.24],
  [0.44, -0.06],
  [-0.14, 0.58],
] as const
const REEDS = [
  [-0.45, -0.3],
  [0.38, -0.42],
  [0.46, 0.32],
  [-0.3, 0.5],
] as const

function line(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  pen.beginPath()
  for (const [nth, [x, y]] of points.entries()) pen[nth === 0 ? 'moveTo' : 'lineTo'](x, y)
}

/** Lit from the north-west, its other flank in the shade and hatched. */
function peak({ x, y }: Point, size: number, lean: number, tall: number): GroundSign {
  const [w, h] = [(33 + lean * 12) * size, (28 + tall * 13) * size]
  const top = [x + (lean - 0.5) * w * 0.24, y - h + 5] as const
  const foot = y + 5
  const [left, right, ridge] = [[x - w / 2, foot] as const, [x + w / 2, foot] as const, [x + w * 0.07, foot + 0.5] as const]
  const leftFlank = [x - w * 0.22 - lean * 2, foot - h * 0.5 + 2] as const
  const rightFlank = [x + w * 0.25, foot - h * 0.42 - tall * 2] as const
  const crook = [x + (lean - 0.3) * w * 0.16 + 2, foot - h * 0.45] as const
  return {
    y: foot,
    draw: (pen, ink) => {
      pen.fillStyle = ink.light
      line(pen, left, leftFlank, top, rightFlank, right)
      pen.closePath()
      pen.fill()
      pen.fillStyle = ink.shade
      line(pen, top, crook, ridge, right, rightFlank)
      pen.closePath()
      pen.fill()
      pen.strokeStyle = ink.pen
      pen.lineWidth = 1.4
      line(pen, left, leftFlank, top, rightFlank, right)
      pen.stroke()
      pen.lineWidth = 0.8
      line(pen, top, crook, ridge)
      pen.stroke()
      pen.globalAlpha = 0.55
      for (let nth = 1; nth < 4; nth++) {
        const down = nth / 4
        line(
          pen,
          [top[0] + (right[0] - top[0]) * down * 0.92, top[1] + (right[1] - top[1]) * down],
          [crook[0] + (ridge[0] - crook[0]) * down + 2, crook[1] + (ridge[1] - crook[1]) * (down * 0.9 + 0.1)],
        )
        pen.stroke()
      }
      pen.globalAlpha = 1
    },
  }
}

function hill({ x, y }: Point, wide: number, tall: number): GroundSign {
  const [w, h] = [23 + wide * 11, 9 + tall * 5]
  const top = x + (wide - 0.55) * w * 0.35
  return {
    y,
    draw: (pen, ink) => {
      pen.beginPath()
      pen.moveTo(x - w / 2, y)
      pen.bezierCurveTo(x - w * 0.3, y - h * 0.5, top - w * 0.2, y - h, top, y - h)
      pen.bezierCurveTo(top + w * 0.22, y - h, x + w * 0.36, y - h * 0.45, x + w / 2, y - 1)
      pen.fillStyle = ink.light
      pen.globalAlpha = 0.65
      pen.fill()
      pen.globalAlpha = 1
      pen.strokeStyle = ink.pen
      pen.lineWidth = 1.2
      pen.stroke()
      pen.lineWidth = 0.8
      pen.globalAlpha = 0.6
      for (let nth = 0; nth < 4; nth++) {
        const aside = top + w * (0.1 + nth * 0.085)
        line(pen, [aside, y - h * (0.84 - nth * 0.17)], [aside - w * 0.04, y - h * (0.5 - nth * 0.14)])
        pen.stroke()
      }
      pen.globalAlpha = 1
    },
  }
}

function leafTree({ x, y }: Point, r: number): GroundSign {
  return {
    y,
    draw: (pen, ink) => {
      pen.strokeStyle = ink.treePen
      pen.lineWidth = 1.1
      line(pen, [x, y], [x, y + 3.5])
      pen.stroke()
      pen.fillStyle = ink.tree
      pen.beginPath()
      pen.ellipse(x, y - r * 0.75, r, r * 1.06, 0, 0, 7)
      pen.fill()
      pen.lineWidth = 1
      pen.stroke()
      pen.globalAlpha = 0.38
      pen.fillStyle = ink.treePen
      pen.beginPath()
      pen.ellipse(x + r * 0.33, y - r * 0.62, r * 0.5, r * 0.74, 0, 0, 7)
      pen.fill()
      pen.globalAlpha = 1
    },
  }
}

function fir({ x, y }: Point, r: number): GroundSign {
  return {
    y,
    draw: (pen, ink) => {
      pen.fillStyle = ink.tree
      pen.strokeStyle = ink.treePen
      pen.lineWidth = 1
      line(pen, [x - r * 0.9, y], [x, y - r * 3], [x + r * 0.9, y])
      pen.closePath()
      pen.fill()
      pen.stroke()
      pen.globalAlpha = 0.38
      pen.fillStyle = ink.treePen
      line(pen, [x, y - r * 3], [x + r * 0.9, y], [x + 0.3, y])
      pen.fill()
      pen.globalAlpha = 1
    },
  }
}

function reeds({ x, y }: Point, size: number): GroundSign {
  return {
    y,
    draw: (pen, ink) => {
      pen.strokeStyle = ink.treePen
      pen.lineWidth = 1.2
      for (const aside of [-3.6, 0, 3.6]) {
        line(pen, [x + aside * 0.3, y], [x + aside * 1.1, y - 5.5 - (aside === 0 ? 2.7 : 0) * size])
        pen.stroke()
      }
      pen.strokeStyle = ink.river
      pen.lineWidth = 1.4
      line(pen, [x - 8, y + 3], [x + 6 * size, y + 3])
      pen.stroke()
    },
  }
}

function grass({ x, y }: Point): GroundSign {
  return {
    y,
    draw: (pen, ink) => {
      pen.strokeStyle = ink.pen
      pen.globalAlpha = 0.45
      pen.lineWidth = 1
      for (const aside of [-3, 0.6, 3.4]) {
        line(pen, [x + aside, y], [x + aside * 1.5, y - 4])
        pen.stroke()
      }
      pen.globalAlpha = 1
    },
  }
}

/** A rose of winds, where the water leaves room for it. */
export function drawRose(pen: Pen, { x, y }: Point, size: number, ink: GroundInk): void {
  pen.save()
  pen.translate(x, y)
  pen.globalAlpha = 0.7
  pen.strokeStyle = ink.coast
  pen.lineWidth = 1.2
  for (const part of [0.62, 0.55]) {
    pen.beginPath()
    pen.arc(0, 0, size * part, 0, 7)
    pen.stroke()
  }
  for (let nth = 0; nth < 8; nth++) {
    const [long, wide] = nth % 2 === 1 ? [size * 0.5, size * 0.08] : [size, size * 0.13]
    for (const side of [-1, 1]) {
      pen.fillStyle = side > 0 ? ink.coast : ink.near
      line(pen, [0, 0], [side * wide, -wide * 1.1], [0, -long])
      pen.closePath()
      pen.fill()
      pen.stroke()
    }
    pen.rotate(Math.PI / 4)
  }
  pen.restore()
}
