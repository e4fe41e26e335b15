import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './leaving.de.ts'
import { EN } from './leaving.en.ts'

export const leavingTexts = translated({ en: EN, de: DE })
