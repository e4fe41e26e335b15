import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './wars.de.ts'
import { EN } from './wars.en.ts'

/** The Wars page: how wars stand, those to come, those that are over. */
export const warsTexts = translated({ en: EN, de: DE })
