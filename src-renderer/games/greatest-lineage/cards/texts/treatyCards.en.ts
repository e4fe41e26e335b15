import { listed } from '../../../../../src-shared/language/numbers.ts'
import { the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'

/** The treaty as it is written and offered. */
export const EN = {
  clauses: 'Clauses',
  empty: 'It is empty so far. Add a clause; when it says all it should, offer it.',
  isNew: 'new',
  isGone: 'left out',
  changed: (fresh: number, gone: number) =>
    fresh + gone === 0
      ? 'It is what was offered before.'
      : `Since the last offer: ${listed([...(fresh === 0 ? [] : [count(fresh, 'clause is', 'clauses are').concat(' new')]), ...(gone === 0 ? [] : [`${figure(gone)} left out`])])}.`,
  aloud: 'As a whole',
  agreed: (one: string, other: string) => `Between ${listed([the(one), the(other)])} it is agreed:`,
  takeOut: 'Take out',
  takeOutClause: (number: number) => `Take out clause ${number}`,
  change: 'Change',
  changeClause: (number: number) => `Change clause ${number}`,
  putIn: 'Put into it',
  add: 'Put it in',
  addAndOffer: 'Put it in and offer',
  counters: (left: number) => `It can come back changed ${left === 1 ? 'once' : `${left} times`} more.`,
  lastOffer: 'It cannot come back changed any more: the answer is yes or no.',
}
