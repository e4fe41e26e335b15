import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './treatyCards.de.ts'
import { EN } from './treatyCards.en.ts'

/** The treaty as a document of clauses. */
export const treatyCardTexts = translated({ en: EN, de: DE })
