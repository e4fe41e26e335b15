import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './highlights.de.ts'
import { EN } from './highlights.en.ts'

/** Cards for what the table should not miss. */
export const highlightsTexts = translated({ en: EN, de: DE })
