import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { GENERAL, SETUP } from '../setup.ts'

export const GENERAL_DE: RuleTranslation<typeof GENERAL> = {
  'OO-GEN-1': {
    title: 'Pfade und Abschnitte',
    summary:
      'Sechs Pfade führen zum Turm, jeder mit drei Abschnitten und einem Feld im Turm. Auf einem Abschnitt haben beliebig viele Kreaturen Platz.',
  },
  'OO-GEN-2': {
    title: 'Drei Kategorien von Kreaturen',
    summary: 'Goblins und Orks sind schwach, Schamanen und Reiter stark, Golems und Häuptlinge brutal.',
  },
  'OO-GEN-3': {
    title: 'Ziehen aus verdeckten Stapeln',
    summary: 'Jede Karte und jeder Marker in einem verdeckten Stapel wird gleich wahrscheinlich gezogen.',
  },
  'OO-GEN-4': {
    title: 'Reihenfolge der Kreaturen',
    summary: 'Sind mehrere Kreaturen zugleich betroffen, geht es von Pfad 1 bis Pfad 6, von innen nach außen, und wer zuerst kam, zuerst.',
  },
}

export const SETUP_DE: RuleTranslation<typeof SETUP> = {
  'OO-SET-1': {
    title: 'Gift und Schicksalskarten',
    summary: 'Legt 14 Giftkarten offen auf einen Stapel und die 15 Schicksalskarten gemischt und verdeckt auf einen anderen.',
  },
  'OO-SET-2': {
    title: 'Zauberstapel und Auslage',
    summary: 'Teilt die 40 Zauberkarten nach ihrem Symbol auf zwei Stapel auf. Die obersten 3 jedes Stapels bilden die Auslage.',
  },
  'OO-SET-3': { title: 'Zähler beginnen oben', summary: 'Alle sechs Zähler stehen zu Beginn auf ihrem ersten Feld.' },
  'OO-SET-4': {
    title: 'Marker verteilen',
    summary:
      'Zu 2 bleiben die Marker mit 3 und 4 draußen, zu 3 die mit 4. Auf jeden Pfad kommen 8, 10 oder 12 Marker, je nachdem, ob 2, 3 oder 4 mitspielen.',
  },
  'OO-SET-5': {
    title: 'Die ersten Kreaturen',
    summary: 'Deckt auf jedem Pfad 2 Marker auf. Ihre Kreaturen kommen auf den äußeren Abschnitt, die Marker aus dem Spiel.',
  },
  'OO-SET-6': {
    title: 'Eine Farbe wählen',
    summary: 'Jeder nimmt eine Farbe mit ihrem Magier, 7 Würfeln und 8 Startzaubern, mischt die Zauber und zieht 4 davon.',
  },
  'OO-SET-7': { title: 'Wo die Magier beginnen', summary: 'Blau beginnt auf Feld 1, Grün auf 2, Rot auf 3 und Gelb auf 5.' },
  'OO-SET-8': {
    title: 'Würfel auf der Totenkopfleiste',
    summary: 'Leg auf das unterste Feld jeder deiner Totenkopfleisten einen Würfel.',
  },
  'OO-SET-9': { title: 'Wer beginnt', summary: 'Die jüngste Person beginnt.' },
}
