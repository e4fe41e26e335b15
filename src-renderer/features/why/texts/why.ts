import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './why.de.ts'
import { EN } from './why.en.ts'

/** The sheet that tells where a figure comes from. */
export const whyTexts = translated({ en: EN, de: DE })
