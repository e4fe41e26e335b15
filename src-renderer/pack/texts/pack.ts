import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './pack.de.ts'
import { EN } from './pack.en.ts'

/** A pack: the way into it, and the orders file that comes out of it. */
export const packTexts = translated({ en: EN, de: DE })
