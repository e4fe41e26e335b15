import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/screen.ts'
import { EN } from './en/screen.ts'

/** Privacy of the shared screen, and its PINs. */
export const screenTexts = translated({ en: EN, de: DE })
