import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/pacts.ts'
import { EN } from './en/pacts.ts'

/** Alliances, payments and treaties. */
export const pactsTexts = translated({ en: EN, de: DE })
