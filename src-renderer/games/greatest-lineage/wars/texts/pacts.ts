import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './pacts.de.ts'
import { EN } from './pacts.en.ts'

/** Alliances, payments and treaties. */
export const pactsTexts = translated({ en: EN, de: DE })
