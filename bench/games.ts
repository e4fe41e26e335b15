/// <reference types="vite/types/importMeta.d.ts" />
import type { Game } from '../src-shared/games/api/game.ts'
import { findGame } from '../src-shared/games/registry.ts'
import type { GameBench } from '../src-shared/games/testing/gameBench.ts'

/** What each game is measured by: what lies in its folder. */
const BENCHES = import.meta.glob<GameBench>('../src-shared/games/*/testing/bench.ts', { eager: true, import: 'BENCH' })

/** A game as it is measured. */
export interface BenchedGame {
  readonly game: Game
  readonly bench: GameBench
}

/** The game of that id, or the first; throws where there is none of it, and where nobody says how it is measured. */
export async function gameNamed(id: string | undefined): Promise<BenchedGame> {
  const game = await findGame(id)?.load()
  if (game === undefined) throw new Error(`there is no game ${id ?? ''}`)
  const bench = BENCHES[`../src-shared/games/${game.id}/testing/bench.ts`]
  if (bench === undefined) throw new Error(`the game ${game.id} does not say how it is measured: its folder has no testing/bench.ts`)
  return { game, bench }
}
