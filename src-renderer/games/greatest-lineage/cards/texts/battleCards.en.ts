import { the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'

/** What a battle would be like, beside the questions that lead to it. */
export const EN = {
  title: 'The battle this leads to',
  lead: 'As it would be with what is filled in above; nothing is entered yet.',
  sheets: 'Bonus of both sides',
  together: 'Total',
  togetherKnown: 'Total, as far as known',
  none: 'none',
  notKnown: 'not known',
  was: (amount: number) => `was ${signed(amount)}`,
  price: (warriors: number) => `${count(warriors, 'warrior')} ${warriors === 1 ? 'costs' : 'cost'}`,
  ofStore: (costs: number, held: number, token: string) => `${figure(costs)} of ${figure(held)} ${token}`,
  free: 'nothing',
  guess: (seat: string) => `The bonus of ${the(seat)} hangs on figures of their own. What do you reckon with?`,
  guessName: (seat: string) => `Bonus of ${the(seat)}`,
  unreckoned: 'Say what you reckon with, and the odds are worked out.',
}
