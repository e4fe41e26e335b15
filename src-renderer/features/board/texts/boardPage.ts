import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './boardPage.de.ts'
import { EN } from './boardPage.en.ts'

export const boardPageTexts = translated({ en: EN, de: DE })
