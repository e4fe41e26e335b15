import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './ages.de.ts'
import { EN } from './ages.en.ts'

/** Ages: what the next one asks for, what it costs and brings, and when it is within reach. */
export const agesTexts = translated({ en: EN, de: DE })
