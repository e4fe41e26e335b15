import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/answers.ts'
import { EN } from './en/answers.ts'

/** Answers as they are read again later. */
export const answerTexts = translated({ en: EN, de: DE })
