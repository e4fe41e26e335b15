import type { POINTS_WORDS } from '../english/points.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'
import { punkte } from './nouns.ts'

/** Texts of phase 2, in German. */
export const POINTS_DE: TranslationOf<typeof POINTS_WORDS> = {
  'line.points': ({ points, stores, land, prestige, people, balance }) =>
    `${punkte(points)} gewonnen: ${figure(stores)} für Vorräte, ${figure(land)} für Land, ${figure(prestige)} für Prestige und ${figure(people)} für Leute. Zum Ausgeben: ${figure(balance)}.`,
  'line.royalCulture': ({ culture, ruler, spouse, children }) =>
    `Das Herrscherhaus bringt ${figure(culture)} Kultur: ${figure(ruler)} vom Oberhaupt, ${figure(spouse)} aus der Ehe, ${figure(children)} von den Kindern.`,
  'figure.stores': () => 'Vorräte',
  'figure.land': () => 'Land',
  'figure.prestige': () => 'Prestige',
  'figure.people': () => 'Leute',
  'figure.ruler': () => 'vom Oberhaupt',
  'figure.spouse': () => 'aus der Ehe',
}
