import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './hand.de.ts'
import { EN } from './hand.en.ts'

/** The hand, and acts with its cards. */
export const handTexts = translated({ en: EN, de: DE })
