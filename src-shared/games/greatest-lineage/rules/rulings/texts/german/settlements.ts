import type { Texts } from '../../../../../../language/catalogue.ts'
import type { SETTLEMENT_RULINGS, SETTLEMENT_SWITCHES } from '../settlements.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const SETTLEMENT_RULINGS_DE: RulingTranslation<typeof SETTLEMENT_RULINGS> = {
  134: {
    question: 'Bleibt das Prestige einer Siedlung, wenn sie verloren geht?',
    decision:
      'Nein. Es kommt und geht mit der Siedlung, und bei einem Wechsel der Art wird der Unterschied gebucht. In den ersten 13 Prestige stecken die 3 des ersten Stammessitzes.',
  },
  135: {
    question: 'Wann wird ein Stammessitz gegründet, und wie lange wandert er?',
    decision:
      'Er wandert in den Zeitaltern 1 bis 3. Der erste ist von Anfang an da; weitere brauchen ihr Land auf der Karte und werden ohne Karte sofort gegründet.',
  },
  136: {
    question: 'In welchen Zeitaltern gibt es Städte?',
    decision: 'In 1 bis 3 sind es Stammessitze, in 4 und 5 Städte, in 6 Großstädte; was schon steht, wird zur neuen Art.',
  },
}

export const SETTLEMENT_SWITCHES_DE: Texts<typeof SETTLEMENT_SWITCHES> = {
  settlement_prestige: {
    question: 'Geht das Prestige einer Siedlung mit ihr verloren?',
    why: 'Das Buch nennt es anfängliches Prestige, was eine einmalige Gabe bedeuten kann.',
    values: {
      tied: 'Ja: Es kommt mit der Siedlung und geht mit ihr.',
      one_time: 'Nein: Es wird einmal gegeben und bleibt.',
    },
  },
  tribe_land_test: {
    question: 'Braucht ein wandernder Stammessitz Tiefland am Wasser und Land bei einem Berg?',
    why: 'Das Buch verlangt es, aber nur eine Karte kann es zeigen.',
    values: {
      map: 'Ja, wenn die Kampagne mit Karte gespielt wird: Der Spieler sagt, ob das Land da ist. Ohne Karte wird jeder sofort gegründet.',
      off: 'Nein: Jeder wird sofort gegründet.',
    },
  },
}
