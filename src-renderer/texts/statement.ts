import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/statement.ts'
import { EN } from './en/statement.ts'

/** The statement: all postings, filtered, and as a file. */
export const statementTexts = translated({ en: EN, de: DE })
