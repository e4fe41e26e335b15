import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './ui.de.ts'
import { EN } from './ui.en.ts'

/** What small parts say that stand on every page: figures, rules, numbers to enter. */
export const uiTexts = translated({ en: EN, de: DE })
