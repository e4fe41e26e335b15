import type { WhySubject } from '../why/useWhy.ts'
import { csvFile } from '../../wording/spreadsheet.ts'

/** How a series is told from the others: a colour of tokens.css, and a place in the row of dashes, point shapes and fills. */
export interface Tone {
  /** Custom property, such as `--accent-1`. */
  readonly colour: string
  readonly mark: number
}

export interface Series {
  readonly id: string
  readonly name: string
  readonly tone: Tone
  /** One per label; null where there is nothing to tell. */
  readonly values: readonly (number | null)[]
  /** Where its figures come from, where they stand in one account or are reckoned from accounts. */
  readonly why?: WhySubject
}

/**
 * The numbers of one chart. Drawing, table, file and spoken text are all made from this, so they never differ. `lines`: courses over the
 * labels; `stack`: parts of a whole over the labels; `bars`: parts side by side, or laid on each other; `shares`: bars beside an expected line.
 */
export interface ChartFigures {
  readonly kind: 'lines' | 'stack' | 'bars' | 'shares'
  /** What the chart tells, as a sentence. */
  readonly title: string
  /** What is counted, how. */
  readonly about: string
  /** Heads the column of labels. */
  readonly axis: string
  /** What the numbers are: "tokens", "% of the dice". */
  readonly unit: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** What the reader must know beside it. */
  readonly notes: readonly string[]
  /** The labels are rounds, 0 for the set-up; a figure belongs to the end of its round. */
  readonly rounds?: boolean
  /** It stays as it is until the next round. */
  readonly steps?: boolean
}

/** Whether there is a single figure to draw. */
export function hasFigures({ series }: ChartFigures): boolean {
  return series.some(({ values }) => values.some((value) => value !== null))
}

/** Id of the series that is drawn as a line across the bars: what fair dice would come to. */
export const EXPECTED = 'expected'

/** The table of a chart as a file for spreadsheets, numbers plain, an empty cell where there is nothing to tell. */
export function figuresCsv({ axis, labels, series }: ChartFigures): string {
  const rows = labels.map((label, at) => [plainLabel(label), ...series.map(({ values }) => values[at] ?? '')])
  return csvFile([[axis, ...series.map(({ name }) => name)], ...rows])
}

/** Rounds are numbers to a spreadsheet. */
function plainLabel(label: string): string | number {
  return /^\d+$/.test(label) ? Number(label) : label
}

export const SEAT_TONES: Readonly<Record<string, Tone>> = {
  elves: { colour: '--accent-1', mark: 0 },
  humans: { colour: '--accent-2', mark: 1 },
  dwarves: { colour: '--accent-3', mark: 2 },
  gm: { colour: '--table', mark: 3 },
  demonic: { colour: '--accent-4', mark: 3 },
  undead: { colour: '--table', mark: 4 },
  monstrous: { colour: '--warn', mark: 5 },
}

/** Of a civilisation, of a kingdom, or of the tribes. */
export function seatTone(owner: string): Tone {
  return SEAT_TONES[owner] ?? { colour: '--ink-3', mark: 6 }
}

/** Colours of parts of a whole, the deepest of the stack first. */
const PART_COLOURS = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'] as const

export function partTone(place: number): Tone {
  return { colour: PART_COLOURS[place % PART_COLOURS.length] ?? '--ink-3', mark: place }
}
