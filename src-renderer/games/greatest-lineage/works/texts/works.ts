import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './works.de.ts'
import { EN } from './works.en.ts'

/** The Works page. */
export const worksTexts = translated({ en: EN, de: DE })
