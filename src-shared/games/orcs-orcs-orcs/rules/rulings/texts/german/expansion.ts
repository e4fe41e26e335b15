import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type {
  NEW_FATE_RULINGS,
  NEW_FATE_SWITCHES,
  REINFORCEMENT_RULINGS,
  REINFORCEMENT_SWITCHES,
  TERRAIN_RULINGS,
  TERRAIN_SWITCHES,
} from '../expansion.ts'

export const NEW_FATE_RULINGS_DE: RulingTranslation<typeof NEW_FATE_RULINGS> = {
  50: {
    question: 'Sind Angriffe auch ohne die neuen Schicksalskarten auf den vordersten Abschnitt beschränkt?',
    decision: 'Nein, nur mit ihnen. Unterstützungszauber sind nie beschränkt.',
  },
  51: {
    question: 'Muss auch der zweite Abschnitt, den Erdbeben oder Eissturm trifft, ein vorderster sein?',
    decision: 'Nein, nur der erste; sonst wäre die zweite Zeile von Eissturm nutzlos.',
  },
}

export const NEW_FATE_SWITCHES_DE: Texts<typeof NEW_FATE_SWITCHES> = {
  front_rule: {
    question: 'Wann erreichen Angriffe nur den vordersten Abschnitt?',
    why: 'Das Regelheft erklärt das bei den neuen Schicksalskarten.',
    values: { x1_fate: 'Mit den neuen Schicksalskarten.', always: 'In jedem Spiel.' },
  },
  x1_spread: {
    question: 'Wo darf mit der Regel vom vordersten Abschnitt der zweite von Erdbeben und Eissturm liegen?',
    why: 'Das Regelheft beschränkt beide Zauber auf den vordersten Abschnitt, aber ihre zweiten Zeilen treffen zwei.',
    values: {
      free: 'Wohin der Zauber sich ausbreitet.',
      front_only: 'Nur wo er der vorderste seines Pfads oder der Pfad leer ist.',
    },
  },
}

export const TERRAIN_RULINGS_DE: RulingTranslation<typeof TERRAIN_RULINGS> = {
  52: {
    question: 'Wer legt das Gelände aus, und wann?',
    decision: 'Alle reihum, Pfad für Pfad, vor den ersten Kreaturen. Auf einen Abschnitt kommt höchstens 1 Plättchen.',
  },
  53: {
    question: 'Wirkt eine Straße auf eine Kreatur, die nur darüberzieht?',
    decision:
      'Ja, sobald eine Kreatur sie betritt, warum auch immer: Die Straße kostet keinen Schritt. Mehrere Straßen hintereinander wirken zusammen.',
  },
}

export const TERRAIN_SWITCHES_DE: Texts<typeof TERRAIN_SWITCHES> = {
  terrain_by: {
    question: 'Wer wählt die Abschnitte für das Gelände?',
    why: 'Das Regelheft lässt sie wählen und sagt nicht, von wem.',
    values: { seats: 'Alle reihum, Pfad für Pfad.', random: 'Niemand: Sie werden zufällig gezogen.' },
  },
  road: {
    question: 'Wann bringt eine Straße eine Kreatur weiter?',
    why: 'Das Regelheft spricht einmal vom Stehenbleiben auf der Straße und einmal vom Betreten.',
    values: { enter: 'Sobald eine Kreatur sie betritt.', stop: 'Nur wenn eine Bewegung dort enden würde.' },
  },
}

export const REINFORCEMENT_RULINGS_DE: RulingTranslation<typeof REINFORCEMENT_RULINGS> = {
  54: {
    question: 'Ändert ein Neuling die Werte des Zählers?',
    decision: 'Nein: Sein Plättchen verdeckt nur das Bild. Es gelten die Werte der Art, die er ersetzt.',
  },
  55: {
    question: 'Bleibt der Bonus der ersetzten Art?',
    decision:
      'Nein. Eine Brutkröte hinterlässt einen Krötling, ein Bomber explodiert, ein Krokoflieger gibt nichts. Das geschieht auch ohne Bonusaktionen, und man kann nicht darauf verzichten.',
  },
  56: { question: 'Weiß jemand, was auf der Rückseite eines Krötlings steht?', decision: 'Nein, bis ihn jemand nimmt.' },
  57: {
    question: 'Ist ein Krötling eine Kreatur?',
    decision:
      'Nur beim Schaden: Jeder nimmt ihn, auch der für einen ganzen Abschnitt oder der einer Explosion. Nichts bewegt ihn, sein Pfad gilt trotzdem als leer, und er ist keine Trophäe. Mit der Regel vom vordersten Abschnitt wird er erreicht, wenn keine Kreatur näher am Turm ist.',
  },
  58: {
    question: 'Kostet es eine Aktion, einen Krötling einzusetzen?',
    decision:
      'Nein. Man darf beliebig viele zwischen Aktionen einsetzen, oder beim Zaubern vor der Wahl der Zeile. Ein eingesetzter kommt in die Schachtel.',
  },
  59: {
    question: 'Löst eine Explosion andere Bomber aus?',
    decision: 'Ja, jeden Bomber, den sie besiegt. Alles, was dabei fällt, gehört der Person am Zug.',
  },
}

export const REINFORCEMENT_SWITCHES_DE: Texts<typeof REINFORCEMENT_SWITCHES> = {
  newcomer_bonus: {
    question: 'Welchen Bonus gibt ein Neuling?',
    why: 'Das Regelheft gibt ihm einen eigenen Bonus und nimmt den alten nicht weg.',
    values: { own: 'Nur seinen eigenen.', both: 'Seinen eigenen, und mit Bonusaktionen auch den der Art, die er ersetzt.' },
  },
  toadling_area: {
    question: 'Nimmt Schaden für einen ganzen Abschnitt die Krötlinge dort?',
    why: 'Das Regelheft lässt einen Krötling durch 1 Schaden nehmen und sagt nicht, durch welchen.',
    values: { true: 'Ja, und eine Explosion ebenso.', false: 'Nein, nur ein Angriff auf den Krötling selbst.' },
  },
  blast_chain: {
    question: 'Explodiert ein Bomber, den eine Explosion besiegt hat?',
    why: 'Das Regelheft lässt einen besiegten Bomber explodieren und erwähnt keine Explosionen nacheinander.',
    values: { true: 'Ja, einer löst den nächsten aus.', false: 'Nein, nur einer, den etwas anderes besiegt hat.' },
  },
}
