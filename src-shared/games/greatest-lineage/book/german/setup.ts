import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { SETUP } from '../setup.ts'

export const SETUP_DE: RuleTranslation<typeof SETUP> = {
  'GL-SET-1': {
    title: 'Wer mitspielt',
    summary:
      'Drei Spieler führen die Elfen, die Menschen und die Zwerge. Neben ihnen stehen das Dämonenreich, das Reich der Untoten, das Reich der Ungeheuer und Stämme der drei Völker.',
  },
  'GL-SET-2': {
    title: 'Eroberung oder Frieden',
    summary: 'Das übliche Ziel ist die Eroberung. Das friedliche Spiel wird nur gespielt, wenn vor dem ersten Zug alle zustimmen.',
  },
  'GL-SET-3': { title: 'Die ersten Leute', summary: 'Jedes Volk beginnt mit 20 Leuten: 8 Männern und 12 Frauen.' },
  'GL-SET-4': { title: 'Die ersten Vorräte', summary: 'Jedes Volk beginnt mit 15 Nahrung und 18 Holz und ohne andere Marken.' },
  'GL-SET-5': { title: 'Das erste Land', summary: 'Jedes Volk beginnt mit 2 Gebieten; darauf liegt ein Stammessitz mit seinem Schamanen.' },
  'GL-SET-6': { title: 'Das erste Prestige', summary: 'Jedes Volk beginnt mit 13 Prestige: 10 und dazu 3 für den ersten Stammessitz.' },
  'GL-SET-7': {
    title: 'Das erste Herrscherhaus',
    summary:
      'Jedes Haus beginnt mit Herrscher, Gemahl vom anderen Geschlecht, einem Sohn und einer Tochter. Der Spieler wählt das Geschlecht des Herrschers vor dem ersten Zug.',
  },
  'GL-SET-8': {
    title: 'Alles andere bei null',
    summary: 'Punkte, Kultur, Technik, Kriegstechnik, Stein, Metall und Reichtum beginnen bei 0, und alle beginnen im ersten Zeitalter.',
  },
  'GL-SET-9': {
    title: 'Wer anfängt',
    summary:
      'Jeder Spieler würfelt; der höchste Wurf fängt an, bei Gleichstand an der Spitze wird neu gewürfelt, und weiter geht es im Uhrzeigersinn.',
  },
  'GL-SET-10': {
    title: 'Die Monsterreiche zu Beginn',
    summary: 'Jedes Reich hat eine Hauptstadt und Kolonien, 50 Krieger je Gebiet, 500 Kultur, 500 Technik und 80 Kriegstechnik.',
  },
  'GL-SET-11': {
    title: 'Die Stämme zu Beginn',
    summary:
      'Jeder Stamm hat 50 Leute je Gebiet, die Hälfte davon Krieger. Monsterreiche und Stämme halten das meiste Land, und es gibt mehr Stämme als Reiche.',
  },
}
