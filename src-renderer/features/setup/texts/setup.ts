import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './setup.de.ts'
import { EN } from './setup.en.ts'

/** Setting up a campaign. */
export const setupTexts = translated({ en: EN, de: DE })
