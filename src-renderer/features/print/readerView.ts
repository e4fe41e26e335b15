import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import type { LedgerRow, Moment, SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { GAME_MASTER, type SeatId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { forReader } from '../../../src-shared/report/recap.ts'

/** All that a sheet of paper may be made from: the table as its reader sees it. */
export interface ReaderView {
  /** A player, the game master, or the onlooker for what is meant for everybody. */
  readonly reader: SeatId
  /** Of the campaign. */
  readonly title: string
  readonly world: World
  readonly moments: readonly Moment[]
  readonly ledger: readonly LedgerRow[]
}

/** The table as it is shown to whoever looks at it. */
export interface TableShown extends Omit<ReaderView, 'reader'> {
  readonly entries: readonly SeenEntry[]
  /** Null while no table is open. */
  readonly head: { readonly seat: SeatId } | null
}

/**
 * What `reader` sees of the table that is shown. Every sheet is made of it, so that the game master's screen prints no more for a player than
 * that player's own device does. A player's device has its own view and no other.
 */
export function readerView({ head, title, entries, world, moments, ledger }: TableShown, reader: SeatId): ReaderView {
  const viewer = head?.seat ?? reader
  if (viewer !== GAME_MASTER || reader === GAME_MASTER) return { reader: viewer, title, world, moments, ledger }
  const seen = foldHistory(forReader({ title, entries, seed: null }, reader).entries)
  return { reader, title, world: seen.world, moments: seen.moments, ledger: seen.ledger }
}
