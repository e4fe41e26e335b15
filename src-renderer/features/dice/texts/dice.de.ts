import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure, signed } from '../../../../src-shared/language/figures.ts'
import type { EN } from './dice.en.ts'

/** Würfel, wie sie liegen, und was sie ergeben haben. */
export const DE: Texts<typeof EN> = {
  hits: (hits, of, outcome) => `${figure(hits)} von ${figure(of)}: ${outcome}`,
  group: (count, outcome) => `${figure(count)} × ${outcome}`,
  die: (value, outcome) => (outcome === null ? String(value) : `${value}, ${outcome}`),
  sum: (dice, modifier) => `${dice} ${signed(modifier)}`,
  ahead: (whose, by) => `${whose}: ${figure(by)} vorn`,
  even: 'Niemand liegt vorn',
  others: 'Die andere Seite',
  dice: 'Würfel',
}
