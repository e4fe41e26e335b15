import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/requests.ts'
import { EN } from './en/requests.ts'

/** Short names of questions. */
export const requestTexts = translated({ en: EN, de: DE })
