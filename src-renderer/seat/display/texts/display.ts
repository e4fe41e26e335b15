import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './display.de.ts'
import { EN } from './display.en.ts'

/** The screen that everybody at the table looks at. */
export const displayTexts = translated({ en: EN, de: DE })
