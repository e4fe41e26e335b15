import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './curtain.de.ts'
import { EN } from './curtain.en.ts'

/** The shared screen and the players' seats. */
export const curtainTexts = translated({ en: EN, de: DE })
