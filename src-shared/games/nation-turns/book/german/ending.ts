import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { OVERPOPULATION, VICTORY } from '../ending.ts'

export const OVERPOPULATION_DE: RuleTranslation<typeof OVERPOPULATION> = {
  'NT-OVP-1': {
    title: 'Einheiten über der Höchstzahl',
    summary:
      'Die Nation am Zug entfernt, was sie in einem Gebiet über ihre Höchstzahl für diese Art von Gebiet hinaus hat. Ihr Besitzer sucht die Einheiten aus, und sie gehen zurück in den Vorrat.',
  },
}

export const VICTORY_DE: RuleTranslation<typeof VICTORY> = {
  'NT-VP-1': {
    title: 'Jede Nation zählt anders',
    summary:
      'Eine Nation bekommt Punkte für Gebiete oder eine Art von Gebieten, die sie am Ende bestimmter Runden hält, für Getötete, für Einheiten, die nach Runde 17 übrig sind, und für das, was die Spielleitung zuspricht: je nachdem, was für sie vorgesehen ist.',
  },
  'NT-END-1': {
    title: 'Wer gewinnt',
    summary:
      'Nach Runde 17 der Spieler, dessen Nationen zusammen die meisten Siegpunkte haben; bei Gleichstand, wer mehr Einheiten auf der Karte hat. Das Regelblatt nennt das den Tanz des Sieges.',
  },
}
