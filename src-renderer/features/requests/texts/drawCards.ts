import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './drawCards.de.ts'
import { EN } from './drawCards.en.ts'

/** Cards of draws. */
export const drawCardTexts = translated({ en: EN, de: DE })
