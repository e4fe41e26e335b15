import { findGame } from '../../games/registry.ts'
import { standInRefused } from '../../kernel/journal/standIns.ts'
import { refuse, type Outcome } from '../../kernel/problem.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import type { TableSession } from '../session/session.ts'

/** Says who answers for a seat: one of the game's bots, what the player has prepared, or nobody. */
export async function standIn(session: TableSession, seat: SeatId, by: string, key: string | undefined): Promise<Outcome<null>> {
  const game = await findGame(session.ruleset.id)?.load()
  const refused = game === undefined ? null : standInRefused(by, Object.keys(game.bots))
  return refused === null ? session.annotate({ kind: 'standIn', seat, by }, key) : refuse(refused)
}
