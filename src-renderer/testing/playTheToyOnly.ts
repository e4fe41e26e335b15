import type { Game } from '../../src-shared/games/api/game.ts'
import { registerOnly } from '../../src-shared/games/testing/registered.ts'
import { toyEntry, toyFace } from '../../src-shared/games/testing/toyFace.ts'
import { WHOLE_TOY } from './wholeToy.ts'

/**
 * Registers the toy, with all it can ask, as the only game for the tests of the file that calls it.
 * @param members replace members of the toy, or add what it has none of
 */
export function playTheToyOnly(members: Partial<Game> = {}): void {
  registerOnly({ ...toyEntry(WHOLE_TOY), load: () => Promise.resolve({ ...toyFace(WHOLE_TOY), ...members }) })
}
