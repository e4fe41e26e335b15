import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './odds.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Kampfchancen',
  lead: 'Jeder Typ gegen jeden anderen, bevor sich jemand bewegt: Kreuze an, was gelten würde, und sieh alle 36 Würfe.',
  own: 'Diese:',
  foe: 'Gegen:',
  swap: 'Seiten tauschen',
  kind: 'Art des Kampfes',
  kinds: { close: 'Nahkampf', shoot: 'Die ersten schießen', bespell: 'Die ersten zaubern' },
  onlyShooters: 'Nur Schützen und Artillerie schießen, nur Magier zaubern.',
  isGeneral: (name) => `${name}: General`,
  waterLurkers: (name) => `${name}: im Wasser`,
  gridLead: (own, foe) => `Links der Würfel von ${own}, oben der von ${foe}.`,
  letter: { '-': '·', R: 'Z', F: 'F', X: 'X', E: 'B', D: 'V' },
  matrix: 'Alle gegen alle',
  matrixLead:
    'Nahkampf, sonst nichts angekreuzt: von 36 Würfen die, die den Typ oben etwas kosten, weniger die, die den Typ links etwas kosten.',
  badOwn: 'Die links in schwierigem Gelände',
  badFoe: 'Die oben in schwierigem Gelände',
  side: { a: 'erste', b: 'zweite' },
  ofSide: (name, side) => `${name} (${side})`,
  cell: (own, foe, foeHurt, ownHurt) => `${own} gegen ${foe}: ${figure(foeHurt)} von 36 kosten ${foe}, ${figure(ownHurt)} kosten ${own}`,
}
