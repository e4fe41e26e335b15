import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { RANGE_RULINGS, RANGE_SWITCHES } from '../ranges.ts'

export const RANGE_RULINGS_DE: RulingTranslation<typeof RANGE_RULINGS> = {
  24: {
    question: 'In welcher Reihenfolge wird gezaubert und geschossen?',
    decision:
      'Wer am Zug ist, bringt Zauber und die Schüsse beider Seiten in eine Reihenfolge, und jedes Ergebnis gilt vor dem nächsten. Feindliche Schützen, die nicht aufgerufen wurden, schießen zuletzt, wie ihr Spieler es ordnet.',
  },
  25: {
    question: 'Wer verzaubert wen?',
    decision:
      'Die Magier dessen, der am Zug ist, jeder einmal, in jede Richtung, ohne Sicht, bewegt oder nicht, aber nie aus dem Nahkampf. Ziel kann jeder Feind innerhalb von 600 Schritt sein, im Nahkampf oder nicht, nur keine Festung.',
  },
  26: {
    question: 'Wie helfen andere bei einem Schuss oder Zauber?',
    decision:
      'Ihr Spieler nennt, wer schießt oder zaubert, und nur dieses Element würfelt. Andere in Reichweite zum Ziel, die nicht im Nahkampf sind und in diesem Schritt sonst nichts tun, nehmen dem Ziel je 1, höchstens 2 von ihnen. Magier helfen bei Zaubern und zahlen je 1 PIP; Schützen und Artillerie helfen bei Schüssen und zahlen nichts. Schießt das Ziel zurück, zählt die Hilfe beider Seiten.',
  },
  27: {
    question: 'Wer schießt auf wen?',
    decision:
      'Schützen und Artillerie dürfen einmal im Zug schießen, nicht aus dem Nahkampf, auf ein Ziel in Sicht und höchstens eine Basisbreite seitlich von geradeaus; nicht in einen Nahkampf und nicht auf eine Festung. Luftschiffe schießen nicht. Ihr eigener Spieler entscheidet, wenn sie aufgerufen werden.',
  },
  28: {
    question: 'Wer unterstützt einen Nahkampf aus der Ferne?',
    decision:
      'Schützen beider Seiten in Reichweite und Schussfeld, oder für 1 PIP ein Magier dessen, der am Zug ist: genannt im Schritt der Zauber und Schüsse, und in diesem Zug sonst untätig. Eine Grenze gibt es nicht.',
  },
  29: {
    question: 'Wann hat ein Ziel zurückgeschossen?',
    decision:
      'Wenn es und der Schütze einander nennen; der Spieler des Ziels entscheidet sofort. Es gibt einen Wurf, beide Seiten können leiden, und das Ziel hat für diesen Zug geschossen. Alle anderen, die schießen, sind sicher. Artillerie zählt hier wie Schützen, schießt aber im feindlichen Zug nie zurück.',
  },
  49: {
    question: 'Wann hat sich Artillerie bewegt?',
    decision: 'Wenn sie in diesem Zug mit PIPs bewegt wurde. Was Ergebnisse mit ihr taten, zählt nicht.',
  },
}

export const RANGE_SWITCHES_DE: Texts<typeof RANGE_SWITCHES> = {
  spells_first: {
    question: 'Kommen alle Zauber vor dem ersten Schuss?',
    why: 'Das Regelblatt nennt Zauber zuerst und lässt den Spieler die Reihenfolge bestimmen.',
    values: { false: 'Nein, sie kommen in beliebiger Reihenfolge.', true: 'Ja: Nach dem ersten Schuss ist kein Zauber mehr möglich.' },
  },
  bespell_after_move: {
    question: 'Darf ein Magier in einem Zug zaubern, in dem er sich bewegt hat?',
    why: 'Das Regelblatt verbietet es nur der Artillerie.',
    values: { true: 'Ja, bewegt oder nicht.', false: 'Nein, nur im Stehen.' },
  },
  stronghold_ranged: {
    question: 'Darf auf eine Festung geschossen werden?',
    why: 'Das Regelblatt gibt ihr ein Ergebnis gegen höhere Werte und sagt nicht, wie es dazu kommt.',
    values: { false: 'Nein, sie muss gestürmt werden.', true: 'Ja, wie auf alle.' },
  },
  support_cap: {
    question: 'Wie viele dürfen gegen ein Element unterstützen?',
    why: 'Das Regelblatt zählt jeden Feind, der unterstützt, und nennt keine Grenze.',
    values: { none: 'So viele, wie in Reichweite sind.', 2: 'Höchstens zwei.' },
  },
}
