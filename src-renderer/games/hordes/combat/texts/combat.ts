import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './combat.de.ts'
import { EN } from './combat.en.ts'

/** A combat before and after its dice: lines, odds, results. */
export const combatTexts = translated({ en: EN, de: DE })
