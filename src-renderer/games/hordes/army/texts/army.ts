import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './army.de.ts'
import { EN } from './army.en.ts'

/** Armies: the workshop, the choice of one in the set-up. */
export const armyTexts = translated({ en: EN, de: DE })
