import type { RulingTexts } from './rulingText.ts'

export const END_RULINGS = {
  42: {
    question: 'Must a path be free of creatures to have run out?',
    decision: 'No, only of markers. Creatures that are left count for nothing.',
  },
} satisfies RulingTexts

export const SCORE_RULINGS = {
  43: {
    question: 'Which Spells of Support score?',
    decision: 'All that a player still owns, in hand, draw pile or discard pile. Those in the box do not.',
  },
  44: { question: 'Can a score fall below 0?', decision: 'Yes, there is no lowest score.' },
} satisfies RulingTexts
