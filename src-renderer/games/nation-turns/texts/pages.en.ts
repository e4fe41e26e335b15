export const EN = {
  board: 'Board',
  tells: { board: 'Who stands where, and where your units can go' },
  keys: {
    onBoard: 'On the board',
    left: 'To the next area on the left',
    right: 'To the next area on the right',
    up: 'To the next area above',
    down: 'To the next area below',
  },
}
