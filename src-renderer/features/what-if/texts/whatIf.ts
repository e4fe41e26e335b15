import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './whatIf.de.ts'
import { EN } from './whatIf.en.ts'

export const whatIfTexts = translated({ en: EN, de: DE })
