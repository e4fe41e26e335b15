import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { NEW_FATE, REINFORCEMENT, TERRAIN_TILES } from '../expansion.ts'

export const NEW_FATE_DE: RuleTranslation<typeof NEW_FATE> = {
  'OO-XFATE-1': { title: 'Neue Schicksalskarten', summary: '19 neue Schicksalskarten ersetzen die 15.' },
  'OO-XFATE-2': {
    title: 'Der vorderste Abschnitt',
    summary: 'Angriffe erreichen nur den vordersten Abschnitt eines Pfads: den ersten mit Kreaturen, vom Turm aus gezählt.',
  },
  'OO-XFATE-3': {
    title: 'Große Angriffe vorn',
    summary:
      'Kettenblitz trifft den vordersten Abschnitt irgendeines Pfads. Erdbeben und Eissturm müssen am vordersten Abschnitt beginnen.',
  },
  'OO-XFATE-4': {
    title: 'Markierte Abschnitte rücken vor',
    summary: 'Alle Kreaturen auf den markierten Abschnitten der markierten Pfade rücken einen Abschnitt vor, die inneren zuerst.',
  },
  'OO-XFATE-5': { title: 'Alles Übrige bleibt', summary: 'Ankünfte und untere Teile der Karten gelten wie im Grundspiel.' },
}

export const TERRAIN_TILES_DE: RuleTranslation<typeof TERRAIN_TILES> = {
  'OO-XTERR-1': {
    title: 'Gelände auslegen',
    summary:
      'Von 9 verdeckten Plättchen kommt eines auf jeden Pfad, auf einen Abschnitt eurer Wahl. Dann werden sie aufgedeckt; 3 bleiben draußen.',
  },
  'OO-XTERR-2': { title: 'Gelände Ranken', summary: 'Eine Kreatur auf Ranken hat 1 Leben weniger.' },
  'OO-XTERR-3': { title: 'Gelände Steinfeld', summary: 'Eine Kreatur auf einem Steinfeld hat 1 Leben mehr.' },
  'OO-XTERR-4': {
    title: 'Gelände Straße',
    summary:
      'Eine Kreatur bleibt nie auf einer Straße stehen, sie geht einen Abschnitt weiter. Von einer inneren Straße erreicht sie den Turm.',
  },
}

export const REINFORCEMENT_DE: RuleTranslation<typeof REINFORCEMENT> = {
  'OO-XREIN-1': {
    title: 'Neulinge rücken ein',
    summary: 'Krokoflieger, Brutkröte oder Bomber ersetzen eine Grundart ihrer Kategorie, mit allem, was zu ihr gehört.',
  },
  'OO-XREIN-2': {
    title: 'Fertigkeit eines Neulings',
    summary: 'Ein Neuling gibt die Fertigkeit der Art, die er ersetzt. Leben und Bonus sind seine eigenen.',
  },
  'OO-XREIN-3': { title: 'Neuling Krokoflieger', summary: 'Der Krokoflieger hat 3 Leben.' },
  'OO-XREIN-4': {
    title: 'Neuling Brutkröte',
    summary: 'Eine besiegte Brutkröte lässt einen Krötling auf ihrem Abschnitt zurück, Vorderseite oben.',
  },
  'OO-XREIN-5': { title: 'Einen Krötling nehmen', summary: '1 Schaden nimmt einen Krötling. Dreh ihn um und leg ihn neben dein Tableau.' },
  'OO-XREIN-6': {
    title: 'Einen Krötling einsetzen',
    summary:
      'Jedes Plättchen wirkt einmal, in deinem eigenen Zug: eine Karte, eine Aktion, 1 Kraft oder 1 Leben weniger für eine Kreatur in diesem Zug.',
  },
  'OO-XREIN-7': { title: 'Der Bomber explodiert', summary: 'Ein besiegter Bomber fügt jeder Kreatur auf seinem Abschnitt 1 Schaden zu.' },
}
