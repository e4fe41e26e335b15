import type { Game } from '../../../src-shared/games/api/game.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { cellOf, type Typed } from './cells.ts'
import { hasAccount } from './sections.ts'

/** A kept sheet: what was typed into cells that are still there. Null where nothing is left of it. */
export function readTyped(kept: Json, game: Game | null, world: World): { readonly typed: Typed; readonly reason: string } | null {
  if (game === null || typeof kept !== 'object' || kept === null || !('typed' in kept) || !('reason' in kept)) return null
  const { typed, reason } = kept
  if (typeof reason !== 'string' || typeof typed !== 'object' || typed === null || Array.isArray(typed)) return null
  const cells = Object.entries(typed).flatMap(([key, text]) => {
    const { owner, account } = cellOf(key)
    return typeof text === 'string' && hasAccount(game, world, owner, account) ? [[key, text] as const] : []
  })
  return cells.length === 0 && reason === '' ? null : { typed: Object.fromEntries(cells), reason }
}
