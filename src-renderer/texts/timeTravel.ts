import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/timeTravel.ts'
import { EN } from './en/timeTravel.ts'

/** Looking back: the table as it was at any entry. */
export const timeTravelTexts = translated({ en: EN, de: DE })
