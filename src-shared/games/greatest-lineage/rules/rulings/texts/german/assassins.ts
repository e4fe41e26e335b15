import type { Texts } from '../../../../../../language/catalogue.ts'
import type { ASSASSIN_RULINGS, ASSASSIN_SWITCHES } from '../assassins.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const ASSASSIN_RULINGS_DE: RulingTranslation<typeof ASSASSIN_RULINGS> = {
  95: {
    question: 'Gilt die Grenze von 50 vor oder nach der Methode?',
    decision:
      'Vorher: Die Ausbildung gibt 30 bis 50, dann nimmt Gift 15 weg, und Nahkampf gibt 30 dazu. Mit Hilfe ist es ohne Weiteres 80.',
  },
  96: {
    question: 'Was geschieht mit einem Attentäter, den das Opfer enttarnt?',
    decision: 'Er stirbt, bevor sich ein anderer Spieler entscheidet.',
  },
  97: {
    question: 'Darf, wer von einem Anschlag erfährt, ihn bekämpfen und ihm auch helfen?',
    decision:
      'Eines von dreien: übergehen, einen ausgebildeten Attentäter dagegen schicken (50 tötet, sonst stirbt der eigene) oder helfen.',
  },
  98: { question: 'Wie viel schwerer ist Gift zu enttarnen?', decision: 'Unter 15 statt unter 25; Nahkampf unter 40.' },
  99: {
    question: 'Was wird aus einem Attentäter, der scheitert?',
    decision: 'Tot bei 50 oder weniger, mit Gift bei 20, im Nahkampf bei 75; sonst unverletzt daheim, der Auftrag ist vorbei.',
  },
  100: {
    question: 'Wann im Zug des Betroffenen kommt der Versuch?',
    decision: 'Ganz zu Anfang von Phase 5, Spione vor Attentätern. Gibt es das Opfer nicht mehr, kommt der Agent heim.',
  },
}

export const ASSASSIN_SWITCHES_DE: Texts<typeof ASSASSIN_SWITCHES> = {
  asn_cap: {
    question: 'Wofür gilt die Grenze von 50 bei einem Attentäter?',
    why: 'Das Buch begrenzt die Chance auf 50 und lässt den Nahkampf 30 dazugeben.',
    values: {
      training: 'Für das, was die Ausbildung gibt; die Methode ändert es danach, bis auf 80 im Nahkampf.',
      total: 'Für die Chance samt Methode: Keine Methode bringt mehr als 50.',
    },
  },
}
