import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './takeOver.de.ts'
import { EN } from './takeOver.en.ts'

export const takeOverTexts = translated({ en: EN, de: DE })
