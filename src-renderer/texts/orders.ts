import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/orders.ts'
import { EN } from './en/orders.ts'

/** Prepared answers, wherever they are written or read. */
export const ordersTexts = translated({ en: EN, de: DE })
