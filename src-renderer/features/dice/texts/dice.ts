import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './dice.de.ts'
import { EN } from './dice.en.ts'

/** Dice as they lie, and what they came to. */
export const diceTexts = translated({ en: EN, de: DE })
