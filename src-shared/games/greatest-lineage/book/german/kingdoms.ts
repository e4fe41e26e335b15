import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { KINGDOMS } from '../kingdoms.ts'

export const KINGDOMS_DE: RuleTranslation<typeof KINGDOMS> = {
  'GL-NPK-1': {
    title: 'Der Bonus eines Monsterreichs',
    summary:
      'Ein Reich zählt 1 je angefangene 10 Krieger, 1 je 15 Kultur, 1 je 10 Technik, 4 je 10 Kriegstechnik und was ihm die Zeitleiste gab; sonst nichts.',
  },
  'GL-NPK-2': {
    title: 'Wann Monsterreiche angreifen',
    summary:
      'Die Reiche halten still, bis jeder Spieler die ersten drei Zeitalter hinter sich hat; 2 Runden nach dem letzten beginnt jedes seinen ersten Krieg.',
  },
  'GL-NPK-3': {
    title: 'Der erste Gegner eines Reichs',
    summary:
      'Es greift den Spieler an, der die meisten Gebiete am nächsten an seiner Hauptstadt hat, bei Gleichstand alle, die gleichauf liegen. Alle Reiche wählen, bevor eines kämpft.',
  },
  'GL-NPK-4': {
    title: 'Keine Spione, kein Vertrag',
    summary: 'Monsterreiche spionieren nicht, und ein Krieg mit einem dauert, bis Tribut gezahlt ist.',
  },
  'GL-NPK-5': {
    title: 'Tribut an ein Monsterreich',
    summary: 'Der Frieden kostet 10 Reichtum und 4 Nahrung für jeden Zug des Krieges, ganz bezahlt.',
  },
  'GL-NPK-6': {
    title: 'Krieg nach zwei ruhigen Runden',
    summary: 'Nach 2 Runden ohne Krieg greift ein Reich an, wem das Gebiet gehört, das ihm am nächsten liegt.',
  },
  'GL-NPK-7': {
    title: 'Monsterreiche brauchen nichts',
    summary: 'Ein Reich hält Land, ohne Leute dafür zu brauchen; es zahlt, sammelt und kauft nichts.',
  },
  'GL-NPK-8': {
    title: 'Die Kriegsziele eines Reichs',
    summary: 'Im Krieg versucht ein Reich jedes Ziel; ein Monument, das es nehmen könnte, zerstört es.',
  },
  'GL-NPK-9': {
    title: 'Wie ein Monsterreich wächst',
    summary: 'Ein Reich gewinnt 4 Krieger je Runde und in jeder zweiten Runde 1 mehr.',
  },
  'GL-NPK-10': {
    title: 'Die Monsterreiche am Zug',
    summary: 'Die Reiche handeln nach dem letzten Spieler der Runde: Dämonen, Untote, Ungeheuer. Eines ohne Gebiet scheidet aus.',
  },
}
