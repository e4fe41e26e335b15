import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/filters.ts'
import { EN } from './en/filters.ts'

/** The filters of long lists. */
export const filterTexts = translated({ en: EN, de: DE })
