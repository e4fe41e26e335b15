import { figure } from '../../../src-shared/language/figures.ts'
import type { ChartFigures, Tone } from '../../../src-shared/games/api/chartFace.ts'
import { spreadOut } from '../../../src-shared/report/spreadOut.ts'

/** The how-manieth of how many. */
interface Turn {
  readonly nth: number
  readonly of: number
}

export interface SmallLine {
  readonly id: string
  readonly tone: Tone
  /** Its unbroken stretches, as a path. */
  readonly path: string
  /** Where several lines are one, they take turns along it. */
  readonly turn: Turn
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
  const x = (at: number): number => (labels.length < 2 ? 0 : tenth((SMALL_WIDTH * at) / (labels.length - 1)))
  const y = (value: number): number => MARGIN + ((SMALL_HEIGHT - 2 * MARGIN) * (high - value)) / (high - low)
  const together = runTogether(series.map((one) => one.values.map((value) => (value === null ? null : tenth(y(value))))))
  const lines = series.flatMap(({ id, tone, values: course }, at) => {
    const strides = together[at] ?? []
    const turns = [...new Map(strides.map(({ nth, of }) => [`${nth}/${of}`, { nth, of }])).values()]
    const whole = turns.length === 0 ? [ALONE] : turns
    return whole.flatMap((turn) => {
      const path = pathOf(course, { x, y, inSteps: steps === true, isDrawn: (from) => isTurn(strides[from] ?? ALONE, turn) })
      return path === '' ? [] : [{ id, tone, path, turn }]
    })
  })
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

const ALONE: Turn = { nth: 0, of: 1 }
const isTurn = (one: Turn, other: Turn): boolean => one.nth === other.nth && one.of === other.of

/** For each course and each of its strides from one place to the next: which of how many it is that go just there. */
function runTogether(courses: readonly (readonly (number | null)[])[]): readonly (readonly Turn[])[] {
  const strideAt = (course: readonly (number | null)[], from: number): string => `${course[from] ?? ''} ${course[from + 1] ?? ''}`
  return courses.map((course, own) =>
    course.slice(0, -1).map((value, from) => {
      if (value === null || course[from + 1] === null) return ALONE
      const same = courses.flatMap((other, at) => (strideAt(other, from) === strideAt(course, from) ? [at] : []))
      return { nth: same.indexOf(own), of: same.length }
    }),
  )
}

/** Straight from value to value, or as steps, as far as it is drawn; where nothing is known it breaks off. A single value is a short dash. */
function pathOf(values: readonly (number | null)[], { x, y, inSteps, isDrawn }: Pen): string {
  const down = (at: number): number => tenth(y(values[at] ?? 0))
  const known = (at: number): boolean => (values[at] ?? null) !== null
  let path = ''
  let reached = -1
  for (const at of values.keys()) {
    if (!known(at)) continue
    if (known(at - 1) && isDrawn(at - 1)) {
      if (reached !== at - 1) path += `M${x(at - 1)} ${down(at - 1)}h0`
      path += inSteps ? `H${x(at)}V${down(at)}` : `L${x(at)} ${down(at)}`
      reached = at
    } else if (!known(at - 1) && !known(at + 1) && isDrawn(at)) path += `M${x(at)} ${down(at)}h0`
  }
  return path
}

interface Pen {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly inSteps: boolean
  /** Whether the stride from that place to the next is drawn. */
  readonly isDrawn: (from: number) => boolean
}

const tenth = (value: number): number => Math.round(value * 10) / 10
