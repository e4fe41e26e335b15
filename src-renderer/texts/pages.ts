import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/pages.ts'
import { EN } from './en/pages.ts'

export const pagesTexts = translated({ en: EN, de: DE })
