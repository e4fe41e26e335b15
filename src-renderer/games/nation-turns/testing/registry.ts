import type { GameEntry } from '../../../../src-shared/games/game.ts'
import { NATION_TURNS } from '../../../../src-shared/games/nation-turns/entry.ts'

/** The register of games with this one alone, for tests to put in place of the real one. */
export const GAMES: readonly GameEntry[] = [NATION_TURNS]

export function findGame(id: string | undefined): GameEntry | undefined {
  return id === undefined || id === NATION_TURNS.id ? NATION_TURNS : undefined
}
