import type { Board } from '../../../src-shared/board/board.ts'
import { noiseField } from '../../../src-shared/board/geography/noise.ts'
import type { Point } from '../../../src-shared/board/hexes.ts'
import type { GroundLooks } from '../../../src-shared/games/boardFace.ts'
import type { SeenGround } from './boardLook.ts'
import { lookOf } from './boardLook.ts'
import type { BoardPicture } from './boardPicture.ts'
import { SIDE } from './boardPicture.ts'
import type { GroundInk } from './groundInk.ts'
import { drawRose, signsOn } from './groundSigns.ts'

type Pen = CanvasRenderingContext2D

interface Patch {
  readonly path: string
  readonly centre: Point
  readonly look: SeenGround
}

export interface GroundWish {
  readonly board: Board
  readonly picture: BoardPicture
  readonly looks: GroundLooks
  readonly ink: GroundInk
  /** Whether anything stands on it. */
  readonly signs: boolean
}

/** A part of the picture, in its own pixels. */
export interface Excerpt {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws an excerpt of the ground, with so many pixels for each of the picture's own. */
export type PaintGround = (canvas: HTMLCanvasElement, excerpt: Excerpt, times: number) => void

/** Lays out all ground at once, to be drawn as a whole and again, sharper, where somebody looks closely. */
export function groundPainter({ board, picture, looks, ink, signs }: GroundWish): PaintGround {
  const patches: readonly Patch[] = [
    ...picture.spaces.map(({ path, centre }, space) => ({ path, centre, look: lookOf(board.at(space).grounds, looks) })),
    ...picture.closed.map(({ path, centre, grounds }) => ({ path, centre, look: lookOf(grounds, looks) })),
  ]
  const dry = patches.filter(({ look }) => !look.isWater)
  const pathOf = (some: readonly Patch[]): Path2D => new Path2D(some.map(({ path }) => path).join(''))
  const [land, water, shore] = [pathOf(dry), pathOf(patches.filter(({ look }) => look.isWater)), new Path2D(picture.shore)]
  const rivers = picture.rivers.map(({ path, width }) => ({ path: new Path2D(path), width }))
  const sheets = [tintsOf(picture, dry, ink), reliefOf(picture, dry, ink)].flatMap((sheet) => sheet ?? [])
  const room = signs ? widestWater(patches, picture) : null
  const standing = signs
    ? dry.flatMap(({ centre, look }) => signsOn(centre, look).map((sign) => ({ ...sign, centre }))).sort((one, other) => one.y - other.y)
    : []
  return (canvas, excerpt, times) => {
    canvas.width = Math.round(excerpt.width * times)
    canvas.height = Math.round(excerpt.height * times)
    const pen = canvas.getContext('2d')
    if (pen === null) return
    pen.scale(times, times)
    pen.translate(-excerpt.x, -excerpt.y)
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.fillStyle = ink.water
    pen.fillRect(excerpt.x, excerpt.y, excerpt.width, excerpt.height)
    drawShore(pen, shore, ink)
    pen.save()
    pen.clip(land)
    pen.imageSmoothingQuality = 'high'
    for (const [nth, sheet] of sheets.entries()) {
      pen.globalAlpha = nth === 0 ? 1 : 0.85
      pen.drawImage(sheet, 0, 0, picture.width, picture.height)
    }
    pen.restore()
    pen.strokeStyle = ink.river
    for (const { path, width } of rivers) {
      pen.lineWidth = width
      pen.stroke(path)
    }
    // One firm line on the side of the water.
    pen.save()
    pen.clip(water)
    pen.strokeStyle = ink.coast
    pen.lineWidth = 3.6
    pen.stroke(shore)
    pen.restore()
    const isSeen = ({ x, y }: Point): boolean =>
      Math.abs(x - excerpt.x - excerpt.width / 2) < excerpt.width / 2 + 2 * SIDE &&
      Math.abs(y - excerpt.y - excerpt.height / 2) < excerpt.height / 2 + 2 * SIDE
    for (const { draw, centre } of standing) if (isSeen(centre)) draw(pen, ink)
    if (room !== null) drawRose(pen, room.at, Math.min(room.far * 0.42, 84), ink)
  }
}

/** Water grows lighter towards the land, in lines as engravers drew them. */
function drawShore(pen: Pen, shore: Path2D, ink: GroundInk): void {
  pen.strokeStyle = ink.near
  for (const [width, alpha] of [
    [120, 0.25],
    [96, 0.35],
    [76, 0.55],
  ] as const) {
    pen.globalAlpha = alpha
    pen.lineWidth = width
    pen.stroke(shore)
  }
  for (const [far, alpha] of [
    [34, 0.3],
    [23, 0.5],
    [13.5, 0.75],
    [6, 1],
  ] as const) {
    pen.globalAlpha = alpha
    pen.strokeStyle = ink.ripple
    pen.lineWidth = far * 2
    pen.stroke(shore)
    pen.globalAlpha = 1
    pen.strokeStyle = ink.near
    pen.lineWidth = far * 2 - 2
    pen.stroke(shore)
  }
}

/** A sheet that is drawn small: what is laid out from it is soft. */
function smallSheet({ width, height }: BoardPicture, part: number): { readonly sheet: HTMLCanvasElement; readonly pen: Pen } | null {
  const sheet = document.createElement('canvas')
  sheet.width = Math.max(1, Math.round(width * part))
  sheet.height = Math.max(1, Math.round(height * part))
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  pen?.scale(part, part)
  return pen === null ? null : { sheet, pen }
}

const SOFT = 1 / 7

/** Tints of the ground run into one another. */
function tintsOf(picture: BoardPicture, dry: readonly Patch[], ink: GroundInk): HTMLCanvasElement | null {
  const small = smallSheet(picture, SOFT)
  if (small === null) return null
  small.pen.fillStyle = ink.plain
  small.pen.fillRect(0, 0, picture.width, picture.height)
  for (const { path, look } of dry) {
    const shape = new Path2D(path)
    for (const [nth, hue] of look.hues.entries()) {
      small.pen.globalAlpha = 1 / (nth + 1)
      small.pen.fillStyle = ink[hue]
      small.pen.fill(shape)
    }
  }
  return small.sheet
}

const RELIEF = 1 / 5
const GRAIN = noiseField('ground', 'grain', 2)

function heightOf({ signs, isWater }: SeenGround): number {
  return isWater ? 0 : signs.includes('peak') ? 0.92 : signs.includes('hill') ? 0.52 : 0.24
}

/** Heights lit from the north-west. */
function reliefOf(picture: BoardPicture, dry: readonly Patch[], ink: GroundInk): HTMLCanvasElement | null {
  // Softened twice: by the size of the sheet, and by laying it out from a smaller one.
  const [coarse, fine] = [smallSheet(picture, RELIEF / 4), smallSheet(picture, RELIEF)]
  if (coarse === null || fine === null) return null
  coarse.pen.fillStyle = 'black'
  coarse.pen.fillRect(0, 0, picture.width, picture.height)
  for (const { path, look } of dry) {
    const light = Math.round(heightOf(look) * 255)
    coarse.pen.fillStyle = `rgb(${light} ${light} ${light})`
    coarse.pen.fill(new Path2D(path))
  }
  fine.pen.imageSmoothingQuality = 'high'
  fine.pen.drawImage(coarse.sheet, 0, 0, picture.width, picture.height)
  const { width, height } = fine.sheet
  const levels = fine.pen.getImageData(0, 0, width, height)
  const field = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = (levels.data[(y * width + x) * 4] ?? 0) / 255
      field[y * width + x] = level * 0.9 + GRAIN(x / 21, y / 21) * (0.05 + level * 0.34)
    }
  const [light, shade] = [channels(ink.light), channels(ink.shade)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const slope = ((field[at + 1] ?? 0) - (field[at - 1] ?? 0) + (field[at + width] ?? 0) - (field[at - width] ?? 0)) * 1.7
      const tone = slope > 0 ? light : shade
      levels.data.set([...tone, Math.min(Math.abs(slope), 0.6) * 255], at * 4)
    }
  fine.pen.putImageData(levels, 0, 0)
  return fine.sheet
}

function channels(colour: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

/** Where a rose of winds has room: furthest from land and rim. */
function widestWater(patches: readonly Patch[], { width, height }: BoardPicture): { readonly at: Point; readonly far: number } | null {
  const dry = patches.flatMap(({ look, centre }) => (look.isWater ? [] : [centre]))
  let best: { at: Point; far: number } | null = null
  for (const { look, centre: at } of patches) {
    if (!look.isWater) continue
    let far = 1.4 * Math.min(at.x, at.y, width - at.x, height - at.y)
    for (const { x, y } of dry) {
      if (far < 2.4 * SIDE) break
      far = Math.min(far, Math.hypot(x - at.x, y - at.y))
    }
    if (far >= 2.4 * SIDE && (best === null || far > best.far)) best = { at, far }
  }
  return best
}
