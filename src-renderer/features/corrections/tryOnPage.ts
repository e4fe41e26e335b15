import type { Game } from '../../../src-shared/games/api/game.ts'
import type { Change } from '../../../src-shared/kernel/journal/journal.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import { tryChanges, type Tried } from '../../../src-shared/kernel/engine/trying.ts'
import { WorldState, type World } from '../../../src-shared/kernel/world/world.ts'

/** What a correction would do to the table as the game master's page has it; null where none is open. */
export function tryOnPage(game: Game | null, world: World, changes: readonly Change[]): Outcome<Tried> | null {
  return game === null || !(world instanceof WorldState) ? null : tryChanges(game.rules, world, changes)
}
