import type { BoardPicture } from './boardPicture.ts'
import { boardShapes, SERIF, type Shape } from './boardShapes.ts'
import { DOTS_ALPHA, FILLING_GRID, FILLING_PATHS, HATCH_ALPHA, HATCH_WIDTH } from './fillings.ts'
import { USUAL_LAYERS } from './boardLook.ts'
import type { BoardShown } from './spaceTold.ts'

/** Pictures of a board that are handed on as files. */
export type PictureKind = 'svg' | 'png'

/** What is drawn of a board: its ground as it stands on the screen, and how it lies. */
export interface DrawnBoard {
  readonly ground: HTMLCanvasElement | null
  readonly picture: BoardPicture
}

/** A board with all that is seen of it, in the colours where `host` stands; null while its ground is not drawn yet. */
export async function pictureFile(
  kind: PictureKind,
  host: HTMLElement,
  shown: Pick<BoardShown, 'board' | 'spaces'>,
  { ground, picture }: DrawnBoard,
  name: string,
): Promise<Blob | null> {
  if (ground === null) return null
  const shapes = boardShapes(host, shown, picture, USUAL_LAYERS)
  if (kind === 'svg') return new Blob([svgOf(ground.toDataURL('image/jpeg', 0.9), picture, name, shapes)], { type: 'image/svg+xml' })
  return new Promise((made) => drawShapes(ground, picture, shapes).toBlob(made, 'image/png'))
}

/** The ground with all that stands on it, as a picture. */
function drawShapes(ground: HTMLCanvasElement, picture: BoardPicture, shapes: readonly Shape[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = ground.width
  canvas.height = ground.height
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  pen.drawImage(ground, 0, 0)
  const times = ground.width / picture.width
  pen.scale(times, times)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const shape of shapes) {
    pen.save()
    if (shape.kind === 'text') {
      pen.font = `${shape.weight} ${shape.size}px ${SERIF}`
      const { anchor = 'middle', spacing = 0 } = shape
      pen.textAlign = anchor === 'middle' ? 'center' : anchor
      pen.letterSpacing = `${spacing * shape.size}px`
      pen.strokeStyle = shape.seam
      pen.lineWidth = shape.seamWidth
      pen.strokeText(shape.text, shape.x, shape.y)
      pen.fillStyle = shape.fill
      pen.fillText(shape.text, shape.x, shape.y)
    } else {
      const { path, fill, stroke, width = 1, alpha = 1, dash = [], within, at, filling } = shape
      if (within !== undefined) pen.clip(new Path2D(within))
      if (at !== undefined) {
        pen.translate(at.x, at.y)
        pen.scale(at.scale, at.scale)
      }
      pen.globalAlpha = alpha
      pen.setLineDash([...dash])
      pen.lineWidth = width
      if (stroke !== undefined) {
        pen.strokeStyle = stroke
        pen.stroke(new Path2D(path))
      }
      if (fill !== undefined) {
        pen.fillStyle = (filling === undefined ? null : tileOf(filling, fill, times, pen)) ?? fill
        pen.fill(new Path2D(path), 'evenodd')
      }
    }
    pen.restore()
  }
  return canvas
}

/** The same as a drawing whose lines and letters stay sharp. `ground`: the address of the picture below them. */
export function svgOf(ground: string, { width, height }: BoardPicture, name: string, shapes: readonly Shape[]): string {
  const clips = [...new Set(shapes.flatMap((shape) => (shape.kind === 'path' && shape.within !== undefined ? [shape.within] : [])))]
  const patterns: string[] = []
  const filledWith = (filling: number, colour: string): string => {
    const id = `filling-${patterns.length}`
    patterns.push(patternIn(id, filling, colour))
    return `url(#${id})`
  }
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'text') {
      const { text, x, y, size, weight, fill, seam, seamWidth, anchor = 'middle', spacing = 0 } = shape
      const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" font-weight="${weight}"`
      const set = `text-anchor="${anchor}" letter-spacing="${(spacing * size).toFixed(2)}"`
      return `<text ${place} ${set} fill="${fill}" stroke="${seam}" stroke-width="${seamWidth}" paint-order="stroke">${escaped(text)}</text>`
    }
    const { path, stroke = 'none', width: wide = 1, alpha = 1, dash = [], within, at, filling } = shape
    const colour = shape.fill ?? 'none'
    const fill = filling === undefined ? colour : filledWith(filling, colour)
    const where = at === undefined ? '' : ` transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})"`
    const clip = within === undefined ? '' : ` clip-path="url(#land-${clips.indexOf(within)})"`
    const line = `stroke="${stroke}" stroke-width="${wide}" stroke-dasharray="${dash.join(' ') || 'none'}" opacity="${alpha}"`
    return `<path d="${path}" fill="${fill}" fill-rule="evenodd" paint-order="stroke" ${line}${where}${clip}/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" role="img">`,
    `<title>${escaped(name)}</title>`,
    `<defs>${clips.map((path, nth) => `<clipPath id="land-${nth}"><path d="${path}"/></clipPath>`).join('')}${patterns.join('')}</defs>`,
    `<image href="${ground}" width="${width.toFixed(0)}" height="${height.toFixed(0)}"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round" font-family="${escaped(SERIF)}">`,
    ...drawn,
    '</g></svg>\n',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Repeated over the land of an owner. */
function patternIn(id: string, filling: number, colour: string): string {
  const { path, isDots } = FILLING_PATHS[filling] ?? { path: '', isDots: false }
  const ink = isDots
    ? `fill="${colour}" fill-opacity="${DOTS_ALPHA}"`
    : `fill="none" stroke="${colour}" stroke-width="${HATCH_WIDTH}" stroke-opacity="${HATCH_ALPHA}"`
  return `<pattern id="${id}" width="${FILLING_GRID}" height="${FILLING_GRID}" patternUnits="userSpaceOnUse"><path d="${path}" ${ink}/></pattern>`
}

/** The same for a canvas on which a unit of the picture is so many pixels. */
function tileOf(filling: number, colour: string, times: number, pen: CanvasRenderingContext2D): CanvasPattern | null {
  const { path, isDots } = FILLING_PATHS[filling] ?? { path: '', isDots: false }
  const tile = document.createElement('canvas')
  tile.width = Math.max(1, Math.round(FILLING_GRID * times))
  tile.height = tile.width
  const ink = tile.getContext('2d')
  if (ink === null) return null
  ink.scale(tile.width / FILLING_GRID, tile.width / FILLING_GRID)
  ink.globalAlpha = isDots ? DOTS_ALPHA : HATCH_ALPHA
  ink.lineWidth = HATCH_WIDTH
  ink.fillStyle = colour
  ink.strokeStyle = colour
  if (isDots) ink.fill(new Path2D(path))
  else ink.stroke(new Path2D(path))
  const pattern = pen.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(FILLING_GRID / tile.width))
  return pattern
}
