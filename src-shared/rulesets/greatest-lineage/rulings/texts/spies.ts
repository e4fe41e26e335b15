import type { RulingTexts } from './rulingText.ts'

export const SPY_RULINGS = {
  89: {
    question: 'Are 2 and 1 in 100 a stock or a number for each turn?',
    decision:
      'A stock, those in training and at work included, of all people but warriors, rounded down; tested, like culture, when training starts.',
  },
  90: {
    question: 'May several batches train at once?',
    decision: 'One of spies (1 or 2) and one assassin. They are ready after 2 and 3 turns; every further turn held back adds 5.',
    switches: ['parallel_batches'],
  },
  91: {
    question: 'Who rolls to uncover agents, and how often?',
    decision:
      "After each player's writing every other player rolls two dice, for spies and assassins, even if nothing was written. The target's roll goes for all agents against them.",
    switches: ['detect_roll'],
  },
  92: {
    question: 'Does a mission end with its first success?',
    decision: 'Theft does. Learning plans goes on every turn until it fails, is uncovered or called back.',
    switches: ['intel_repeats'],
  },
  93: {
    question: 'How long do learnt plans help?',
    decision:
      "5 for oneself and 5 off for the target in battles between the two, until the target's next phase 5; several spies do not add up.",
    switches: ['intel_stacks'],
  },
  94: { question: 'What if there is less to steal?', decision: 'What there is, up to 10 or 5. Each spy rolls alone.' },
} satisfies RulingTexts
