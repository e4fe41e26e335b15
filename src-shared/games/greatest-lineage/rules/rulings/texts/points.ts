import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const POINTS_RULINGS = {
  31: {
    question: 'Are tokens counted together or kind by kind?',
    decision: 'Together: every 5 tokens of any kind bring 3 points.',
    switches: ['points_tokens'],
  },
  32: { question: 'Does prestige below 0 cost points?', decision: 'No, it brings none.' },
  33: { question: 'Are points lost that are not spent?', decision: 'No, they are kept.', switches: ['points_carry_over'] },
} satisfies RulingTexts

export const POINTS_SWITCHES = {
  points_tokens: {
    question: 'How are tokens counted for points?',
    why: 'The book gives 3 points for every 5 tokens and does not say whether of one kind.',
    values: {
      pooled: 'All together: 4 food and 6 wood make 10 tokens and 6 points.',
      per_kind: 'Each kind for itself: 4 food and 6 wood make 3 points.',
    },
  },
  points_carry_over: {
    question: 'May points be kept for a later turn?',
    why: 'The book speaks of spending points earned earlier in the turn and never says that the rest is lost.',
    values: { true: 'Yes: what is not spent stays.', false: 'No: what is not spent in phase 7 is lost.' },
  },
} satisfies Partial<SwitchTexts>
