import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './house.de.ts'
import { EN } from './house.en.ts'

/** The House page. */
export const houseTexts = translated({ en: EN, de: DE })
