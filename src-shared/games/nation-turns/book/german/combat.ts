import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { COMBAT, RETREAT } from '../combat.ts'

export const COMBAT_DE: RuleTranslation<typeof COMBAT> = {
  'NT-CBT-1': {
    title: 'Reihenfolge der Schlachten',
    summary:
      'Der Angreifer bestimmt, wo die nächste Kampfrunde ist: ein Gebiet bis zum Ende oder nach jeder Runde ein anderes, bis alle umkämpften Gebiete entschieden sind.',
  },
  'NT-CBT-2': {
    title: 'Der besondere Rückzug',
    summary:
      'Eine Nation, bei der das steht, darf ein Gebiet vor dem ersten Wurf dort verlassen, mit bestimmten Einheiten oder in bestimmten Fällen.',
  },
  'NT-BAT-1': {
    title: 'Je ein Würfel',
    summary: 'Jede gewöhnliche Einheit in einer Schlacht hat einen Würfel, ein Bauer ebenso.',
  },
  'NT-BAT-2': {
    title: 'Beide Seiten würfeln zugleich',
    summary:
      'Alle Würfel eines Gebiets fallen zusammen. Jeder, der auf 5 oder mehr kommt, kostet die andere Seite eine Einheit; sie geht zurück in ihren Vorrat.',
  },
  'NT-BAT-3': {
    title: 'Einheiten mit Zuschlag',
    summary: 'Gonn Orta und die Zauberer würfeln anders: im Beispiel ein Zauberer einen Würfel mit +1, ein Riese zwei Würfel mit +1.',
  },
  'NT-BAT-4': { title: 'Angriff in unwegsamem Land', summary: 'Jeder Würfel der Angreifer zählt 1 weniger.' },
  'NT-BAT-5': { title: 'Angriff im Gebirge', summary: 'Jeder Würfel der Angreifer zählt 1 weniger.' },
  'NT-BAT-6': { title: 'Angriff im Elfenwald', summary: 'Jeder Würfel der Angreifer zählt 1 weniger.' },
  'NT-BAT-7': {
    title: 'Angriff auf Sog City',
    summary: 'Jeder Würfel der Angreifer zählt 1 weniger; im Szenario stehen Gebiete der Art Stadt dafür.',
  },
  'NT-BAT-8': { title: 'Wer fällt', summary: 'Der Angreifer bestimmt die Gefallenen beider Seiten, seine eigenen und die des Gegners.' },
}

export const RETREAT_DE: RuleTranslation<typeof RETREAT> = {
  'NT-RET-1': {
    title: 'Wann man sich zurückzieht',
    summary:
      'Nach jeder Kampfrunde in einem Gebiet, von der ersten dieser Phase an, darf jede Seite einige oder alle Einheiten abziehen, wenn sie irgendwohin können. Die Verteidiger sagen es zuerst.',
  },
  'NT-RET-2': {
    title: 'Wohin Angreifer zurückgehen',
    summary: 'Jeder in das Gebiet, aus dem er kam, das letzte vor der Schlacht; nicht, wenn dort jetzt nur fremde Einheiten stehen.',
  },
  'NT-RET-3': {
    title: 'Wohin Verteidiger zurückgehen',
    summary: 'In der Regel in ein leeres Nachbargebiet oder in eines mit Einheiten ihrer Nation, auch wenn es umkämpft ist.',
  },
  'NT-RET-4': {
    title: 'Bis alles entschieden ist',
    summary: 'Kampf und Rückzug wechseln sich ab, bis in keinem Gebiet mehr Einheiten beider Seiten stehen.',
  },
}
