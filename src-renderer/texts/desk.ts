import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/desk.ts'
import { EN } from './en/desk.ts'

/** The desk, its pieces and its commands. */
export const deskTexts = translated({ en: EN, de: DE })
