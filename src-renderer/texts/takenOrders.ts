import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/takenOrders.ts'
import { EN } from './en/takenOrders.ts'

/** Orders that come as a file, held against what is there. */
export const takenOrdersTexts = translated({ en: EN, de: DE })
