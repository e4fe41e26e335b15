import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './houseRules.de.ts'
import { EN } from './houseRules.en.ts'

/** House rules, on their page and in the set-up. */
export const houseRulesTexts = translated({ en: EN, de: DE })
