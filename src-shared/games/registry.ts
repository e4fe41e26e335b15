import type { GameEntry } from './api/game.ts'
import { GREATEST_LINEAGE } from './greatest-lineage/entry.ts'
import { HORDES } from './hordes/entry.ts'
import { NATION_TURNS } from './nation-turns/entry.ts'
import { ORCS_ORCS_ORCS } from './orcs-orcs-orcs/entry.ts'

/** Every game; the first is the one meant where none is named. */
export let GAMES: readonly GameEntry[] = [GREATEST_LINEAGE, NATION_TURNS, HORDES, ORCS_ORCS_ORCS]

/**
 * Registers other games in place of these: tests play the toy.
 *
 * @returns registers again what was registered before
 */
export function registerInstead(games: readonly GameEntry[]): () => void {
  const before = GAMES
  GAMES = games
  return () => {
    GAMES = before
  }
}

/** The game of that id (the first, where none is named); undefined for one this program does not have. */
export function findGame(id: string | undefined): GameEntry | undefined {
  return id === undefined ? GAMES[0] : GAMES.find((game) => game.id === id)
}
