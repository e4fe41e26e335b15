import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './chronicle.de.ts'
import { EN } from './chronicle.en.ts'

/** The chronicle: its page, its entries, and the files made of it. */
export const chronicleTexts = translated({ en: EN, de: DE })
