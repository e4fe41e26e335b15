import type { Texts } from '../../../../../../language/catalogue.ts'
import type { TERRITORY_RULINGS, TERRITORY_SWITCHES } from '../territory.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const TERRITORY_RULINGS_DE: RulingTranslation<typeof TERRITORY_RULINGS> = {
  82: {
    question: 'Wann, wo und wie oft darf freies Land beansprucht werden?',
    decision: 'In Phase 5, neben eigenem Land, so oft die Leute dafür da sind.',
  },
  83: {
    question: 'Was kostet gekauftes Land?',
    decision: 'Der Preis der Tabelle kauft ein Gebiet.',
  },
  84: {
    question: 'Wie viele Gebiete darf man in einem Zug kaufen?',
    decision: '1, 1, 3, 3, 3, 5 in den Zeitaltern 1 bis 6.',
  },
  85: {
    question: 'Wie weit darf gekauftes Land entfernt liegen?',
    decision: 'So viele Schritte von einem eigenen Gebiet, wie Zeitalter erreicht sind, 1 bis 6.',
  },
  86: {
    question: 'Ist Land zu kaufen, das in einem Krieg besetzt ist?',
    decision: 'Nein; nur freies Land und Land von Stämmen.',
  },
  87: {
    question: 'Welche Bedingungen gelten für gekauftes Land?',
    decision:
      '15 Kultur (die des Hauses mitgezählt) nur für Land von Stämmen; 8 Leute je Gebiet nach jedem Kauf. Der Stamm behält seine Leute.',
  },
  88: {
    question: 'Kommt das Land aus der Macht eines Herrschers einmal?',
    decision: 'Einmal und sofort, über die Kaufgrenze hinaus.',
  },
}

export const TERRITORY_SWITCHES_DE: Texts<typeof TERRITORY_SWITCHES> = {
  claims_per_turn: {
    question: 'Wie oft darf man in einem Zug freies Land (weder besessen noch bewacht) beanspruchen?',
    why: 'Das Buch verlangt 20 Leute je Gebiet und nennt sonst keine Grenze.',
    values: { unlimited: 'So oft die Leute dafür da sind.', '1': 'Einmal je Zug.' },
  },
  territory_price: {
    question: 'Was kostet ein gekauftes Gebiet?',
    why: 'Eine Tabelle nennt den Preis eines Gebiets nach dem Zeitalter, ein anderer Satz verlangt 5 Gebietspunkte.',
    values: {
      table: 'Den Preis der Tabelle: 4 Punkte in Zeitalter 1, 6 mehr für jedes weitere.',
      table_x5: 'Die Tabelle nennt den Preis eines Gebietspunkts, und ein Gebiet braucht fünf: 20 Punkte in Zeitalter 1.',
      x5_tribe_only: 'Den Preis der Tabelle für freies Land, das Fünffache für Land eines Stammes.',
    },
  },
  buy_limit: {
    question: 'Wie viele Gebiete darf man in einem Zug kaufen?',
    why: 'Das Buch erlaubt 1 und 2 mehr je 3 Zeitalter; das kann in Stufen wachsen oder gleichmäßig.',
    values: {
      step: 'Nur volle drei Zeitalter zählen: 1, 1, 3, 3, 3, 5 in den Zeitaltern 1 bis 6.',
      smooth: 'Jedes Zeitalter bringt seinen Teil: 1, 2, 3, 3, 4, 5 in den Zeitaltern 1 bis 6.',
    },
  },
  buy_occupied: {
    question: 'Darf man Land kaufen, das in einem laufenden Krieg besetzt ist?',
    why: 'Das Buch nennt solches Land herrenlos, und herrenloses Land lässt sich kaufen.',
    values: {
      false: 'Nein: nur freies Land und Land von Stämmen.',
      true: 'Ja, jeder, wie Land eines Stammes; Monumente darauf gehen mit.',
    },
  },
  ruler_territory: {
    question: 'Die Macht eines Herrschers bringt ein Gebiet: Wie oft?',
    why: 'Das Buch führt es neben dauerhaften Boni des Herrschers auf.',
    values: { one_time: 'Einmal, beim Kauf.', per_turn: 'In jedem Zug wieder, solange dieser Herrscher lebt.' },
  },
}
