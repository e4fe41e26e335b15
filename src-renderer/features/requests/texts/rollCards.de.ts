import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { decimal } from '../../../../src-shared/language/numbers.ts'
import { count, figure, signed } from '../../../../src-shared/language/figures.ts'
import type { EN } from './rollCards.en.ts'

export const DE: Texts<typeof EN> = {
  groups: (all) => `Gruppen der ${all}, je ein Würfel`,
  groupsLeft: (left, all) =>
    left === null ? `Größen, die zusammen ${all} sind, etwa ${all - 1} 1` : left > 0 ? `${left} übrig` : `${-left} zu viel`,
  rollCommand: 'Die App würfeln lassen',
  on: 'bei',
  orLess: (need) => `${figure(need)} oder weniger`,
  orMore: (need) => `${figure(need)} oder mehr`,
  ownNumber: (least, most) => `der eigenen Zahl oder weniger, von ${figure(least)} bis ${figure(most)}`,
  ownNumberUp: (least, most) => `der eigenen Zahl oder mehr, von ${figure(least)} bis ${figure(most)}`,
  inAll: (need) => `zusammen ${need}`,
  withModifier: (need, modifier) => (modifier === 0 ? need : `${need}, mit ${signed(modifier)}`),
  sumSoFar: (sum, modifier) =>
    modifier === 0 ? `zusammen ${figure(sum)}` : `zusammen ${figure(sum)} ${signed(modifier)} = ${figure(sum + modifier)}`,
  roll: (dice) => (dice === 1 ? 'Den Würfel werfen' : `${figure(dice)} Würfel werfen`),
  typed: (dice) => (dice === 1 ? 'Der Würfel, wie er am Tisch fiel' : 'Die Würfel, wie sie am Tisch fielen'),
  placeholder: (dice, faces) => (dice === 1 ? 'Was der Würfel zeigt' : faces === 100 ? 'Die Würfel: 34 7 00 …' : 'Die Würfel: 3 1 2 …'),
  asked: (dice, faces) => `${count(dice, 'Würfel', 'Würfel')} mit ${faces} Seiten`,
  typedOf: (typed, dice) => `${figure(typed)} von ${figure(dice)} eingegeben`,
  tooMany: (typed, dice) => `${figure(typed)} eingegeben, ${figure(dice)} verlangt`,
  countedOf: (counted, dice) => `${figure(counted)} von ${figure(dice)} gezählt`,
  overCounted: (counted, dice) =>
    `${figure(counted)} gezählt bei ${count(dice, 'Würfel', 'Würfeln')}: Jeder zählt nur in einer Zeile, nimm also ${figure(counted - dice)} aus einer anderen`,
  toCounts: 'Stattdessen Anzahlen eingeben',
  toDice: 'Stattdessen die Würfel eingeben',
  fast: (faces) => {
    if (faces === 100) return 'Zwei Ziffern sind ein Würfel: 05, 34, 00 für 100. Oder füge alle auf einmal ein.'
    if (faces === 10) return 'Eine Ziffer ist ein Würfel, 0 für 10. Oder füge alle auf einmal ein.'
    return faces < 10
      ? 'Eine Ziffer ist ein Würfel. Oder füge alle auf einmal ein.'
      : 'Ein Leerzeichen beendet einen Würfel. Oder füge alle auf einmal ein.'
  },
  next: (place) => `als Nächstes: Würfel ${figure(place)}`,
  nextNeeds: (place, need) => `als Nächstes: Würfel ${figure(place)}, ${need}`,
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
