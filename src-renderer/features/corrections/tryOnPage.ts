import type { Game } from '../../../src-shared/games/game.ts'
import type { Change } from '../../../src-shared/kernel/journal.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import type { Tried } from '../../../src-shared/kernel/trying.ts'
import { tryChanges } from '../../../src-shared/kernel/trying.ts'
import type { World } from '../../../src-shared/kernel/world.ts'
import { WorldState } from '../../../src-shared/kernel/world.ts'

/** What a correction would do to the table as the game master's page has it; null where none is open. */
export function tryOnPage(game: Game | null, world: World, changes: readonly Change[]): Outcome<Tried> | null {
  return game === null || !(world instanceof WorldState) ? null : tryChanges(game.rules, world, changes)
}
