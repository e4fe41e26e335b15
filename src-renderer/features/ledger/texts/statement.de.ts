import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './statement.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Buchungen',
  table: 'Buchungen',
  setUp: 'Aufbau',
  correction: 'Korrektur',
  correctionSought: 'korrektur',
  export: 'Diese Buchungen als CSV herunterladen',
  file: (campaign, whose) => `${campaign} Hauptbuch ${whose}`,
  postings: (all) => count(all, 'Buchung', 'Buchungen'),
  someOf: (shown, all) => `${figure(shown)} von ${count(all, 'Buchung', 'Buchungen')}`,
  clear: 'Filter aufheben',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  download: 'Als CSV herunterladen',
  nothing: {
    title: 'Noch nichts gebucht',
    text: 'Hier wird jede Änderung eines Kontos stehen, mit der Regel, die sie bewirkt hat.',
  },
  noneFits: {
    title: 'Keine Buchung passt',
    text: (all) =>
      all === 1 ? 'Die eine Buchung erfüllt nicht alle Filter.' : `Von ${count(all, 'Buchung', 'Buchungen')} erfüllt keine alle Filter.`,
    way: 'Alle zeigen',
  },
  filters: {
    searchHint: 'Erklärung, Konto, Regel',
    round: 'Runde',
    phase: 'Phase',
    whose: 'Wessen',
    account: 'Konto',
    rule: 'Regel',
  },
  columns: {
    place: 'Zug und Phase',
    whose: 'Wessen',
    account: 'Konto',
    change: 'Änderung',
    balance: 'Stand',
    why: 'Warum',
    rule: 'Regel',
  },
  afterwards: 'danach',
  afterEntry: (seq) => `nach Eintrag ${seq}`,
  csv: {
    entry: 'Eintrag',
    round: 'Runde',
    turnOf: 'Zug von',
    phase: 'Phase',
    phaseName: 'Name der Phase',
    owner: 'Wessen',
    account: 'Konto',
    change: 'Änderung',
    balance: 'Stand',
    rule: 'Regel',
    why: 'Warum',
    about: 'Worum es geht',
    correction: 'Korrektur',
  },
  yes: 'ja',
}
