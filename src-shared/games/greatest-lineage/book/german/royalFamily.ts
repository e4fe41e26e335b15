import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ROYAL_FAMILY } from '../royalFamily.ts'

export const ROYAL_FAMILY_DE: RuleTranslation<typeof ROYAL_FAMILY> = {
  'GL-ROY-1': {
    title: 'Die Ränge des Hauses',
    summary:
      'Erster Rang: Herrscher und Gemahl. Zweiter: bis zu vier Kinder. Dritter: bis zu drei benannte Erben von außerhalb der Familie.',
  },
  'GL-ROY-2': {
    title: 'Werte eines neuen Herrschers',
    summary: 'Ein Herrscher beginnt mit 10 Kultur, keinem Gebiet und 5 für Kriegswürfe.',
  },
  'GL-ROY-3': {
    title: 'Die Kultur des Herrschers zählt',
    summary: 'Der Kulturwert des Herrschers wird zur wirksamen Kultur gezählt, solange er lebt.',
  },
  'GL-ROY-4': { title: 'Die Kultur des Gemahls', summary: 'Ein Gemahl trägt ebenso viel Kultur bei wie der Herrscher.' },
  'GL-ROY-5': {
    title: 'Kinder wie der Herrscher',
    summary:
      'Ein Kind vom Geschlecht des Herrschers trägt ein Fünftel von dessen Kulturwert bei, abgerundet, und 2 zu den Würfen einer Schlacht, an der es teilnimmt.',
  },
  'GL-ROY-6': {
    title: 'Kinder wie der Gemahl',
    summary: 'Ein Kind vom Geschlecht des Gemahls trägt ein Zehntel vom Kulturwert des Herrschers bei, abgerundet.',
  },
  'GL-ROY-7': {
    title: 'Benannte Erben',
    summary:
      'Bis zu drei Außenstehende dürfen zum Preis einer Hochzeit als Erben benannt werden; ihr Geschlecht wird gewählt. Sie tragen nichts bei, bis sie herrschen.',
  },
  'GL-ROY-8': {
    title: 'Eine Hochzeit im Herrscherhaus',
    summary:
      'Ein Herrscher ohne Gemahl darf für 5 Nahrung, ab Zeitalter 3 dazu 3 Reichtum, heiraten; der Gemahl kommt einen ganzen Zug später.',
  },
  'GL-ROY-9': {
    title: 'Aus der Erbfolge nehmen',
    summary: 'Ein Kind darf aus der Erbfolge genommen werden, um Platz zu machen; getötet wird es nicht.',
  },
  'GL-ROY-10': {
    title: 'Ein Kind im Herrscherhaus',
    summary: 'In jedem Zug mit Gemahl darf das Haus es mit einem Kind versuchen; bei 70 oder weniger kommt es.',
  },
  'GL-ROY-11': {
    title: 'Mütter im Haus sind sicher',
    summary: 'Ein misslungener Versuch tötet die Mutter mit einer Chance von 0, also nie, wenn der Tisch keine andere Chance festlegt.',
  },
  'GL-ROY-12': {
    title: 'Sohn oder Tochter',
    summary:
      'Ein Kind des Hauses ist bei 50 oder weniger ein Sohn, sonst eine Tochter. Ein fünftes darf den Platz eines anderen einnehmen oder abgelehnt werden.',
  },
  'GL-ROY-13': {
    title: 'Die Lebenszeit des Herrschers',
    summary: 'Ein Herrscher stirbt zu Beginn des Zuges fünf Runden nach seiner Thronbesteigung.',
  },
  'GL-ROY-14': {
    title: 'Herrscher und Gemahl gemeinsam',
    summary: 'Stirbt der Herrscher, woran auch immer, so stirbt auch der Gemahl.',
  },
  'GL-ROY-15': {
    title: 'Die Nachfolge auf dem Thron',
    summary:
      'Der Spieler wählt ein Kind oder, wenn es keines gibt, einen benannten Erben. Wer vom Geschlecht des Herrschers ist, behält dessen Werte; das andere Geschlecht beginnt mit den Werten eines neuen Herrschers.',
  },
  'GL-ROY-16': {
    title: 'Kinder eines neuen Herrschers',
    summary: 'Jeder neue Herrscher beginnt mit zwei Kindern, jedes bei 50 oder weniger ein Sohn; Brüder und Schwestern verlassen das Haus.',
  },
}
