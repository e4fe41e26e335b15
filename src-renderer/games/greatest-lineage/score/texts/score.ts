import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './score.de.ts'
import { EN } from './score.en.ts'

/** The points of the peaceful game, line by line. */
export const scoreTexts = translated({ en: EN, de: DE })
