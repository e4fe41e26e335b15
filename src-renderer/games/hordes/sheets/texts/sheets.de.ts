import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './sheets.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Kämpfe',
  lead: 'Jeder Kampf der Schlacht, der letzte zuerst: seine Zeilen, seine Würfel, und was dabei herauskam.',
  none: 'Noch kein Kampf. Jeder steht hier mit allen Zeilen, sobald seine Würfel gefallen sind.',
  bound: (bound, combats) => `Zug ${figure(bound)}: ${count(combats, 'Kampf', 'Kämpfe')}`,
  lines: 'Zeile für Zeile',
  die: 'Würfel',
  judge: (who) => `Angekreuzt von: ${who}`,
  aided: (names) => `Helfer: ${names}`,
  supported: (names) => `dagegen unterstützt von ${names}`,
}
