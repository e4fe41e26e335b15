import type { Texts } from '../../../../language/catalogue.ts'
import type { EN } from './worldTexts.en.ts'

export const DE: Texts<typeof EN> = {
  low: 'Flachland',
  hill: 'Hügel',
  mountain: 'Berge',
  open: 'offen',
  forest: 'Wald',
  swamp: 'Sumpf',
  sea: 'Meer',
  lake: 'See',
  tribe: {
    elves: (number) => `Elfenstamm ${number}`,
    humans: (number) => `Menschenstamm ${number}`,
    dwarves: (number) => `Zwergenstamm ${number}`,
  },
  fresh: { elves: 'Ein neuer Elfenstamm', humans: 'Ein neuer Menschenstamm', dwarves: 'Ein neuer Zwergenstamm' },
  home: 'woher das Volk kommt',
  capital: 'Hauptstadt',
  kept: { land: 'Das Land', peoples: 'Das Land und wem es gehört' },
}
