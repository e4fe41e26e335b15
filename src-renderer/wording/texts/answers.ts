import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './answers.de.ts'
import { EN } from './answers.en.ts'

/** Answers as they are read again later. */
export const answerTexts = translated({ en: EN, de: DE })
