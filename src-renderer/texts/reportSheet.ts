import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/reportSheet.ts'
import { EN } from './en/reportSheet.ts'

/** The report of a round, as files and on paper. */
export const reportSheetTexts = translated({ en: EN, de: DE })
