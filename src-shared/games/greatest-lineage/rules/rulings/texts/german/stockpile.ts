import type { Texts } from '../../../../../../language/catalogue.ts'
import type { STOCKPILE_RULINGS, STOCKPILE_SWITCHES } from '../stockpile.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const STOCKPILE_RULINGS_DE: RulingTranslation<typeof STOCKPILE_RULINGS> = {
  40: {
    question: 'Sammelt jemand etwas unter 10 Technik?',
    decision: 'Nein: 1 Marke je volle 10 Technik, höchstens 5.',
  },
  41: {
    question: 'Die Hälfte welcher Leute darf sammeln?',
    decision:
      'Die Hälfte aller Leute ohne Krieger, Männer wie Frauen; sie kommen aus den einfachen Leuten, die an kein Monument gebunden sind.',
  },
  42: {
    question: 'Was wird aus dem Metall, wenn das Zeitalter wechselt?',
    decision:
      'Es ist ein einziger Vorrat, der den Namen des jeweiligen Metalls annimmt; vor Zeitalter 3 heißt Metall, das man schon hat, Kupfer.',
  },
}

export const STOCKPILE_SWITCHES_DE: Texts<typeof STOCKPILE_SWITCHES> = {
  gather_minimum: {
    question: 'Wie viel bringt ein Sammler unter 10 Technik heim?',
    why: 'Wort für Wort gelesen gibt das Buch nichts, und alle beginnen ohne Technik.',
    values: { '0': 'Nichts, wie gedruckt.', '1': 'Mindestens 1 Marke.' },
  },
}
