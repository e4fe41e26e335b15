import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './cards.de.ts'
import { EN } from './cards.en.ts'

/** Cards of the desk. */
export const cardTexts = translated({ en: EN, de: DE })
