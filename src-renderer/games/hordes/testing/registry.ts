import type { GameEntry } from '../../../../src-shared/games/game.ts'
import { HORDES } from '../../../../src-shared/games/hordes/entry.ts'

/** The register of games with this one alone, for tests to put in place of the real one. */
export const GAMES: readonly GameEntry[] = [HORDES]

export function findGame(id: string | undefined): GameEntry | undefined {
  return id === undefined || id === HORDES.id ? HORDES : undefined
}
