import type { Chart, Plugin } from 'chart.js'
import { figure } from '../../../src-shared/language/figures.ts'
import type { ChartFigures } from '../../../src-shared/games/api/chartFace.ts'
import type { Look } from './look.ts'
import { spreadOut } from '../../../src-shared/report/spreadOut.ts'
import { measuredWidth } from '../../ui/measuredWidth.ts'

interface Label {
  readonly text: string
  readonly colour: string
  readonly x: number
  readonly y: number
}

/** Room between the end of a line and its name, in pixels. */
const GAP = 10

/** Writes every line's name beside its end, so that nobody has to look it up; names that would lie on each other move apart. */
export function endLabels({ series }: ChartFigures, look: Look): Plugin {
  return {
    id: 'endLabels',
    afterDatasetsDraw(chart) {
      const labels = series.flatMap(({ name, tone, values }, at): Label[] => {
        const last = values.findLastIndex((value) => value !== null)
        const point = last < 0 ? undefined : chart.getDatasetMeta(at).data[last]
        return point === undefined ? [] : [{ text: name, colour: look.colour(`--${tone.colour}`), x: point.x + GAP, y: point.y }]
      })
      const places = spreadOut(
        labels.map(({ y }) => y),
        look.size * 1.25,
        chart.chartArea.top,
        chart.chartArea.bottom,
      )
      write(
        chart,
        labels.map((label, at) => ({ ...label, y: places[at] ?? label.y })),
        look,
      )
    },
  }
}

function write({ ctx }: Chart, labels: readonly Label[], look: Look): void {
  ctx.save()
  ctx.font = `600 ${look.size}px ${look.font}`
  ctx.textBaseline = 'middle'
  for (const { text, colour, x, y } of labels) {
    ctx.lineJoin = 'round'
    ctx.lineWidth = 3
    ctx.strokeStyle = look.colour('--sheet')
    ctx.strokeText(text, x, y)
    ctx.fillStyle = colour
    ctx.fillText(text, x, y)
  }
  ctx.restore()
}

/** Width the names need beside the drawing, in pixels. */
export function roomForLabels({ series }: ChartFigures, look: Look): number {
  return widest(
    series.map(({ name }) => name),
    look,
  )
}

function widest(texts: readonly string[], look: Look): number {
  const type = { size: look.size, weight: 600, family: look.font }
  return Math.ceil(Math.max(0, ...texts.map((text) => measuredWidth(text, type)))) + GAP + 4
}

/** Writes beside every bar what its parts come to. */
export function totals({ labels, series }: ChartFigures, look: Look): Plugin {
  return {
    id: 'totals',
    afterDatasetsDraw({ ctx, scales }) {
      const { x, y } = scales
      if (x === undefined || y === undefined) return
      ctx.save()
      ctx.font = `600 ${look.size}px ${look.font}`
      ctx.fillStyle = look.colour('--ink-2')
      ctx.textBaseline = 'middle'
      labels.forEach((_, at) => {
        const parts = series.map(({ values }) => values[at] ?? 0)
        const sum = parts.reduce((total, part) => total + part, 0)
        const end = parts.reduce((total, part) => total + Math.max(0, part), 0)
        ctx.fillText(figure(Math.round(sum)), x.getPixelForValue(end) + 6, y.getPixelForValue(at))
      })
      ctx.restore()
    },
  }
}

/** Width the longest total needs, in pixels. */
export function roomForTotals({ labels, series }: ChartFigures, look: Look): number {
  const sums = labels.map((_, at) => series.reduce((total, { values }) => total + (values[at] ?? 0), 0))
  return widest(
    sums.map((sum) => figure(Math.round(sum))),
    look,
  )
}

/** Paints the paper first: what is drawn must be readable wherever it is taken. */
export function paper(look: Look): Plugin {
  return {
    id: 'paper',
    beforeDraw({ ctx, width, height }) {
      ctx.save()
      ctx.fillStyle = look.colour('--sheet')
      ctx.fillRect(0, 0, width, height)
      ctx.restore()
    },
  }
}
