import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  board: 'Karte',
  points: 'Wertung',
  events: 'Ereignisse',
  closing: 'Der Tanz',
  scenario: 'Szenario',
  tells: {
    board: 'Wer wo steht, und wohin deine Einheiten können',
    points: 'Die Punkte aller, und was die nächste Zählung brächte',
    events: 'Was das Szenario bringt, Runde für Runde',
    closing: 'Wer gewonnen hat oder gewänne, und wie es ging',
    scenario: 'Karte, Nationen, Einheiten und Höchstzahlen, wie sie aufgestellt wurden',
  },
  keys: {
    onBoard: 'Auf der Karte',
    left: 'Zum nächsten Gebiet links',
    right: 'Zum nächsten Gebiet rechts',
    up: 'Zum nächsten Gebiet darüber',
    down: 'Zum nächsten Gebiet darunter',
  },
}
