import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const AGE_RULINGS = {
  115: {
    question: 'One figure is given for technology and people: is it shared?',
    decision: 'No: so much technology, and as many people.',
  },
  116: {
    question: 'Of which people does one gain 30%?',
    decision: 'Of all but warriors, the people just gained included, rounded down, with a sex roll of their own.',
  },
  117: {
    question: 'Which land is the tenth that is gained?',
    decision:
      "One territory for every full 10 held before, next to old land, blank or a tribe's, the owner's choice; no people are needed for it.",
  },
  118: {
    question: 'Prestige is listed among the tokens needed: is it paid?',
    decision: 'No, it must only be there. The first step asks for none.',
  },
  119: {
    question: 'What happens when the 3 turns of waiting are over?',
    decision: 'The age comes by itself, if it can still be reached. Missing a need starts the count again.',
    switches: ['age_wait_end'],
  },
  120: {
    question: 'Which culture is meant, and can one advance twice in a turn?',
    decision: 'The culture that counts, with the royal house, for advancing and for falling back; one age a turn.',
    switches: ['age_culture'],
  },
  121: {
    question: 'When does one fall back?',
    decision:
      "In one's own phase 9 before advancing, to the highest age whose needs in culture and both technologies are met; 10 prestige go with each age.",
    switches: ['revert_check'],
  },
  122: {
    question: 'What does one keep after falling back?',
    decision:
      'Land, people, scores, tokens and monuments. Chances, prices, limits, kinds of settlement and what can be gathered follow the age.',
  },
  123: {
    question: 'What does an age bring that is reached again?',
    decision: 'It is paid for again and brings only the 10 prestige.',
    switches: ['readvance'],
  },
} satisfies RulingTexts

export const AGE_SWITCHES = {
  age_wait_end: {
    question: 'An age could be declared for 3 turns and was not: what then?',
    why: 'The book allows waiting up to 3 turns and does not say what comes after.',
    values: {
      forced: 'The age comes by itself.',
      lapse: 'The chance is gone until the needs are met again.',
      free: 'Nothing: it may be declared at any time.',
    },
  },
  age_culture: {
    question: "Does the royal house's culture count towards an age?",
    why: 'The book asks for culture points and has two kinds of them.',
    values: {
      effective: "Yes: stored culture and the house's together. A ruler's death may cost an age.",
      stored: 'No: only stored culture.',
    },
  },
  revert_check: {
    question: 'When does a civilisation fall back an age?',
    why: 'The book names the cause and not the moment.',
    values: {
      phase9: 'At the end of its turn: phase 7 can still make good what is missing.',
      immediate: 'As soon as a figure is too low.',
    },
  },
  readvance: {
    question: 'What does an age bring that was lost and is reached again?',
    why: 'The book gives its gifts for every new age and is silent on coming back.',
    values: {
      prestige_only: 'Only the 10 prestige.',
      full: 'Everything, as the first time.',
      none: 'Nothing.',
    },
  },
} satisfies Partial<SwitchTexts>
