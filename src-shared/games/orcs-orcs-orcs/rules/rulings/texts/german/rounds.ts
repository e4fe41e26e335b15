import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type {
  ACTION_RULINGS,
  FATE_RULINGS,
  FATE_SWITCHES,
  REVEAL_RULINGS,
  REVEAL_SWITCHES,
  ROUND_RULINGS,
  ROUND_SWITCHES,
  TOWER_RULINGS,
  TOWER_SWITCHES,
} from '../rounds.ts'

export const ROUND_RULINGS_DE: RulingTranslation<typeof ROUND_RULINGS> = {
  12: {
    question: 'Wer beginnt eine Runde, und wer folgt?',
    decision:
      'Wer beim Aufbau zuerst steht, die jüngste Person, beginnt jede Runde. Die anderen folgen in dieser Reihenfolge: im Uhrzeigersinn.',
  },
}

export const ROUND_SWITCHES_DE: Texts<typeof ROUND_SWITCHES> = {
  start_player: {
    question: 'Wer beginnt die Runden?',
    why: 'Das Regelheft sagt, wer anfängt, und nicht, ob das je wechselt.',
    values: { fixed: 'Im ganzen Spiel dieselbe Person.', rotate: 'Reihum im Uhrzeigersinn, jede Runde jemand anderes.' },
  },
}

export const FATE_RULINGS_DE: RulingTranslation<typeof FATE_RULINGS> = {
  10: {
    question: 'Was zeigen die Schicksalskarten?',
    decision: 'Was die Deckdatei sagt, bei den 15 Karten des Grundspiels wie bei den 19 neuen.',
  },
  15: {
    question: 'Was, wenn keine Schicksalskarte mehr da ist?',
    decision: 'Alle gespielten Karten werden zu einem neuen Stapel gemischt.',
  },
  16: {
    question: 'Kann eine Schicksalskarte eine Kreatur zweimal bewegen?',
    decision: 'Nein: Jede Kreatur rückt einmal je Karte vor.',
  },
  19: {
    question: 'Ab wann gilt der untere Teil einer Schicksalskarte?',
    decision: 'Sobald die Kreaturen vorgerückt sind, bis die nächste Karte aufgedeckt wird.',
  },
  20: {
    question: 'Was missachtet die Fertigkeit Keine Regeländerung?',
    decision:
      'Jede Regel einer Schicksalskarte außer Austausch, der niemanden einzeln einschränkt. Im Zug der Person, die sie hat, haben Kreaturen ihr gewöhnliches Leben.',
  },
  21: {
    question: 'Was, wenn die Karte Keine Fertigkeiten auf die Fertigkeit Keine Regeländerung trifft?',
    decision:
      'Wer sie hat, missachtet die Karte und behält alle Fertigkeiten. Bei allen anderen steigen die Totenkopfwürfel trotzdem, aber ihre Fertigkeiten ruhen.',
  },
  22: {
    question: 'Darf man in einer Runde mit Keine Zauber Wissenskarten wirken?',
    decision: 'Nein, aber man darf sie zu einem anderen Zauber legen.',
  },
}

export const FATE_SWITCHES_DE: Texts<typeof FATE_SWITCHES> = {
  fate_empty: {
    question: 'Was geschieht, wenn alle Schicksalskarten gespielt sind?',
    why: 'Das Regelheft sagt es nicht, und ein Spiel kann mehr Runden haben als Karten.',
    values: {
      reshuffle: 'Sie werden zu einem neuen Stapel gemischt.',
      none: 'Es kommt keine mehr: In den übrigen Runden bewegt das Schicksal nichts, und keine Regel gilt.',
    },
  },
  fate_rule_from: {
    question: 'Ab wann gilt die Regel einer Schicksalskarte?',
    why: 'Das Regelheft erklärt die beiden Teile nacheinander.',
    values: {
      after_move: 'Sobald ihre Kreaturen vorgerückt sind.',
      reveal: 'Sobald sie aufgedeckt ist, auch während ihre Kreaturen vorrücken.',
    },
  },
  no_skills_vs_immune: {
    question: 'Schützt Keine Regeländerung vor Keine Fertigkeiten?',
    why: 'Beide würden einander aufheben.',
    values: {
      immune: 'Ja, wer sie hat, behält alle Fertigkeiten.',
      stripped: 'Nein, auch wer sie hat, kann keine Fertigkeiten nutzen.',
    },
  },
}

export const TOWER_RULINGS_DE: RulingTranslation<typeof TOWER_RULINGS> = {
  17: {
    question: 'Wie viele Trophäen gehen verloren, wenn auf demselben Pfad mehrere Kreaturen ankommen?',
    decision: 'Eine für jede Ankunft.',
  },
  18: {
    question: 'Sinkt der Totenkopfwürfel mit verlorenen Trophäen?',
    decision: 'Nein: Er zählt Siege. Würfel und Fertigkeit bleiben.',
  },
}

export const TOWER_SWITCHES_DE: Texts<typeof TOWER_SWITCHES> = {
  loss: {
    question: 'Wie viele Trophäen kostet eine Schicksalskarte, die auf deinem Pfad mehrere Kreaturen ans Ziel bringt?',
    why: 'Das Regelheft spricht von einer Kreatur.',
    values: { per_arrival: 'Eine für jede Ankunft.', per_card: 'Insgesamt eine.' },
  },
  skull_drops: {
    question: 'Sinkt der Totenkopfwürfel, wenn Trophäen verloren gehen?',
    why: 'Das Regelheft lässt den Würfel steigen und spricht nie davon, dass er sinkt.',
    values: {
      false: 'Nein, Würfel und Fertigkeit bleiben.',
      true: 'Ja, er ist nie höher als die Zahl der Trophäen seiner Art, und die Fertigkeit kann verloren gehen.',
    },
  },
}

export const REVEAL_RULINGS_DE: RulingTranslation<typeof REVEAL_RULINGS> = {
  23: {
    question: 'Muss der zweite Marker aufgedeckt werden?',
    decision:
      'Ja, und ein Pfad, der eben erst gefüllt wurde, darf noch einmal gewählt werden. Er entfällt, wenn nur der Pfad des eigenen Magiers noch Marker hat.',
  },
}

export const REVEAL_SWITCHES_DE: Texts<typeof REVEAL_SWITCHES> = {
  own_path_last: {
    question: 'Was, wenn nur der Pfad deines eigenen Magiers noch Marker hat?',
    why: 'Das Regelheft verbietet diesen Pfad und nennt keine Ausnahme.',
    values: { skip: 'Der zweite Marker entfällt.', allowed: 'Dort wird ein Marker aufgedeckt.' },
  },
}

export const ACTION_RULINGS_DE: RulingTranslation<typeof ACTION_RULINGS> = {
  24: { question: 'Verfallen beim Passen auch zusätzliche Aktionen?', decision: 'Ja, alle Aktionen, die noch übrig sind.' },
  64: {
    question: 'Können Zauber endlos zusätzliche Aktionen geben?',
    decision: 'Nein: In einem Zug geben Zauber höchstens 10. Spätere geben keine mehr.',
  },
}
