import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  SubTitle,
  Title,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
  type LegendItem,
  type Plugin,
  type Scale,
} from 'chart.js'
import { capital } from '../../../src-shared/language/grammar.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import { shortenedTo } from '../../../src-shared/language/textWidth.ts'
import { measuredWidth } from '../../ui/measuredWidth.ts'
import { chartsTexts } from './texts/charts.ts'
import { endLabels, paper, roomForLabels, roomForTotals, totals } from './endLabels.ts'
import { EXPECTED, type ChartFigures, type Series } from '../../../src-shared/games/api/chartFace.ts'
import type { Look } from './look.ts'
import { dashOf, fillOf, pointOf } from './marks.ts'

Chart.register(BarController, BarElement, CategoryScale, Filler, Legend, LinearScale, LineController, LineElement, PointElement)
Chart.register(SubTitle, Title, Tooltip)

export type Drawing = ChartConfiguration<'bar' | 'line', (number | null)[], string>
type Dataset = ChartDataset<'bar' | 'line', (number | null)[]>

/** So many rounds still stand as bars; more are drawn as areas. */
const MOST_BARS = 24
/** So many rounds are drawn as one watches. */
const MOST_MOVING = 40
/** So many rounds have their points marked. */
const MOST_POINTS = 16

/** The drawing of a chart, for Chart.js. `heading`: with its title in it, to be taken away as a picture. */
export function drawingOf(figures: ChartFigures, look: Look, heading = false): Drawing {
  const areas = figures.kind === 'stack' && figures.labels.length > MOST_BARS
  const lines = figures.kind === 'lines' || areas
  const text = { family: look.font, size: look.size }
  return {
    type: lines ? 'line' : 'bar',
    data: {
      labels: [...figures.labels],
      datasets: figures.series.map((series, at) => (lines ? lineOf(figures, series, at, areas, look) : barOf(series, look))),
    },
    options: {
      responsive: !heading,
      maintainAspectRatio: false,
      animation: look.still || heading || figures.labels.length > MOST_MOVING ? false : { duration: 200 },
      indexAxis: figures.kind === 'bars' ? 'y' : 'x',
      interaction: { mode: 'index', intersect: false, axis: figures.kind === 'bars' ? 'y' : 'x' },
      font: text,
      color: look.colour('--ink-2'),
      layout: {
        padding: {
          top: 8,
          right: roomBeside(figures, look),
          bottom: heading ? 12 : 0,
          left: heading ? 16 : 0,
        },
      },
      scales: scalesOf(figures, look),
      plugins: {
        title: {
          display: heading,
          text: figures.title,
          align: 'start',
          color: look.colour('--ink'),
          font: { ...text, size: look.size * 1.5, weight: 600 },
        },
        subtitle: {
          display: heading,
          text: figures.about,
          align: 'start',
          color: look.colour('--ink-2'),
          font: text,
          padding: { bottom: 16 },
        },
        legend: {
          display: figures.kind !== 'lines',
          position: 'bottom',
          align: 'start',
          onClick: () => undefined,
          labels: {
            color: look.colour('--ink'),
            font: text,
            usePointStyle: true,
            pointStyleWidth: 22,
            boxHeight: 9,
            padding: 14,
            generateLabels,
          },
        },
        tooltip: {
          backgroundColor: look.colour('--ink'),
          titleColor: look.colour('--sheet'),
          bodyColor: look.colour('--sheet'),
          titleFont: { ...text, weight: 600 },
          bodyFont: text,
          padding: 10,
          boxPadding: 4,
          usePointStyle: figures.kind === 'lines',
          filter: ({ raw }) => raw !== null,
          callbacks: {
            title: (items) => tipTitle(figures, items[0]?.label ?? ''),
            label: ({ dataset, raw }) => ` ${dataset.label ?? ''}: ${figure(raw as number)}`,
          },
        },
      },
    },
    plugins: pluginsOf(figures, look),
  }
}

/** A swatch with the fill of its bars; a stroke for what is drawn as a line. */
function generateLabels(chart: Chart): LegendItem[] {
  return Chart.defaults.plugins.legend.labels.generateLabels(chart).map((item) => {
    const at = item.datasetIndex ?? 0
    const drawnAsLine = chart.getDatasetMeta(at).type === 'line' && !('fill' in (chart.data.datasets[at] ?? {}))
    return { ...item, pointStyle: drawnAsLine ? 'line' : 'rect', lineWidth: drawnAsLine ? 2 : 0 }
  })
}

function tipTitle({ rounds }: ChartFigures, label: string): string {
  if (rounds !== true) return label
  return label === '0' ? chartsTexts.axis.afterSetUp : chartsTexts.axis.inRound(label)
}

function pluginsOf(figures: ChartFigures, look: Look): Plugin<'bar' | 'line'>[] {
  if (figures.kind === 'lines') return [paper(look), endLabels(figures, look)]
  return figures.kind === 'bars' ? [paper(look), totals(figures, look)] : [paper(look)]
}

/** Room to the right of the drawing for what is written there, in pixels. */
function roomBeside(figures: ChartFigures, look: Look): number {
  if (figures.kind === 'lines') return roomForLabels(figures, look)
  return figures.kind === 'bars' ? roomForTotals(figures, look) : 8
}

