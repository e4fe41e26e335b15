import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/house.ts'
import { EN } from './en/house.ts'

/** The House page. */
export const houseTexts = translated({ en: EN, de: DE })
