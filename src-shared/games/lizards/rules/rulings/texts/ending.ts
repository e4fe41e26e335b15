import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const VICTORY_RULINGS = {
  66: {
    question: 'Must a clan reach the points needed to win, or have more than that?',
    decision: 'Reaching them is enough. Home Dens without an owner count until they fall, and a clan always needs at least 1000 points.',
    switches: ['victory', 'target_per_home'],
  },
  67: {
    question: 'What if two clans have enough points at once, and when is a clan out?',
    decision:
      'The one with more points wins, and if they are equal both win. A clan without warriors, spies and dens is out, and its Temples and bridges then belong to nobody.',
  },
  80: {
    question: 'Can the game end without a clan having enough points?',
    decision:
      'Yes. The last clan that is left wins, and if none is left nobody does. If the players have agreed on a last turn, the clan with the most points wins then, or several that have equally many.',
    switches: ['turn_limit'],
  },
} satisfies RulingTexts

export const VICTORY_SWITCHES = {
  victory: {
    question: 'Must a clan reach the points needed to win, or have more than that?',
    why: 'The book says the one in one place and the other in another.',
    values: { at_least: 'It must reach them.', more_than: 'It must have more.' },
  },
  target_per_home: {
    question: 'How many points does each Home Den in the game add to those needed to win?',
    why: 'The book was written for sixteen clans. With two or three, 1000 for each is reached in the first turn.',
    range: 'So many points for each Home Den.',
  },
  turn_limit: {
    question: 'Is there a last turn?',
    why: 'Clans that hardly fight each other may never have enough points to win.',
    none: 'No.',
    range: 'After this turn the game ends, and the clan with the most points wins.',
  },
} satisfies Partial<SwitchTexts>

export const REPORT_RULINGS = {
  73: {
    question: 'Does the ranking show points?',
    decision: 'Yes, the points of all clans.',
    switches: ['ranking'],
  },
  78: {
    question: 'How many messages may a player send?',
    decision:
      'Up to 10 a turn, with at most 500 characters each, and each to any number of clans, even to clans never met. They arrive with the report.',
    switches: ['letters'],
  },
} satisfies RulingTexts

export const REPORT_SWITCHES = {
  ranking: {
    question: 'What does the ranking of the clans show?',
    why: 'The book ranks them by points, but does not say that it shows these.',
    values: { points: 'The points of every clan.', order: 'Only their order.' },
  },
  letters: {
    question: 'How many messages may a player send in a turn?',
    why: 'The book sets no limit.',
    range: 'Messages a turn, each to any number of clans.',
  },
} satisfies Partial<SwitchTexts>

export const DROP_RULINGS = {
  74: {
    question: 'What happens to the lizards of a dropped clan outside dens?',
    decision:
      'They vanish, spies too. Temples and bridges of the clan then belong to nobody, and its rafts are empty. In a den each of its warriors becomes militia at the level of the band; a den without warriors has no militia.',
    switches: ['drop_bands'],
  },
  75: {
    question: 'How are the three turns until its Home Dens fall counted?',
    decision:
      'The Home Dens of a clan that is dropped after turn 1 fall in the Development phase of turn 4. This goes for all Home Dens it had. Militia in them disperse.',
    switches: ['home_fall_after'],
  },
  81: {
    question: 'When does a drop take effect?',
    decision:
      'Between two turns. The game master announces it before the sheets are taken, and the sheet of that clan is void. A dropped clan cannot come back.',
  },
} satisfies RulingTexts

export const DROP_SWITCHES = {
  drop_bands: {
    question: 'What happens to the bands of a dropped clan outside dens?',
    why: 'The book speaks only of the warriors in its dens.',
    values: { vanish: 'They vanish.', neutral: 'They stay where they are and belong to nobody.' },
  },
  home_fall_after: {
    question: 'How many turns after a drop do the Home Dens of the clan fall?',
    why: 'The book says after three turns and not from which turn they count.',
    range: 'Turns after the last one in which the clan was in the game.',
  },
} satisfies Partial<SwitchTexts>
