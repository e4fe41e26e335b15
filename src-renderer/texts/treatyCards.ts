import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/treatyCards.ts'
import { EN } from './en/treatyCards.ts'

/** The treaty as a document of clauses. */
export const treatyCardTexts = translated({ en: EN, de: DE })
