import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const GENERAL_RULINGS = {
  1: {
    question: 'Who says what is printed on cards and boards?',
    decision:
      'The deck file: it marks each figure as printed, derived, public or ours. At set-up a group may replace it by what its own copy says.',
  },
  3: {
    question: 'Which category and how much life has each type?',
    decision:
      'Weak are goblins with 2 life and orcs with 2, strong are shamans with 3 and riders with 3, brutes are golems with 4 and chiefs with 5. The Croco Flyer is weak with 3, the Breeding Toad strong with 3, the Bomber a brute with 4. Another deck file may say otherwise.',
  },
  11: {
    question: 'In which order do the paths surround the tower?',
    decision: 'By their numbers, with 6 beside 1, unless the deck file names another ring.',
  },
  13: {
    question: 'What may every player see?',
    decision:
      "The board, trophies, displays, discard piles, toadlings taken, what the table's piles still hold, and how many cards each player has where. Hand, draw pile and mission are for their own player.",
  },
  62: {
    question: 'What may the game master see?',
    decision: 'Everything, hands included, since the game master is no player.',
    switches: ['gm_peeks'],
  },
  63: {
    question: 'Can the players hold real cards while the program counts only the board?',
    decision:
      'By house rule: a player then says what the own cards did on the board, and at the scoring what the own cards count. Otherwise the program keeps all cards, since half of the rules are about them.',
    switches: ['decks'],
  },
} satisfies RulingTexts

export const GENERAL_SWITCHES = {
  gm_peeks: {
    question: 'May the game master see hands, draw piles and missions?',
    why: 'The book knows no game master; one who plays as well should not see them.',
    values: { true: 'Yes, all of them.', false: 'No: they are for their own players, who answer on devices of their own.' },
  },
  decks: {
    question: 'Who keeps the cards?',
    why: 'Some groups would rather hold real cards.',
    values: {
      tracked: 'The program keeps all of them.',
      real: 'The players hold real spells and say what these do on the board. The program keeps the board, markers, fate cards, missions, skulls and the score.',
    },
  },
} satisfies Partial<SwitchTexts>

export const SETUP_RULINGS = {
  2: {
    question: 'Which values do the counters show?',
    decision:
      'From the first space to the last: weak types 3, 2 and 1, strong ones 5, 4, 3 and 2, brutes 7, 6, 5, 4 and 3. Another deck file may say otherwise.',
  },
  4: {
    question: 'How many markers has each type, and which bear a number?',
    decision:
      'Each weak type has 16, of which 2 bear a 3 and 3 bear a 4; each strong type has 12, 2 with a 3 and 2 with a 4; each brute has 8, 2 with a 3 and 1 with a 4. Another deck file may say otherwise.',
  },
  6: {
    question: 'Which of the 40 spells are in which pile?',
    decision:
      'Pile A has 5 each of Fireball, Lightning Bolt, Earthquake and Ice Storm. Pile B has 4 each of Switch, Replenish, Magic Bonds, Voodoo and Wisdom. Another deck file may say otherwise.',
  },
  7: {
    question: 'Which are the 8 start spells of a colour?',
    decision:
      'The same for all: Smash, Zap, Cold Snap, Fire Spark, and 4 Spell Books of earth and lightning, lightning and water, water and fire, fire and earth. Another deck file may say otherwise.',
  },
  14: {
    question: 'From which of the two piles of a path is a marker taken?',
    decision: 'It makes no difference, so the program counts one number for each path.',
  },
} satisfies RulingTexts
