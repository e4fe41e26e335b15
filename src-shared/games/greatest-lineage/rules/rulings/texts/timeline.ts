import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const TIMELINE_RULINGS = {
  13: {
    question: 'Which phase comes first?',
    decision:
      'The timeline and the withdrawal rolls are phase 1, events first; the other eight follow. Alliances, raids and land claims belong to phase 5.',
  },
  14: {
    question: 'Is the timeline played?',
    decision: 'Yes. Only a game of conquest may leave it out; the peaceful game ends with it. Withdrawal rolls are made either way.',
    switches: ['timeline'],
  },
  15: {
    question: 'When in the round do events happen?',
    decision: 'In phase 1 of the first living player, in their printed order, for all players at once.',
  },
  16: { question: 'What about turns without an event?', decision: 'Nothing happens in timeline turns 2, 5 and 14, or after 20.' },
  17: {
    question: 'Can events change a kingdom whose figures are said to be fixed?',
    decision: 'Yes. The printed figures are where it begins; events are added to them.',
    switches: ['npk_scores'],
  },
  18: {
    question: 'What if an event takes more than there is?',
    decision: 'It takes what there is (turn 6 has a rule of its own). Free commoners go first, then warriors, then spies and assassins.',
  },
  19: {
    question: 'What if a player is short of people in timeline turn 6?',
    decision: 'Nobody dies, but the civilisation falls back one age and loses 10 prestige; in the first age it is out.',
    switches: ['t6_shortfall'],
  },
  20: {
    question: 'How many people does a kingdom have besides its warriors?',
    decision: 'None at the start, so timeline turn 6 takes none of them.',
    switches: ['npk_nonwarriors_start'],
  },
  21: {
    question: 'How many warriors do the Undead gain in timeline turn 7?',
    decision: 'As many as people all players really lost, 30 at most.',
    switches: ['t7_gain'],
  },
  22: {
    question: 'How long do the bonuses of timeline turn 8 last?',
    decision: 'For good, since the bonus of turn 12 is the one that is limited.',
    switches: ['t8_duration'],
  },
  23: {
    question: 'Which land may be picked for a kingdom?',
    decision: 'Land next to it that nobody owns. If the chooser is out, the next living player clockwise picks.',
    switches: ['event_land_from_players'],
  },
  24: {
    question: 'Who picks in timeline turn 10, and what is nearest?',
    decision: 'The elven player picks for the Undead. The dwarves take the closest Monstrous Humanoid land; without a map, any one.',
    switches: ['t10_chooser'],
  },
  25: { question: 'Whose is land lost by an event?', decision: "Nobody's, and unguarded; what stood on it is gone." },
  26: {
    question: 'What does timeline turn 15 do, and to players in the first age?',
    decision: 'Everybody falls back one age and loses 10 prestige; the first age is spared.',
    switches: ['t15_first_age'],
  },
  27: {
    question: 'Which royal falls in timeline turn 16, and what do the demons gain?',
    decision:
      "The best-ranked male: ruler or spouse, else the eldest son, else the first male heir named. What he gave to culture and rolls is the Demonic kingdom's for good.",
    switches: ['t16_benefit'],
  },
  28: {
    question: 'May military technology be held before age 3?',
    decision: 'Yes; only buying it waits for age 3. What the others gain in timeline turn 9 is military technology too.',
  },
  158: {
    question: 'How fast does the timeline run?',
    decision:
      'One timeline turn lasts 2 rounds, since at one round ordinary play does not survive turn 6. Events, the bonus of turn 12 and the end of the peaceful game count timeline turns; everything else counts rounds.',
    switches: ['timeline_pace'],
  },
} satisfies RulingTexts

