import type { Board } from '../../../src-shared/board/board.ts'
import type { Point } from '../../../src-shared/board/hexes.ts'
import type { GroundHue, GroundLook, GroundSign } from './boardLook.ts'
import type { BoardPicture } from './boardPicture.ts'
import { scattered, SIDE } from './boardPicture.ts'

export type GroundInk = Readonly<Record<GroundHue | 'ink' | 'coast' | 'river' | 'light', string>>

const TOKENS: Readonly<Record<keyof GroundInk, string>> = {
  plain: '--land-plain',
  wood: '--land-wood',
  marsh: '--land-marsh',
  rise: '--land-rise',
  height: '--land-height',
  water: '--water',
  ink: '--map-ink',
  coast: '--coast',
  river: '--river',
  light: '--land-light',
}

/** What the tokens of the ground come to where `host` stands. */
export function groundInk(host: HTMLElement): GroundInk {
  const probe = document.createElement('span')
  probe.hidden = true
  host.append(probe)
  const computed = getComputedStyle(probe)
  const ink = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => {
      probe.style.color = `var(${token})`
      return [name, computed.color]
    }),
  ) as GroundInk
  probe.remove()
  return ink
}

export function lookOf(
  grounds: readonly string[],
  looks: Readonly<Record<string, GroundLook>>,
): { hue: GroundHue; signs: readonly GroundSign[] } {
  const known = grounds.flatMap((ground) => looks[ground] ?? [])
  return { hue: known.findLast(({ hue }) => hue !== undefined)?.hue ?? 'plain', signs: known.flatMap(({ sign }) => sign ?? []) }
}

/** Draws all ground at once: a picture that is only moved afterwards. `times`: pixels for each of the picture's own. */
export function paintGround(
  canvas: HTMLCanvasElement,
  board: Board,
  picture: BoardPicture,
  looks: Readonly<Record<string, GroundLook>>,
  ink: GroundInk,
  times: number,
): void {
  canvas.width = Math.round(picture.width * times)
  canvas.height = Math.round(picture.height * times)
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.scale(times, times)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const land = new Path2D(picture.spaces.map(({ path }) => path).join(''))
  if (board.hexes !== null) {
    // Water deepens away from the shore.
    for (const [width, alpha] of [
      [36, 0.25],
      [22, 0.35],
      [10, 0.5],
    ] as const) {
      pen.globalAlpha = alpha
      pen.strokeStyle = ink.light
      pen.lineWidth = width
      pen.stroke(land)
    }
    pen.globalAlpha = 1
    pen.strokeStyle = ink.coast
    pen.lineWidth = 3
    pen.stroke(land)
  }
  for (const [space, { path }] of picture.spaces.entries()) {
    const shape = new Path2D(path)
    const { hue } = lookOf(board.at(space).grounds, looks)
    pen.fillStyle = ink[hue]
    pen.strokeStyle = ink[hue]
    pen.lineWidth = 0.75
    pen.fill(shape)
    pen.stroke(shape)
  }
  pen.strokeStyle = ink.river
  for (const { path, width } of picture.rivers) {
    pen.lineWidth = width
    pen.stroke(new Path2D(path))
  }
  pen.strokeStyle = ink.ink
  const signs = picture.spaces.flatMap(({ centre }, space) => signsOn(centre, lookOf(board.at(space).grounds, looks).signs))
  // What stands further south stands before what is behind it.
  for (const { sign, x, y, size } of signs.sort((one, other) => one.y - other.y)) drawSign(pen, sign, x, y, size, ink)
}

interface Standing extends Point {
  readonly sign: GroundSign
  readonly size: number
}

/** Where signs stand in a space: around its middle, which is left to what people put there. */
const PLACES: Readonly<Record<GroundSign, readonly (readonly [number, number])[]>> = {
  none: [],
  peak: [
    [-0.42, -0.2],
    [0.4, -0.28],
    [0.05, 0.52],
  ],
  hill: [
    [-0.4, -0.3],
    [0.42, 0.1],
    [-0.2, 0.55],
  ],
  tree: [
    [-0.55, 0.1],
    [-0.2, -0.5],
    [0.25, -0.45],
    [0.58, -0.1],
    [0.5, 0.4],
    [-0.45, 0.48],
  ],
  reed: [
    [-0.45, -0.25],
    [0.4, -0.35],
    [0.45, 0.35],
    [-0.3, 0.5],
  ],
}

function signsOn({ x, y }: Point, signs: readonly GroundSign[]): readonly Standing[] {
  return signs.flatMap((sign, of) =>
    PLACES[sign].flatMap(([dx, dy], nth): Standing[] => {
      // Trees leave room where hills or peaks stand beside them.
      if (signs.length > 1 && of > 0 && nth % 2 === 1) return []
      const [aside, down, size] = [1, 2, 3].map((more) => scattered(x, y, nth * 7 + of * 31 + more)) as [number, number, number]
      return [{ sign, x: x + (dx + (aside - 0.5) * 0.16) * SIDE, y: y + (dy + (down - 0.5) * 0.16) * SIDE, size: 0.85 + size * 0.35 }]
    }),
  )
}

function drawSign(pen: CanvasRenderingContext2D, sign: GroundSign, x: number, y: number, size: number, ink: GroundInk): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.lineWidth = 0.9
  pen.fillStyle = sign === 'tree' ? ink.wood : ink.light
  const shape = new Path2D(SIGNS[sign])
  if (sign !== 'reed') pen.fill(shape)
  pen.stroke(shape)
  if (sign === 'peak') {
    pen.fillStyle = ink.ink
    pen.globalAlpha = 0.35
    pen.fill(new Path2D('M0 -18L12 3L3 3Z'))
  }
  pen.restore()
}

const SIGNS: Readonly<Record<GroundSign, string>> = {
  none: '',
  peak: 'M-12 3L-5 -8L0 -18L6 -7L12 3',
  hill: 'M-11 3C-7 -2 -4 -6 0 -6C5 -6 7 -1 11 3',
  tree: 'M0 4V1M-4 1L0 -11L4 1Z',
  reed: 'M-3 3L-5 -3M0 3V-5M3 3L5 -3M-6 5H6',
}
