/** The screen that everybody at the table looks at. */
export const EN = {
  standings: 'Standings',
  player: 'Player',
  out: (round: number) => `out since round ${round}`,
  lately: 'Lately',
  quiet: 'The table is still quiet.',
  whoIsIn: 'Who is in',
  isIn: 'in',
  awaited: 'awaited',
  over: 'The game is over',
  lost: 'Not connected: trying again',
  elsewhere: 'Another campaign is played at this address now',
  fullScreen: 'Full screen',
  leave: 'Leave the display',
}
