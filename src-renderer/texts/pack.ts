import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/pack.ts'
import { EN } from './en/pack.ts'

/** A pack: the way into it, and the orders file that comes out of it. */
export const packTexts = translated({ en: EN, de: DE })
