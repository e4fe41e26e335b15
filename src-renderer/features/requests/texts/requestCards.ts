import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './requestCards.de.ts'
import { EN } from './requestCards.en.ts'

/** Cards of what is asked: their buttons, sums and limits, gathering and spending. */
export const requestCardTexts = translated({ en: EN, de: DE })
