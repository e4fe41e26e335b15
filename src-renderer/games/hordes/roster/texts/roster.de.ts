import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './roster.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Armeen',
  lead: 'Beide Armeen, wie sie stehen: was auf dem Tisch ist, was in der Reserve wartet, was verloren ist.',
  none: 'Hier stehen die Armeen, sobald die Schlacht angelegt ist.',
  lost: 'Verlorene AP',
  of: (lost, ap) => `${figure(lost)} von ${figure(ap)} AP verloren`,
  half: (half) => `die Hälfte sind ${figure(half)}`,
  enemy: (lost) => `der Feind hat ${figure(lost)} verloren`,
  toBeaten: (ap) => (ap === 0 ? 'so ist sie am Ende dieses Zuges geschlagen' : `noch ${figure(ap)}, und sie ist geschlagen`),
  noGeneral: 'Der General ist nicht auf dem Tisch: Jede Bewegung kostet 1 PIP mehr.',
  bar: (lost, ap, half) => `${figure(lost)} von ${figure(ap)} AP verloren, die Hälfte sind ${figure(half)}`,
  onTable: (elements) => `Auf dem Tisch: ${figure(elements)}`,
  reserve: (elements) => `In der Reserve: ${figure(elements)}`,
  away: (elements) => `Nicht auf dem Tisch: ${figure(elements)}`,
  nobody: 'niemand',
  ap: 'AP',
  general: 'General',
  waterOnly: 'im Wasser',
  done: { deployed: 'aufgestellt', moved: 'bewegt', shot: 'geschossen', spelled: 'gezaubert', fought: 'gekämpft' },
  status: {
    reserve: 'in der Reserve',
    table: 'auf dem Tisch',
    ensorcelled: 'gebannt',
    frog: 'ein Frosch',
    destroyed: 'vernichtet',
    fled: 'vom Feld geflohen',
  },
  lurker: (price) => `kommt für ${figure(price)} PIP${price === 1 ? '' : 's'}`,
  lurkerNever: 'kann nicht wieder kommen',
  ones: (ones) => (ones === 1 ? 'einmal eine 1 geworfen' : `${figure(ones)}-mal eine 1 geworfen`),
  frogNear: 'die nächste 1 macht einen Frosch',
}
