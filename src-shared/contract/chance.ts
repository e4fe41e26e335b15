import type { SeatId } from '../kernel/rule.ts'

/** How far it has come that the seats add to the dice. The same for everybody. */
export interface ChanceState {
  /** Whether something can be added: the app has thrown nothing yet. */
  readonly open: boolean
  /** Seats that have sent the hash of what they add, in their order at the table. */
  readonly promised: readonly SeatId[]
  /** Those of them whose share is waited for; empty until the game master takes the shares up. */
  readonly awaited: readonly SeatId[]
}

export const NO_CHANCE: ChanceState = { open: false, promised: [], awaited: [] }
