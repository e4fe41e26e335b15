import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './filters.de.ts'
import { EN } from './filters.en.ts'

/** The filters of long lists. */
export const filterTexts = translated({ en: EN, de: DE })
