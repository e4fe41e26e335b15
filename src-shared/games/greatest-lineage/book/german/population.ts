import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { POPULATION } from '../population.ts'

export const POPULATION_DE: RuleTranslation<typeof POPULATION> = {
  'GL-POP-1': {
    title: 'Genug Männer für Geburten',
    summary:
      'Geburten im Volk gibt es nur, solange das Doppelte der Männer mindestens die Zahl der Frauen erreicht; sonst bleiben sie in diesem Zug aus.',
  },
  'GL-POP-2': {
    title: 'Frauen mit Kinderwunsch',
    summary: 'Der Spieler sagt, wie viele Frauen es mit einem Kind versuchen: von keiner bis zur Hälfte der Frauen, abgerundet.',
  },
  'GL-POP-3': {
    title: 'Chance auf ein Kind',
    summary: 'Die Chance ist 50, dazu 5 für jedes Zeitalter nach dem ersten (75 im letzten) und bis zu 10 durch Schamanen.',
  },
  'GL-POP-4': {
    title: 'Ein Kind kommt zur Welt',
    summary: 'Jede Frau, die es versucht, würfelt; bei der Chance oder weniger kommt eine neue Person dazu.',
  },
  'GL-POP-5': {
    title: 'Tod im Kindbett',
    summary:
      'Eine Frau, deren Wurf misslingt, würfelt noch einmal und stirbt bei der misslungenen Zahl oder weniger: nach einer misslungenen 73 bei 73 oder weniger.',
  },
  'GL-POP-6': {
    title: 'Gruppen für den Geschlechtswurf',
    summary: 'Der Spieler darf neue Leute für den Wurf über ihr Geschlecht in beliebig große Gruppen teilen; üblich ist eine einzige.',
  },
  'GL-POP-7': {
    title: 'Männer unter den neuen Leuten',
    summary:
      'Ein Wurf auf die Tabelle der Geschlechter sagt, welcher Anteil einer Gruppe Männer sind, von 69 bis hinab zu 31 %, auf die nächste ganze Person gerundet; die übrigen sind Frauen.',
  },
  'GL-POP-8': { title: 'Auch Kinder des Herrscherhauses', summary: 'Auch die Kinder des Herrscherhauses kommen in dieser Phase zur Welt.' },
}
