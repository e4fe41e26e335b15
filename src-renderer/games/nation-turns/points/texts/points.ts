import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './points.de.ts'
import { EN } from './points.en.ts'

/** The Score page. */
export const pointsTexts = translated({ en: EN, de: DE })
