import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './boardDrawing.de.ts'
import { EN } from './boardDrawing.en.ts'

/** Any board as it is drawn and listed. */
export const boardDrawingTexts = translated({ en: EN, de: DE })
