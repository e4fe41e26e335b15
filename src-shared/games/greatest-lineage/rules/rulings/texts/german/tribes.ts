import type { Texts } from '../../../../../../language/catalogue.ts'
import type { TRIBE_RULINGS, TRIBE_SWITCHES } from '../tribes.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const TRIBE_RULINGS_DE: RulingTranslation<typeof TRIBE_RULINGS> = {
  144: {
    question: 'Wachsen Stämme, wenn sich für sie nie etwas ändert?',
    decision: 'Ja, immer; die Liste ihres Wachstums ist die genauere Regel.',
  },
  145: {
    question: 'Wer sind die Leute eines Stammes?',
    decision: '25 Krieger und 25 Frauen je Gebiet. Seine Kultur beginnt bei 0 und wird für nichts gebraucht.',
  },
  146: {
    question: 'Was will ein Stamm in einem Krieg?',
    decision: 'Nur Krieger töten. Er greift nie an, also kämpft er im Zug des Spielers.',
  },
  147: {
    question: 'Wann schrumpft ein Stamm?',
    decision:
      'Nach jeder Änderung: Solange er weniger als 10 Leute je Gebiet hat, verliert er eines durch das Los, das dann frei ist; unter 10 Leuten oder ohne Land gibt es ihn nicht mehr, und seine Kriege enden.',
  },
  148: {
    question: 'Was kostet es, einen Krieg mit einem Stamm zu verlassen?',
    decision: '30 Nahrung und 60 Holz, ganz bezahlt, für jeden Krieg, wie lange er auch dauerte.',
  },
}

export const TRIBE_SWITCHES_DE: Texts<typeof TRIBE_SWITCHES> = {
  npt_growth: {
    question: 'Wachsen Stämme?',
    why: 'Das Buch sagt, dass sich für Stämme nie etwas ändert, und führt ihr Wachstum anderswo auf.',
    values: { always: 'Ja, von der ersten Runde an.', at_war: 'Nur solange sie im Krieg sind.', never: 'Nein.' },
  },
  npt_goals: {
    question: 'Was versucht ein Stamm in einem Krieg?',
    why: 'Das Buch lässt Stämme sich wehren und sagt nicht, ob sie mehr treffen dürfen als Krieger.',
    values: {
      kill: 'Krieger zu töten und sonst nichts.',
      all: 'Alles, was ein Monsterreich versucht: Land, Mitglieder des Herrscherhauses, Monumente und Siedlungen.',
    },
  },
}
