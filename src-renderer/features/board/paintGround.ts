import type { Board } from '../../../src-shared/board/board.ts'
import { noiseField } from '../../../src-shared/board/geography/noise.ts'
import type { Point } from '../../../src-shared/board/hexes.ts'
import type { GroundLooks } from '../../../src-shared/games/api/boardFace.ts'
import { lookOf, type SeenGround } from './boardLook.ts'
import { SIDE, type BoardPicture } from './boardPicture.ts'
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

export interface GroundPainter {
  /** Draws an excerpt, as large as the canvas becomes, with so many pixels for each of the picture's own. */
  readonly paint: (canvas: HTMLCanvasElement, excerpt: Excerpt, times: number) => void
  /** Draws what is different from what another one drew on this canvas as a whole; false where that is too much of it. */
  readonly mend: (canvas: HTMLCanvasElement, before: GroundPainter, times: number) => boolean
  readonly wish: GroundWish
  /** How each patch looks, by its outline. */
  readonly looks: ReadonlyMap<string, { readonly centre: Point; readonly look: string }>
  readonly rose: { readonly at: Point; readonly far: number } | null
}

/** What lies next to an excerpt reaches so far into it: shores, heights, what stands there. */
const MARGIN = 4 * SIDE
/** More than so much of the picture is drawn as a whole. */
const MOST_MENDED = 0.4

