import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { GENERAL_RULINGS, GENERAL_SWITCHES, SETUP_RULINGS } from '../general.ts'

export const GENERAL_RULINGS_DE: RulingTranslation<typeof GENERAL_RULINGS> = {
  1: {
    question: 'Woher weiß das Programm, was auf Karten und Plänen steht?',
    decision:
      'Aus der Deckdatei: Darin ist jede Zahl als gedruckt, abgeleitet, öffentlich oder unsere eigene gekennzeichnet. Beim Aufbau darf eine Gruppe sie durch das ersetzen, was in ihrem Spiel steht.',
  },
  3: {
    question: 'Welche Kategorie und wie viel Leben hat jede Art?',
    decision:
      'Schwach sind Goblins mit 2 Leben und Orks mit 2, stark sind Schamanen mit 3 und Reiter mit 3, brutal sind Golems mit 4 und Häuptlinge mit 5. Der Krokoflieger ist schwach mit 3, die Brutkröte stark mit 3, der Bomber brutal mit 4. Eine andere Deckdatei kann anderes sagen.',
  },
  11: {
    question: 'In welcher Reihenfolge liegen die Pfade um den Turm?',
    decision: 'Nach ihren Nummern, mit 6 neben 1, wenn die Deckdatei keinen anderen Ring nennt.',
  },
  13: {
    question: 'Was dürfen alle sehen?',
    decision:
      'Den Spielplan, Trophäen, Auslagen, Ablagestapel, genommene Krötlinge, was in den Stapeln des Tisches noch liegt, und wer wo wie viele Karten hat. Hand, Nachziehstapel und Mission sieht nur, wem sie gehören.',
  },
  62: {
    question: 'Was darf die Spielleitung sehen?',
    decision: 'Alles, auch die Hände, denn sie spielt nicht mit.',
  },
  63: {
    question: 'Können alle echte Karten halten, während das Programm nur den Spielplan führt?',
    decision:
      'Mit einer Hausregel: Dann sagt jeder, was die eigenen Karten auf dem Spielplan bewirken, und bei der Wertung, was sie zählen. Sonst führt das Programm alle Karten, denn die Hälfte der Regeln handelt von ihnen.',
  },
}

export const GENERAL_SWITCHES_DE: Texts<typeof GENERAL_SWITCHES> = {
  gm_peeks: {
    question: 'Darf die Spielleitung Hände, Nachziehstapel und Missionen sehen?',
    why: 'Das Regelheft kennt keine Spielleitung; wer dabei selbst mitspielt, sollte sie nicht sehen.',
    values: { true: 'Ja, alle.', false: 'Nein: Jeder sieht nur die eigenen und antwortet auf einem eigenen Gerät.' },
  },
  decks: {
    question: 'Wer führt die Karten?',
    why: 'Manche Gruppen halten lieber echte Karten in der Hand.',
    values: {
      tracked: 'Das Programm führt sie alle.',
      real: 'Alle halten echte Zauberkarten und sagen, was sie auf dem Spielplan bewirken. Das Programm führt Spielplan, Marker, Schicksalskarten, Missionen, Totenköpfe und Wertung.',
    },
  },
}

export const SETUP_RULINGS_DE: RulingTranslation<typeof SETUP_RULINGS> = {
  2: {
    question: 'Welche Werte zeigen die Zähler?',
    decision:
      'Vom ersten bis zum letzten Feld: schwache Arten 3, 2 und 1, starke 5, 4, 3 und 2, brutale 7, 6, 5, 4 und 3. Eine andere Deckdatei kann anderes sagen.',
  },
  4: {
    question: 'Wie viele Marker hat jede Art, und welche tragen eine Zahl?',
    decision:
      'Jede schwache Art hat 16, davon tragen 2 eine 3 und 3 eine 4; jede starke hat 12, davon 2 mit einer 3 und 2 mit einer 4; jede brutale hat 8, davon 2 mit einer 3 und 1 mit einer 4. Eine andere Deckdatei kann anderes sagen.',
  },
  6: {
    question: 'Welche der 40 Zauber liegen in welchem Stapel?',
    decision:
      'In Stapel A je 5 von Feuerball, Kettenblitz, Erdbeben und Eissturm. In Stapel B je 4 von Tausch, Nachschub, Magische Fesseln, Voodoo und Weisheit. Eine andere Deckdatei kann anderes sagen.',
  },
  7: {
    question: 'Welche 8 Startzauber hat eine Farbe?',
    decision:
      'Alle dieselben: Wuchtschlag, Blitzschlag, Kälteschock, Feuerfunke und 4 Zauberbücher aus Erde und Blitz, Blitz und Wasser, Wasser und Feuer, Feuer und Erde. Eine andere Deckdatei kann anderes sagen.',
  },
  14: {
    question: 'Von welchem der beiden Stapel eines Pfads kommt ein Marker?',
    decision: 'Das macht keinen Unterschied, also zählt das Programm eine Zahl je Pfad.',
  },
}
