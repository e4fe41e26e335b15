import { ledgerTexts } from './texts/ledger.ts'

/** What a figure read at the end of one turn. */
export interface CoursePoint {
  readonly round: number
  readonly value: number
}

/** Size of the drawing's own grid, in its units. */
export const COURSE_WIDTH = 100
export const COURSE_HEIGHT = 24
/** Room left above and below, so that the line is never cut. */
const MARGIN = 3

export interface Drawn {
  readonly x: number
  readonly y: number
}

/** The points on the drawing's grid, from the first turn at the left to the last at the right; a figure that never changes lies in the middle. */
export function drawCourse(points: readonly CoursePoint[]): readonly Drawn[] {
  const values = points.map(({ value }) => value)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = COURSE_HEIGHT - 2 * MARGIN
  return values.map((value, index) => ({
    x: points.length === 1 ? COURSE_WIDTH : (index / (points.length - 1)) * COURSE_WIDTH,
    y: high === low ? COURSE_HEIGHT / 2 : MARGIN + ((high - value) / (high - low)) * room,
  }))
}

/** Height of the zero line on the grid, where the figure is above and below it in turn; else null. */
export function zeroLine(points: readonly CoursePoint[]): number | null {
  const values = points.map(({ value }) => value)
  const low = Math.min(...values)
  const high = Math.max(...values)
  return low < 0 && high > 0 ? MARGIN + (high / (high - low)) * (COURSE_HEIGHT - 2 * MARGIN) : null
}

/** The course in words: "Food at the end of each turn: 15 in round 1, 46 in round 7; lowest 3 in round 2, highest 50 in round 6." */
export function tellCourse(name: string, points: readonly CoursePoint[]): string {
  const { none, one, level, ends, lowest: least, highest: most } = ledgerTexts.course
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return none(name)
  if (first === last) return one(name, at(first))
  const lowest = points.reduce((low, point) => (point.value < low.value ? point : low))
  const highest = points.reduce((high, point) => (point.value > high.value ? point : high))
  if (lowest.value === highest.value) return level(name, first.value)
  const between = [
    lowest.value < Math.min(first.value, last.value) ? least(at(lowest)) : '',
    highest.value > Math.max(first.value, last.value) ? most(at(highest)) : '',
  ]
  return ends(name, at(first), at(last), between.filter((text) => text !== '').join(', '))
}

function at({ round, value }: CoursePoint): string {
  return ledgerTexts.course.at(value, round)
}
