import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './share.de.ts'
import { EN } from './share.en.ts'

/** The page by which players take part, and the files they are given. */
export const shareTexts = translated({ en: EN, de: DE })
