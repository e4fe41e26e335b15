import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/rules.ts'
import { EN } from './en/rules.ts'

/** The page of the rules, and a rule wherever it is shown whole. */
export const rulesTexts = translated({ en: EN, de: DE })
