import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SEQUENCE_RULINGS = {
  1: {
    question: 'Does the program know where the miniatures stand?',
    decision:
      'No. They stand on the real table; the program keeps elements, PIPs, what is ticked for each combat, and results. The sheet prints nothing from which contact, arcs or overlaps could be worked out, and a look at the table is faster than drawing it.',
  },
  2: {
    question: 'Who says what is in sight, in contact, on a flank or in bad going?',
    decision: 'The game master, and each tick is recorded with who made it. The other reading: the player of the bound, aloud.',
    switches: ['judge'],
  },
  3: {
    question: 'How long is a pace, and how large are the bases?',
    decision:
      '100 paces are 25 mm, and bases are 40 mm wide, 160 paces, with a depth of 80, 120 or 160 paces by type. It is measured between nearest edges; the program shows millimetres next to paces, and nothing depends on them.',
    switches: ['mm_per_100p'],
  },
  4: {
    question: 'What of the table, the deployment and the first bound?',
    decision:
      'A square of 2400 paces. Both throw one die, and throw again on a tie; the lower one defends, sets terrain and Stronghold, deploys within 600 paces of his edge and has the first bound. The attacker then deploys within 600 paces of the opposite edge.',
    switches: ['setup'],
  },
} satisfies RulingTexts

export const SEQUENCE_SWITCHES = {
  judge: {
    question: 'Who says what applies at the table?',
    why: 'The sheet names facts that somebody has to see, and nobody to see them.',
    values: { gm: 'The game master.', active: 'The player whose bound it is.' },
  },
  mm_per_100p: {
    question: 'How many millimetres are 100 paces?',
    why: 'The sheet counts paces and prints no scale.',
    values: { 25: '25 mm, for figures of 15 mm.', 40: '40 mm, for figures of 25 mm.' },
  },
  setup: {
    question: 'How does the battle begin?',
    why: 'The sheet begins with the first bound.',
    values: {
      family: 'Both throw a die; the lower one defends and has the first bound.',
      scenario: 'As the scenario says: the defender is named, and nobody throws.',
    },
  },
} satisfies Partial<SwitchTexts>

export const PIP_RULINGS = {
  10: {
    question: 'Which die gives PIPs, and can they be saved?',
    decision: 'One die of 6 in each own bound. What is not spent lapses after spells and shots.',
  },
  11: {
    question: 'Do the extra costs add up, and to what?',
    decision:
      'They add up, and to moves only: put on every price, a God would cost 7 of at most 6 PIPs. Aerials or Magicians count once, command counts once, so a move costs 1 to 3 PIPs, or 2 to 3 with the general lost.',
  },
  12: {
    question: 'From where is command measured, and when is a general lost?',
    decision:
      'To the nearest element of a group. The general is lost while he is off the table for any cause, and then every move pays; else his own group pays nothing more, nor does one at exactly 600 or 1200 paces.',
  },
  13: {
    question: 'Are Lurker uses counted for each element, and where may it come?',
    decision:
      'For each element, and there is no 4th time. It comes wholly into bad going, Water Lurkers into water, and may touch an enemy at once.',
    switches: ['lurker_fourth'],
  },
  14: {
    question: 'Where do replacements and arrivals stand?',
    decision:
      'Touching their own edge, 200 paces or more from enemies, as many as PIPs last. A Horde may come back in the bound it fell or in any later one.',
  },
  15: {
    question: 'Does a deployed element move on in the same bound?',
    decision: 'No: the sheet moves others. It may bespell, shoot and fight.',
    switches: ['deploy_then_move'],
  },
  23: {
    question: 'May a God leave after a poor throw for PIPs?',
    decision: 'Never, since nothing is printed. Games of this family let him go on a 1.',
    switches: ['god_leaves_on_1'],
  },
} satisfies RulingTexts

export const PIP_SWITCHES = {
  lurker_fourth: {
    question: 'May a Lurker come a fourth time?',
    why: 'The sheet prints three prices and no more.',
    values: { barred: 'No.', '3_pips': 'Yes, each further time for three PIPs.' },
  },
  deploy_then_move: {
    question: 'May an element move in the bound in which it was deployed?',
    why: 'The sheet deploys elements and then moves others, which may leave them out.',
    values: { false: 'No.', true: 'Yes, at the price of a move.' },
  },
  god_leaves_on_1: {
    question: 'Do Gods leave when their player throws a 1 for PIPs?',
    why: 'The sheet says nothing; games of this family let them go.',
    values: { false: 'No, they stay.', true: 'Yes, they flee the field.' },
  },
} satisfies Partial<SwitchTexts>
