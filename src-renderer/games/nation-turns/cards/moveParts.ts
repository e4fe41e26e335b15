import { withMove, type StackReading, type WayReading } from '../../../../src-shared/games/nation-turns/reading/moves.ts'
import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import { rowsIn } from '../../../../src-shared/kernel/forms/form.ts'

/** A part of a stack that goes one way; `way` empty: it stays. `at`: its place among the rows of the sheet, or behind the last. */
export interface Part {
  readonly at: number
  readonly way: string
  readonly count: number
}

/** What moves of a stack, way by way, and last what does not. */
export function partsOf(sheet: Sheet, { rows, left }: StackReading): readonly Part[] {
  return left > 0 ? [...rows, { at: rowsIn(sheet['moves']).length, way: '', count: left }] : rows
}

/** The sheet with a part going another way; an empty one: it stays. */
export function sent(sheet: Sheet, stack: StackReading, { at, way: before, count }: Part, way: string): Sheet {
  return way === '' ? withMove(sheet, at, before, 0, stack.count) : withMove(sheet, at, way, count, stack.count)
}

/**
 * The way a press on an area means for a part: the shortest there, past nobody before past others; pressed again, the next one; where it stands,
 * to stay. Null where none leads there.
 */
export function wayTo(stack: StackReading, part: Part, area: string, isOpen: (way: WayReading) => boolean): string | null {
  if (area === stack.area) return ''
  const ways = stack.ways
    .filter((way) => way.to === area && (way.id === part.way || isOpen(way)))
    .sort((one, other) => one.passed - other.passed || one.path.length - other.path.length)
  const next = ways[(ways.findIndex(({ id }) => id === part.way) + 1) % Math.max(1, ways.length)]
  return next?.id ?? null
}
