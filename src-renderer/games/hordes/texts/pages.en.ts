export const EN = {
  armies: 'Armies',
  sheets: 'Combats',
  odds: 'Combat odds',
  tells: {
    armies: 'Both armies, what is lost, and what each element did',
    sheets: 'Every combat with its lines, dice and result',
    odds: 'Any type against any other, all 36 throws',
  },
}
