import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './rules.de.ts'
import { EN } from './rules.en.ts'

/** The page of the rules, and a rule wherever it is shown whole. */
export const rulesTexts = translated({ en: EN, de: DE })
