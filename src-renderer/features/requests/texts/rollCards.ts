import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './rollCards.de.ts'
import { EN } from './rollCards.en.ts'

/** Cards of rolls. */
export const rollCardTexts = translated({ en: EN, de: DE })
