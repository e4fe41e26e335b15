import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './odds.de.ts'
import { EN } from './odds.en.ts'

/** The Odds page: two types, what applies, all throws. */
export const oddsTexts = translated({ en: EN, de: DE })
