import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './screen.de.ts'
import { EN } from './screen.en.ts'

/** Privacy of the shared screen, and its PINs. */
export const screenTexts = translated({ en: EN, de: DE })
