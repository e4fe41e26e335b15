import type { Space } from '../../../src-shared/board/graph.ts'
import { emblemOf, GROUNDS } from '../../../src-shared/games/emblem.ts'
import type { Layers } from './boardLook.ts'
import { MARK_PATHS } from './boardLook.ts'
import type { BoardPicture } from './boardPicture.ts'
import { colourReader } from './groundInk.ts'
import { landParts, regionsOf } from './landParts.ts'
import type { BoardShown } from './spaceTold.ts'

/** What stands on the ground of a picture that is handed on, each drawn over what is before it. */
export type Shape =
  | {
      readonly kind: 'path'
      readonly path: string
      readonly fill?: string
      readonly stroke?: string
      readonly width?: number
      readonly alpha?: number
      readonly dash?: readonly number[]
      /** Drawn within this alone. */
      readonly within?: string
      /** Where its grid begins, and how large it is drawn. */
      readonly at?: { readonly x: number; readonly y: number; readonly scale: number }
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly weight: number
      readonly fill: string
      readonly seam: string
    }

const SERIF = "'Source Serif 4 Variable', Georgia, serif"

/** Lands, borders, marks, emblems and names, in the colours of this moment. */
export function boardShapes(
  host: HTMLElement,
  { board, spaces }: Pick<BoardShown, 'board' | 'spaces'>,
  picture: BoardPicture,
  layers: Layers,
): readonly Shape[] {
  const reader = colourReader(host)
  const [ink, sheet, pen] = ['--ink', '--sheet', '--map-ink'].map((token) => reader.read(`var(${token})`)) as [string, string, string]
  const seatOf = (owner: string | undefined): string => (owner === undefined ? pen : reader.read('var(--seat)', owner))
  const centreOf = (space: Space): { x: number; y: number } => picture.spaces[space]?.centre ?? { x: 0, y: 0 }
  const grid: Shape[] = picture.spaces.map(({ path }) => ({ kind: 'path', path, stroke: pen, width: 0.9, alpha: 0.3 }))
  const lands = regionsOf(picture, spaces).flatMap(({ owner, land, border }): Shape[] => {
    const stroke = seatOf(owner)
    if (owner === undefined)
      return [
        { kind: 'path', path: land, fill: stroke, alpha: 0.09 },
        { kind: 'path', path: border, stroke, width: 3, alpha: 0.7, dash: [3, 6], within: land },
      ]
    return [
      { kind: 'path', path: land, fill: stroke, alpha: 0.13 },
      { kind: 'path', path: border, stroke, width: 26, alpha: 0.26, within: land },
      { kind: 'path', path: border, stroke, width: 11, within: land },
    ]
  })
  const names = board.spaces.flatMap(({ id, name }, space): Shape[] => {
    const { x, y } = centreOf(space)
    return name === id ? [] : [{ kind: 'text', text: name, x, y: y + 25, size: 11, weight: 500, fill: ink, seam: sheet }]
  })
  const marks = [...spaces].flatMap(([space, { marks: own = [], owner }]) =>
    own
      .filter(({ sign }) => sign !== 'army')
      .map(({ sign }): Shape => {
        const { x, y } = centreOf(space)
        return {
          kind: 'path',
          path: MARK_PATHS[sign],
          fill: seatOf(owner),
          stroke: sheet,
          width: 4,
          at: { x: x - 12, y: y - 12, scale: 1 },
        }
      }),
  )
  const emblems = landParts(board, spaces).flatMap(({ owner, middle }): Shape[] => {
    const emblem = emblemOf(owner)
    if (emblem === undefined) return []
    const { x, y } = centreOf(middle)
    const at = { x: x - 12, y: y - (spaces.get(middle)?.marks?.length === 0 ? 12 : 38), scale: 24 / 64 }
    const inner = { x: at.x + 1.5, y: at.y + 1.5, scale: 21 / 64 }
    return [
      { kind: 'path', path: GROUNDS[emblem.ground].path, fill: seatOf(owner), stroke: sheet, width: 6, at },
      ...(emblem.sign === undefined ? [] : [{ kind: 'path' as const, path: emblem.sign, fill: sheet, at: inner }]),
    ]
  })
  reader.done()
  return [
    ...grid,
    ...(layers.holders ? lands : []),
    ...(layers.names ? names : []),
    ...(layers.marks ? marks : []),
    ...(layers.holders ? emblems : []),
  ]
}

/** The ground with all that stands on it, as a picture. */
export function drawShapes(ground: HTMLCanvasElement, picture: BoardPicture, shapes: readonly Shape[]): HTMLCanvasElement {
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
      pen.textAlign = 'center'
      pen.strokeStyle = shape.seam
      pen.lineWidth = 3
      pen.strokeText(shape.text, shape.x, shape.y)
      pen.fillStyle = shape.fill
      pen.fillText(shape.text, shape.x, shape.y)
    } else {
      const { path, fill, stroke, width = 1, alpha = 1, dash = [], within, at } = shape
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
        pen.fillStyle = fill
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
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'text') {
      const { text, x, y, size, weight, fill, seam } = shape
      const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" font-weight="${weight}"`
      return `<text ${place} fill="${fill}" stroke="${seam}" stroke-width="3" paint-order="stroke">${escaped(text)}</text>`
    }
    const { path, fill = 'none', stroke = 'none', width: wide = 1, alpha = 1, dash = [], within, at } = shape
    const where = at === undefined ? '' : ` transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})"`
    const clip = within === undefined ? '' : ` clip-path="url(#land-${clips.indexOf(within)})"`
    const line = `stroke="${stroke}" stroke-width="${wide}" stroke-dasharray="${dash.join(' ') || 'none'}" opacity="${alpha}"`
    return `<path d="${path}" fill="${fill}" fill-rule="evenodd" paint-order="stroke" ${line}${where}${clip}/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" role="img">`,
    `<title>${escaped(name)}</title>`,
    `<defs>${clips.map((path, nth) => `<clipPath id="land-${nth}"><path d="${path}"/></clipPath>`).join('')}</defs>`,
    `<image href="${ground}" width="${width.toFixed(0)}" height="${height.toFixed(0)}"/>`,
    `<g text-anchor="middle" stroke-linejoin="round" stroke-linecap="round" font-family="${escaped(SERIF)}">`,
    ...drawn,
    '</g></svg>\n',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
