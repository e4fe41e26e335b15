export const EN = {
  board: 'Board',
  points: 'Score',
  tells: { board: 'Who stands where, and where your units can go', points: 'Points of all, and what the next counting would add' },
  keys: {
    onBoard: 'On the board',
    left: 'To the next area on the left',
    right: 'To the next area on the right',
    up: 'To the next area above',
    down: 'To the next area below',
  },
}
