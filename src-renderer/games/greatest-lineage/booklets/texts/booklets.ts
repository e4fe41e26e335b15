import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './booklets.de.ts'
import { EN } from './booklets.en.ts'

/** The booklets of war and espionage: pages, entries, what stands in them, and on paper. */
export const bookletTexts = translated({ en: EN, de: DE })
