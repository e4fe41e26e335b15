import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/score.ts'
import { EN } from './en/score.ts'

/** The points of the peaceful game, line by line. */
export const scoreTexts = translated({ en: EN, de: DE })
