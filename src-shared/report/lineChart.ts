import type { ChartFigures, Series } from '../games/api/chartFace.ts'
import { figure } from '../language/figures.ts'
import { estimatedWidth, shortenedTo } from '../language/textWidth.ts'
import { spreadOut } from './spreadOut.ts'

/** A line chart as coordinates, for a page of paper or a file. */
export interface LineChart {
  readonly title: string
  readonly about: string
  readonly width: number
  readonly height: number
  /** Area of the lines. */
  readonly field: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  readonly across: readonly { readonly y: number; readonly text: string }[]
  readonly along: readonly { readonly x: number; readonly text: string }[]
  readonly lines: readonly ChartLine[]
}

export interface ChartLine {
  readonly id: string
  readonly name: string
  /** Colour slot, 1 to 16. */
  readonly accent: number
  /** Lengths of dashes and gaps; empty: a solid line. */
  readonly dashes: string
  /** Points of unbroken stretches, in the format of SVG's `points`. */
  readonly stretches: readonly string[]
  /** Its name, shortened if long, after its last point; null if it has no known value, or too many lines end here to name all. */
  readonly ending: Ending | null
}

/** Place of a name: its left end and its baseline. */
export interface Ending {
  readonly text: string
  readonly x: number
  readonly y: number
}

const WIDTH = 640
const HEIGHT = 240
const FIELD = { left: 52, right: 628, top: 10, bottom: 212 }
/** Names at the ends of lines, in pixels: size of letters, line height, gap to the line's end, baseline offset, largest width. */
const NAME = { size: 11.5, height: 14, gap: 6, baseline: 4, most: 146 } as const
/** Most labels along the foot. */
const MOST_LABELS = 12
const STEPS = 4
/** Dash patterns that differ without colours: enough for eight lines. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '4 2', '1 2', '18 6', '9 3 2 3 2 3'] as const

export function lineChart({ title, about, labels, series }: ChartFigures): LineChart {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const step = niceStep((high - low) / STEPS)
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const { left, top, bottom } = FIELD
  const named = series.length * NAME.height <= bottom - top ? series : []
  const right = FIELD.right - roomForNames(named)
  const x = (at: number): number => round(labels.length < 2 ? left : left + ((right - left) * at) / (labels.length - 1))
  const y = (value: number): number => round(bottom - ((bottom - top) * (value - from)) / (to - from))
  const every = Math.ceil(labels.length / MOST_LABELS)
  const endings = endingsOf(named, x, y)
  return {
    ...{ title, about, width: WIDTH, height: HEIGHT, field: { ...FIELD, right } },
    across: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => ({
      y: y(from + at * step),
      text: figure(from + at * step),
    })),
    along: labels.flatMap((text, at) => (at % every === 0 ? [{ x: x(at), text }] : [])),
    lines: series.map((one) => ({
      id: one.id,
      name: one.name,
      accent: accentOf(one),
      dashes: DASHES[one.tone.mark % DASHES.length] ?? '',
      stretches: stretchesOf(one.values, (value, at) => `${x(at)},${y(value)}`),
      ending: endings.get(one.id) ?? null,
    })),
  }
}

function roomForNames(series: readonly Series[]): number {
  return series.length === 0 ? 0 : NAME.gap + Math.ceil(Math.max(...series.map(({ name }) => widthOf(shortened(name)))))
}

/** Places the names of these lines after their last points without overlap. */
function endingsOf(series: readonly Series[], x: (at: number) => number, y: (value: number) => number): ReadonlyMap<string, Ending> {
  const ends = series.flatMap(({ id, name, values }) => {
    const at = values.findLastIndex((value) => value !== null)
    const value = values[at] ?? null
    return value === null ? [] : [{ id, text: shortened(name), x: round(x(at) + NAME.gap), y: y(value) }]
  })
  const places = spreadOut(
    ends.map((end) => end.y),
    NAME.height,
    FIELD.top,
    FIELD.bottom,
  )
  return new Map(
    ends.map(({ id, text, x: left, y: wanted }, at) => [id, { text, x: left, y: round((places[at] ?? wanted) + NAME.baseline) }]),
  )
}

function shortened(name: string): string {
  return shortenedTo(name, NAME.most, widthOf)
}

/** Estimated, not measured, so that a file is the same on every computer. */
function widthOf(name: string): number {
  return estimatedWidth(name, NAME.size)
}

/** Returns the next of 1, 2, 5 times a power of ten, at least 1. */
function niceStep(wanted: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, wanted)))
  return unit * ([1, 2, 5, 10].find((times) => unit * times >= wanted) ?? 10)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function accentOf({ tone: { colour, mark } }: Series): number {
  const slot = Number(/-(\d+)$/.exec(colour)?.[1] ?? Number.NaN)
  return slot >= 1 && slot <= 16 ? slot : (mark % 16) + 1
}

/** Joins consecutive points; an unknown value ends a stretch. */
function stretchesOf(values: readonly (number | null)[], point: (value: number, at: number) => string): readonly string[] {
  const stretches: string[][] = []
  let open: string[] | null = null
  for (const [at, value] of values.entries()) {
    if (value === null) open = null
    else if (open === null) stretches.push((open = [point(value, at)]))
    else open.push(point(value, at))
  }
  return stretches.map((points) => points.join(' '))
}
