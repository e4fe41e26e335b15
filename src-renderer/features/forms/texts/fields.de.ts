import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './fields.en.ts'

export const DE: Texts<typeof EN> = {
  chosen: (chosen, least, most) =>
    least === most
      ? `${figure(chosen)} von ${figure(most)} gewählt`
      : `${figure(chosen)} gewählt, ${figure(least)} bis ${figure(most)} verlangt`,
  giveUp: (name) => `${name} aufgeben`,
  replacesLast: 'Das nächste ersetzt das letzte.',
  noPlaces: 'Keines wählen',
  asList: 'Als Liste',
  up: (name) => `${name}: nach oben`,
  down: (name) => `${name}: nach unten`,
  nowAt: (name, place, places) => `${name}: Platz ${figure(place)} von ${figure(places)}`,
  noPlace: 'Hier kommt kein Feld in Frage.',
  barred: (places) => `${count(places, 'Feld', 'Felder')} nicht möglich`,
  row: (row, rows) => `Zeile ${figure(row)} von ${figure(rows)}`,
  rows: (rows, least, most) =>
    least === most ? count(rows, 'Zeile', 'Zeilen') : `${count(rows, 'Zeile', 'Zeilen')}, ${figure(least)} bis ${figure(most)} verlangt`,
  add: 'Zeile anfügen',
  remove: 'Entfernen',
  suggestions: 'Namen zur Auswahl',
}
