import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './closing.de.ts'
import { EN } from './closing.en.ts'

/** Points at the end. */
export const closingTexts = translated({ en: EN, de: DE })
