export const EN = {
  board: 'Board',
  points: 'Score',
  events: 'Events',
  closing: 'The dance',
  scenario: 'Scenario',
  tells: {
    board: 'Who is where, and where your units can go',
    points: 'Points of all, and what the next counting would add',
    events: 'What the scenario brings, round by round',
    closing: 'Who has won, or would, and how it went',
    scenario: 'Map, nations, units and maxima as they were set up',
  },
  keys: {
    onBoard: 'On the board',
    left: 'To the next area on the left',
    right: 'To the next area on the right',
    up: 'To the next area above',
    down: 'To the next area below',
  },
}
