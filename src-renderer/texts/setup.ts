import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/setup.ts'
import { EN } from './en/setup.ts'

/** Setting up a campaign. */
export const setupTexts = translated({ en: EN, de: DE })
