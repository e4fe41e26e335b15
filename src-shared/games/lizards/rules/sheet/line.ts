import type { Cell } from '../../../../board/hexes.ts'
import type { Chant, ClanNumber, Counts, Direction, OrderCode } from '../tables.ts'

/** One line of an order sheet as the rules obey it: well formed, its codes looked up (LZ-ORDER-2). */
export interface OrderLine {
  /** As written, 1 to 30: struck and refused lines keep their numbers. Dice are named by it. */
  readonly line: number
  readonly order: OrderCode
  /** Where the acting band, spies or den are (LZ-ORDER-3). */
  readonly hex: Cell
  /** M1 and M2; empty for an order without direction, and for GATE. */
  readonly ways: readonly Direction[]
  /** Numbers as written, of SP and FR; of CH the Blacks alone. Null: left blank. */
  readonly counts: Counts | null
  /** CH only. */
  readonly chant: Chant | null
  /** The temple that GATE names; null for all else. */
  readonly gate: Cell | null
  /** The clan that GI names; null for all else. */
  readonly to: ClanNumber | null
}

/** A line with the clan whose sheet it is on. */
export interface ClanLine extends OrderLine {
  readonly clan: ClanNumber
}
