import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './paper.de.ts'
import { EN } from './paper.en.ts'

/** Sheets of paper: the reference, trophy boards, scoring. */
export const paperTexts = translated({ en: EN, de: DE })
