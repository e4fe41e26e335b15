import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './desk.de.ts'
import { EN } from './desk.en.ts'

/** The desk, its pieces and its commands. */
export const deskTexts = translated({ en: EN, de: DE })
