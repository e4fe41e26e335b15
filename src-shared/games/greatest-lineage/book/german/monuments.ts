import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { MONUMENTS } from '../monuments.ts'

export const MONUMENTS_DE: RuleTranslation<typeof MONUMENTS> = {
  'GL-MON-1': {
    title: 'Wo Monumente entstehen',
    summary:
      'Ab Zeitalter 2 darf bei einer Siedlung, die noch kein eigenes Monument hat, eines begonnen werden; zwei dürfen zugleich im Bau sein.',
  },
  'GL-MON-2': {
    title: 'Bündel und Arbeiter',
    summary:
      'Baustoffe werden zu je fünf verbaut: Stein gibt 1 Prestige und braucht 3 Arbeiter, Reichtum gibt 3 und braucht 1, Metall gibt 2 und braucht 2. Die Arbeiter sind gebunden, bis das Monument fertig ist.',
  },
  'GL-MON-3': {
    title: 'Wie lange der Bau dauert',
    summary: 'Der Bau dauert 1 Zug je angefangene 10 Prestige und 1 weniger je volle 25 Arbeiter über die nötigen hinaus; mindestens 1.',
  },
  'GL-MON-4': {
    title: 'Der Preis des Baubeginns',
    summary: 'Ein Monument zu beginnen kostet 8 Prestige; sie kommen zurück, wenn es fertig ist.',
  },
  'GL-MON-5': {
    title: 'Ein Monument segnen',
    summary:
      'Vor dem Baubeginn darf der Schamane der Siedlung es für 20 Nahrung und 5 Reichtum segnen: Die 8 Prestige werden dann nicht fällig, und 10 Prestige kommen dazu.',
  },
  'GL-MON-6': {
    title: 'Ein fertiges Monument',
    summary: 'Ist die Bauzeit um, kommt das geplante Prestige dazu, und die Arbeiter sind frei.',
  },
  'GL-MON-7': {
    title: 'Ein zerstörtes Monument',
    summary: 'Wird ein Monument zerstört, wie weit es auch sei, kostet das seinen Besitzer das Prestige, das es gab oder gegeben hätte.',
  },
}
