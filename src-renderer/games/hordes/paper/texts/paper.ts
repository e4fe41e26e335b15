import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './paper.de.ts'
import { EN } from './paper.en.ts'

/** What the game puts on paper: the reference sheet, the rosters. */
export const paperTexts = translated({ en: EN, de: DE })