export const TIMELINE_SWITCHES = {
  timeline: {
    question: 'Are the events of the timeline played?',
    why: 'The book calls the timeline optional in a game of conquest.',
    values: {
      on: 'Yes: the events of the ages happen in their order.',
      off: 'No events. Not possible in the peaceful game, which ends with the timeline.',
    },
  },
  npk_scores: {
    question: 'Can events change the figures of kingdoms?',
    why: 'The book fixes those figures "at all times", and then has events change them.',
    values: {
      base_plus_events: 'Yes: kingdoms begin with the printed figures, and events add to them.',
      fixed: 'No: 500, 500 and 80 stay as they are; such events pass by.',
    },
  },
  t6_shortfall: {
    question: 'Timeline turn 6 takes 30 males and 30 females: what if a player has fewer?',
    why: 'The book does not say whether falling back an age replaces the loss or comes on top.',
    values: {
      revert_instead: 'Nobody dies, but the civilisation falls back one age; from the first age it is out.',
      lose_and_revert: 'It loses whom it has and falls back one age as well; from the first age it is out.',
      spare_first_age:
        'Nobody dies, but it falls back one age; in the first age it loses people down to 1 male and 1 female, and plays on.',
    },
  },
  npk_nonwarriors_start: {
    question: 'Do kingdoms have people besides their warriors?',
    why: 'The book takes such people from kingdoms in timeline turn 6, but never says how many there are.',
    values: { '0': 'None at the start.', '50_per_territory': '50 for each territory, as many as warriors.' },
  },
  t7_gain: {
    question: 'How many warriors do the Undead gain in timeline turn 7?',
    why: 'The book says "that many" after a sentence with two numbers and three players.',
    values: {
      total: 'As many as people all players really lost, 30 at most.',
      males: 'As many as males all players really lost, 15 at most.',
      ten: 'Always 10.',
    },
  },
  t8_duration: {
    question: 'How long do the roll bonuses and penalties of timeline turn 8 last?',
    why: 'The book gives them no end, while those of turn 12 are for one turn.',
    values: { permanent: 'To the end of the game.', turn: 'Only while timeline turn 8 lasts.' },
  },
  event_land_from_players: {
    question: 'May land that an event gives to a kingdom be taken from players?',
    why: 'The book lets a player pick the land and does not say whose it may be.',
    values: { false: 'No: only land that nobody owns.', true: "Yes: the chooser may name a player's territory." },
  },
  t10_chooser: {
    question: 'Who picks the land the Undead gain in timeline turn 10?',
    why: 'The book names a chooser in turns 3 and 6, and none here.',
    values: { elf: 'The elven player, as before.', random: 'The dice.' },
  },
  t15_first_age: {
    question: 'Timeline turn 15 sends everybody back an age: what of players in the first age?',
    why: 'The sentence in the book is garbled: it may mean losing an age or losing the game.',
    values: { none: 'Nothing happens to them.', eliminate: 'They are out of the game.' },
  },
  t16_benefit: {
    question: 'Do the demons keep what the fallen human prince gave?',
    why: 'The book lets them gain his benefits without saying for how long.',
    values: {
      permanent: 'Yes: his culture and his bonus on rolls are theirs for good.',
      none: 'No: he dies, and they gain nothing.',
    },
  },
  timeline_pace: {
    question: 'How many rounds does one turn of the timeline last?',
    why: 'The book says that a turn is no fixed span of time and calls its timeline unfinished. In timeline turn 6 everybody loses 30 males and 30 females; at one round a turn, ordinary play has neither so many by then nor the Stone Age to fall back from.',
    values: {
      '1': 'As printed: the great loss comes in round 6 and ends most civilisations. Who prepares for nothing else (no births, early alliances, all points into people) survives it in about three of five tries, with few people left. The timeline ends with round 20.',
      '2': 'The great loss comes in round 11: a careful builder has about 80 males and 100 females by then. The timeline ends with round 40.',
      '3': 'The great loss comes in round 16, when a careful builder is in the Stone Age. The timeline ends with round 60: a long campaign.',
      '4': 'The great loss comes in round 21 and is a setback by then. The timeline ends with round 80: the longest campaign.',
    },
  },
} satisfies Partial<SwitchTexts>
