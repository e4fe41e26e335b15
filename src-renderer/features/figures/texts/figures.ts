import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './figures.de.ts'
import { EN } from './figures.en.ts'

export const figuresTexts = translated({ en: EN, de: DE })
