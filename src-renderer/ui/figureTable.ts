import type { OwnerId, RuleId } from '../../src-shared/kernel/world/rule.ts'
import type { WhySubject } from '../features/why/useWhy.ts'

/** What stands in a cell: a text, quiet, as a loss, or as a note behind what it belongs to; a figure, with its why where it has one; a change with its sign; a rule; an owner, with its colour; nothing, with the word for it. */
export type Cell =
  | string
  | { readonly text: string; readonly tone: 'quiet' | 'loss' | 'note' }
  | { readonly figure: number; readonly why?: WhySubject | null; readonly part?: string; readonly change?: boolean }
  | { readonly signed: number }
  | { readonly rule: RuleId }
  | { readonly owner: OwnerId }
  | { readonly none: string }

export interface Column {
  readonly id: string
  /** Read out, and before a cell where rows stand as blocks. */
  readonly head: string
  /** Figures stand right. */
  readonly num?: boolean
  /** Whose figures these are: the head is in their colour. */
  readonly seat?: string
  /** The head is for ears only. */
  readonly unseen?: boolean
}

export interface FigureRow {
  readonly key: string | number
  /** What the row is of: pieces beside each other, a string alone being one. */
  readonly head: string | readonly Cell[]
  /** One a column, or a single one for all of them. */
  readonly cells: readonly Cell[]
  readonly seat?: string
  /** Part of the row above it: it stands further in. */
  readonly isPart?: boolean
}

/** The last line, behind a stronger one: its cells stand under the last columns, its head spans the rest. */
export interface TableFoot {
  readonly head: string
  readonly cells: readonly Cell[]
}
