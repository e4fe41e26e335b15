import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const ROUND_RULINGS = {
  12: {
    question: 'Who begins a round, and who comes next?',
    decision: 'The first player of the set-up, the youngest, begins every round. The others follow in its order, which is clockwise.',
    switches: ['start_player'],
  },
} satisfies RulingTexts

export const ROUND_SWITCHES = {
  start_player: {
    question: 'Who begins each round?',
    why: 'The book names a start player and does not say whether that ever changes.',
    values: { fixed: 'The same player in the whole game.', rotate: 'The next player clockwise, another one each round.' },
  },
} satisfies Partial<SwitchTexts>

export const FATE_RULINGS = {
  10: {
    question: 'What do the fate cards show?',
    decision: 'What the deck file says, for the 15 cards of the basic game as for the 19 new ones.',
  },
  15: {
    question: 'What if no fate card is left?',
    decision: 'All used cards are shuffled into a new pile.',
    switches: ['fate_empty'],
  },
  16: { question: 'Can one fate card move a creature twice?', decision: 'No: each creature moves once for each card.' },
  19: {
    question: 'From when on does the lower part of a fate card apply?',
    decision: 'After the creatures have moved, until the next card is turned up.',
    switches: ['fate_rule_from'],
  },
  20: {
    question: 'What does the skill No change of rules ignore?',
    decision:
      "Every rule of a fate card but Exchange, which restricts no single player. In its holder's turn creatures have their normal life.",
  },
  21: {
    question: 'What if the card No extra skills meets the skill No change of rules?',
    decision: 'The holder ignores the card and keeps all skills. For everybody else skull cubes still rise, but their skills wait.',
    switches: ['no_skills_vs_immune'],
  },
  22: {
    question: 'May lore be cast in a round of No spells?',
    decision: 'No, but it may be added to another spell.',
  },
} satisfies RulingTexts

export const FATE_SWITCHES = {
  fate_empty: {
    question: 'What happens once all fate cards are used?',
    why: 'The book does not say, and a game may have more rounds than cards.',
    values: {
      reshuffle: 'They are shuffled into a new pile.',
      none: 'No more come: in the rounds that are left nothing moves by fate, and no rule applies.',
    },
  },
  fate_rule_from: {
    question: 'From when on does the rule of a fate card apply?',
    why: 'The book explains the two parts one after the other.',
    values: { after_move: 'After its creatures have moved.', reveal: 'As soon as it is turned up, while its creatures move too.' },
  },
  no_skills_vs_immune: {
    question: 'Does No change of rules protect against No extra skills?',
    why: 'Each of the two would switch off the other.',
    values: { immune: 'Yes, its holder keeps all skills.', stripped: 'No, its holder cannot use skills either.' },
  },
} satisfies Partial<SwitchTexts>

export const TOWER_RULINGS = {
  17: {
    question: 'How many trophies are lost if several creatures arrive on the same path?',
    decision: 'One for each arrival.',
    switches: ['loss'],
  },
  18: {
    question: 'Does the skull cube fall with trophies that are lost?',
    decision: 'No: it counts defeats. Cube and skill stay.',
    switches: ['skull_drops'],
  },
} satisfies RulingTexts

export const TOWER_SWITCHES = {
  loss: {
    question: 'How many trophies does a fate card cost that brings several creatures home on your path?',
    why: 'The book speaks of one creature.',
    values: { per_arrival: 'One for each arrival.', per_card: 'One in all.' },
  },
  skull_drops: {
    question: 'Does the skull cube fall when trophies are lost?',
    why: 'The book raises the cube and never speaks of a fall.',
    values: {
      false: 'No, cube and skill stay.',
      true: 'Yes, it is never higher than the trophies of its type, and the skill may be lost.',
    },
  },
} satisfies Partial<SwitchTexts>

export const REVEAL_RULINGS = {
  23: {
    question: 'Must the second marker be revealed?',
    decision: "Yes, and a path that was filled just before may be chosen again. It is left out if only the own mage's path has markers.",
    switches: ['own_path_last'],
  },
} satisfies RulingTexts

export const REVEAL_SWITCHES = {
  own_path_last: {
    question: "What if only your own mage's path has markers left?",
    why: 'The book forbids that path and names no exception.',
    values: { skip: 'No second marker is revealed.', allowed: 'One of its markers is revealed.' },
  },
} satisfies Partial<SwitchTexts>

export const ACTION_RULINGS = {
  24: { question: 'Are extra actions lost by passing?', decision: 'Yes, all actions that are left.' },
  64: {
    question: 'Can spells give extra actions without end?',
    decision: 'No: in one turn spells give at most 10. Later ones give none.',
  },
} satisfies RulingTexts
