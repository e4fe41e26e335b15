import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import type { EN } from './figures.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Alle Zahlen auf einem Bogen',
  lead: 'Überschreibe, was nicht stimmt, oder füge einen Block von Zellen aus einer Tabelle ein. Alles wird als Ganzes geprüft und steht als ein Eintrag in der Chronik, der sich zurücknehmen lässt.',
  command: 'Viele Zahlen auf einem Bogen korrigieren',
  open: 'Viele Zahlen korrigieren',
  also: 'Tabelle einfügen Excel',
  keys: 'Pfeile, Eingabe und Tabulator führen von Zelle zu Zelle; Escape stellt eine Zahl wieder her.',
  paste:
    'Namen von Spielern und Konten über und neben den Zellen werden erkannt, in beiden Richtungen. Ohne Namen liegen die Zellen von der gewählten an nach rechts und unten.',
  notNow: 'Zahlen korrigiert nur die Spielleitung, am Tisch, wie er jetzt steht, wo er sich beschreiben lässt.',
  back: 'Zurück zum Hauptbuch',
  cell: (account, owner) => `${account}, ${owner}`,
  was: (before) => `war ${before}`,
  lacks: {
    thousands: (text) => `„${text}“ lässt sich auf zwei Arten lesen: Schreib die Zahl ohne Zeichen zwischen den Tausendern.`,
    fraction: (text) => `„${text}“ ist keine ganze Zahl: Gib eine ohne Bruchteil an.`,
    number: (text) => `„${text}“ ist keine ganze Zahl: Gib nur Ziffern an.`,
  },
  outside: (value) => `${value} geht hier nicht.`,
  changes: 'Was sich ändert',
  nothing: 'Noch nichts.',
  counted: (figures) => `${count(figures, 'Zahl ändert', 'Zahlen ändern')} sich.`,
  line: (account, owner) => `${account} (${owner})`,
  fromTo: (from, to) => `${from} → ${to}`,
  wrong: (cells) => `${count(cells, 'Zahl passt', 'Zahlen passen')} nicht: Die Zelle sagt, warum.`,
  first: 'Zur ersten davon',
  pasted: (cells) => `Eingefügt: ${count(cells, 'Zelle', 'Zellen')}.`,
  leftOut: (cells) => `${count(cells, 'eingefügte Zelle fand', 'eingefügte Zellen fanden')} keinen Platz:`,
  leftOutWhy: {
    name: (at, text) => `${at}: „${text}“ ist hier weder der Name eines Spielers noch der eines Kontos.`,
    account: (at, text) => `${at}: Für „${text}“ gibt es kein solches Konto.`,
    beyond: (at, text) => `${at}: „${text}“ liegt außerhalb des Bogens.`,
  },
  moreLeftOut: (cells) => `und ${count(cells, 'weitere', 'weitere')}`,
  follows: 'Nach den Regeln bringt das',
  reason: 'Grund',
  example: 'Nach dem Abend nachgezählt',
  needsChange: 'Nichts auf dem Bogen ist anders, als es ist: Überschreibe zuerst eine Zahl.',
  run: (figures) => (figures === 0 ? 'Korrigieren' : `${count(figures, 'Zahl', 'Zahlen')} korrigieren`),
  leave: 'Alles zurücksetzen',
  done: (figures) => `${count(figures, 'Zahl', 'Zahlen')} korrigiert, in einem Eintrag.`,
}
