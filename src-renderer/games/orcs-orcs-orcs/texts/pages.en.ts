export const EN = {
  tower: 'Tower',
  tells: { tower: 'The board with every creature, the counters, the displays and the piles' },
}
