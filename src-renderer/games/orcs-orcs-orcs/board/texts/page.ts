import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './page.de.ts'
import { EN } from './page.en.ts'

/** The page of the tower, and the display. */
export const towerTexts = translated({ en: EN, de: DE })
