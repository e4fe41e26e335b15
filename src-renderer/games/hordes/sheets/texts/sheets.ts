import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './sheets.de.ts'
import { EN } from './sheets.en.ts'

/** The Sheets page: every combat with its lines. */
export const sheetsTexts = translated({ en: EN, de: DE })
