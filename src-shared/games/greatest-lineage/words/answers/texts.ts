import { translated } from '../../../../language/catalogue.ts'
import { DE } from './texts.de.ts'
import { EN } from './texts.en.ts'

/** Answers as they are read again later. */
export const answerTexts = translated({ en: EN, de: DE })
