import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './guide.de.ts'
import { EN } from './guide.en.ts'

/** The look around for a first session. */
export const guideTexts = translated({ en: EN, de: DE })
