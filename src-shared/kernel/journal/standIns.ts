import type { Moment } from './history.ts'
import { notOffered, problem, shown, type Problem } from '../problem.ts'
import type { SeatId } from '../world/rule.ts'

/** In place of a bot's name: what the player has prepared. */
export const BY_ORDERS = 'orders'

/** Who stands in is named like a bot. */
const NAME = /^[a-zA-Z]{0,40}$/

/** What speaks against somebody standing in; null where nothing does. */
export function standInProblem(seat: SeatId, by: string, seats: readonly SeatId[]): Problem | null {
  if (!seats.includes(seat)) return problem('seat', 'problem.seat', { value: shown(seat), options: seats.join(', ') })
  return NAME.test(by) ? null : problem('by', 'problem.standIn', { value: shown(by) })
}

/** The refusal of a name that is none of the game's bots, nor means orders; null of those, and of nobody. */
export function standInRefused(by: string, bots: readonly string[]): Problem | null {
  const offered = [...bots, BY_ORDERS]
  return by === '' || offered.includes(by)
    ? null
    : notOffered(
        'by',
        by,
        offered.map((id) => ({ id })),
      )
}

/** Who answers for whom in a round, by seat: a stand-in is for the round it was named in alone. */
export function standInsOf(moments: readonly Moment[], round: number): ReadonlyMap<SeatId, string> {
  const found = new Map<SeatId, string>()
  for (const { entry, before } of moments) {
    if (entry.kind !== 'standIn' || before.turn !== round) continue
    const { seat = '', by = '' } = entry
    if (by === '') found.delete(seat)
    else found.set(seat, by)
  }
  return found
}
