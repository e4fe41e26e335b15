import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './corrections.de.ts'
import { EN } from './corrections.en.ts'

/** The game master's dialogs. */
export const correctionsTexts = translated({ en: EN, de: DE })
