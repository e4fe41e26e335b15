import type { Texts } from '../../../../../../language/catalogue.ts'
import type { SETUP_RULINGS, SETUP_SWITCHES } from '../setup.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const SETUP_RULINGS_DE: RulingTranslation<typeof SETUP_RULINGS> = {
  9: {
    question: 'Mit wie viel Kultur, Technik und anderen Marken beginnt man?',
    decision: 'Mit nichts. Das erste Haus hebt die wirksame Kultur auf 23.',
  },
  10: {
    question: 'Gehören Herrscherhaus und Schamanen zu den 20 Leuten?',
    decision: 'Nein. Sie stehen daneben: Sie essen, sammeln und gebären nicht wie einfache Leute, und keine Zählung schließt sie ein.',
  },
  11: {
    question: 'Welches Geschlecht hat das erste Herrscherhaus?',
    decision: 'Das des Herrschers wählt der Spieler. Der Gemahl ist vom anderen, und es gibt einen Sohn und eine Tochter.',
  },
  12: {
    question: 'Wie groß ist die Welt, und wie viel davon halten Monsterreiche und Stämme?',
    decision:
      'Das Buch nennt keine Zahlen. Wir schlagen 600 Gebiete vor, 10 für jedes Reich und 75 Stämme mit je 6, sodass vier Fünftel des Landes bewacht sind, wie es das Buch sagt; der Rest ist frei.',
  },
}

export const SETUP_SWITCHES_DE: Texts<typeof SETUP_SWITCHES> = {
  start_technology: {
    question: 'Mit wie viel Technik beginnen alle?',
    why: 'Das Buch nennt für den Anfang Leute, Nahrung, Holz, Land und Prestige und keine Technik; unter 10 Technik kann niemand etwas sammeln.',
    values: {
      '0': 'Mit keiner: 40 Punkte müssen ausgegeben sein, bevor die erste Marke gesammelt wird.',
      '10': 'Mit zehn: Jeder Sammler bringt vom ersten Zug an 1 Marke.',
    },
  },
  royals_in_population: {
    question: 'Zählt das Herrscherhaus zu den Leuten?',
    why: 'Das Buch nennt das Herrscherhaus neben den ersten 20 Leuten, ohne zu sagen, ob es zu ihnen gehört.',
    values: {
      false: 'Nein: Es steht neben der Zählung, isst nicht und braucht keinen Platz.',
      true: 'Ja: Es wird gezählt, isst und braucht Platz.',
    },
  },
  scenario_total: {
    question: 'Wie viele Gebiete hat die Welt?',
    why: 'Das Buch gibt der Welt keine Größe.',
    range: 'Alles Land zusammen. Es begrenzt, was sich beanspruchen und kaufen lässt, bis alles vergeben ist.',
  },
  scenario_kingdom: {
    question: 'Wie viele Gebiete hält jedes Monsterreich zu Beginn?',
    why: 'Das Buch gibt den Reichen eine Hauptstadt und Kolonien, aber keine Zahl.',
    range: 'Jedes der drei Reiche beginnt mit so viel Land und 50 Kriegern je Gebiet.',
  },
  scenario_tribes: {
    question: 'Wie viele Stämme gibt es?',
    why: 'Das Buch sagt, dass es mehr Stämme als Reiche gibt und dass sie zusammen anfangs das allermeiste Land halten; es nennt keine Zahl.',
    range: 'Stämme der Elfen, Menschen und Zwerge in der Welt, alle zusammen.',
  },
  scenario_tribe: {
    question: 'Wie viele Gebiete hält jeder Stamm zu Beginn?',
    why: 'Das Buch sagt nicht, wie viel Land ein Stamm hat.',
    range: 'Jeder Stamm beginnt mit so viel Land und 50 Leuten je Gebiet.',
  },
}
