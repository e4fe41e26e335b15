import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/preferences.ts'
import { EN } from './en/preferences.ts'

/** Settings, and their rows wherever they stand. */
export const preferenceTexts = translated({ en: EN, de: DE })
