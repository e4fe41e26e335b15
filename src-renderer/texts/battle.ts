import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/battle.ts'
import { EN } from './en/battle.ts'

/** Battles: tried out before they are fought, and those that were. */
export const battleTexts = translated({ en: EN, de: DE })
