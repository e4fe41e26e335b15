import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './timeTravel.de.ts'
import { EN } from './timeTravel.en.ts'

/** Looking back: the table as it was at any entry. */
export const timeTravelTexts = translated({ en: EN, de: DE })
