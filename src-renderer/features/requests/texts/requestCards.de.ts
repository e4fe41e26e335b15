import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './requestCards.en.ts'

export const DE: Texts<typeof EN> = {
  acceptCommand: 'Die Antwort bestätigen',
  focusCommand: 'Zurück zur Frage',
  doneCommand: 'Mit diesen Handlungen fertig',
  accept: 'Bestätigen',
  doIt: 'Ausführen',
  lastAct: 'Damit abschließen',
  done: 'Fertig',
  next: 'Was als Nächstes geschieht',
  wouldGive: 'Ergäbe',
  moreToCome: (lines) => `und ${figure(lines)} mehr`,
  moreLines: (lines) => `und ${figure(lines)} mehr, in der Chronik`,
  span: (min, max) => `${figure(min)} bis ${figure(max)}.`,
  upTo: (max) => `Bis ${figure(max)}.`,
  bothWays: (min, max) => `Bis ${figure(max)} oder hinunter bis ${figure(min)}.`,
  ofMost: (max) => `von ${figure(max)}`,
  asLast: 'Wie im letzten Zug.',
  tooMany: (over) => `${figure(over)} zu viel: Setze eines der Felder herab.`,
}
