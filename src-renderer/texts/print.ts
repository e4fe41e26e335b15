import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/print.ts'
import { EN } from './en/print.ts'

/** The page Print, and the sheets themselves. */
export const printTexts = translated({ en: EN, de: DE })
