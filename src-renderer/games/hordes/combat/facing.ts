import type { TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'

/** One of two who face each other. */
export interface FacingSide {
  readonly name: string
  /** Below the name: its type. */
  readonly says: string
  readonly owner: string
  readonly type: TypeCode
  readonly general: boolean
  readonly water: boolean
  /** What is added to its die, or its score. */
  readonly total: number
  /** What the figure is, for ears. */
  readonly totalSays: string
}
