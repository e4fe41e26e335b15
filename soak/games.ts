import type { Game } from '../src-shared/games/game.ts'
import { GAMES } from '../src-shared/games/registry.ts'
import type { GameSoak } from '../src-shared/games/testing/gameSoak.ts'
import { SOAK as GREATEST_LINEAGE } from '../src-shared/games/greatest-lineage/testing/soak.ts'

/** How campaigns of each game are drawn and watched, by its id. */
const SOAKS: Readonly<Record<string, GameSoak>> = { 'greatest-lineage': GREATEST_LINEAGE }

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
  const soak = SOAKS[game.id]
  if (soak === undefined) throw new Error(`the game ${game.id} does not say how it is soaked`)
  return { game, soak }
}
