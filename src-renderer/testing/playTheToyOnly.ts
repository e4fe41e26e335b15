import { registerOnly } from '../../src-shared/games/testing/registered.ts'
import { toyEntry } from '../../src-shared/games/testing/toyFace.ts'
import { WHOLE_TOY } from './wholeToy.ts'

/** Registers the toy, with all it can ask, as the only game for the tests of the file that calls it. */
export function playTheToyOnly(): void {
  registerOnly(toyEntry(WHOLE_TOY))
}
