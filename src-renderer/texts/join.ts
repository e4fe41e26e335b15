import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/join.ts'
import { EN } from './en/join.ts'

/** The way in of a player's device. */
export const joinTexts = translated({ en: EN, de: DE })
