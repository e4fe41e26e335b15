import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { SETTLEMENTS } from '../settlements.ts'

export const SETTLEMENTS_DE: RuleTranslation<typeof SETTLEMENTS> = {
  'GL-CITY-1': { title: 'Wie viele Siedlungen', summary: 'Je angefangene 5 Gebiete gibt es eine Siedlungskarte.' },
  'GL-CITY-2': {
    title: 'Stammessitz, Stadt, Großstadt',
    summary:
      'In den Zeitaltern 1 bis 3 sind es Stammessitze (Platz für 5 Leute, 3 Prestige), in 4 und 5 Städte (10 und 5), in 6 Großstädte (15 und 7).',
  },
  'GL-CITY-3': {
    title: 'Land für einen Stammessitz',
    summary:
      'Solange ein Volk wandert, braucht jeder Stammessitz Tiefland am Wasser und Land bei einem Berg; bis dahin ist seine Karte nur eine Anwartschaft.',
  },
  'GL-CITY-4': {
    title: 'Sesshaft werden',
    summary: 'Beim Erreichen von Zeitalter 4 bekommt jede Siedlung einen festen Platz auf einem Gebiet.',
  },
  'GL-CITY-5': {
    title: 'Siedlungen aufgeben',
    summary:
      'Ist zu wenig Land übrig, gibt der Spieler Siedlungen auf, Anwartschaften zuerst; ihr Prestige und ihr Schamane gehen mit ihnen.',
  },
}