function lineOf({ labels, steps }: ChartFigures, { name, tone, values }: Series, at: number, area: boolean, look: Look): Dataset {
  const colour = look.colour(`--${tone.colour}`)
  return {
    type: 'line',
    label: name,
    data: [...values],
    borderColor: area ? look.colour('--sheet') : colour,
    borderWidth: area ? 1 : 2.5,
    borderDash: area ? [] : [...dashOf(tone.mark)],
    backgroundColor: area ? fillOf(tone.mark, colour, look.colour('--sheet')) : colour,
    fill: area ? (at === 0 ? 'origin' : '-1') : false,
    stepped: steps === true ? 'after' : false,
    pointStyle: pointOf(tone.mark),
    pointRadius: area ? 0 : pointSizes(values, labels.length <= MOST_POINTS),
    pointHoverRadius: area ? 0 : 6,
    pointBackgroundColor: colour,
    pointBorderColor: colour,
    tension: 0,
  }
}

/** Points stand where a line turns, where there are few, and at its end. */
export function pointSizes(values: readonly (number | null)[], few: boolean): number[] {
  const last = values.findLastIndex((value) => value !== null)
  const rests = (at: number): boolean => values[at - 1] === values[at] && values[at + 1] === values[at]
  return values.map((value, at) => (value !== null && (at === last || (few && !rests(at))) ? 4 : 0))
}

function barOf({ id, name, tone, values }: Series, look: Look): Dataset {
  const colour = look.colour(`--${tone.colour}`)
  if (id === EXPECTED) {
    return {
      type: 'line',
      label: name,
      data: [...values],
      borderColor: colour,
      backgroundColor: colour,
      borderWidth: 2,
      borderDash: [6, 4],
      pointRadius: 0,
      pointHoverRadius: 0,
      order: -1,
    }
  }
  return {
    type: 'bar',
    label: name,
    data: [...values],
    backgroundColor: fillOf(tone.mark, colour, look.colour('--sheet')),
    borderColor: look.colour('--sheet'),
    borderWidth: 1,
    categoryPercentage: 0.86,
    barPercentage: 0.96,
    maxBarThickness: 44,
  }
}

function scalesOf({ kind, axis, unit, labels, series }: ChartFigures, look: Look): NonNullable<NonNullable<Drawing['options']>['scales']> {
  const text = { family: look.font, size: look.size }
  const ticks = { color: look.colour('--ink-2'), font: text }
  const stacked = kind === 'stack' || kind === 'bars'
  const titled = (words: string): object => ({ display: true, text: capital(words), color: look.colour('--ink-2'), font: text })
  const widthOf = (name: string): number => measuredWidth(name, { size: look.size, weight: 400, family: look.font })
  const names = {
    type: 'category',
    stacked,
    grid: { display: false },
    border: { color: look.colour('--line-control') },
    ticks: {
      ...ticks,
      maxRotation: 0,
      autoSkip: kind !== 'bars',
      autoSkipPadding: 12,
      callback(this: Scale, _value: unknown, at: number) {
        const label = labels[at] ?? ''
        return kind === 'bars' ? linesOf(label, this.chart.width * NAMES_SHARE, widthOf) : label
      },
    },
    title: kind === 'bars' ? { display: false } : titled(axis),
  } as const
  const numbers = {
    type: 'linear',
    stacked,
    beginAtZero: true,
    grid: { color: look.colour('--line') },
    border: { display: false },
    // Bars that lie end where the figures end: the most stands beside the longest of them.
    ...(kind === 'bars' ? { max: longestBar(series) } : {}),
    ticks: {
      ...{ ...ticks, precision: 0, maxRotation: 0, maxTicksLimit: 7, includeBounds: kind !== 'bars' },
      callback: (value: number | string) => figure(Number(value)),
    },
    title: titled(unit),
  } as const
  return kind === 'bars' ? { x: numbers, y: names } : { x: names, y: numbers }
}

/** What the parts of the longest bar come to, at least 1. */
export function longestBar(series: readonly Pick<Series, 'values'>[]): number {
  const bars = series[0]?.values.map((_, at) => series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0)) ?? []
  return Math.max(1, ...bars)
}

/** Share of a drawing's width that the names of its bars may take. */
const NAMES_SHARE = 0.36

/**
 * The name of a bar in lines that fit into `room`; what follows its comma stands on a line of its own. A word that does not fit is shortened.
 *
 * @param widthOf of a text, in the unit of `room`
 */
export function linesOf(label: string, room: number, widthOf: (text: string) => number): string[] {
  return label.split(', ').flatMap((part) =>
    part.split(' ').reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      const longer = `${last ?? ''} ${word}`
      if (last === undefined || widthOf(longer) > room) return [...lines, shortenedTo(word, room, widthOf)]
      return [...lines.slice(0, -1), longer]
    }, []),
  )
}

/** Size of a picture that is taken away, in its own units; it has twice as many dots each way. */
const PICTURE = { width: 960, height: 540, dots: 2 }

/** The chart with its title, on paper, as a PNG file; null where this browser draws none. */
export function pictureOf(figures: ChartFigures, look: Look): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const drawing = drawingOf(figures, look, true)
  const chart = new Chart(canvas, { ...drawing, options: { ...drawing.options, devicePixelRatio: PICTURE.dots } })
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      chart.destroy()
      resolve(blob)
    }, 'image/png')
  })
}
