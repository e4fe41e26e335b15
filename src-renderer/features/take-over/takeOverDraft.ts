import type { Game } from '../../../src-shared/games/api/game.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import type { Typed } from '../figures/cells.ts'
import { readTyped } from '../figures/typedDraft.ts'

/** A record as it is kept. */
type KeptRecord = { readonly collection: string; readonly id: string; readonly to: Json }

/** What was filled in of a campaign on paper. */
export interface TakeOverDraft extends Readonly<Record<string, Json>> {
  readonly typed: Typed
  readonly records: readonly KeptRecord[]
  readonly turn: number
  readonly who: string
  readonly phase: number
  readonly reason: string
}

/** A kept one, as far as the game still has what it names; null where it is none. */
export function readTakeOver(kept: Json, game: Game | null, world: World): TakeOverDraft | null {
  const { turn, who, phase, reason, records } = (kept ?? {}) as Partial<TakeOverDraft>
  if (typeof turn !== 'number' || typeof phase !== 'number' || typeof who !== 'string' || typeof reason !== 'string') return null
  if (!Array.isArray(records)) return null
  const list: readonly Json[] = records
  const typed = readTyped(kept, game, world)?.typed ?? {}
  return { typed, records: list.flatMap((one) => readRecord(one, game)), turn, who, phase, reason }
}

function readRecord(kept: Json, game: Game | null): readonly KeptRecord[] {
  const { collection, id, to } = (kept ?? {}) as Partial<KeptRecord>
  if (typeof collection !== 'string' || typeof id !== 'string' || to === undefined) return []
  return game?.records?.some((face) => face.collection === collection) === true ? [{ collection, id, to }] : []
}
