import { translated } from '../../../src-shared/language/catalogue.ts'
import { DE } from './chance.de.ts'
import { EN } from './chance.en.ts'

/** What players add to the dice, and what they know of them. */
export const chanceTexts = translated({ en: EN, de: DE })
