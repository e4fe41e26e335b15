import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './askedAtOnce.de.ts'
import { EN } from './askedAtOnce.en.ts'

/** What is asked of several seats at once. */
export const askedAtOnceTexts = translated({ en: EN, de: DE })
