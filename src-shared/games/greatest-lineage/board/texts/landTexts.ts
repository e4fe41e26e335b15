import { translated } from '../../../../language/catalogue.ts'
import { DE } from './landTexts.de.ts'
import { EN } from './landTexts.en.ts'

export const landTexts = translated({ en: EN, de: DE })
