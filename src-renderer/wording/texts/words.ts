import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './words.de.ts'
import { EN } from './words.en.ts'

/** Words that every page takes from src-renderer/wording: where we are, entries, groups of acts, chances, what is wrong in a field. */
export const wordTexts = translated({ en: EN, de: DE })
