import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { PIP_RULINGS, PIP_SWITCHES, SEQUENCE_RULINGS, SEQUENCE_SWITCHES } from '../sequence.ts'

export const SEQUENCE_RULINGS_DE: RulingTranslation<typeof SEQUENCE_RULINGS> = {
  1: {
    question: 'Weiß das Programm, wo die Figuren stehen?',
    decision:
      'Nein. Sie stehen auf dem wirklichen Tisch; das Programm führt Elemente, PIPs, was zu jedem Kampf angekreuzt wird, und Ergebnisse. Das Regelblatt druckt nichts, woraus Kontakt, Schussfelder oder Überlappungen zu errechnen wären, und ein Blick auf den Tisch geht schneller als eine Zeichnung.',
  },
  2: {
    question: 'Wer sagt, was in Sicht, in Kontakt, an einer Flanke oder in schwierigem Gelände steht?',
    decision: 'Die Spielleitung, und zu jedem Kreuz steht, von wem es ist. Die andere Lesart: laut, wer am Zug ist.',
  },
  3: {
    question: 'Wie lang ist ein Schritt, und wie groß sind die Basen?',
    decision:
      '100 Schritt sind 25 mm, und Basen sind 40 mm breit, also 160 Schritt, und je nach Typ 80, 120 oder 160 Schritt tief. Gemessen wird zwischen den nächsten Kanten; das Programm zeigt Millimeter neben den Schritten, und nichts hängt von ihnen ab.',
  },
  4: {
    question: 'Wie sind Tisch und Aufstellung, und wer hat den ersten Zug?',
    decision:
      'Ein Quadrat von 2400 Schritt. Beide werfen einen Würfel, bei Gleichstand noch einmal; der niedrigere verteidigt, bestimmt Gelände und Festung, stellt innerhalb von 600 Schritt von seiner Kante auf und hat den ersten Zug. Der Angreifer stellt danach innerhalb von 600 Schritt von der anderen Kante auf.',
  },
}

export const SEQUENCE_SWITCHES_DE: Texts<typeof SEQUENCE_SWITCHES> = {
  judge: {
    question: 'Wer sagt, was am Tisch gilt?',
    why: 'Das Regelblatt nennt Umstände, die jemand sehen muss, und niemanden, der sie sieht.',
    values: { gm: 'Die Spielleitung.', active: 'Wer am Zug ist.' },
  },
  mm_per_100p: {
    question: 'Wie viele Millimeter sind 100 Schritt?',
    why: 'Das Regelblatt zählt Schritte und druckt keinen Maßstab.',
    values: { 25: '25 mm, für Figuren von 15 mm.', 40: '40 mm, für Figuren von 25 mm.' },
  },
  setup: {
    question: 'Wie beginnt die Schlacht?',
    why: 'Das Regelblatt beginnt mit dem ersten Zug.',
    values: {
      family: 'Beide werfen einen Würfel; der niedrigere verteidigt und hat den ersten Zug.',
      scenario: 'Wie das Szenario es sagt: Der Verteidiger ist genannt, und niemand würfelt.',
    },
  },
}

export const PIP_RULINGS_DE: RulingTranslation<typeof PIP_RULINGS> = {
  10: {
    question: 'Welcher Würfel gibt PIPs, und lassen sie sich aufheben?',
    decision: 'Ein Würfel mit 6 Seiten in jedem eigenen Zug. Was nicht ausgegeben ist, verfällt nach Zaubern und Schüssen.',
  },
  11: {
    question: 'Zählen die Aufschläge zusammen, und worauf?',
    decision:
      'Sie zählen zusammen, und nur bei Bewegungen: Auf alle Preise gelegt, kostete ein Gott 7 von höchstens 6 PIPs. Fliegende oder Magier zählen einmal, die Rufweite einmal; eine Bewegung kostet also 1 bis 3 PIPs, oder 2 bis 3, wenn der General verloren ist.',
  },
  12: {
    question: 'Von wo wird die Rufweite gemessen, und wann ist ein General verloren?',
    decision:
      'Zum nächsten Element einer Gruppe. Der General ist verloren, solange er aus irgendeinem Grund nicht auf dem Tisch ist, und dann zahlt jede Bewegung; sonst zahlt seine eigene Gruppe nicht mehr, und auch keine bei genau 600 oder 1200 Schritt.',
  },
  13: {
    question: 'Wird bei Lauerern für jedes Element gezählt, und wohin kommt es?',
    decision:
      'Für jedes Element, und ein 4. Mal gibt es nicht. Es kommt ganz in schwieriges Gelände, ein Wasserlauerer ins Wasser, und darf gleich einen Feind berühren.',
  },
  14: {
    question: 'Wo stehen Ersatz und neue Elemente?',
    decision:
      'An der eigenen Kante, 200 Schritt oder mehr von Feinden entfernt, so viele, wie die PIPs reichen. Eine Horde darf in dem Zug zurück, in dem sie fiel, oder in jedem späteren.',
  },
  15: {
    question: 'Zieht ein aufgestelltes Element im selben Zug weiter?',
    decision: 'Nein: Das Regelblatt bewegt die anderen. Es darf zaubern, schießen und kämpfen.',
  },
  23: {
    question: 'Darf ein Gott nach einem schlechten Wurf für PIPs gehen?',
    decision: 'Nie, denn gedruckt ist nichts. In Spielen dieser Familie geht er bei einer 1.',
  },
}

export const PIP_SWITCHES_DE: Texts<typeof PIP_SWITCHES> = {
  lurker_fourth: {
    question: 'Darf ein Lauerer ein viertes Mal kommen?',
    why: 'Das Regelblatt druckt drei Preise und nicht mehr.',
    values: { barred: 'Nein.', '3_pips': 'Ja, jedes weitere Mal für drei PIPs.' },
  },
  deploy_then_move: {
    question: 'Darf sich ein Element in dem Zug bewegen, in dem es aufgestellt wurde?',
    why: 'Das Regelblatt stellt Elemente auf und bewegt dann andere, was sie ausschließen kann.',
    values: { false: 'Nein, es bleibt stehen.', true: 'Ja, zum Preis einer Bewegung.' },
  },
  god_leaves_on_1: {
    question: 'Gehen Götter, wenn ihr Spieler für die PIPs eine 1 wirft?',
    why: 'Das Regelblatt sagt nichts; Spiele dieser Familie lassen sie gehen.',
    values: { false: 'Nein, sie bleiben.', true: 'Ja, sie fliehen vom Feld.' },
  },
}
