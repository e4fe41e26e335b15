import type { PointStyle } from 'chart.js'

/** What tells series apart for those who do not tell their colours apart: by place in the row. */
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 2], [1, 4], [12, 5]]
const POINTS: readonly PointStyle[] = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot', 'star', 'cross']

export function dashOf(mark: number): readonly number[] {
  return DASHES[mark % DASHES.length] ?? []
}

export function pointOf(mark: number): PointStyle {
  return POINTS[mark % POINTS.length] ?? 'circle'
}

/** The same points as paths in a square of twelve. */
const SHAPES: readonly { readonly path: string; readonly stroked?: true }[] = [
  { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10z' },
  { path: 'M1.5 1.5h9v9h-9z' },
  { path: 'M6 0.5l5.8 10.3h-11.6z' },
  { path: 'M6 0l6 6l-6 6l-6-6z' },
  { path: 'M1.5 1.5l9 9m0-9l-9 9', stroked: true },
  { path: 'M6 0v12m-6-6h12m-10.2-4.2l8.4 8.4m0-8.4l-8.4 8.4', stroked: true },
  { path: 'M6 0v12m-6-6h12', stroked: true },
]

export function shapeOf(mark: number): { readonly path: string; readonly stroked: boolean } {
  const { path, stroked } = SHAPES[mark % SHAPES.length] ?? { path: '' }
  return { path, stroked: stroked === true }
}

const TILE = 10

/** Lines of the tile of each fill, as from x, y to x, y; the first fill is plain. They run over the edges so that tiles join. */
const HATCHES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [],
  [
    [-2, 2, 2, -2],
    [-2, 12, 12, -2],
    [8, 12, 12, 8],
  ],
  [[0, 5, 10, 5]],
  [
    [-2, -2, 12, 12],
    [-2, 8, 2, 12],
    [8, -2, 12, 2],
  ],
  [[5, 0, 5, 10]],
  [
    [0, 5, 10, 5],
    [5, 0, 5, 10],
  ],
]

/** A fill of this colour with thin lines of `over` in it; the plain colour where nothing can be drawn. */
export function fillOf(mark: number, colour: string, over: string): CanvasPattern | string {
  const hatch = HATCHES[mark % HATCHES.length] ?? []
  if (hatch.length === 0) return colour
  const tile = document.createElement('canvas')
  tile.width = TILE
  tile.height = TILE
  const pen = tile.getContext('2d')
  if (pen === null) return colour
  pen.fillStyle = colour
  pen.fillRect(0, 0, TILE, TILE)
  pen.strokeStyle = over
  pen.lineWidth = 1.2
  pen.globalAlpha = 0.7
  pen.beginPath()
  for (const [fromX, fromY, toX, toY] of hatch) {
    pen.moveTo(fromX, fromY)
    pen.lineTo(toX, toY)
  }
  pen.stroke()
  return pen.createPattern(tile, 'repeat') ?? colour
}
