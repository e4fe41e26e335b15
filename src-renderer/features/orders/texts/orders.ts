import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './orders.de.ts'
import { EN } from './orders.en.ts'

/** Prepared answers, wherever they are written or read. */
export const ordersTexts = translated({ en: EN, de: DE })
