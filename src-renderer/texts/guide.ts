import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/guide.ts'
import { EN } from './en/guide.ts'

/** The look around for a first session. */
export const guideTexts = translated({ en: EN, de: DE })
