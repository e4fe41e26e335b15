import type { BoardPlate } from '../../../src-shared/report/boardPlate.ts'
import type { LineChart } from '../../../src-shared/report/lineChart.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'

/** Stands where the reader of a sheet does not know a figure: never 0. */
export const UNKNOWN = '–'

/** What is printed, as data: the same blocks are measured, laid out on sheets, looked at in the preview and given to the printer. */
export interface PrintDocument {
  readonly id: string
  /** Heads the first sheet and stands in the foot of every one. */
  readonly title: string
  /** Above the title, small: what it belongs to. */
  readonly over: string
  /** Below the title. */
  readonly lead: string
  /** Whose it is: sets the accent; null for nobody's. */
  readonly owner: OwnerId | null
  /** `book`: to be read and kept, with a title page and in the letters of a book; `reference`: to be looked up in, in two narrow columns of close lines. */
  readonly look?: Look
  /** Printed on paper turned on its side. */
  readonly isWide?: true
  readonly blocks: readonly Block[]
}

export type Look = 'book' | 'reference'

/** One thing that is never torn apart over two sheets. */
export type Block = HeadingBlock | TextBlock | RowBlock | FormBlock | ChartBlock | BoardBlock

/** Stays on the sheet of what follows. */
export interface HeadingBlock {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly text: string
  /** Whose emblem stands before it. */
  readonly owner?: OwnerId | null
  /** Behind it, quiet: a rule, or several. */
  readonly rule?: string
  /** On a sheet of its own, with what follows. */
  readonly begins?: true
}

/** Courses over the rounds. */
export interface ChartBlock {
  readonly kind: 'chart'
  readonly chart: LineChart
}

/** The board as it stood. */
export interface BoardBlock {
  readonly kind: 'board'
  readonly plate: BoardPlate
}

export interface TextBlock {
  readonly kind: 'text'
  readonly text: string
  /** Whose emblem stands before it. */
  readonly owner?: OwnerId | null
  /** `entry`: a line of a list, with a rule below it; `quiet`: a hint; `deep`: belongs to the line above, set in; `branch`: of a tree, set in by its `depth`. */
  readonly look?: 'entry' | 'quiet' | 'deep' | 'branch'
  readonly depth?: number
  /** On the sheet of what follows. */
  readonly stays?: boolean
  /** Taken back: struck through. */
  readonly struck?: boolean
  /** At the right, quiet: a rule, or the number of an entry. */
  readonly rule?: string
}

export interface Column {
  readonly title: string
  /** Share of the width, in percent; the columns of a table make 100. */
  readonly width: number
  readonly figures?: boolean
}

export interface PrintTable {
  readonly id: string
  readonly columns: readonly Column[]
  /** All its rows on one sheet, or in one column, where that holds them. */
  readonly whole?: true
  /** Without a head and without columns: what names a row stands before the rest of it, as in a dictionary. */
  readonly runsIn?: true
}

/** A row of a table, whose head is repeated on every sheet it comes to. The first cell names the row. */
export interface RowBlock {
  readonly kind: 'row'
  readonly table: PrintTable
  readonly cells: readonly string[]
  /** Whose emblem stands before the first of them. */
  readonly owner?: OwnerId | null
  /** On the sheet of what follows. */
  readonly stays?: boolean
  /** `sum`: behind a stronger line; `part`: a name over the rows that follow. */
  readonly look?: 'sum' | 'part'
}

/** Empty rows to be written in by hand. */
export interface FormBlock {
  readonly kind: 'form'
  readonly table: PrintTable
  readonly lines: number
}
