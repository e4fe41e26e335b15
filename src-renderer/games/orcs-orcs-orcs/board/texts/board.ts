import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './board.de.ts'
import { EN } from './board.en.ts'

/** The picture of the board. */
export const boardTexts = translated({ en: EN, de: DE })
