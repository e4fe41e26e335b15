import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { decimal } from '../../../../src-shared/language/numbers.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './rollCards.en.ts'

export const DE: Texts<typeof EN> = {
  rollCommand: 'Die App würfeln lassen',
  on: 'bei',
  orLess: (need) => `${figure(need)} oder weniger`,
  orMore: (need) => `${figure(need)} oder mehr`,
  ownNumber: (least, most) => `der eigenen Zahl oder weniger, von ${figure(least)} bis ${figure(most)}`,
  roll: (dice) => (dice === 1 ? 'Den Würfel werfen' : `${figure(dice)} Würfel werfen`),
  typed: (dice) => (dice === 1 ? 'Der Würfel, wie er am Tisch fiel' : 'Die Würfel, wie sie am Tisch fielen'),
  placeholder: (dice) => (dice === 1 ? 'Was der Würfel zeigt' : 'Die Würfel: 34 7 00 …'),
  asked: (dice, faces) => `${count(dice, 'Würfel', 'Würfel')} mit ${faces} Seiten`,
  typedOf: (typed, dice) => `${figure(typed)} von ${figure(dice)} eingegeben`,
  tooMany: (typed, dice) => `${figure(typed)} eingegeben, ${figure(dice)} verlangt`,
  countedOf: (counted, dice) => `${figure(counted)} von ${figure(dice)} gezählt`,
  toCounts: 'Stattdessen Anzahlen eingeben',
  toDice: 'Stattdessen die Würfel eingeben',
  fast: (faces) =>
    faces === 100
      ? 'Zwei Ziffern sind ein Würfel: 05, 34, 00 für 100. Oder füge alle auf einmal ein.'
      : 'Eine Ziffer ist ein Würfel, 0 für 10. Oder füge alle auf einmal ein.',
  next: (place) => `als Nächstes: Würfel ${figure(place)}`,
  nextNeeds: (place, need) => `als Nächstes: Würfel ${figure(place)}, ${figure(need)} oder weniger`,
  complete: 'alle Würfel sind da',
  tally: 'Bisher',
  expectedOf: (expected, dice) => `von ${count(dice, 'Würfel', 'Würfeln')} zu erwarten: etwa ${decimal(expected)}`,
  about: (dice) => `etwa ${figure(dice)}`,
  average: (dice) => `etwa ${decimal(dice)}`,
  dice: 'Würfel',
  nextDie: 'nächster Würfel',
  open: 'offen',
  oneTooMany: (value) => `${value}, einer zu viel`,
  wholeBonus: 'Bonus beider Seiten',
  raidGoals: 'Ziele des Raubzugs',
  whatCounts: 'Was zählt',
  none: 'keiner',
  together: 'Zusammen',
}
