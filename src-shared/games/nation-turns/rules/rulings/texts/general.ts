import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const GENERAL_RULINGS = {
  1: {
    question: 'Where do map, nations, lists of rounds and maxima come from?',
    decision: 'From a scenario, which is data. A small one of our own, The Northern Ring, comes with the program.',
    switches: ['scenario'],
  },
  2: {
    question: 'In which order do the nations have their turns?',
    decision: 'As the scenario lists them; an event may change the order.',
    switches: ['nation_order'],
  },
  3: {
    question: 'Who plays which nation?',
    decision: 'As the scenario says; a player may have several. For a player who leaves, the game master answers.',
    switches: ['control'],
  },
  4: {
    question: 'Does a nation without units have a turn?',
    decision: 'It has phases 1 and 2, since it may return; phases 3 to 5 are passed over.',
    switches: ['empty_nation'],
  },
  6: {
    question: 'What can an event do?',
    decision:
      'Place units, remove them, change a pool, give or take victory points, modify every roll of a kind for this round, change the order of the nations, or leave a note that the game master decides and enters as a correction. Each may wait for a condition: who holds an area, who has units, which round. They happen as listed, and take no more than there is.',
  },
  40: {
    question: 'Can somebody ask for what the rules forbid?',
    decision:
      'No, it is not offered: every question has only what is allowed at that moment, a move only whole ways. Where nobody has a choice, nothing is asked.',
  },
} satisfies RulingTexts

export const GENERAL_SWITCHES = {
  scenario: {
    question: 'Which scenario is played?',
    why: 'The sheet speaks of a map, of details of nations and rounds, and of maxima, and has none of them.',
    values: { sample: 'The Northern Ring, which comes with the program.', file: 'One of your own, from a file.' },
  },
  nation_order: {
    question: 'In which order do the nations have their turns?',
    why: 'The sheet says they come in order, but not in which.',
    values: {
      list: 'In that of the scenario, the same in every round.',
      rolled: 'Each round begins with one die for each nation: the highest goes first, equal ones as the scenario lists them.',
    },
  },
  control: {
    question: 'Who plays which nation?',
    why: 'The sheet speaks of players and of nations, but not of who has which.',
    values: {
      scenario: 'As the scenario says; a player may have several nations.',
      one_each: 'Each nation has a player of its own.',
    },
  },
  empty_nation: {
    question: 'What becomes of a nation that has no units left on the map?',
    why: 'The sheet gives every nation its turn and does not say whether it can come back from nothing.',
    values: {
      may_return: 'It still has phases 1 and 2, and returns if these bring units.',
      out: 'It is out, and has no turn any more.',
    },
  },
} satisfies Partial<SwitchTexts>
