import { figure } from '../../../src-shared/language/figures.ts'
import type { ChartFigures, Tone } from '../../../src-shared/games/chartFace.ts'
import { spreadOut } from './spreadOut.ts'

export interface SmallLine {
  readonly id: string
  readonly tone: Tone
  /** Its unbroken stretches, as a path. */
  readonly path: string
}

/** Where a line ends, and what it reads there. */
export interface SmallEnd {
  readonly id: string
  readonly tone: Tone
  readonly text: string
  /** From the top, in percent of the height; those of others are no nearer than a line of text. */
  readonly top: number
}

export interface SmallChart {
  readonly lines: readonly SmallLine[]
  /** Empty where so many would stand on each other. */
  readonly ends: readonly SmallEnd[]
  /** The line of nought. */
  readonly zero: number
}

export const SMALL_WIDTH = 300
export const SMALL_HEIGHT = 100
/** Of the height, above and below the lines. */
const MARGIN = 6
/** A line of text, in percent of the height. */
const TEXT = 18
/** So many ends can be told apart. */
const MOST_ENDS = 5

/** A chart of courses as a small picture: its lines over all labels, from nought or below to its highest figure, and what they come to. */
export function smallChart({ labels, series, steps }: ChartFigures): SmallChart {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const x = (at: number): number => (labels.length < 2 ? 0 : (SMALL_WIDTH * at) / (labels.length - 1))
  const y = (value: number): number => MARGIN + ((SMALL_HEIGHT - 2 * MARGIN) * (high - value)) / (high - low)
  const lines = series.map(({ id, tone, values: course }) => ({ id, tone, path: pathOf(course, x, y, steps === true) }))
  const last = series.flatMap(({ id, tone, values: course }) => {
    const end = course.findLast((value) => value !== null)
    return end == null ? [] : [{ id, tone, text: figure(Math.round(end)), y: y(end) }]
  })
  const tops = spreadOut(
    last.map((end) => end.y),
    TEXT,
    TEXT / 2,
    SMALL_HEIGHT - TEXT / 2,
  )
  const ends = last.length > MOST_ENDS ? [] : last.map(({ id, tone, text }, at) => ({ id, tone, text, top: tops[at] ?? 0 }))
  return { lines, ends, zero: y(0) }
}

/** Straight from value to value, or as steps; where nothing is known it breaks off. A single value is a short dash. */
function pathOf(values: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number, steps: boolean): string {
  let path = ''
  let open = false
  values.forEach((value, at) => {
    if (value === null) {
      open = false
      return
    }
    const [across, down] = [tenth(x(at)), tenth(y(value))]
    const way = steps ? `H${across}V${down}` : `L${across} ${down}`
    path += open ? way : `M${across} ${down}h0`
    open = true
  })
  return path
}

const tenth = (value: number): number => Math.round(value * 10) / 10
