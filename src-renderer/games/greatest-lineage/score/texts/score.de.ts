import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { Die } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './score.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Wertung',
  counts: 'Was zählt',
  worth: 'Je Stück',
  points: 'Punkte',
  pastFirst: 'über das erste hinaus',
  fallen: (seat, round) => `${Die(seat)} sind in Runde ${figure(round)} gefallen und werden nicht gewertet.`,
}
