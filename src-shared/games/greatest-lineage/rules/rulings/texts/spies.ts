import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SPY_RULINGS = {
  89: {
    question: 'Are 2% and 1% a stock or a number for each turn?',
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

export const SPY_SWITCHES = {
  parallel_batches: {
    question: 'May several groups of agents train at the same time?',
    why: 'The book gives the size of a group and the turns it takes, and no number of groups.',
    values: {
      false: 'No: one group of spies and one assassin at a time.',
      true: 'Yes, as many as there are places for agents.',
    },
  },
  detect_roll: {
    question: 'How often does a target roll to uncover agents?',
    why: 'The book has the other players roll after each writing, and several agents may have been written.',
    values: {
      per_entry: 'Once for all spies and once for all assassins that were set on it.',
      per_agent: 'Once for each agent that was set on it.',
    },
  },
  intel_repeats: {
    question: 'A spy has learnt the plans of a target: does the mission go on?',
    why: 'The book ends missions with their success and speaks of such a spy helping turn after turn.',
    values: {
      true: 'Yes, tested every turn, until it fails, is uncovered or is called back.',
      false: 'No: it ends with its first success, like a theft.',
    },
  },
  intel_stacks: {
    question: 'Several spies have learnt plans of the same target: do their bonuses add up?',
    why: 'The book gives 5 for one success and is silent about the second.',
    values: { false: 'No: 5 and no more.', true: 'Yes: 5 for each of them.' },
  },
} satisfies Partial<SwitchTexts>
