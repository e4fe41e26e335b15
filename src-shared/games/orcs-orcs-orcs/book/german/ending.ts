import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ENDING, SCORING } from '../ending.ts'

export const ENDING_DE: RuleTranslation<typeof ENDING> = {
  'OO-END-1': {
    title: 'Wann das Spiel endet',
    summary: 'Sobald mindestens 4 Pfade keine Marker mehr haben, wird die Runde zu Ende gespielt. Dann ist das Spiel aus.',
  },
}

export const SCORING_DE: RuleTranslation<typeof SCORING> = {
  'OO-SCORE-1': { title: 'Punkte für Trophäen', summary: 'Jede Trophäe bringt, was der Zähler ihrer Art am Ende zeigt.' },
  'OO-SCORE-2': {
    title: 'Punkte für Unterstützungszauber',
    summary: 'Jeder Unterstützungszauber unter deinen Karten bringt 2 Punkte.',
  },
  'OO-SCORE-3': { title: 'Minuspunkte für Gift', summary: 'Jede Giftkarte unter deinen Karten kostet 2 Punkte.' },
  'OO-SCORE-4': { title: 'Wer gewinnt', summary: 'Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.' },
}
