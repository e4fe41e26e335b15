import type { TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'

/** An element as it is offered. */
export interface Tile {
  readonly id: string
  readonly code: TypeCode
  readonly owner: string
  readonly label: string
  /** Below its name: its type, and what matters now. */
  readonly says: string
  readonly general: boolean
  readonly water: boolean
  readonly gone: boolean
  /** Why it cannot be chosen; null where it can. */
  readonly barred: string | null
}
