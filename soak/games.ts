/// <reference types="vite/types/importMeta.d.ts" />
import type { Game } from '../src-shared/games/api/game.ts'
import { GAMES } from '../src-shared/games/registry.ts'
import type { GameSoak } from '../src-shared/games/testing/gameSoak.ts'

/** How campaigns of each game are drawn and watched: what lies in its folder. */
const SOAKS = import.meta.glob<GameSoak>('../src-shared/games/*/testing/soak.ts', { eager: true, import: 'SOAK' })

const LOADED: ReadonlyMap<string, Game> = new Map(await Promise.all(GAMES.map(async (entry) => [entry.id, await entry.load()] as const)))

/** A game as the soak plays it. */
export interface SoakedGame {
  readonly game: Game
  readonly soak: GameSoak
}

/** The game of that id, or the first; throws where there is none of it, and where nobody says how its campaigns are drawn. */
export function gameNamed(id: string | undefined): SoakedGame {
  const game = id === undefined ? [...LOADED.values()][0] : LOADED.get(id)
  if (game === undefined) throw new Error(`there is no game ${id ?? ''}`)
  const soak = SOAKS[`../src-shared/games/${game.id}/testing/soak.ts`]
  if (soak === undefined) throw new Error(`the game ${game.id} does not say how it is soaked: its folder has no testing/soak.ts`)
  return { game, soak }
}
