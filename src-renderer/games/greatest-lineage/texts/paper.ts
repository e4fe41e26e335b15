import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './paper.de.ts'
import { EN } from './paper.en.ts'

/** The page Print, and the sheets themselves. */
export const paperTexts = translated({ en: EN, de: DE })
