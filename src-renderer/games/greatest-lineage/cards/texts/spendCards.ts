import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './spendCards.de.ts'
import { EN } from './spendCards.en.ts'

/** Sending people to gather, and spending points. */
export const spendCardTexts = translated({ en: EN, de: DE })
