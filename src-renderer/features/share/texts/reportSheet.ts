import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './reportSheet.de.ts'
import { EN } from './reportSheet.en.ts'

/** The report of a round, as files and on paper. */
export const reportSheetTexts = translated({ en: EN, de: DE })
