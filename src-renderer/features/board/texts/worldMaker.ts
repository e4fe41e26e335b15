import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './worldMaker.de.ts'
import { EN } from './worldMaker.en.ts'

/** Making worlds and working on them. */
export const worldMakerTexts = translated({ en: EN, de: DE })
