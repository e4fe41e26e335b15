import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import type { ChronicleEntry } from './entries.ts'

/** Rolls of one seat, by how they were made; what was taken back counts apart. */
export interface RollCount {
  readonly seat: string
  readonly app: number
  readonly hand: number
  readonly takenBack: number
}

/** Every roll of the chronicle counted, seat by seat: players first, in their order, then whoever else was asked. */
export function countRolls(entries: readonly ChronicleEntry[], players: readonly SeatId[]): readonly RollCount[] {
  const counts = new Map<string, { app: number; hand: number; takenBack: number }>(
    players.map((seat) => [seat, { app: 0, hand: 0, takenBack: 0 }]),
  )
  for (const { seat, roll, voidedBy } of entries) {
    if (roll === null) continue
    let count = counts.get(seat)
    if (count === undefined) counts.set(seat, (count = { app: 0, hand: 0, takenBack: 0 }))
    if (voidedBy === null) count[roll.by]++
    else count.takenBack++
  }
  return [...counts].map(([seat, count]) => ({ seat, ...count })).filter(({ app, hand, takenBack }) => app + hand + takenBack > 0)
}
