import { translated } from '../../../../language/catalogue.ts'
import { DE } from './worldTexts.de.ts'
import { EN } from './worldTexts.en.ts'

export const worldTexts = translated({ en: EN, de: DE })
