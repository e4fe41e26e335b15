import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/share.ts'
import { EN } from './en/share.ts'

/** The page by which players take part, and the files they are given. */
export const shareTexts = translated({ en: EN, de: DE })
