import type { Moment } from '../../src-shared/kernel/journal/history.ts'
import { GAME_MASTER, type SeatId } from '../../src-shared/kernel/world/rule.ts'
import type { World } from '../../src-shared/kernel/world/world.ts'

/** What is known of the open table where a question is shown, and to whom. */
export interface AtTable {
  readonly moments: readonly Moment[]
  readonly world: World
  readonly viewer: SeatId
}

export function viewerOf({
  moments,
  world,
  head,
}: Pick<AtTable, 'moments' | 'world'> & { readonly head: { readonly seat: SeatId } | null }): AtTable {
  return { moments, world, viewer: head?.seat ?? GAME_MASTER }
}
