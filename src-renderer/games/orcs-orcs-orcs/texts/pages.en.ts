export const EN = {
  tower: 'Tower',
  odds: 'Odds',
  tells: {
    tower: 'The board with every creature, the counters, the displays and the piles',
    odds: 'What the next marker and the next fate card may bring',
  },
}
