import { capitalThe } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Score',
  counts: 'What counts',
  worth: 'One is worth',
  points: 'Points',
  /** Which part of an age counts, behind its name. */
  pastFirst: 'past the first',
  fallen: (seat: string, round: number) => `${capitalThe(seat)} fell in round ${figure(round)} and have no score.`,
}
