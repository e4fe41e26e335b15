import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/library.ts'
import { EN } from './en/library.ts'

export const libraryTexts = translated({ en: EN, de: DE })
