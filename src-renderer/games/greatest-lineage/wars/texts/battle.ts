import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { DE } from './battle.de.ts'
import { EN } from './battle.en.ts'

/** Battles: tried out before they are fought, and those that were. */
export const battleTexts = translated({ en: EN, de: DE })
