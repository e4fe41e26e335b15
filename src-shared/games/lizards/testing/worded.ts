import type { Game } from '../../api/game.ts'
import { toyFace } from '../../testing/toyFace.ts'
import { ANSWERS } from '../words/answers.ts'
import { englishName, germanName, givenName } from '../words/names.ts'
import { WORDS } from '../words/say.ts'

/** The words of this game on the face of another: they can be tested before the game has a face of its own. */
export const WORDED: Game = {
  ...toyFace(),
  words: WORDS,
  kinds: ['colour', 'terrain', 'order', 'chant', 'site'],
  names: { en: englishName, de: germanName },
  given: givenName,
  answers: ANSWERS,
}
