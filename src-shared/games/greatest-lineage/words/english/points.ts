import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of phase 2. */
export const POINTS_WORDS = {
  'line.points': ({ points, stores, land, prestige, people, balance }) =>
    `${count(points, 'point')} gained: ${figure(stores)} for stores, ${figure(land)} for land, ${figure(prestige)} for prestige and ${figure(people)} for people. ${figure(balance)} to spend.`,
  'line.royalCulture': ({ culture, ruler, spouse, children }) =>
    `The house adds ${figure(culture)} culture: ${figure(ruler)} by the ruler, ${figure(spouse)} by the spouse, ${figure(children)} by the children.`,
  'figure.stores': () => 'Stores',
  'figure.land': () => 'Land',
  'figure.prestige': () => 'Prestige',
  'figure.people': () => 'People',
  'figure.ruler': () => 'By the ruler',
  'figure.spouse': () => 'By the spouse',
} satisfies Wordings
