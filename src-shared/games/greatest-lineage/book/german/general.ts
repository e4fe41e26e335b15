import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { GENERAL } from '../general.ts'

export const GENERAL_DE: RuleTranslation<typeof GENERAL> = {
  'GL-GEN-1': {
    title: 'Würfel mit 100 Seiten',
    summary:
      'Die Würfel zeigen 1 bis 100; 00 gilt als 100. Eine Chance von 60 trifft bei 60 oder weniger ein, „unter 25“ heißt höchstens 24, „50 oder mehr“ ab 50.',
  },
  'GL-GEN-2': {
    title: 'So wird gerundet',
    summary:
      'Gedruckte Fälle: Der Kriegerbonus, die Hälfte der Krieger, Siedlungskarten und das Holz für neue Leute werden aufgerundet; was Kinder zur Kultur beitragen, wird abgerundet. Alles Übrige folgt der allgemeinen Auslegung: Gewinne ab, Kosten und Verluste auf.',
  },
  'GL-GEN-3': {
    title: 'Runden am Tisch',
    summary: 'In einer Runde hat jeder lebende Spieler einen Zug mit neun Phasen, danach sind die Monsterreiche und Stämme an der Reihe.',
  },
  'GL-GEN-4': {
    title: 'Wer zu den Leuten zählt',
    summary: 'Für alles, was einem Volk nützt, zählen seine Leute ohne Krieger; für alles, was es belastet, zählen alle, auch die Krieger.',
  },
  'GL-GEN-5': {
    title: 'Die neun Phasen',
    summary:
      'Ein Zug läuft so: Zeitleiste, Punkte, Bevölkerung, Sammeln, Krieg und Spionage, Monumente, Ausgaben, Vorratsprüfung, Aufstieg.',
  },
  'GL-GEN-6': {
    title: 'Zahlen und verlieren',
    summary:
      'Was du kaufst, musst du ganz bezahlen. Ein erzwungener Verlust nimmt, was da ist, und endet bei 0; nur Prestige kann unter 0 sinken.',
  },
  'GL-GEN-7': {
    title: 'Spielen ohne Karte',
    summary:
      'Wo das Programm keine Karte hat, grenzt alles Land aneinander und liegt in Reichweite, ein „nächstes“ Gebiet wird ausgelost, kein Gelände stärkt oder schwächt jemanden, und jeder Stammessitz kann gegründet werden.',
  },
  'GL-GEN-8': {
    title: 'Geschlecht der neuen Leute',
    summary:
      'Wie auch immer Leute dazukommen: Die Würfel entscheiden, wie viele davon Männer und Frauen sind. Kinder des Herrscherhauses haben einen eigenen Wurf, und ein benannter Erbe wird ausgesucht.',
  },
}
