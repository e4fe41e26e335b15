import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { akk, den } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'
import { seatName } from '../../../../wording/names.ts'
import type { EN } from './raids.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Raubzüge',
  peaceful: 'Im friedlichen Spiel gibt es keine Raubzüge.',
  rest: {
    never: 'noch kein Raubzug',
    last: (round) => `letzter Raubzug in Runde ${figure(round)}`,
    next: (round, next) => `letzter Raubzug in Runde ${figure(round)}, der nächste ab Runde ${figure(next)}`,
  },
  closed: 'Womit sie auf Raubzug gehen könnten, ist nicht bekannt.',
  history: 'Bisherige Raubzüge',
  none: 'Noch keine.',
  on: (target) => `gegen ${akk(target)}`,
  round: (round) => `Runde ${figure(round)}`,
  planner: {
    tooFew: 'Für einen Raubzug sind zu wenig freie Männer oder Marken da.',
    nobody: 'Zurzeit gibt es niemanden, den man überfallen könnte.',
    against: 'Gegen',
    raiders: 'Räuber',
    raidersOf: (seat) => `Räuber: ${seatName(seat)}`,
    goals: 'Ziele des Raubzugs',
    goal: {
      kill: 'Leute töten',
      burn: 'Marken verbrennen',
      steal: 'Marken rauben',
      raze: 'Ein Monument niederreißen',
    },
    answered: 'Sie wehren sich',
    needs: 'Ein Raubzug braucht mindestens ein Ziel und einen Räuber.',
    killed: 'Getötete',
    stolen: 'Geraubte Marken',
    burnt: 'Verbrannte Marken',
    fallen: 'Gefallene Räuber',
    spread: (average, low, high) => `${average} im Schnitt, ${figure(low)} bis ${figure(high)}`,
    unknown: (target) => `Was bei ${den(target)} zu holen ist und wie sie sich wehren würden, ist nicht bekannt.`,
  },
}
