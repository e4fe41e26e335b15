import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/booklets.ts'
import { EN } from './en/booklets.ts'

/** The booklets of war and espionage: pages, entries, what stands in them, and on paper. */
export const bookletTexts = translated({ en: EN, de: DE })
