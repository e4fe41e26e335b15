import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './statement.de.ts'
import { EN } from './statement.en.ts'

/** The statement: all postings, filtered, and as a file. */
export const statementTexts = translated({ en: EN, de: DE })
