import { translated } from '../../../../src-shared/language/catalogue.ts'
import { DE } from './chartDice.de.ts'
import { EN } from './chartDice.en.ts'

/** What the fall of the dice tells. */
export const chartDiceTexts = translated({ en: EN, de: DE })
