import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './drawCards.en.ts'

export const DE: Texts<typeof EN> = {
  drawCommand: 'Die App ziehen lassen',
  draw: (cards) => (cards === 1 ? 'Die Karte ziehen' : `${figure(cards)} Karten ziehen`),
  pile: 'Am Tisch gezogen? Wähle aus, was der Stapel hält',
  copies: (copies) => `× ${figure(copies)}`,
  drawn: 'Gezogene Karten',
  putBack: (card) => `${card}: zurück in den Stapel`,
  pickedOf: (picked, cards) => `${figure(picked)} von ${count(cards, 'Karte', 'Karten')} gewählt`,
}
