import type { Wordings } from '../../../../language/wordings.ts'

const SEATS: Readonly<Record<string, string>> = { elves: 'Elves', humans: 'Humans', dwarves: 'Dwarves' }

/** What is asked when a campaign is set up; `.summary` where an answer is told otherwise once it is chosen. */
export const SETUP_FORM_WORDS = {
  'setup.ruler': ({ seat }) => `${SEATS[String(seat)] ?? String(seat)} are ruled by`,
  'setup.ruler.male': () => 'a king',
  'setup.ruler.female': () => 'a queen',
  'setup.goal': () => 'Goal',
  'goal.conquest.summary': () => 'Conquest',
  'goal.peaceful.summary': () => 'Peaceful, on points',
  'setup.first': () => 'First player',
  'setup.first.roll': () => 'Highest roll',
  'setup.first.roll.summary': () => 'Rolled for',
  'setup.board': () => 'Board',
  'setup.board.table': () => 'Your own board',
  'setup.board.table.hint': () =>
    'The land is laid out on your table; the workbench keeps counts and, if you like, names of territories. Where a rule speaks of the nearest land, it draws lots.',
  'setup.board.map': () => 'A map in the workbench',
  'setup.board.map.hint': () =>
    'A world of its own with names, neighbours and ground. A player who gains land points it out; the map works out what is nearest.',
} satisfies Wordings
