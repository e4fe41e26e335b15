import type { RulingTexts } from './rulingText.ts'

export const TREATY_RULINGS = {
  81: {
    question: 'Does the program enforce treaties?',
    decision:
      'Transfers, alliances, the end of a war and dated payments, yes, as far as there is something to pay; all else is written down for the table.',
  },
} satisfies RulingTexts
