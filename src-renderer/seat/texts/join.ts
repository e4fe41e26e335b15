import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './join.de.ts'
import { EN } from './join.en.ts'

/** The way in of a player's device. */
export const joinTexts = translated({ en: EN, de: DE })
