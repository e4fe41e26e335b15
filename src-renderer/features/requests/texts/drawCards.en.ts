import { count, figure } from '../../../../src-shared/language/figures.ts'

/** Draws: by the app, or what was drawn at the table. */
export const EN = {
  drawCommand: 'Draw with the app',
  draw: (cards: number) => (cards === 1 ? 'Draw the card' : `Draw ${figure(cards)} cards`),
  pile: 'Drawn at the table? Pick it from the pile',
  copies: (copies: number) => `× ${figure(copies)}`,
  drawn: 'Drawn cards',
  putBack: (card: string) => `${card}: back to the pile`,
  pickedOf: (picked: number, cards: number) => `${figure(picked)} of ${count(cards, 'card', 'cards')} picked`,
}
