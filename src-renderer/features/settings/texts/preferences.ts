import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './preferences.de.ts'
import { EN } from './preferences.en.ts'

/** Settings, and their rows wherever they stand. */
export const preferenceTexts = translated({ en: EN, de: DE })
