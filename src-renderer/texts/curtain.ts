import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/curtain.ts'
import { EN } from './en/curtain.ts'

/** The shared screen and the players' seats. */
export const curtainTexts = translated({ en: EN, de: DE })
