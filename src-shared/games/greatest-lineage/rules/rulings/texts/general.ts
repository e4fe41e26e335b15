import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const GENERAL_RULINGS = {
  1: {
    question: 'What becomes of halves and other fractions?',
    decision:
      'Gains, bonuses, allowances and limits drop them. Costs in tokens and workers, building time and percentage losses of people are raised to the next whole.',
    switches: ['loss_rounding'],
  },
  2: {
    question: 'How are percentages read from the dice?',
    decision:
      'A chance of p comes true on p or less, "under N" below N, "N or more" from N on; 00 is 100. Certain things are rolled for as well.',
  },
  3: {
    question: 'What is a turn?',
    decision:
      "A round: each living player takes all nine phases once, then the non-players act. How long something lasts is counted on its owner's turns.",
  },
  4: {
    question: 'Are warriors still part of the people?',
    decision:
      'They are left out of everything that helps and counted in everything that burdens: food, room, losses, demands, and the final score.',
    switches: ['warriors_count_for'],
  },
  5: {
    question: 'What if there is no map?',
    decision: 'Without a map the program counts land, takes everything as near and in reach, and draws by lot where a map would decide.',
    switches: ['map_mode'],
  },
  6: {
    question: 'How is the first player found?',
    decision: 'Everybody rolls 1 to 100, the highest begins, ties for the lead roll again; then clockwise.',
    switches: ['first_player'],
  },
  7: { question: 'How many players?', decision: 'One elven, one human and one dwarven player.', switches: ['min_players'] },
  8: { question: 'What if somebody cannot pay?', decision: 'What is bought must be paid whole. Forced losses take what there is.' },
} satisfies RulingTexts

export const GENERAL_SWITCHES = {
  loss_rounding: {
    question: 'When a share of the people dies, how is the result rounded?',
    why: 'The book rounds a few cases and is silent on most.',
    values: {
      up: 'To the next whole person: every loss costs at least one.',
      down: 'To the whole person below: small losses may cost nobody.',
      nearest: 'To the nearest whole person, halves up.',
    },
  },
  warriors_count_for: {
    question: 'Do warriors count as people?',
    why: 'The book says warriors no longer help outside war, but not whether they still eat and need room.',
    values: {
      burdens: 'They eat and need room, but bring no points, gatherers or land.',
      all: 'They count for everything, helpful or not.',
      none: 'They count for nothing: no food, no room, no benefit.',
    },
  },
  map_mode: {
    question: 'Is the campaign played with a map?',
    why: 'The book prints no map, no distances and no list of terrain.',
    values: {
      none: 'Without a map: the program counts territories, takes all land as near and in reach, and draws by lot where a map would decide.',
      map: 'With a map. A map made in the program answers all questions about land by itself; of a board on your table the program counts territories, and asks what only the board can show.',
    },
  },
  first_player: {
    question: 'Who begins?',
    why: 'The book asks for a roll and says nothing about dice or ties.',
    values: {
      roll: 'Everybody rolls; the highest begins and ties roll again.',
      fixed: 'The player chosen at set-up begins, without a roll.',
    },
  },
  min_players: {
    question: 'How many players are there?',
    why: 'The book is written for exactly three and says nothing about a smaller table.',
    values: { '3': 'Elves, humans and dwarves, one player each.', '2': 'Two players are enough; the third civilisation stays out.' },
  },
} satisfies Partial<SwitchTexts>
