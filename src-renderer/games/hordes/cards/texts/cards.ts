import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './cards.de.ts'
import { EN } from './cards.en.ts'

/** Cards of the desk: deploying and moving, spells and shots, fights, the way back. */
export const cardTexts = translated({ en: EN, de: DE })
