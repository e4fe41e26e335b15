import type { Texts } from '../../../../../../language/catalogue.ts'
import type { ROYAL_FAMILY_RULINGS, ROYAL_FAMILY_SWITCHES } from '../royalFamily.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const ROYAL_FAMILY_RULINGS_DE: RulingTranslation<typeof ROYAL_FAMILY_RULINGS> = {
  124: {
    question: 'Wann genau stirbt ein Herrscher am Alter?',
    decision: 'Zu Beginn des eigenen Zuges fünf Runden nach der Thronbesteigung, vor Phase 1; die ersten Herrscher in Runde 6.',
  },
  125: {
    question: 'Stirbt der Gemahl immer mit dem Herrscher?',
    decision: 'Ja, aus welchem Grund auch immer. Ein Herrscher, dem nur der Gemahl stirbt, darf wieder heiraten.',
  },
  126: {
    question: 'Wer erbt?',
    decision:
      'Sofort ein Kind nach Wahl des Spielers oder, wenn es keines gibt, ein benannter Erbe. Das Geschlecht des Herrschers behält die Werte, das andere beginnt mit 10, 0 und 5.',
  },
  127: {
    question: 'Was wird aus Brüdern und Schwestern?',
    decision: 'Sie verlassen das Haus. Der neue Herrscher hat zwei neue Kinder und keinen Gemahl; benannte Erben bleiben.',
  },
  128: {
    question: 'Was kostet es, einen Erben zu benennen?',
    decision:
      'So viel wie eine Hochzeit: 5 Nahrung, ab Zeitalter 3 dazu 3 Reichtum, und einen ganzen Zug. Das Geschlecht wird gewählt, und höchstens drei sind möglich.',
  },
  129: {
    question: 'Wann hat ein Volk Reichtum, um eine Hochzeit zu bezahlen?',
    decision: 'Ab Zeitalter 3.',
  },
  130: {
    question: 'Wann kommt ein Gemahl an?',
    decision:
      'In Phase 3 bezahlt, in der nächsten Phase 3 da und bereit für ein Kind. Wechselt der Herrscher, fällt die Hochzeit aus und wird nicht erstattet.',
  },
  131: {
    question: 'Kann eine Mutter im Herrscherhaus an einem misslungenen Versuch sterben?',
    decision: 'Nein, wie gedruckt: eine Chance von 0 und kein Wurf.',
  },
  132: {
    question: 'Welches Geschlecht hat ein Kind des Hauses, und was ist mit einem fünften?',
    decision:
      'Ein Sohn bei 50 oder weniger. Ein fünftes darf den Platz eines der vier einnehmen, das die Erbfolge lebend verlässt, oder abgelehnt werden.',
  },
}

export const ROYAL_FAMILY_SWITCHES_DE: Texts<typeof ROYAL_FAMILY_SWITCHES> = {
  ruler_lifespan: {
    question: 'Wie viele Runden lebt ein Herrscher auf dem Thron?',
    why: 'Das Buch sagt fünf Züge, und nicht, wann im letzten der Tod kommt.',
    range: 'Runden von der Thronbesteigung bis zu dem Zug, zu dessen Beginn der Herrscher stirbt.',
  },
  heir_choice: {
    question: 'Wer darf einem toten Herrscher folgen?',
    why: 'Das Buch druckt keine Erbfolge.',
    values: { by_rank: 'Ein Kind; ein benannter Erbe nur, wenn es kein Kind gibt.', free: 'Jedes Kind und jeder benannte Erbe.' },
  },
  siblings: {
    question: 'Was wird aus den anderen Kindern, wenn eines den Thron besteigt?',
    why: 'Das Buch gibt einem neuen Herrscher zwei Kinder und spricht nicht von Brüdern und Schwestern.',
    values: { leave: 'Sie verlassen das Haus.', stay: 'Sie bleiben, und die neuen Kinder kommen nur, soweit Platz für vier ist.' },
  },
  heir_price: {
    question: 'Was kostet es, einen Erben von außerhalb zu benennen?',
    why: 'Das Buch spricht von Mitteln und Zeit und nennt keine Zahlen.',
    values: { spouse: 'So viel wie eine Hochzeit, und ebenso lange.', free: 'Nichts als den ganzen Zug, den es dauert.' },
  },
  spouse_wealth: {
    question: 'Wann kostet eine Hochzeit 3 Reichtum?',
    why: 'Das Buch verlangt sie, wenn ein Volk Reichtum hat: nach dem Zeitalter oder nach dem, was im Vorrat liegt.',
    values: { by_age: 'Ab Zeitalter 3, wenn sich Reichtum sammeln lässt.', by_stock: 'Sobald Reichtum im Vorrat liegt.' },
  },
  royal_birth_death: {
    question: 'Mit welcher Chance tötet ein misslungener Versuch die Mutter im Herrscherhaus?',
    why: 'Das Buch druckt eine Chance von 0, was ein Versehen sein mag.',
    range: 'In Prozent; bei 0 wird nicht gewürfelt.',
  },
}
