import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/chronicle.ts'
import { EN } from './en/chronicle.ts'

/** The chronicle: its page, its entries, and the files made of it. */
export const chronicleTexts = translated({ en: EN, de: DE })
