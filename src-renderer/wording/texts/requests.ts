import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './requests.de.ts'
import { EN } from './requests.en.ts'

/** Short names of questions. */
export const requestTexts = translated({ en: EN, de: DE })
