import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/houseRules.ts'
import { EN } from './en/houseRules.ts'

/** House rules, on their page and in the set-up. */
export const houseRulesTexts = translated({ en: EN, de: DE })
