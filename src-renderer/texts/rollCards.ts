import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/rollCards.ts'
import { EN } from './en/rollCards.ts'

/** Cards of rolls. */
export const rollCardTexts = translated({ en: EN, de: DE })
