import type { Cursor } from '../../../src-shared/kernel/effect.ts'
import type { Request } from '../../../src-shared/kernel/request.ts'
import type { SeatId } from '../../../src-shared/kernel/rule.ts'
import type { World } from '../../../src-shared/kernel/world.ts'
import { CIVILISATIONS, GAME } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import { isCivilisation, SEATS } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'

export interface SeatInRound {
  readonly seat: SeatId
  readonly state: 'done' | 'now' | 'next' | 'fallen'
}

/** Players in their order of play, and how far the round has come. */
export function roundOf(world: World, cursor: Cursor): readonly SeatInRound[] {
  const order: readonly SeatId[] = world.records(GAME)[0]?.order ?? []
  const seats = order.length > 0 ? order : SEATS
  const at = order.indexOf(cursor.seat)
  return seats.map((seat, index) => {
    return { seat, state: stateOf(world, seat, cursor, order.length > 0 ? index : null, at) }
  })
}

function stateOf(world: World, seat: SeatId, cursor: Cursor, index: number | null, at: number): SeatInRound['state'] {
  if (world.record(CIVILISATIONS, seat)?.alive === false) return 'fallen'
  if (seat === cursor.seat) return 'now'
  if (index === null || cursor.turn === 0) return 'next'
  // In the step of the non-players everybody has moved.
  return at < 0 || index < at ? 'done' : 'next'
}

/** Players' names by seat. */
export function playersOf(world: World): ReadonlyMap<SeatId, string> {
  return new Map(world.records(CIVILISATIONS).map(({ seat, player }) => [seat, player]))
}

/** Whose figures matter now: of the player who is asked, else of the one whose turn it is. */
export function seatAsked(pending: Request | null, cursor: Cursor): SeatId {
  return pending !== null && isCivilisation(pending.seat) ? pending.seat : cursor.seat
}
