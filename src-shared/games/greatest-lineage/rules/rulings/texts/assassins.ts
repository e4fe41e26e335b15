import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const ASSASSIN_RULINGS = {
  95: {
    question: 'Does the limit of 50 hold before or after the method?',
    decision: 'Before: training gives 30 to 50, then poison takes 15 off and melee adds 30. With help it is 80 outright.',
    switches: ['asn_cap'],
  },
  96: { question: 'What happens to an assassin the target uncovers?', decision: 'Death, before any other player decides.' },
  97: {
    question: 'May a player who learns of a plot both fight and help it?',
    decision: 'One of three: ignore it, send a ready assassin against it (50 kills it, else the own one dies), or help.',
  },
  98: { question: 'How much harder is poison to uncover?', decision: 'Under 15 instead of under 25; melee under 40.' },
  99: {
    question: 'What becomes of an assassin who fails?',
    decision: 'Dead on 50 or less, 20 with poison, 75 in melee; else home unharmed, the mission over.',
  },
  100: {
    question: "When in the target's turn is the attempt made?",
    decision: 'First thing in phase 5, spies before assassins. If the target is gone already, the agent comes home.',
  },
} satisfies RulingTexts

export const ASSASSIN_SWITCHES = {
  asn_cap: {
    question: 'What does the limit of 50 on an assassin hold for?',
    why: 'The book limits the chance to 50 and lets melee add 30 to it.',
    values: {
      training: 'For what training gives; the method changes it afterwards, up to 80 in melee.',
      total: 'For the chance with the method in it: no method brings more than 50.',
    },
  },
} satisfies Partial<SwitchTexts>
