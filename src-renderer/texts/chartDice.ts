import { translated } from '../../src-shared/language/catalogue.ts'
import { DE } from './de/chartDice.ts'
import { EN } from './en/chartDice.ts'

/** What the fall of the dice tells. */
export const chartDiceTexts = translated({ en: EN, de: DE })
