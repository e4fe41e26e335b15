import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './battleCards.de.ts'
import { EN } from './battleCards.en.ts'

/** The battle ahead: both bonus sheets, odds and the price of warriors. */
export const battleCardTexts = translated({ en: EN, de: DE })
