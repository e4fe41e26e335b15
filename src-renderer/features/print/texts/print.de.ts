import { isolated } from '../../../../src-shared/language/isolated.ts'
import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './print.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Drucken',
  lead: 'Jedes Blatt steht hier so, wie es aus dem Drucker kommt.',
  what: 'Was gedruckt wird',
  whose: 'Von wem',
  everybody: 'Von allen, nacheinander',
  round: 'Runde',
  chapter: 'Kapitel',
  allChapters: 'Alle Kapitel',
  paper: 'Papier',
  a4: 'A4',
  letter: 'Letter',
  print: 'Drucken',
  savePdf: 'Als PDF speichern',
  saveBook: 'Als eine Datei sichern',
  asPdf: 'Für ein PDF wählst du es im Dialog als Drucker.',
  notSaved: (reason) => `Das PDF ließ sich nicht speichern: ${reason}`,
  doingPdf: 'das PDF erstellt wurde',
  secret: 'Auf diesen Blättern steht Geheimes: Gib sie nur dem, dem sie gehören.',
  allSecret: 'Auf diesen Blättern steht alles, auch jedes Geheimnis: nur für die Spielleitung.',
  preview: (sheets) => `Vorschau, ${count(sheets, 'Blatt', 'Blätter')}`,
  laidOut: (sheets) => `${count(sheets, 'Blatt', 'Blätter')}.`,
  laying: 'Die Blätter werden gesetzt',
  sheet: (number, of) => `Blatt ${figure(number)} von ${figure(of)}`,
  nothing: 'Davon gibt es noch nichts zu drucken.',
  command: 'Hauptbücher drucken',
  kinds: {
    ledger: 'Hauptbücher',
    report: 'Bericht einer Runde',
    recap: 'Seit dem letzten Mal',
    book: 'Das Buch der Kampagne',
    rules: 'Die Regeln',
    chronicle: 'Die Chronik',
  },
  blank: 'Diese Seite bleibt leer: Das nächste Blatt ist für jemand anderen.',
  asOf: (round) => (round === 0 ? 'Vor der ersten Runde' : `Stand in Runde ${figure(round)}`),
  board: (round, isOver) =>
    round === 0
      ? 'Die Karte vor der ersten Runde'
      : isOver
        ? `Die Karte am Ende der Runde ${figure(round)}`
        : `Die Karte in Runde ${figure(round)}`,
  page: (title, number, of) => `${isolated(title)} · ${figure(number)} von ${figure(of)}`,
  ledger: {
    title: (seat) => `Hauptbuch ${der(seat)}`,
    turn: (round, inPlay) =>
      round === 0
        ? 'Noch kein Zug: was der Aufbau gebracht hat'
        : `Runde ${figure(round)}, ${inPlay ? 'der laufende Zug' : 'der letzte Zug'}`,
    account: 'Konto',
    opening: 'Anfang',
    in: 'Zugang',
    out: 'Abgang',
    balance: 'Stand',
    postings: 'Jede Änderung des Zuges',
    phase: 'Phase',
    why: 'Warum',
    change: 'Änderung',
    then: 'Danach',
  },
  report: {
    title: (seat, round) => `${seat}, Runde ${figure(round)}`,
    over: 'Die Runde ist vorbei',
    inPlay: 'Die Runde läuft noch',
    asked: 'Was du als Nächstes gefragt wirst',
    card: (names) => `Auf der Karte: ${names}.`,
    happened: 'Dein Zug',
    elsewhere: 'Was die Züge der anderen dir brachten',
    saw: 'Was du gesehen hast',
    stood: 'Wie du am Ende der Runde standest',
    stand: 'Wie du stehst',
    times: (text, times) => `${text} (${figure(times)}-mal)`,
    booking: (account, delta, balance, why) => `${account} ${delta}, dann ${figure(balance)}: ${why}`,
    before: 'Vorher',
    after: 'Nachher',
  },
  recap: {
    titleFor: (seat) => `Seit dem letzten Mal: ${seat}`,
    of: (seat, text) => `${seat}: ${text}`,
  },
  rules: {
    title: 'Die Regeln',
    lead: 'In eigenen Worten, mit dem, was das Buch offenlässt, und wie es gespielt wird.',
    ruling: (number) => `Auslegung ${number}`,
  },
  chronicle: {
    title: 'Chronik',
    lead: 'Alles, was geschehen ist, das Älteste zuerst.',
    narrowed: (shown, all) => `${figure(shown)} von ${count(all, 'Eintrag', 'Einträgen')}, durch Filter gewählt, das Älteste zuerst.`,
    takenBack: (by) => `zurückgenommen durch Eintrag ${figure(by)}`,
  },
}
