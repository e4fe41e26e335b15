import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const FACTOR_RULINGS = {
  30: {
    question: 'Is a Stronghold fought as foot or as others?',
    decision: 'As others, since it is not marked as foot.',
    switches: ['stronghold_as'],
  },
  31: {
    question: 'What if several reasons for 2 less or 2 more apply at once?',
    decision: 'Each line counts once, however many of its reasons hold.',
    switches: ['repeat_lines'],
  },
  32: {
    question: 'Does bad going hamper those who shoot, bespell or are shot at?',
    decision: 'Being in bad going: yes, on both sides. Fighting an enemy in bad going, or Water Lurkers, hampers in close combat only.',
    switches: ['bad_going_ranged'],
  },
  33: {
    question: 'Whose Paladin or Cleric shelters, and from what?',
    decision: "One of the target's own side, the target itself included, and from spells only.",
  },
  34: {
    question: 'Does the hill also count against ground troops only?',
    decision: 'Yes, as the riverbank does.',
  },
  35: {
    question: 'What is an overlap, and what a second rank?',
    decision:
      'An enemy in line beside the opponent that does not fight to its own front overlaps; each flank counts once. A second rank stands directly behind and faces the same way; it adds 1 once.',
  },
  54: {
    question: 'When is an element in bad going, in a wood or in a built-up area?',
    decision: 'When any part of its base is, aerials included: the sheet exempts four types and no class.',
    switches: ['aerial_bad'],
  },
  56: {
    question: 'Whose Stronghold protects a Magician from spells?',
    decision: "The target's, not that of the one who bespells.",
  },
  57: {
    question: 'Who aids in storming a Stronghold?',
    decision:
      'Others of the side that touch it with their front edge and do not fight elsewhere. One rolls and suffers alone; the player of the bound names it. A Stronghold fights once a bound.',
  },
} satisfies RulingTexts

export const FACTOR_SWITCHES = {
  stronghold_as: {
    question: 'Which factor counts against a Stronghold?',
    why: 'The sheet marks foot with a letter and gives the Stronghold none.',
    values: { other: 'The one against others.', foot: 'The one against foot.' },
  },
  repeat_lines: {
    question: 'Does a line count more than once if several of its reasons hold?',
    why: 'The sheet strings several reasons together in one line.',
    values: { false: 'No, once.', true: 'Yes, once for each reason.' },
  },
  bad_going_ranged: {
    question: 'Does bad going hamper in shooting and spells too?',
    why: 'The line is printed above those that are for close combat only.',
    values: { true: 'Yes, for every element in it.', false: 'No, in close combat only.' },
  },
  aerial_bad: {
    question: 'Can aerials be in bad going?',
    why: 'The sheet exempts four types from bad going, and aerials are not among them.',
    values: { true: 'Yes, like all others.', false: 'No, it is not asked of them.' },
  },
} satisfies Partial<SwitchTexts>
