import type { RuleTexts } from '../../text/ruleText.ts'

export const WINNING = {
  'LZ-VICTORY-1': {
    title: 'Worth in points',
    summary:
      'Each warrior, den lizard and spy is worth 1 point. A Home Den is worth 2000 points, a Temple 30, an ordinary den 25 and a bridge 10.',
  },
  'LZ-VICTORY-2': {
    title: 'Points to win',
    summary:
      'To win, a clan needs 1000 points for each Home Den that is still in the game. With sixteen Home Dens at the start that makes 16,000.',
    rulings: [66],
  },
  'LZ-VICTORY-3': {
    title: 'The first clan there',
    summary: 'The last step of each Development phase is to check the points. The first clan that has enough wins.',
    rulings: [67],
  },
  'LZ-VICTORY-4': {
    title: 'Other ways to end',
    summary:
      'If only one clan is left, it wins at once. If none is left, there is no winner. You may also agree on a last turn; the clan with the most points then wins.',
    rulings: [80],
  },
} satisfies RuleTexts

export const REPORTING = {
  'LZ-REPORT-1': {
    title: 'Head of the report',
    summary:
      "A clan's report begins with its number and name, the turn, the next due date, and the name, address and balance of its player.",
  },
  'LZ-REPORT-2': {
    title: 'Four sections for phases',
    summary:
      'Each phase has a section that tells everything the lizards of the clan did or saw, and everything that others and nature did to them.',
    rulings: [8],
  },
  'LZ-REPORT-3': {
    title: 'Ranking of the clans',
    summary: 'The report ranks all clans by their points and then gives the points needed to win.',
    rulings: [73],
  },
  'LZ-REPORT-4': {
    title: 'Messages between clans',
    summary: 'The report has the messages that the clan sent and received. You see who wrote a message, but not who else received it.',
    rulings: [78],
  },
  'LZ-REPORT-5': {
    title: 'Messages of the game master',
    summary: 'The report also has the messages of the game master.',
  },
  'LZ-REPORT-6': {
    title: 'List of the clan',
    summary:
      'Dens are listed with place, colour, band and den lizards, bands with place, colours, hunger and level, and spies with place and the turns they have been spies.',
  },
  'LZ-REPORT-7': {
    title: 'The world view',
    summary: 'A map with a key shows everything that the bands and spies of the clan see.',
    rulings: [8],
  },
  'LZ-REPORT-8': {
    title: 'What reports keep secret',
    summary:
      'No report says that a den without warriors was lost: it is merely missing from the list of the clan. Reports are also silent about the spies, hidden lizards and orders of others, and about the shuffle.',
    rulings: [84],
  },
  'LZ-REPORT-9': {
    title: 'From report to orders',
    summary:
      'You write your orders with the report of the turn before. Before turn 1 every clan gets the list and the world view of its start.',
  },
} satisfies RuleTexts

export const DROPPING = {
  'LZ-DROP-1': {
    title: 'A clan without a leader',
    summary:
      'If a player surrenders or is dropped, the dens of the clan become Free dens, and warriors in them become militia. All its other lizards vanish.',
    rulings: [74, 81],
  },
  'LZ-DROP-2': {
    title: 'Its Home Dens fall',
    summary: 'Its Home Dens become Ruins after three turns, unless another clan takes them before that.',
    rulings: [75],
  },
} satisfies RuleTexts
