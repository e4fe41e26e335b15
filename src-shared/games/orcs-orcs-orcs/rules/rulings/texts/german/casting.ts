import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { ENHANCING_RULINGS, SPELL_RULINGS, SPELL_SWITCHES } from '../casting.ts'

export const SPELL_RULINGS_DE: RulingTranslation<typeof SPELL_RULINGS> = {
  5: {
    question: 'Wie viel Kraft braucht jede Zeile eines Zaubers?',
    decision:
      'Kleine Angriffe brauchen für ihre drei Zeilen 1, 2 und 3, große Angriffe 2 und 3, Unterstützungszauber 1 und 2. Eine andere Deckdatei kann anderes sagen.',
  },
  25: {
    question: 'Darf man zu einem Zauber eine Karte eines anderen Elements legen?',
    decision:
      'Ja, aber ihre Kraft bleibt die ihres Elements, und für eine Zeile zählt nur Kraft vom Element des Zaubers oder von denen, die sie nennt.',
  },
  26: {
    question: 'Welche Zeile gilt, wenn die Kraft für mehrere reicht?',
    decision: 'Eine davon, nach Wahl der Person, die zaubert.',
  },
  27: {
    question: 'Liegen alle Verstärkungen da, bevor eine wirkt?',
    decision:
      'Nein: Sie kommen eine nach der anderen dazu, jede mit ihrem Effekt, bis der Zauber gewirkt wird. Auch eine dabei gezogene Karte darf dazukommen.',
  },
  28: {
    question: 'Darf man einen Zauber wirken, der nichts tut?',
    decision: 'Ja. Er kostet die Aktion, die Karten kommen auf den Ablagestapel, und die Effekte von Verstärkungen wirken trotzdem.',
  },
  30: {
    question: 'Zählt Bonuskraft als die Verstärkung, die ein großer Angriff braucht?',
    decision: 'Ja, ein Punkt davon ist so gut wie eine Karte.',
  },
  31: {
    question: 'Welchen Abschnitt trifft Erdbeben außer dem ersten?',
    decision: 'Den gleichen Abschnitt auf dem Pfad links oder rechts um den Turm. Einer von beiden wird genannt, auch ein leerer.',
  },
  32: {
    question: 'Was trifft Eissturm hinter dem äußeren Abschnitt?',
    decision: 'Nichts: Dahinter heißt vom Turm weg, und dort kommt kein Abschnitt mehr.',
  },
  33: {
    question: 'Wann kann man eine eben gelernte Karte spielen?',
    decision:
      'Nicht in diesem Zug: Sie liegt offen daneben und kommt auf den Ablagestapel, wenn die Aktionen vorbei sind. Sind die Auslagen leer, lernt man nichts.',
  },
  34: {
    question: 'Welche Kreaturen kann Tausch bewegen?',
    decision:
      'Alle auf dem Spielplan, zum Turm hin oder von ihm weg; ihr Schaden geht mit. Zwei auf demselben Abschnitt bleiben, wie sie sind.',
  },
  35: {
    question: 'Was, wenn Magische Fesseln eine Kreatur über den Turm hinausziehen?',
    decision: 'Sie kommt an, und übrige Schritte verfallen. Auch eine Ankunft auf deinem eigenen Pfad kostet dich eine Trophäe.',
  },
  36: {
    question: 'Wer wählt die Karte, die jemand anderes ablegt?',
    decision:
      'Wem sie gehört; auch Gift darf es sein. Mehrere wählen zugleich. Wer höchstens 3 Karten hat, darf genannt werden und legt nichts ab.',
  },
  60: {
    question: 'Was, wenn ein Zauber endet, bevor seine erste Zeile erreicht ist?',
    decision:
      'Seine Karten werden abgelegt, und die Aktion ist verbraucht. Eine Karte lässt sich nur wirken, wenn Hand, Krötlinge und Bonuskraft für ihre erste Zeile reichen; Karten, die erst gezogen würden, zählen nicht.',
  },
  65: {
    question: 'Muss Nachschub beide Karten ziehen?',
    decision:
      'Nein, bis zu 2. Gefragt wird nur, wenn der Nachziehstapel weniger als 2 hat oder in Hand oder Nachziehstapel Gift ist; sonst kommen beide.',
  },
}

export const SPELL_SWITCHES_DE: Texts<typeof SPELL_SWITCHES> = {
  any_type_enhances: {
    question: 'Hilft Kraft eines anderen Elements, eine Zeile zu erreichen?',
    why: 'Das Regelheft lässt jede Karte dazulegen, zählt Kraft aber nach Elementen.',
    values: {
      false: 'Nein, nur Kraft vom Element des Zaubers.',
      true: 'Ja, jeder Punkt zählt, außer für eine Zeile, die ihre Elemente nennt.',
    },
  },
  line_choice: {
    question: 'Welche Zeile darf man nutzen, wenn die Kraft für mehrere reicht?',
    why: 'Das Regelheft verlangt eine Zeile, deren Kraft erreicht ist, und sagt nicht, welche.',
    values: { any: 'Eine beliebige davon.', highest: 'Nur die höchste.' },
  },
  cast_for_nothing: {
    question: 'Darf man einen Zauber wirken, der nichts tun kann?',
    why: 'Das Regelheft verlangt kein Ziel.',
    values: {
      allowed: 'Ja, für eine Aktion.',
      refused: 'Nein, eine Karte wird nur angeboten, wenn eine erreichbare Zeile etwas zu tun hat.',
    },
  },
  bonus_power_enhances: {
    question: 'Reicht Bonuskraft als Verstärkung für einen großen Angriff?',
    why: 'Das Regelheft verlangt eine Verstärkung, und das ist sonst eine Karte.',
    values: { true: 'Ja.', false: 'Nein, eine Karte muss dazukommen.' },
  },
  earthquake_adjacent: {
    question: 'Wohin breitet sich Erdbeben aus?',
    why: 'Das Regelheft sagt links oder rechts, und sein Bild ist verloren.',
    values: {
      ring: 'Auf den Pfad links oder rechts, im gleichen Abstand.',
      path: 'Einen Abschnitt nach innen oder außen auf demselben Pfad.',
    },
  },
  new_spell_same_turn: {
    question: 'Wohin kommt eine eben gelernte Karte?',
    why: 'Das Regelheft legt sie auf den Ablagestapel, der im selben Zug gemischt werden kann, nennt sie aber eine Karte für später.',
    values: {
      barred: 'Sie liegt daneben, bis die Aktionen vorbei sind.',
      natural: 'Gleich auf den Ablagestapel, sodass man sie im selben Zug ziehen kann.',
    },
  },
  voodoo_pick: {
    question: 'Wer wählt die Karte, die jemand anderes ablegt?',
    why: 'Das Regelheft sagt nicht, ob die Wahl bei dem liegt, dem sie gehört.',
    values: { victim: 'Wem sie gehört.', random: 'Niemand: Sie wird zufällig gezogen.' },
  },
}

export const ENHANCING_RULINGS_DE: RulingTranslation<typeof ENHANCING_RULINGS> = {
  37: {
    question: 'Wie viele Effekte von Verstärkungen wirken in einem Zauber?',
    decision: 'Alle, auf die man nicht verzichtet, in der Reihenfolge, in der die Karten dazukommen.',
  },
}
