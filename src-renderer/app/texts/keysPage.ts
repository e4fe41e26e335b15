import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './keysPage.de.ts'
import { EN } from './keysPage.en.ts'

export const keysPageTexts = translated({ en: EN, de: DE })