/** Lays out the ground, to be drawn as a whole, again where it has changed, and sharper where somebody looks closely. */
export function groundPainter(wish: GroundWish): GroundPainter {
  const { board, picture, looks, ink, signs } = wish
  const patches: readonly Patch[] = [
    ...picture.spaces.map(({ path, centre }, space) => ({ path, centre, look: lookOf(board.at(space).grounds, looks) })),
    ...picture.closed.map(({ path, centre, grounds }) => ({ path, centre, look: lookOf(grounds, looks) })),
  ]
  const shore = new Path2D(picture.shore)
  const rivers = picture.rivers.map(({ path, width }) => ({ path: new Path2D(path), width }))
  const rose = signs ? widestWater(patches, picture) : null

  function draw(pen: Pen, excerpt: Excerpt): void {
    const seen = patches.filter(({ centre }) => isNear(centre, excerpt, MARGIN))
    const dry = seen.filter(({ look }) => !look.isWater)
    const pathOf = (some: readonly Patch[]): Path2D => new Path2D(some.map(({ path }) => path).join(''))
    const [land, water] = [pathOf(dry), pathOf(seen.filter(({ look }) => look.isWater))]
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.fillStyle = ink.water
    pen.fillRect(excerpt.x, excerpt.y, excerpt.width, excerpt.height)
    drawShore(pen, shore, ink)
    fadeAtRim(pen, picture, ink)
    pen.save()
    pen.clip(land)
    pen.imageSmoothingQuality = 'high'
    for (const { sheet, part, alpha } of [tintsOf(excerpt, dry, ink), reliefOf(excerpt, dry, ink)].flatMap((found) => found ?? [])) {
      pen.globalAlpha = alpha
      pen.drawImage(sheet, part.x, part.y, part.width, part.height)
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
    const standing = signs ? dry.flatMap(({ centre, look }) => signsOn(centre, look)) : []
    for (const sign of standing.sort((one, other) => one.y - other.y)) sign.draw(pen, ink)
    if (rose !== null) drawRose(pen, rose.at, Math.min(rose.far * 0.42, 84), ink)
  }

  const painter: GroundPainter = {
    wish,
    rose,
    looks: new Map(patches.map(({ path, centre, look }) => [path, { centre, look: `${look.hues.join()} ${look.signs.join()}` }])),
    paint: (canvas, excerpt, times) => {
      canvas.width = Math.round(excerpt.width * times)
      canvas.height = Math.round(excerpt.height * times)
      const pen = canvas.getContext('2d')
      if (pen === null) return
      pen.scale(times, times)
      pen.translate(-excerpt.x, -excerpt.y)
      draw(pen, excerpt)
    },
    mend: (canvas, before, times) => {
      const changed = changeBetween(before, painter)
      const pen = canvas.getContext('2d')
      if (changed === null || pen === null) return false
      if (changed.width <= 0) return true
      pen.save()
      pen.setTransform(times, 0, 0, times, 0, 0)
      pen.beginPath()
      pen.rect(changed.x, changed.y, changed.width, changed.height)
      pen.clip()
      draw(pen, changed)
      pen.restore()
      return true
    },
  }
  return painter
}

function isNear({ x, y }: Point, { x: left, y: top, width, height }: Excerpt, by: number): boolean {
  return x > left - by && x < left + width + by && y > top - by && y < top + height + by
}

/** What is drawn otherwise, with what that reaches; without width where nothing is, null where all must be drawn. */
function changeBetween(before: GroundPainter, after: GroundPainter): Excerpt | null {
  const [old, now] = [before.wish, after.wish]
  const isSame =
    old.signs === now.signs &&
    old.picture.width === now.picture.width &&
    old.picture.height === now.picture.height &&
    JSON.stringify([old.ink, before.rose, old.picture.rivers]) === JSON.stringify([now.ink, after.rose, now.picture.rivers])
  if (!isSame) return null
  const differing = [...after.looks, ...before.looks].filter(([path]) => after.looks.get(path)?.look !== before.looks.get(path)?.look)
  const places = differing.map(([, { centre }]) => centre)
  if (places.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const { width, height } = now.picture
  const left = Math.max(0, Math.min(...places.map(({ x }) => x)) - MARGIN)
  const top = Math.max(0, Math.min(...places.map(({ y }) => y)) - MARGIN)
  const right = Math.min(width, Math.max(...places.map(({ x }) => x)) + MARGIN)
  const foot = Math.min(height, Math.max(...places.map(({ y }) => y)) + MARGIN)
  return (right - left) * (foot - top) > MOST_MENDED * width * height ? null : { x: left, y: top, width: right - left, height: foot - top }
}

/** Depths of the sea outside the ripples: bands around the land, how broad together with it and how light. Half of the broadest is within `MARGIN`. */
const DEPTHS = [
  [300, 0.14],
  [216, 0.2],
  [140, 0.3],
  [76, 0.6],
] as const

/** Water grows lighter towards the land, in bands of depth and in lines as engravers drew them. */
function drawShore(pen: Pen, shore: Path2D, ink: GroundInk): void {
  pen.strokeStyle = ink.near
  for (const [width, alpha] of DEPTHS) {
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

const FADED = 80

/** Depths end at the rim of the picture, beyond which the frame is plain water: no edge is seen there. */
function fadeAtRim(pen: Pen, { width, height }: BoardPicture, ink: GroundInk): void {
  const clear = `rgb(${channels(ink.water).join(' ')} / 0)`
  for (const [x, y, toX, toY] of [
    [0, 0, FADED, 0],
    [width, 0, width - FADED, 0],
    [0, 0, 0, FADED],
    [0, height, 0, height - FADED],
  ] as const) {
    const fade = pen.createLinearGradient(x, y, toX, toY)
    fade.addColorStop(0, ink.water)
    fade.addColorStop(1, clear)
    pen.fillStyle = fade
    pen.fillRect(0, 0, width, height)
  }
}

/** What is laid out from a sheet that is drawn small is soft. */
interface SmallSheet {
  readonly sheet: HTMLCanvasElement
  readonly pen: Pen
  /** What of the picture it holds. */
  readonly part: Excerpt
}

/** Sheets of any excerpt have their points at the same places, so that they are alike wherever they overlap. */
function smallSheet(excerpt: Excerpt, scale: number, grid: number): SmallSheet | null {
  const [x, y] = [Math.floor((excerpt.x - SIDE) / grid) * grid, Math.floor((excerpt.y - SIDE) / grid) * grid]
  const width = Math.ceil((excerpt.x + excerpt.width + SIDE - x) / grid) * grid
  const height = Math.ceil((excerpt.y + excerpt.height + SIDE - y) / grid) * grid
  const sheet = document.createElement('canvas')
  sheet.width = Math.round(width * scale)
  sheet.height = Math.round(height * scale)
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  pen?.scale(scale, scale)
  pen?.translate(-x, -y)
  return pen === null ? null : { sheet, pen, part: { x, y, width, height } }
}

interface SoftSheet extends Pick<SmallSheet, 'sheet' | 'part'> {
  readonly alpha: number
}

const SOFT = 1 / 7

/** Tints of the ground run into one another. */
function tintsOf(excerpt: Excerpt, dry: readonly Patch[], ink: GroundInk): SoftSheet | null {
  const small = smallSheet(excerpt, SOFT, 7)
  if (small === null) return null
  const { sheet, pen, part } = small
  pen.fillStyle = ink.plain
  pen.fillRect(part.x, part.y, part.width, part.height)
  for (const { path, look } of dry) {
    const shape = new Path2D(path)
    for (const [nth, hue] of look.hues.entries()) {
      pen.globalAlpha = 1 / (nth + 1)
      pen.fillStyle = ink[hue]
      pen.fill(shape)
    }
  }
  return { sheet, part, alpha: 1 }
}

/** Pixels of the picture for each of the sheet heights are lit on, and of the one they are softened by. */
const LIT = 5
const COARSE = 20
const GRAIN = noiseField('ground', 'grain', 2)

function heightOf({ signs, isWater }: SeenGround): number {
  return isWater ? 0 : signs.includes('peak') ? 0.92 : signs.includes('hill') ? 0.52 : 0.24
}

/** Heights lit from the north-west. */
function reliefOf(excerpt: Excerpt, dry: readonly Patch[], ink: GroundInk): SoftSheet | null {
  const [coarse, fine] = [smallSheet(excerpt, 1 / COARSE, COARSE), smallSheet(excerpt, 1 / LIT, COARSE)]
  if (coarse === null || fine === null) return null
  const { part } = fine
  coarse.pen.fillStyle = 'black'
  coarse.pen.fillRect(part.x, part.y, part.width, part.height)
  for (const { path, look } of dry) {
    const light = Math.round(heightOf(look) * 255)
    coarse.pen.fillStyle = `rgb(${light} ${light} ${light})`
    coarse.pen.fill(new Path2D(path))
  }
  fine.pen.imageSmoothingQuality = 'high'
  fine.pen.drawImage(coarse.sheet, part.x, part.y, part.width, part.height)
  const { width, height } = fine.sheet
  const levels = fine.pen.getImageData(0, 0, width, height)
  const field = new Float32Array(width * height)
  const [right, down] = [part.x / LIT, part.y / LIT]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = (levels.data[(y * width + x) * 4] ?? 0) / 255
      field[y * width + x] = level === 0 ? 0 : level * 0.9 + GRAIN((x + right) / 21, (y + down) / 21) * (0.05 + level * 0.34)
    }
  const [light, shade] = [channels(ink.light), channels(ink.shade)]
  for (let at = 0; at < field.length; at++) {
    const slope = ((field[at + 1] ?? 0) - (field[at - 1] ?? 0) + (field[at + width] ?? 0) - (field[at - width] ?? 0)) * 1.7
    const [red, green, blue] = slope > 0 ? light : shade
    levels.data[at * 4] = red
    levels.data[at * 4 + 1] = green
    levels.data[at * 4 + 2] = blue
    levels.data[at * 4 + 3] = Math.min(Math.abs(slope), 0.6) * 255
  }
  fine.pen.putImageData(levels, 0, 0)
  return { sheet: fine.sheet, part, alpha: 0.85 }
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
