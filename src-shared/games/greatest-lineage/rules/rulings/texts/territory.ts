import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const TERRITORY_RULINGS = {
  82: {
    question: 'When, where and how often may blank land be claimed?',
    decision: "In phase 5, next to one's own land, as often as there are people for it.",
    switches: ['claims_per_turn'],
  },
  83: {
    question: 'What does bought land cost?',
    decision: "The table's price buys one territory.",
    switches: ['territory_price'],
  },
  84: {
    question: 'How many territories may be bought in a turn?',
    decision: '1, 1, 3, 3, 3, 5 in ages 1 to 6.',
    switches: ['buy_limit'],
  },
  85: { question: 'How far may bought land lie?', decision: 'As many steps from any own territory as ages are achieved, 1 to 6.' },
  86: {
    question: 'Is land occupied in a war for sale?',
    decision: 'No; only blank land and land of tribes.',
    switches: ['buy_occupied'],
  },
  87: {
    question: 'Which conditions hold for bought land?',
    decision:
      "15 culture (the house's included) for land of tribes only; 8 people for every territory after each purchase. The tribe keeps its people.",
  },
  88: {
    question: "Is the land of a ruler's power gained once?",
    decision: 'Once and at once, outside the limit on buying.',
    switches: ['ruler_territory'],
  },
} satisfies RulingTexts

export const TERRITORY_SWITCHES = {
  claims_per_turn: {
    question: 'How often may blank land (neither owned nor guarded) be claimed in a turn?',
    why: 'The book asks for 20 people per territory and gives no other limit.',
    values: { unlimited: 'As often as there are people for it.', '1': 'Once in a turn.' },
  },
  territory_price: {
    question: 'What does a bought territory cost?',
    why: 'One table prices a territory by age, another sentence asks for 5 territory points.',
    values: {
      table: 'The price of the table: 4 points in age 1, 6 more for each further age.',
      table_x5: 'The table prices one territory point, and a territory needs five: 20 points in age 1.',
      x5_tribe_only: "The table's price for blank land, five times that for land of a tribe.",
    },
  },
  buy_limit: {
    question: 'How many territories may be bought in a turn?',
    why: 'The book allows 1 and 2 more per 3 ages, which may grow in steps or evenly.',
    values: {
      step: 'Only full threes of ages count: 1, 1, 3, 3, 3, 5 in ages 1 to 6.',
      smooth: 'Each age brings its share: 1, 2, 3, 3, 4, 5 in ages 1 to 6.',
    },
  },
  buy_occupied: {
    question: 'May land that is occupied in a running war be bought?',
    why: 'The book calls such land unowned, and unowned land can be bought.',
    values: {
      false: 'No: only blank land and land of tribes.',
      true: 'Yes, by anybody, like land of a tribe; monuments there go with it.',
    },
  },
  ruler_territory: {
    question: "A ruler's power brings a territory: how often?",
    why: 'The book lists it among permanent bonuses of the ruler.',
    values: { one_time: 'Once, when it is bought.', per_turn: 'Again every turn, while that ruler lives.' },
  },
} satisfies Partial<SwitchTexts>
