import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './events.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Ereignisse',
  lead: 'Was das Szenario bringt, Runde für Runde: was geschehen ist, was kommt, und ob es jetzt geschähe.',
  none: 'Vor der Aufstellung gibt es keine Ereignisse.',
  nothing: 'Dieses Szenario bringt in keiner Runde etwas.',
  round: (round) => `Runde ${figure(round)}`,
  now: 'diese Runde',
  when: { start: 'Am Anfang', new: 'Neue Einheiten', end: 'Am Ende' },
  state: { happened: 'geschehen', nothing: 'ohne Wirkung', skipped: 'nicht geschehen', due: 'jetzt', comes: 'kommt' },
  met: 'die Bedingung ist jetzt erfüllt',
  unmet: 'die Bedingung ist jetzt nicht erfüllt',
  postings: 'Was gebucht wurde',
  posting: (owner, account, change) => `${owner}, ${account}: ${signed(change)}`,
  place: (nation, units, area) => `${nation}: neu in ${area}, ${units}`,
  remove: (nation, units, area) => `${nation}: aus ${area} entfernt, ${units}`,
  pool: (nation, number, unit) => `${nation}: ${signed(number)} Spielsteine im Vorrat (${unit})`,
  vp: (nation, points) => `${nation}: ${signed(points)} ${points === 1 || points === -1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  modify: (nation, amount, rolls) => `${nation}: ${signed(amount)} auf ${rolls}, bis die Runde endet`,
  order: (nations) => `Die Reihenfolge der Nationen wird ${nations}`,
  note: (text) => `Die Spielleitung entscheidet: „${text}“`,
  all: 'Alle Nationen',
  anywhere: 'irgendeinem Gebiet',
  holds: (nation, area) => `nur wenn ${area} in der Hand von ${nation} ist`,
  hasUnits: (nation, least, area) =>
    `nur mit mindestens ${figure(least)} ${least === 1 ? 'Einheit' : 'Einheiten'} von ${nation} in ${area}`,
  between: (from, to) => `nur in den Runden ${from} bis ${to}`,
}
