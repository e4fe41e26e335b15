import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { RESOURCE_CHECK } from '../resourceCheck.ts'

export const RESOURCE_CHECK_DE: RuleTranslation<typeof RESOURCE_CHECK> = {
  'GL-CHK-1': {
    title: 'Platz für Leute',
    summary:
      'Jedes Gebiet trägt 20 Leute, dazu 5 je volle 10 Kultur; jeder Stammessitz gibt 5 dazu, jede Stadt 10, jede Großstadt 15. Alle müssen hineinpassen, auch die Krieger.',
  },
  'GL-CHK-2': { title: 'Alle müssen essen', summary: 'Je angefangene 5 Leute essen 1 Nahrung, auch die Krieger.' },
  'GL-CHK-3': {
    title: 'Holz für neue Leute',
    summary:
      'Je angefangene 2 Leute, die seit der letzten Prüfung dazukamen, kosten 1 Holz; danach beginnt die Zahl der neuen Leute wieder bei 0.',
  },
  'GL-CHK-4': {
    title: 'Tod durch Mangel',
    summary:
      'Fehlt es an Platz, Nahrung oder Holz, sterben 21 bis 30 % aller Leute (20 und ein zehnseitiger Würfel), aufgerundet, einmal, wie viel auch fehlt.',
  },
  'GL-CHK-5': {
    title: 'Vom Mangel gezeichnet',
    summary:
      'Fehlende Nahrung oder fehlendes Holz schwächt Kriegswürfe bis zur nächsten Vorratsprüfung; ist dann genug von beidem da, ist es vorbei.',
  },
}
