export const EN = {
  tower: 'Tower',
  hand: 'Hand',
  odds: 'Odds',
  tells: {
    tower: 'The board with every creature, the counters, the displays and the piles',
    hand: 'Your own cards, your mission, and what is left in your draw pile',
    odds: 'What the next marker and the next fate card may bring',
  },
}
