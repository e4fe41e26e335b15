import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './takenOrders.de.ts'
import { EN } from './takenOrders.en.ts'

/** Orders that come as a file, held against what is there. */
export const takenOrdersTexts = translated({ en: EN, de: DE })
