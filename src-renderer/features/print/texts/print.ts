import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './print.de.ts'
import { EN } from './print.en.ts'

/** The page Print, and the sheets themselves. */
export const printTexts = translated({ en: EN, de: DE })
