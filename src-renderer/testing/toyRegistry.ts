import type { GameEntry } from '../../src-shared/games/game.ts'
import { toyEntry } from '../../src-shared/games/testing/toyFace.ts'
import { WHOLE_TOY } from './wholeToy.ts'

/** The register of games with the toy alone, for tests to put in place of the real one. */
const TOY: GameEntry = toyEntry(WHOLE_TOY)

export const GAMES: readonly GameEntry[] = [TOY]

export function findGame(id: string | undefined): GameEntry | undefined {
  return id === undefined || id === TOY.id ? TOY : undefined
}
