import type { Cursor } from '../../../src-shared/kernel/world/effect.ts'
import type { Request } from '../../../src-shared/kernel/engine/request.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import type { Game } from '../../../src-shared/games/api/game.ts'
import { playing } from '../../../src-shared/games/text/playing.ts'

/** Seats somebody sits at, in the order of the table. */
export function playerSeats(game: Pick<Game, 'owners'> | null, world: World): readonly SeatId[] {
  return game?.owners(world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : [])) ?? []
}

/** Players' names by seat, of the game that is open; none before it is set up. */
export function playersOf(world: World): ReadonlyMap<SeatId, string> {
  const owners = playing()?.game.owners(world) ?? []
  return new Map(owners.flatMap(({ id, kind, player }) => (kind === 'player' && player !== undefined ? [[id, player] as const] : [])))
}

/** Whose figures matter now: of the player who is asked, else of the one whose turn it is. */
export function seatAsked(pending: Request | null, cursor: Cursor, players: readonly SeatId[]): SeatId {
  return pending !== null && players.includes(pending.seat) ? pending.seat : cursor.seat
}
