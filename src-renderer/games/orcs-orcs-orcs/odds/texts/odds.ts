import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './odds.de.ts'
import { EN } from './odds.en.ts'

/** The page of chances. */
export const oddsTexts = translated({ en: EN, de: DE })
