import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { BONUS_RULINGS, BONUS_SWITCHES, MISSION_RULINGS, MISSION_SWITCHES } from '../modules.ts'

export const MISSION_RULINGS_DE: RulingTranslation<typeof MISSION_RULINGS> = {
  45: {
    question: 'Wann wird die Mission gewählt?',
    decision: 'Wenn die erste Hand gezogen ist. Alle werden zugleich gefragt.',
  },
  46: { question: 'Welche zwei Trophäen sind ein Paar?', decision: 'Je 2 derselben Kategorie.' },
  47: {
    question: 'Wer hat die meisten Trophäen einer Art, von der niemand eine hat?',
    decision: 'Niemand: Mindestens 1 muss man haben.',
  },
  48: {
    question: 'Zählt ein gelernter Zauber, der wieder entfernt wurde?',
    decision: 'Nein, nur gelernte Zauber, die man noch hat, und nie Gift.',
  },
  61: {
    question: 'Zählen Missionen Trophäen, die wieder verloren gingen?',
    decision: 'Nein, nur die am Ende vorhandenen. Eine Fertigkeit zählt, sobald sie gewonnen ist.',
  },
}

export const MISSION_SWITCHES_DE: Texts<typeof MISSION_SWITCHES> = {
  mission_pair: {
    question: 'Welche zwei Trophäen sind ein Paar?',
    why: 'Das Regelheft sagt ein Paar schwacher Kreaturen, und damit können zwei gleiche gemeint sein.',
    values: { category: 'Je 2 derselben Kategorie.', type: 'Nur 2 derselben Art.' },
  },
  maximum_zero: {
    question: 'Zählt die Mission Mehrheit eine Art, von der niemand eine Trophäe hat?',
    why: 'Das Regelheft wertet auch Gleichstand, und ganz ohne Trophäen haben alle gleich viele.',
    values: { false: 'Nein, mindestens 1 muss man haben.', true: 'Ja, für alle.' },
  },
  mission_counts: {
    question: 'Welche Trophäen zählen Missionen?',
    why: 'Das Regelheft zählt besiegte Kreaturen, und ihre Trophäen können wieder verloren gehen.',
    values: { held: 'Die am Ende vorhandenen.', defeats: 'Jede Kreatur, die man besiegt hat, auch bei verlorener Trophäe.' },
  },
}

export const BONUS_RULINGS_DE: RulingTranslation<typeof BONUS_RULINGS> = {
  9: {
    question: 'Welche Kreatur gibt welchen Bonus?',
    decision:
      'Schamanen geben Kraft, Reiter eine Karte, bei Golems legen die anderen ab, und Häuptlinge geben eine Aktion. Schwache Kreaturen geben keinen. Eine andere Deckdatei kann anderes sagen.',
  },
  49: {
    question: 'Was wird aus Bonuskraft, die die nächste Aktion nicht nutzt?',
    decision: 'Sie verfällt. Punkte aus einer Aktion kommen zusammen, und jeder bekommt ein Element, wenn er genutzt wird.',
  },
}

export const BONUS_SWITCHES_DE: Texts<typeof BONUS_SWITCHES> = {
  bonus_power_waits: {
    question: 'Wartet Bonuskraft auf einen Zauber, der sie nutzen kann?',
    why: 'Das Regelheft lässt sie verfallen, wenn die nächste Aktion sie nicht nutzt, und die muss kein Zauber sein.',
    values: { false: 'Nein, die nächste Aktion nutzt sie, oder sie verfällt.', true: 'Ja, bis zum Ende des Zugs.' },
  },
}
