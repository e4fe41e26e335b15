import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/battleCards.ts'
import { EN } from './en/battleCards.ts'

/** The battle ahead: both bonus sheets, odds and the price of warriors. */
export const battleCardTexts = translated({ en: EN, de: DE })
