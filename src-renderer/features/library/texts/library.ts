import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './library.de.ts'
import { EN } from './library.en.ts'

export const libraryTexts = translated({ en: EN, de: DE })
