import type { SeatId } from '../kernel/world/rule.ts'

/** State of the seats' shares in the dice; the same for everybody. */
export interface ChanceState {
  /** Whether shares can be added: the app has thrown nothing yet. */
  readonly open: boolean
  /** Seats that have sent the hash of their share, in their order at the table. */
  readonly promised: readonly SeatId[]
  /** Those of them whose share is awaited; empty until the game master takes the shares up. */
  readonly awaited: readonly SeatId[]
}

export const NO_CHANCE: ChanceState = { open: false, promised: [], awaited: [] }
