import type { Direction } from '../reading/neighbours.ts'
import { idsOf, withBorder, type Draft } from './editing.ts'
import { fieldsIn, rowsOf, textIn } from './paths.ts'

/** Where an area lies on the sheet: 0 to 100 from its left and from its top edge. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** An area of a scenario in the making as it is drawn. */
export interface AreaOnSheet extends Place {
  /** Its place in the list of areas. */
  readonly at: number
  readonly id: string
  /** Both figures are given and on the sheet. Without them the area is drawn in the middle, or at the edge. */
  readonly isPlaced: boolean
}

/** Length of a side of the sheet. */
export const SHEET = 100
const MIDDLE = SHEET / 2
/** Arrow keys move an area by so much, with Shift by the larger step. */
const STEP = 1
const LARGE_STEP = 10
/** An area is drawn to the row or column of another that is no further away. */
const MAGNET = 1.5
/** A new area keeps so far from the others, if there is such a place. */
const APART = { x: 12, y: 14 } as const

export function areasOnSheet(draft: Draft): readonly AreaOnSheet[] {
  return rowsOf(draft['areas']).map((row, at) => {
    const { id, x, y } = fieldsIn(row)
    const isPlaced = isOnSheet(x) && isOnSheet(y)
    return { at, id: textIn(id), x: drawnAt(x), y: drawnAt(y), isPlaced }
  })
}

function isOnSheet(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= SHEET
}

function drawnAt(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? within(value) : MIDDLE
}

function within(value: number): number {
  return Math.min(SHEET, Math.max(0, value))
}

/** The area of this row at another place; whole figures, never outside the sheet. Its outline stays where it was drawn. */
export function withPlace(draft: Draft, at: number, { x, y }: Place): Draft {
  const moved = { x: within(Math.round(x)), y: within(Math.round(y)) }
  return { ...draft, areas: rowsOf(draft['areas']).map((row, index) => (index === at ? { ...fieldsIn(row), ...moved } : row)) }
}

/** A place that was pointed at, in whole figures on the sheet, and in line with another area where one is almost in line. */
export function snapped({ x, y }: Place, others: readonly Place[]): Place {
  return {
    x: nearest(
      within(x),
      others.map((one) => one.x),
    ),
    y: nearest(
      within(y),
      others.map((one) => one.y),
    ),
  }
}

function nearest(value: number, lines: readonly number[]): number {
  const away = (line: number): number => Math.abs(line - value)
  const line = lines.reduce<number | null>(
    (best, one) => (away(one) <= MAGNET && (best === null || away(one) < away(best)) ? one : best),
    null,
  )
  return line ?? Math.round(value)
}

/** One step by an arrow key. A large step goes to the next multiple of ten, so that rows and columns are met again. */
export function stepped({ x, y }: Place, direction: Direction, isLarge: boolean): Place {
  switch (direction) {
    case 'left':
      return { x: stepDown(x, isLarge), y }
    case 'right':
      return { x: stepUp(x, isLarge), y }
    case 'up':
      return { x, y: stepDown(y, isLarge) }
    case 'down':
      return { x, y: stepUp(y, isLarge) }
  }
}

function stepUp(value: number, isLarge: boolean): number {
  const by = isLarge ? LARGE_STEP : STEP
  return within((Math.floor(value / by) + 1) * by)
}

function stepDown(value: number, isLarge: boolean): number {
  const by = isLarge ? LARGE_STEP : STEP
  return within((Math.ceil(value / by) - 1) * by)
}

/** Where a new area hides no other: as near to the middle as it can be. The middle, where the sheet is full. */
export function freePlace(draft: Draft): Place {
  const others = areasOnSheet(draft)
  const isFree = ({ x, y }: Place): boolean => !others.some((one) => Math.abs(one.x - x) < APART.x && Math.abs(one.y - y) < APART.y)
  const far = ({ x, y }: Place): number => (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2
  const tens = Array.from({ length: SHEET / LARGE_STEP + 1 }, (_, index) => index * LARGE_STEP)
  const free = tens.flatMap((y) => tens.map((x) => ({ x, y }))).filter(isFree)
  return free.reduce<Place | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null) ?? { x: MIDDLE, y: MIDDLE }
}

/** Whether a border goes by the id of this area: it has one, and no other area has the same. */
export function hasOwnId(draft: Draft, id: string): boolean {
  return id !== '' && idsOf(draft, 'areas').filter((one) => one === id).length === 1
}

/** Whether either of two areas names the other. */
export function areJoined(draft: Draft, one: string, other: string): boolean {
  return names(draft, one, other) || names(draft, other, one)
}

function names(draft: Draft, one: string, other: string): boolean {
  const row = rowsOf(draft['areas']).find((area) => fieldsIn(area)['id'] === one)
  return rowsOf(fieldsIn(row)['borders']).includes(other)
}

/** Makes the border between two areas, or removes it where both name each other. One that only one side names becomes whole. */
export function withBorderToggled(draft: Draft, one: string, other: string): Draft {
  return withBorder(draft, one, other, !(names(draft, one, other) && names(draft, other, one)))
}

/** Each border once, as the rows of its areas; one that names no area is left out. */
export function bordersOnSheet(draft: Draft): readonly (readonly [from: AreaOnSheet, to: AreaOnSheet])[] {
  const areas = areasOnSheet(draft)
  return areas.flatMap((from, at) =>
    areas.slice(at + 1).flatMap((to) => (from.id !== to.id && areJoined(draft, from.id, to.id) ? [[from, to] as const] : [])),
  )
}
